import type { DeckProblemCode, DeckProblemData } from '../problem.js';

/** The texts of one language for every problem; a code without a text does not compile. */
export interface ProblemTexts {
  /** The words before the number of a deck and of a line. */
  readonly place: { readonly deck: string; readonly line: string };
  readonly of: { readonly [Code in DeckProblemCode]: (data: DeckProblemData[Code]) => string };
}

/** The plural s, for languages that add one after any number except one. */
export const plural = (count: number): string => (count === 1 ? '' : 's');

export const withSign = (change: number): string => (change > 0 ? `+${change}` : String(change));

/** "deck 1 (2), deck 3 (1)" */
export const joinDecks = (
  decks: DeckProblemData['trilogy/leader-repeated']['decks'],
  word: string,
): string => decks.map(({ deck, count }) => `${word} ${deck} (${count})`).join(', ');
