import {
  cardsOfDecks,
  type Catalogue,
  catalogueInForce,
  deckDigest,
  findCatalogue,
  hasAllCards,
  knownCatalogue,
} from '#cards';
import type { ScreenSetup, ScreenTerms } from '#game';
import {
  type CardBook,
  createEngine,
  type DealTerms,
  digestOf,
  type Engine,
  type SeatSetup,
  type Setup,
} from '#rules';

const engines = new WeakMap<CardBook, Engine>();

/** The engine that uses the cards of a book. */
export const engineWith = (book: CardBook): Engine => {
  const engine = engines.get(book) ?? createEngine(book);
  engines.set(book, engine);
  return engine;
};

/** The engine with the cards that new games use. */
export const rulesEngine = (): Engine => engineWith(catalogueInForce().book);

/** What the engine deals a game from, the first time or in a replay. */
export interface Dealt {
  /** By seat. */
  readonly setups: readonly ScreenSetup[];
  /** Null: dealt as new games are now. */
  readonly terms: ScreenTerms | null;
}

/** The decks of a game, by seat. */
export const decksOf = ({ setups }: Pick<Dealt, 'setups'>): readonly SeatSetup[] =>
  setups as unknown as readonly SeatSetup[];

/** Decks in the form of setups for a game on screen. */
export const setupsOf = (decks: readonly SeatSetup[]): readonly ScreenSetup[] =>
  decks.map((deck) => ({ ...deck }));

/** Engines by the digest that games pin; valid as long as the known cards stay the same. */
let found: { readonly known: Catalogue; readonly byDigest: Map<string, Engine> } | null = null;

/**
 * The engine for a game with these cards whose stream pins that digest: the engine that it was
 * dealt by, whatever bundles have been added or removed since. If no known cards have that digest,
 * the game is replayed with all known cards; its hashes show whether the result is the same.
 */
export const engineOfCards = (ids: readonly string[], digest: string): Engine => {
  const known = knownCatalogue();
  if (found?.known !== known) found = { known, byDigest: new Map() };
  const before = found.byDigest.get(digest);
  if (before) return before;
  const pinned = findCatalogue(
    ({ book }) => hasAllCards(book, ids) && digestOf(book, ids) === digest,
  );
  const engine = engineWith((pinned ?? known).book);
  found.byDigest.set(digest, engine);
  return engine;
};

/**
 * The engine for a game from what it was dealt from; a new game uses the cards in force unless its
 * terms say otherwise.
 */
export const engineOf = ({ setups, terms }: Dealt): Engine => {
  const { cards } = (terms ?? {}) as Partial<DealTerms>;
  return cards === undefined
    ? rulesEngine()
    : engineOfCards(cardsOfDecks(decksOf({ setups })), cards);
};

/** Digest of everything that an engine knows about the cards in the decks of a game. */
export const cardsDigest = (
  game: Pick<Dealt, 'setups'>,
  { book }: Pick<Engine, 'book'> = rulesEngine(),
): string => deckDigest(book, decksOf(game));

/** The setup that the engine deals a game from; three or four decks make a Twin Suns game. */
export const setupOf = ({ setups, terms }: Dealt): Setup => {
  const { discreet = true, chooser } = (terms ?? {}) as Partial<DealTerms>;
  return {
    players: [...decksOf({ setups })],
    ...(setups.length > 2 && { twinSuns: true as const }),
    ...(discreet ? {} : { formerQuestions: true as const }),
    ...(chooser !== undefined && { chooser }),
  };
};
