import { capital, type Language, type Phrase, say } from '../text/language.js';
import type { Deed } from './deed.js';
import type { BotReason } from './levels.js';

const withSign = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

const DEEDS: Readonly<Record<Deed['does'], Phrase>> = {
  play: 'Plays {c}',
  attack: 'Attacks with {c}',
  attacks: 'Attacks {c}',
  use: 'Uses {c}',
  choose: 'Chooses {c}',
  first: 'Resolves {c} first',
  'take-initiative': 'Takes the initiative',
  pass: 'Passes',
};

/** The name of a card in this language, by printed id. */
type CardName = (card: string) => string;

const deedText = (l: Language, { does, card }: Deed, nameOf: CardName): string =>
  say(l, DEEDS[does], { c: card === undefined ? '' : nameOf(card) });

function causeText(l: Language, reason: BotReason, nameOf: CardName): string {
  switch (reason.why) {
    case 'only-choice':
      return say(l, 'it had no other choice.');
    case 'rule-of-thumb':
      return say(l, 'it follows a rule of thumb.');
    case 'wins':
      return say(l, 'this wins the game.');
    case 'guards-base':
      return say(l, 'without this its base could fall to the next attack.');
    case 'best-board':
      return say(l, 'of all it could do now this improves the board most ({gain} points).', {
        gain: withSign(reason.gain),
      });
    case 'best-odds': {
      const { passes, chance, next, instead } = reason;
      if (next === null)
        return say(l, 'it wins {chance} % of {passes} continuations.', { passes, chance });
      const numbers = { passes, chance, next };
      return instead
        ? say(l, 'it wins {chance} % of {passes} continuations; “{t}” would win {next} %.', {
            ...numbers,
            t: deedText(l, instead, nameOf),
          })
        : say(l, 'it wins {chance} % of {passes} continuations; the next best {next} %.', numbers);
    }
  }
}

/** One line for people: what the bot did, with which card, and why. */
export function botReasonText(l: Language, reason: BotReason, nameOf: CardName): string {
  const cause = causeText(l, reason, nameOf);
  return reason.did
    ? say(l, '{deed}: {cause}', { deed: deedText(l, reason.did, nameOf), cause })
    : capital(cause);
}
