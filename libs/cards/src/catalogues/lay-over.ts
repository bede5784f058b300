import type { CardContent } from '../content.js';
import type { LegalityEntry } from '../legality/legality-entry.js';

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

/**
 * What is known with `over` laid over `under`: a row of the one takes the
 * place of the other's, and what it does not speak of stays as it was.
 */
const layOver = (under: CardContent, over: CardContent): CardContent => ({
  sets: overlayRows(over.sets, under.sets, ({ code }) => code),
  facts: overlayRows(over.facts, under.facts, ({ id }) => id),
  reprints: { ...under.reprints, ...over.reprints },
  printings: { ...under.printings, ...over.printings },
  behaviours: overlayRows(over.behaviours, under.behaviours, ({ id }) => id),
  legality: overlayRows(over.legality, under.legality, keyOfEntry),
});

/** Lays contents over what is built in, in the order in which they were taken up. */
export const composeContent = (base: CardContent, contents: readonly CardContent[]): CardContent =>
  contents.reduce(layOver, base);
