import type { FirstMove, ScreenChoice } from '#game';
import { textOf, type TextKey } from './texts.js';

/** A move that the newcomer of a first game is to choose, with the sentence shown before it. */
export const you = (option: ScreenChoice, says: TextKey): FirstMove => ({
  seat: 0,
  option,
  says: textOf(says),
});

/** A move that the bot makes in a first game. */
export const bot = (option: ScreenChoice): FirstMove => ({ seat: 1, option, says: null });
