import { playableBook } from '#cards';
import type { ScreenSetup, ScreenTerms } from '#game';
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

/** What a game was dealt under, and what judged it then. */
export interface SwuTerms extends ScreenTerms {
  readonly engine: string;
  readonly cards: string;
  /** Whether its questions tell nothing of hidden cards, as in every game that is dealt now. */
  readonly discreet: boolean;
  /** The seat that says who has the initiative first; left out where chance says so. */
  readonly chooser?: number;
}

/** What the engine deals a game from, the first time or again. */
export interface Dealt {
  /** By seat. */
  readonly setups: readonly ScreenSetup[];
  /** Null: as every game is dealt now. */
  readonly terms: ScreenTerms | null;
}

/** The decks of a game, by seat. */
export const decksOf = ({ setups }: Pick<Dealt, 'setups'>): readonly SwuDeck[] =>
  setups as unknown as readonly SwuDeck[];

/** Decks as players bring them to a game on screen. */
export const setupsOf = (decks: readonly SwuDeck[]): readonly ScreenSetup[] =>
  decks.map((deck) => ({ ...deck }));

/** Digest of all that the engine knows of the cards in these decks and of the tokens; other cards change nothing about it. */
export const cardsDigest = (game: Pick<Dealt, 'setups'>): string =>
  digestOf(
    rulesEngine().book,
    decksOf(game).flatMap(({ leaders, base, deck }) => [...leaders, base, ...deck]),
  );

/** The setup from which the engine deals a game; three or four decks: a game of Twin Suns. */
export const setupOf = ({ setups, terms }: Dealt): Setup => {
  const { discreet = true, chooser } = (terms ?? {}) as Partial<SwuTerms>;
  return {
    players: decksOf({ setups }).map(({ leaders, base, deck }) => ({
      leaders: [...leaders],
      base,
      deck: [...deck],
    })),
    ...(setups.length > 2 && { twinSuns: true as const }),
    ...(discreet ? {} : { formerQuestions: true as const }),
    ...(chooser !== undefined && { chooser }),
  };
};

/** In the seed of a prepared game: what follows tells games apart that are dealt alike, and has no part in the deal. */
export const DEALT_ALIKE = '#';
export const dealingSeed = (seed: string): string => seed.split(DEALT_ALIKE)[0] ?? seed;
