import type { CardContent, CardId } from '#cards';
import { canonical } from '#rules';

const rowsById = <T extends { readonly id: CardId }>(rows: readonly T[]): ReadonlyMap<CardId, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Ids of rows that differ from the former row of the same card. */
const changedRows = <T extends { readonly id: CardId }>(
  under: readonly T[],
  over: readonly T[],
): readonly CardId[] => {
  const before = rowsById(under);
  return over.flatMap((row) => {
    const known = before.get(row.id);
    return known !== undefined && canonical(known) !== canonical(row) ? [row.id] : [];
  });
};

const changedNumbers = (
  under: Readonly<Record<string, CardId>>,
  over: Readonly<Record<string, CardId>>,
): readonly CardId[] =>
  Object.entries(over).flatMap(([number, card]) =>
    Object.hasOwn(under, number) && under[number] !== card ? [number] : [],
  );

/**
 * The first card that `over` changes without listing it among its changes; null if there is none.
 */
export const unspokenChange = (under: CardContent, over: CardContent): CardId | null => {
  const spoken = new Set(over.changes);
  const newNumbers = Object.keys(over.reprints).filter(
    (id) => !Object.hasOwn(under.reprints, id) && under.facts.some((card) => card.id === id),
  );
  const changed = [
    ...changedRows(under.facts, over.facts),
    ...changedRows(under.behaviours, over.behaviours),
    ...changedNumbers(under.reprints, over.reprints),
    ...changedNumbers(under.printings, over.printings),
    ...newNumbers,
  ];
  return changed.find((id) => !spoken.has(id)) ?? null;
};
