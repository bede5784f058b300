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

/** The engine with the cards of a book. */
export const engineWith = (book: CardBook): Engine => {
  const engine = engines.get(book) ?? createEngine(book);
  engines.set(book, engine);
  return engine;
};

/** The engine with the cards that everything new begins with. */
export const rulesEngine = (): Engine => engineWith(catalogueInForce().book);

/** What the engine deals a game from, the first time or again. */
export interface Dealt {
  /** By seat. */
  readonly setups: readonly ScreenSetup[];
  /** Null: as every game is dealt now. */
  readonly terms: ScreenTerms | null;
}

/** The decks of a game, by seat. */
export const decksOf = ({ setups }: Pick<Dealt, 'setups'>): readonly SeatSetup[] =>
  setups as unknown as readonly SeatSetup[];

/** Decks as players bring them to a game on screen. */
export const setupsOf = (decks: readonly SeatSetup[]): readonly ScreenSetup[] =>
  decks.map((deck) => ({ ...deck }));

/** Engines by the digest that games pin, as long as the same cards are known. */
let found: { readonly known: Catalogue; readonly byDigest: Map<string, Engine> } | null = null;

/**
 * The engine of a game with these cards whose stream pins that digest of them: the one that it was
 * dealt by, whatever bundles have come and gone since. Where no cards that are known have that
 * digest, the game is played again with all there are; whether it leads there its hashes say.
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
 * The same by what a game was dealt from; one that is dealt now
 * goes by what is in force, unless its terms say otherwise.
 */
export const engineOf = ({ setups, terms }: Dealt): Engine => {
  const { cards } = (terms ?? {}) as Partial<DealTerms>;
  return cards === undefined
    ? rulesEngine()
    : engineOfCards(cardsOfDecks(decksOf({ setups })), cards);
};

/** Digest of all that an engine knows of the cards in the decks of a game. */
export const cardsDigest = (
  game: Pick<Dealt, 'setups'>,
  { book }: Pick<Engine, 'book'> = rulesEngine(),
): string => deckDigest(book, decksOf(game));

/** The setup from which the engine deals a game; three or four decks: a game of Twin Suns. */
export const setupOf = ({ setups, terms }: Dealt): Setup => {
  const { discreet = true, chooser } = (terms ?? {}) as Partial<DealTerms>;
  return {
    players: [...decksOf({ setups })],
    ...(setups.length > 2 && { twinSuns: true as const }),
    ...(discreet ? {} : { formerQuestions: true as const }),
    ...(chooser !== undefined && { chooser }),
  };
};
