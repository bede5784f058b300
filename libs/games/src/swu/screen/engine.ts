import { type Catalogue, catalogueInForce, findCatalogue, knownCatalogue } from '#cards';
import type { ScreenSetup, ScreenTerms } from '#game';
import { type CardBook, createEngine, digestOf, type Engine, type Setup } from '#rules';

/** One side's deck as the engine takes it: card ids, one for each physical card, reprints resolved. */
export interface SwuDeck {
  readonly leaders: readonly string[];
  readonly base: string;
  readonly deck: readonly string[];
}

const engines = new WeakMap<CardBook, Engine>();

/** The engine with the cards of a book. */
export const engineWith = (book: CardBook): Engine => {
  const engine = engines.get(book) ?? createEngine(book);
  engines.set(book, engine);
  return engine;
};

/** The engine with the cards that everything new begins with. */
export const rulesEngine = (): Engine => engineWith(catalogueInForce().book);

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

const cardsIn = (game: Pick<Dealt, 'setups'>): readonly string[] =>
  decksOf(game).flatMap(({ leaders, base, deck }) => [...leaders, base, ...deck]);

const isIn = ({ cards }: CardBook, ids: readonly string[]): boolean =>
  ids.every((id) => cards.has(id));

/** What stands in the place of a digest where the engine does not know all cards: no game is dealt by it. */
const UNKNOWN = 'unknown';

/** Engines by the digest that games pin, as long as the same cards are known. */
let found: { readonly known: Catalogue; readonly byDigest: Map<string, Engine> } | null = null;

/**
 * The engine of a game with these cards whose stream pins that digest of them: the one that it was dealt by, whatever bundles have come and gone
 * since. Where no cards that are known have that digest, the game is played again with all there are; whether it leads there its hashes say.
 */
export const engineOfCards = (ids: readonly string[], digest: string): Engine => {
  const known = knownCatalogue();
  if (found?.known !== known) found = { known, byDigest: new Map() };
  const before = found.byDigest.get(digest);
  if (before) return before;
  const pinned = findCatalogue(({ book }) => isIn(book, ids) && digestOf(book, ids) === digest);
  const engine = engineWith((pinned ?? known).book);
  found.byDigest.set(digest, engine);
  return engine;
};

/** The same by what a game was dealt from; one that is dealt now goes by what is in force, unless its terms say otherwise. */
export const engineOf = ({ setups, terms }: Dealt): Engine => {
  const { cards } = (terms ?? {}) as Partial<SwuTerms>;
  return cards === undefined ? rulesEngine() : engineOfCards(cardsIn({ setups }), cards);
};

/** Digest of all that an engine knows of the cards in these decks and of the tokens; other cards change nothing about it. */
export const cardsDigest = (
  game: Pick<Dealt, 'setups'>,
  { book }: Pick<Engine, 'book'> = rulesEngine(),
): string => {
  const ids = cardsIn(game);
  return isIn(book, ids) ? digestOf(book, ids) : UNKNOWN;
};

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
