import type { TableDecision } from '#contracts';
import type { Hands } from './hands.js';

/**
 * The number that stands for an option among those shown as buttons: the number that it says itself, else
 * its place from 1. Null where digits stand for cards of the board instead.
 */
export const numberOf = (
  { aimed, places }: Pick<Hands, 'aimed' | 'places'>,
  { options }: TableDecision,
  shown: readonly number[],
  index: number,
): number | null => {
  const ofCards = options.some(({ card }) => card !== undefined && places.has(card));
  if (ofCards && aimed === null) return null;
  const said = options[index]?.['n'];
  return options[index]?.o === 'number' && typeof said === 'number'
    ? said
    : shown.indexOf(index) + 1;
};

/** What digits come to among numbered buttons. */
export interface Typed {
  /** The digits that go on being typed. */
  readonly digits: string;
  /** Which number they are, by its place. */
  readonly at: number;
  /** No longer number begins with them, so that they answer. */
  readonly answers: boolean;
}

/** One more digit; what it cannot go on with begins anew. Null where no number begins so. */
export const typeDigit = (
  numbers: readonly number[],
  before: string,
  digit: string,
): Typed | null => {
  const words = numbers.map(String);
  for (const digits of [before + digit, digit]) {
    const at = words.indexOf(digits);
    const longer = words.some((word) => word !== digits && word.startsWith(digits));
    if (at >= 0) return { digits: longer ? digits : '', at, answers: !longer };
    if (longer)
      return { digits, at: words.findIndex((word) => word.startsWith(digits)), answers: false };
  }
  return null;
};
