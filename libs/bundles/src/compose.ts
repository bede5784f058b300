import { bookOf } from '#cards';
import type { LegalityEntry } from '#formats';
import type { CardBook } from '#rules';
import type { BundleContent } from './content.js';

const keyOfEntry = (entry: LegalityEntry): string =>
  [entry.pool, entry.kind, entry.kind === 'set' ? entry.set : entry.card, entry.from].join(' ');

/** Rows of the later take the place of rows of the earlier with the same key, and new ones follow. */
const overlayRows = <T>(
  over: readonly T[],
  under: readonly T[],
  keyOf: (row: T) => string,
): T[] => {
  const rows = new Map(under.map((row) => [keyOf(row), row]));
  for (const row of over) rows.set(keyOf(row), row);
  return [...rows.values()];
};

const layOver = (under: BundleContent, over: BundleContent): BundleContent => ({
  sets: overlayRows(over.sets, under.sets, ({ code }) => code),
  facts: overlayRows(over.facts, under.facts, ({ id }) => id),
  reprints: { ...under.reprints, ...over.reprints },
  printings: { ...under.printings, ...over.printings },
  behaviours: overlayRows(over.behaviours, under.behaviours, ({ id }) => id),
  legality: overlayRows(over.legality, under.legality, keyOfEntry),
});

/** What is known with some bundles taken up, and the cards as an engine takes them. */
export interface Composed {
  readonly content: BundleContent;
  readonly book: CardBook;
}

/**
 * Lays bundles over what is built in, in the order in which they were taken up: a later row takes the place of an earlier one. What nobody speaks
 * of stays as it was, so the digest of a game without such cards stays too.
 */
export const composeBook = (
  builtIn: BundleContent,
  bundles: readonly { readonly content: BundleContent }[],
): Composed => {
  const content = bundles.reduce((under, { content: over }) => layOver(under, over), builtIn);
  const { facts, reprints, behaviours } = content;
  const cards = facts.filter(({ id }) => !Object.hasOwn(reprints, id));
  return { content, book: bookOf(cards, behaviours) };
};
