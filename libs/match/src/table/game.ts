import { digestOfDecks, setupOfDecks } from '#games';
import type { Outcome, Setup } from '#rules';
import type { Reporter } from '../place.js';
import type { GameRecord } from './state.js';

/** Digest of all that the engine knows of the cards in these decks and of the tokens; other cards change nothing about it. */
export const cardsDigest = ({ a, b, others = [] }: Pick<Decks, 'a' | 'b' | 'others'>): string =>
  digestOfDecks([a, b, ...others]);

export type Decks = Pick<GameRecord, 'a' | 'b'> &
  Partial<Pick<GameRecord, 'others' | 'discreet' | 'chooser'>>;

/** The setup from which the engine deals a game, the first time or again. */
export const setupOf = ({ a, b, others = [], discreet = false, chooser = null }: Decks): Setup =>
  setupOfDecks([a, b, ...others], {
    discreet,
    chooser: chooser === null ? null : chooser === 'a' ? 0 : 1,
  });

export const winnerOfGame = (outcome: Outcome): Reporter | 'draw' => {
  const [first, ...more] = outcome.winners;
  if (first === undefined || more.length > 0) return 'draw';
  return first === 0 ? 'a' : 'b';
};
