import type { CardContent } from '../content.js';
import type { LegalityEntry } from '../legality/legality-entry.js';

const keyOfEntry = (entry: LegalityEntry): string =>
  [entry.pool, entry.kind, entry.kind === 'set' ? entry.set : entry.card, entry.from].join(' ');

/** Rows of `over` replace rows of `under` with the same key, and new ones are appended. */
const overlayRows = <T>(
  over: readonly T[],
  under: readonly T[],
  keyOf: (row: T) => string,
): T[] => {
  const rows = new Map(under.map((row) => [keyOf(row), row]));
  for (const row of over) rows.set(keyOf(row), row);
  return [...rows.values()];
};

/**
 * The content with `over` layered over `under`: its rows replace those with the same key,
 * everything else is unchanged.
 */
const layOver = (under: CardContent, over: CardContent): CardContent => ({
  sets: overlayRows(over.sets, under.sets, ({ code }) => code),
  facts: overlayRows(over.facts, under.facts, ({ id }) => id),
  reprints: { ...under.reprints, ...over.reprints },
  printings: { ...under.printings, ...over.printings },
  behaviours: overlayRows(over.behaviours, under.behaviours, ({ id }) => id),
  legality: overlayRows(over.legality, under.legality, keyOfEntry),
});

/** Layers contents over the built-in one, in the order in which they were installed. */
export const composeContent = (base: CardContent, contents: readonly CardContent[]): CardContent =>
  contents.reduce(layOver, base);
