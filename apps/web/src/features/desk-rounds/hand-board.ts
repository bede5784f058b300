import type { CommandPayload, PairingsView } from '#contracts';

/** A round while it is rearranged; an empty seat is null. */
export interface HandBoard {
  readonly tables: readonly {
    readonly table: number;
    readonly seats: readonly [string | null, string | null];
  }[];
  readonly byes: readonly string[];
}

/**
 * Something that can be picked up and put down: a player, an empty seat at a table, the bye, or a
 * whole table by its number.
 */
export type Spot =
  | { readonly kind: 'player'; readonly playerId: string }
  | { readonly kind: 'seat'; readonly table: number; readonly side: 0 | 1 }
  | { readonly kind: 'bye' }
  | { readonly kind: 'table'; readonly table: number };

export type Edit = Pick<CommandPayload<'EditPairings'>, 'tables' | 'byes'>;
type RoundPairings = Pick<PairingsView, 'tables' | 'byes'>;

export const boardOf = ({ tables, byes }: RoundPairings): HandBoard => ({
  tables: tables
    .filter(({ status }) => status !== 'void')
    .map(({ table, a, b }) => ({ table, seats: [a.playerId, b.playerId] as const })),
  byes: byes.map(({ playerId }) => playerId),
});

const replacePlayers = (board: HandBoard, as: (playerId: string) => string | null): HandBoard => ({
  tables: board.tables.map(({ table, seats: [a, b] }) => ({
    table,
    seats: [a === null ? null : as(a), b === null ? null : as(b)],
  })),
  byes: board.byes.flatMap((playerId) => as(playerId) ?? []),
});

const exchangePlayers = (board: HandBoard, one: string, other: string): HandBoard =>
  replacePlayers(board, (playerId) =>
    playerId === one ? other : playerId === other ? one : playerId,
  );

const without = (board: HandBoard, gone: string): HandBoard =>
  replacePlayers(board, (playerId) => (playerId === gone ? null : playerId));

const seatedAt = (
  board: HandBoard,
  playerId: string,
  { table: at, side }: { readonly table: number; readonly side: 0 | 1 },
): HandBoard => ({
  ...without(board, playerId),
  tables: without(board, playerId).tables.map(({ table, seats: [a, b] }) => ({
    table,
    seats: table !== at ? [a, b] : side === 0 ? [playerId, b] : [a, playerId],
  })),
});

const exchangeNumbers = (board: HandBoard, one: number, other: number): HandBoard => ({
  ...board,
  tables: board.tables
    .map(({ table, seats }) => ({
      table: table === one ? other : table === other ? one : table,
      seats,
    }))
    .toSorted((first, second) => first.table - second.table),
});

/**
 * Puts what was picked up at `from` down on `to`: two players swap seats, a player moves to an
 * empty seat or the bye, two tables swap their numbers.
 */
export const placeOnBoard = (board: HandBoard, from: Spot, to: Spot): HandBoard => {
  if (from.kind === 'table' && to.kind === 'table')
    return exchangeNumbers(board, from.table, to.table);
  const [player, spot] = from.kind === 'player' ? [from, to] : [to, from];
  if (player.kind !== 'player') return board;
  if (spot.kind === 'player') return exchangePlayers(board, player.playerId, spot.playerId);
  if (spot.kind === 'seat') return seatedAt(board, player.playerId, spot);
  if (spot.kind === 'bye' && !board.byes.includes(player.playerId))
    return {
      ...without(board, player.playerId),
      byes: [...board.byes, player.playerId],
    };
  return board;
};

/**
 * Keeps players at their fixed tables: the table at which such a player now sits swaps its number
 * with the fixed one.
 */
export const keepFixedTables = (board: HandBoard, fixed: ReadonlyMap<string, number>): HandBoard =>
  [...fixed].reduce((before, [playerId, table]) => {
    const at = before.tables.find(({ seats }) => seats.includes(playerId));
    return at === undefined || at.table === table
      ? before
      : exchangeNumbers(before, at.table, table);
  }, board);

/** Adds an empty table with the lowest free number. */
export const withTable = (board: HandBoard): HandBoard => {
  const taken = new Set(board.tables.map(({ table }) => table));
  let free = 1;
  while (taken.has(free)) free += 1;
  return {
    ...board,
    tables: [...board.tables, { table: free, seats: [null, null] as const }].toSorted(
      (one, other) => one.table - other.table,
    ),
  };
};

/** Tables with a player but no opponent; the round cannot be saved with them. */
export const halfEmpty = (board: HandBoard): readonly number[] =>
  board.tables
    .filter(({ seats: [a, b] }) => (a === null) !== (b === null))
    .map(({ table }) => table);

/** The changed tables and the new byes; everything else stays as it is. null if nothing changed. */
export const editOf = (standing: RoundPairings, board: HandBoard): Edit | null => {
  const before = boardOf(standing);
  const same = ({ table, seats }: HandBoard['tables'][number]): boolean =>
    before.tables.some(
      (old) => old.table === table && old.seats.every((playerId) => seats.includes(playerId)),
    );
  const tables = board.tables.flatMap((at) => {
    const [a, b] = at.seats;
    return a === null || b === null || same(at) ? [] : [{ a, b, table: at.table }];
  });
  const byes = board.byes.filter((playerId) => !before.byes.includes(playerId));
  return tables.length === 0 && byes.length === 0 ? null : { tables, byes };
};

/** The edit that undoes the change, as long as nothing else has changed since. */
export const reverseOf = (standing: RoundPairings, board: HandBoard): Edit => {
  const before = boardOf(standing);
  const now: RoundPairings = {
    tables: [],
    byes: board.byes.map((playerId) => ({ playerId, name: '', reasons: [] })),
  };
  const touched = new Set(
    board.tables
      .filter(
        ({ table, seats }) =>
          !before.tables.some(
            (old) => old.table === table && old.seats.every((each) => seats.includes(each)),
          ),
      )
      .flatMap(({ seats }) => seats)
      .concat(board.byes.filter((playerId) => !before.byes.includes(playerId))),
  );
  return {
    tables: before.tables.flatMap(({ table, seats: [a, b] }) =>
      a !== null && b !== null && (touched.has(a) || touched.has(b)) ? [{ a, b, table }] : [],
    ),
    byes: before.byes.filter(
      (playerId) => !now.byes.some((bye) => bye.playerId === playerId) || touched.has(playerId),
    ),
  };
};
