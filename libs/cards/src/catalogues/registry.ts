import type { CardContent } from '../content.js';
import { setKnownCards } from '../facts/catalogue.js';
import { builtInContent } from './built-in.js';
import { Catalogue } from './catalogue.js';
import { composeContent } from './lay-over.js';

/**
 * The bundles that a process knows. A catalogue follows from
 * the digests of its bundles alone, whatever else is known.
 */
export interface CardStock {
  /** What lies under all of them, where it is not all that is built in; left out: what lay there before. */
  readonly base?: CardContent;
  /** Those in force and all that were: what began with one goes on with it. */
  readonly bundles: readonly { readonly digest: string; readonly content: CardContent }[];
  /** Digests of those with which everything new begins, the first to lie at the bottom. */
  readonly inForce: readonly string[];
  /** What was in force before, the latest first. */
  readonly former: readonly (readonly string[])[];
}

/** Catalogues that are kept put together; others are made again. */
const MOST_KEPT = 12;

interface Stocked {
  readonly stock: CardStock;
  readonly base: CardContent;
  readonly contents: ReadonlyMap<string, CardContent>;
  readonly inForce: Catalogue;
  /** With every card of every bundle; where several speak of one, as it is in force. */
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
          // What is in force lies on top.
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

/** What the process knows of bundles from now on. */
export const stockBundles = (stock: CardStock): void => {
  stocked = putTogether(stock);
  setKnownCards(stocked.known.cards);
};

/** What was stocked last: for threads, which have to be told. */
export const stockOfBundles = (): CardStock => stockedNow().stock;

/** What everything new begins with. */
export const catalogueInForce = (): Catalogue => stockedNow().inForce;

/** Every card that anything here can be about. */
export const knownCatalogue = (): Catalogue => stockedNow().known;

/**
 * What something goes on with that began with these bundles;
 * one that this process does not know is passed over.
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
 * Of those that a running game may have begun with the likeliest that
 * fits; earlier ones are put together only where no later one does.
 */
export const findCatalogue = (fits: (catalogue: Catalogue) => boolean): Catalogue | undefined => {
  const { known, inForce, stock } = stockedNow();
  const present = [known, inForce].find(fits);
  if (present) return present;
  const former = stock.former.find((bundles) => fits(catalogueOf(bundles)));
  return former && catalogueOf(former);
};

/** Whether the engine can play a card, of whatever bundle it is. */
export const isPlayable = (id: string): boolean => knownCatalogue().isPlayable(id);
