import type { MultiplayerTable, TableClaim, TablePlace, TournamentEvents } from './events.js';
import { samePlaces } from './pairing/multiplayer.js';
import { isSameRound } from './round-key.js';

/** A table of three or four, with its places once they are settled. */
export interface SharedTable extends MultiplayerTable {
  readonly places: readonly TablePlace[] | null;
  /** The claims of its players, one each; absent before the first. */
  readonly claims?: readonly TableClaim[];
  /** Extra time beyond the round's; absent: none. */
  readonly extensionSeconds?: number;
}

interface SharedRound {
  readonly phase: number;
  readonly round: number;
  readonly multiplayer?: readonly SharedTable[];
}

/**
 * The status of a table of three or four: reported once a player has claimed a result, disputed
 * while two claims differ, and completed by its places.
 */
export const sharedTableStatus = ({
  places,
  claims = [],
}: Pick<SharedTable, 'places' | 'claims'>): 'open' | 'reported' | 'disputed' | 'completed' => {
  if (places !== null) return 'completed';
  const [first, ...others] = claims;
  if (first === undefined) return 'open';
  return others.every(({ places: other }) => samePlaces(first.places, other))
    ? 'reported'
    : 'disputed';
};

/** The claims of a table with one more; a player's later claim replaces the earlier. */
export const withClaim = (
  claims: readonly TableClaim[] | undefined,
  { playerId, places }: TableClaim,
): readonly TableClaim[] => [
  ...(claims ?? []).filter((each) => each.playerId !== playerId),
  { playerId, places },
];

/**
 * The tables of three and four of a round without settled places. Tables of two are settled in
 * their matches.
 */
export const openSharedTables = ({
  multiplayer = [],
}: Pick<SharedRound, 'multiplayer'>): readonly number[] =>
  multiplayer.filter(({ places }) => places === null).map(({ table }) => table);

const atTable = <Round extends SharedRound>(
  rounds: readonly Round[],
  at: { readonly phase: number; readonly round: number; readonly table: number },
  next: (table: SharedTable) => Partial<SharedTable>,
): readonly Round[] =>
  rounds.map((each) =>
    isSameRound(each, at) && each.multiplayer
      ? {
          ...each,
          multiplayer: each.multiplayer.map((table) =>
            table.table === at.table ? { ...table, ...next(table) } : table,
          ),
        }
      : each,
  );

/** The rounds after a player has claimed the result of their table. */
export const claimedAtTable = <Round extends SharedRound>(
  rounds: readonly Round[],
  data: TournamentEvents['TableResultClaimed'],
): readonly Round[] => atTable(rounds, data, ({ claims }) => ({ claims: withClaim(claims, data) }));

/** The rounds after the result of a table is settled. */
export const settledAtTable = <Round extends SharedRound>(
  rounds: readonly Round[],
  data: TournamentEvents['TableResultRecorded'],
): readonly Round[] => atTable(rounds, data, () => ({ places: data.places }));

/** The rounds after a table got extra time. */
export const extendedTable = <Round extends SharedRound>(
  rounds: readonly Round[],
  data: TournamentEvents['SharedTableExtended'],
): readonly Round[] =>
  atTable(rounds, data, ({ extensionSeconds = 0 }) => ({
    extensionSeconds: extensionSeconds + data.seconds,
  }));
