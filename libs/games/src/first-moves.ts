import type { FirstMove, ScreenChoice } from '#game';
import { textOf, type TextKey } from './texts.js';

/** What the newcomer of a first game is to choose, and what is said before it. */
export const you = (option: ScreenChoice, says: TextKey): FirstMove => ({
  seat: 0,
  option,
  says: textOf(says),
});

/** What the bot of a first game does. */
export const bot = (option: ScreenChoice): FirstMove => ({ seat: 1, option, says: null });
