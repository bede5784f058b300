import type { CommandPayload } from '#contracts';
import type { RoundState, TableAssignment } from '#tournament';

export interface RoundEdit {
  readonly voidedMatches: readonly string[];
  readonly tables: readonly TableAssignment[];
  readonly byes: readonly string[];
}

/**
 * What an edit by hand means for the standing round: tables of anyone who is moved are void, byes of those
 * who are not mentioned stay, a new table without a number takes one that became free, else the next.
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
