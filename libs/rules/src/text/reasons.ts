/** Why something cannot be done, for the player who wants to do it. */
import type { Filter } from '../effects/nodes.js';
import type { ReasonCode } from '../explain/reasons.js';
import { type Language, type Phrase, say, sentence } from './language.js';
import { noun } from './nouns.js';

const REASONS: Readonly<Record<ReasonCode, Phrase>> = {
  'game-over': 'The game is over',
  waiting: 'It is {s}’s turn to decide',
  'other-question': 'Another question has to be answered first',
  'not-offered': 'It cannot be chosen now',
  'not-wanted': 'Only {w} can be chosen',
  'no-such-card': 'There is no such card',
  'not-yours': 'You do not control it',
  'not-in-hand': 'It is not in your hand, and nothing lets you play it from where it is',
  'no-smuggle': 'It is a resource and does not have Smuggle',
  'not-played': 'Leaders, bases and tokens are never played',
  'too-expensive': 'It costs {cost} and you can pay {purse}{parts}',
  named: '{c} names this card, so you cannot play it',
  forbidden: '{c} does not let you play it',
  'extra-cost': 'You cannot pay the additional cost of {c}',
  'nothing-to-bear-it': 'It can be attached only to {w}, and there is none',
  'not-a-unit': 'It is not a unit',
  exhausted: 'It is exhausted',
  'cannot-attack': 'Because of {c} it cannot attack',
  'must-attack-with': 'You must attack with {c}',
  'must-attack-base': 'It must attack a base',
  'nothing-to-attack': 'There is nothing that it can attack',
  'own-card': 'You control it yourself',
  'other-arena': 'It is in the other arena',
  guarded: '{c} has Sentinel and must be attacked first',
  hidden: 'It is Hidden: it cannot be attacked in the phase in which it entered play',
  'cannot-be-attacked': 'Because of {c} it cannot be attacked',
  'cannot-attack-units': 'Because of {c} it cannot attack units',
  'cannot-attack-bases': 'Because of {c} it cannot attack bases',
  'units-only': 'This attack can only be against a unit',
  'bases-only': 'This attack can only be against a base',
  'no-action': 'It has no action ability',
  blank: 'It has lost its abilities',
  'used-up': 'Its action has been used already',
  'action-cost': 'You cannot pay for its action',
  condition: 'The condition of its action does not hold',
};

/** The parts of a cost that differs from the printed one. */
const PENALTY: Phrase = ': {printed}, and {penalty} for missing aspects';
const CHANGED: Phrase = ' instead of {printed}';

export interface ReasonFacts {
  readonly code: ReasonCode;
  readonly numbers: Readonly<Record<string, number>>;
  readonly wanted: Filter | null;
  /** Names of the card that causes it and of the player who has to decide. */
  readonly card: string;
  readonly player: string;
}

/** One sentence. */
export function reasonText(
  l: Language,
  { code, numbers, wanted, card, player }: ReasonFacts,
): string {
  const { cost, printed, penalty = 0 } = numbers;
  const parts = penalty > 0 ? PENALTY : cost === printed ? null : CHANGED;
  return sentence(
    say(l, REASONS[code], {
      ...numbers,
      c: card,
      s: player,
      w: wanted ? noun(l, wanted) : '',
      parts: parts ? say(l, parts, numbers) : '',
    }),
  );
}
