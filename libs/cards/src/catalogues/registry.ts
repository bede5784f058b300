import type { CardContent } from '../content.js';
import { setKnownCards } from '../facts/catalogue.js';
import { builtInContent } from './built-in.js';
import { Catalogue } from './catalogue.js';
import { composeContent } from './lay-over.js';

/**
 * The bundles that a process knows. A catalogue depends only on the digests of its bundles,
 * whatever else is known.
 */
export interface CardStock {
  /**
   * The base below all bundles, if it is not the whole built-in content; omitted: the base used
   * before.
   */
  readonly base?: CardContent;
  /** The bundles in force and all former ones: what began with one goes on with it. */
  readonly bundles: readonly { readonly digest: string; readonly content: CardContent }[];
  /** Digests of the bundles with which everything new begins, the lowest layer first. */
  readonly inForce: readonly string[];
  /** What was in force earlier, the latest first. */
  readonly former: readonly (readonly string[])[];
}

/** The number of composed catalogues that are cached; others are composed again. */
const MOST_KEPT = 12;

interface Stocked {
  readonly stock: CardStock;
  readonly base: CardContent;
  readonly contents: ReadonlyMap<string, CardContent>;
  readonly inForce: Catalogue;
  /** Has every card of every bundle; if several bundles define a card, the one in force counts. */
  readonly known: Catalogue;
  readonly made: Map<string, Catalogue>;
}

const nothing: CardStock = { bundles: [], inForce: [], former: [] };
let stocked: Stocked | null = null;

const stockedNow = (): Stocked => (stocked ??= putTogether(nothing));

const putTogether = (stock: CardStock): Stocked => {
  const given = stock.base ?? stocked?.stock.base;
  const base = given ?? builtInContent();
  const contents = new Map(stock.bundles.map(({ digest, content }) => [digest, content]));
  const pick = (digests: readonly string[]) =>
    digests.flatMap((digest) => contents.get(digest) ?? []);
  const inForce = new Catalogue(stock.inForce, composeContent(base, pick(stock.inForce)));
  const others = stock.bundles.filter(({ digest }) => !stock.inForce.includes(digest));
  const known =
    others.length === 0
      ? inForce
      : new Catalogue(
          [],
          // What is in force is the top layer.
          composeContent(base, [...others.map(({ content }) => content), inForce.content]),
        );
  return {
    stock: { ...stock, ...(given && { base: given }) },
    base,
    contents,
    inForce,
    known,
    made: new Map([[stock.inForce.join(' '), inForce]]),
  };
};

/** Replaces the bundles that this process knows. */
export const stockBundles = (stock: CardStock): void => {
  stocked = putTogether(stock);
  setKnownCards(stocked.known.cards);
};

/** The current stock, to be passed on to threads. */
export const stockOfBundles = (): CardStock => stockedNow().stock;

/** The catalogue with which everything new begins. */
export const catalogueInForce = (): Catalogue => stockedNow().inForce;

/** The catalogue of every card that this process may have to deal with. */
export const knownCatalogue = (): Catalogue => stockedNow().known;

/**
 * The catalogue for something that began with these bundles; bundles that this process does not
 * know are skipped.
 */
export const catalogueOf = (bundles: readonly string[] = []): Catalogue => {
  const { made, base, contents } = stockedNow();
  const key = bundles.join(' ');
  const before = made.get(key);
  if (before) return before;
  const picked = bundles.flatMap((digest) => contents.get(digest) ?? []);
  const catalogue = new Catalogue(bundles, composeContent(base, picked));
  const [oldest] = made.keys();
  if (made.size >= MOST_KEPT && oldest !== undefined) made.delete(oldest);
  made.set(key, catalogue);
  return catalogue;
};

/**
 * The most likely catalogue that fits, of those that a running game may have begun with; earlier
 * ones are composed only if no later one fits.
 */
export const findCatalogue = (fits: (catalogue: Catalogue) => boolean): Catalogue | undefined => {
  const { known, inForce, stock } = stockedNow();
  const present = [known, inForce].find(fits);
  if (present) return present;
  const former = stock.former.find((bundles) => fits(catalogueOf(bundles)));
  return former && catalogueOf(former);
};

/** Whether the engine can play a card of any bundle. */
export const isPlayable = (id: string): boolean => knownCatalogue().isPlayable(id);
