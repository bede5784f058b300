import type { DeckProblemCode, DeckProblemData } from '../problem.js';

/** What one language says of every problem; a code without a text does not compile. */
export interface ProblemTexts {
  /** What stands before the number of a deck and of a line. */
  readonly place: { readonly deck: string; readonly line: string };
  readonly of: { readonly [Code in DeckProblemCode]: (data: DeckProblemData[Code]) => string };
}

/** The plural's letter in languages that add one after any number but one. */
export const plural = (count: number): string => (count === 1 ? '' : 's');

export const withSign = (change: number): string => (change > 0 ? `+${change}` : String(change));

/** "deck 1 (2), deck 3 (1)" */
export const joinDecks = (
  decks: DeckProblemData['trilogy/leader-repeated']['decks'],
  word: string,
): string => decks.map(({ deck, count }) => `${word} ${deck} (${count})`).join(', ');
