import type { CommandPayload } from '#contracts';
import type { RoundState, TableAssignment } from '#tournament';

export interface RoundEdit {
  readonly voidedMatches: readonly string[];
  readonly tables: readonly TableAssignment[];
  readonly byes: readonly string[];
}

/**
 * What an edit by hand does to the current round: the tables of everybody it moves are voided, the
 * other byes stay, and a new table without a number takes one that became free or the next one.
 */
export const editTables = (
  round: Pick<RoundState, 'tables' | 'byes'> | undefined,
  { tables, byes }: Pick<CommandPayload<'EditPairings'>, 'tables' | 'byes'>,
  matchIdFor: (index: number) => string,
): RoundEdit => {
  const standing = round?.tables ?? [];
  const moved = new Set([...tables.flatMap(({ a, b }) => [a, b]), ...byes]);
  const replaced = standing.filter((table) => moved.has(table.a) || moved.has(table.b));
  const keptByes = (round?.byes ?? [])
    .map((bye) => bye.playerId)
    .filter((playerId) => !moved.has(playerId));
  const taken = new Set([
    ...standing.filter((table) => !replaced.includes(table)).map((table) => table.table),
    ...tables.flatMap(({ table }) => table ?? []),
  ]);
  const free = replaced.map((table) => table.table).filter((number) => !taken.has(number));
  let next = Math.max(0, ...standing.map((table) => table.table), ...taken);
  const numbered = tables.map(({ a, b, table }, index) => ({
    matchId: matchIdFor(index),
    table: table ?? free.shift() ?? (next += 1),
    a,
    b,
    reasons: [{ code: 'by-hand', data: {} }],
  }));
  return {
    voidedMatches: replaced.map((table) => table.matchId),
    tables: numbered,
    byes: [...keptByes, ...byes],
  };
};
