import { type Language, say } from '../text/language.js';
import type { BotReason } from './levels.js';

const withSign = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

/** One line for people: why the bot did what it did. */
export function botReasonText(l: Language, reason: BotReason): string {
  switch (reason.why) {
    case 'only-choice':
      return say(l, 'It had no other choice.');
    case 'rule-of-thumb':
      return say(l, 'It follows a rule of thumb.');
    case 'wins':
      return say(l, 'This wins the game.');
    case 'guards-base':
      return say(l, 'Without this its base could fall to the next attack.');
    case 'best-board':
      return say(l, 'Of all it could do now this improves the board most ({gain} points).', {
        gain: withSign(reason.gain),
      });
    case 'best-odds': {
      const { passes, chance, next } = reason;
      return next === null
        ? say(l, 'It tried {passes} continuations: this wins {chance} %.', { passes, chance })
        : say(l, 'It tried {passes} continuations: this wins {chance} %; the next best {next} %.', {
            passes,
            chance,
            next,
          });
    }
  }
}
