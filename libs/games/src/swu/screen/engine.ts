import { playableBook } from '#cards';
import { createEngine, digestOf, type Engine, type Setup } from '#rules';

/** One side's deck as the engine takes it: card ids, one for each physical card, reprints resolved. */
export interface SwuDeck {
  readonly leaders: readonly string[];
  readonly base: string;
  readonly deck: readonly string[];
}

let engine: Engine | undefined;
/** The engine that judges every game on screen, with all cards that can be played. */
export const rulesEngine = (): Engine => (engine ??= createEngine(playableBook()));

/** Digest of all that the engine knows of the cards in these decks and of the tokens; other cards change nothing about it. */
export const digestOfDecks = (decks: readonly SwuDeck[]): string =>
  digestOf(
    rulesEngine().book,
    decks.flatMap(({ leaders, base, deck }) => [...leaders, base, ...deck]),
  );

export interface DealtBy {
  /** Whether its questions tell nothing of hidden cards, as in every game that is dealt now. */
  readonly discreet: boolean;
  /** The seat that says who has the initiative first; null where chance says so. */
  readonly chooser: number | null;
}

/** The setup from which the engine deals a game, the first time or again; three or four decks: a game of Twin Suns. */
export const setupOfDecks = (decks: readonly SwuDeck[], { discreet, chooser }: DealtBy): Setup => ({
  players: decks.map(({ leaders, base, deck }) => ({
    leaders: [...leaders],
    base,
    deck: [...deck],
  })),
  ...(decks.length > 2 && { twinSuns: true as const }),
  ...(discreet ? {} : { formerQuestions: true as const }),
  ...(chooser !== null && { chooser }),
});

/** In the seed of a prepared game: what follows tells games apart that are dealt alike, and has no part in the deal. */
export const DEALT_ALIKE = '#';
export const dealingSeed = (seed: string): string => seed.split(DEALT_ALIKE)[0] ?? seed;
