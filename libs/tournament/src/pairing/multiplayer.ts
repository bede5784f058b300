/** A player to be seated at a table of three or four. */
export interface MultiplayerEntrant {
  readonly id: string;
  /** Players met before, listed once per meeting. */
  readonly met: readonly string[];
  readonly hadBye: boolean;
}

export interface Seating {
  readonly tables: readonly (readonly string[])[];
  /** A bye is given only if five players are left for one table of three or four. */
  readonly bye: string | null;
  /** Pairs seated together that have met before. */
  readonly repeats: number;
}

const largest = 4;
const smallest = 3;

/**
 * Sizes of the tables, as equal as possible: four if the number allows it, otherwise three. Null
 * for one, two and five players.
 */
export const tableSizes = (players: number): readonly number[] | null => {
  const tables = Math.ceil(players / largest);
  const least = tables === 0 ? 0 : Math.floor(players / tables);
  if (least < smallest) return null;
  const larger = players - least * tables;
  return Array.from({ length: tables }, (_, index) => (index < larger ? least + 1 : least));
};

const meetings = (one: MultiplayerEntrant, table: readonly MultiplayerEntrant[]): number =>
  table.reduce((sum, other) => sum + one.met.filter((id) => id === other.id).length, 0);

const repeatsAt = (table: readonly MultiplayerEntrant[]): number =>
  table.reduce((sum, one, index) => sum + meetings(one, table.slice(index + 1)), 0);

/**
 * The first player who has met nobody at the table, within a few places of the order; otherwise the
 * first who has met the fewest.
 */
const nextFor = (
  table: readonly MultiplayerEntrant[],
  waiting: readonly MultiplayerEntrant[],
): number => {
  const reach = waiting.slice(0, 2 * largest).map((one) => meetings(one, table));
  return reach.indexOf(Math.min(...reach));
};

/** Swaps players between tables, near ones first, as long as that reduces repeated meetings. */
const settle = (tables: MultiplayerEntrant[][]): void => {
  for (let better = true; better;) {
    better = false;
    for (let apart = 1; apart < tables.length && !better; apart += 1)
      for (let at = 0; at + apart < tables.length; at += 1) {
        const [one, other] = [tables[at] ?? [], tables[at + apart] ?? []];
        const before = repeatsAt(one) + repeatsAt(other);
        if (before > 0) better = swapOne(one, other, before) || better;
      }
  }
};

const swapOne = (
  one: MultiplayerEntrant[],
  other: MultiplayerEntrant[],
  before: number,
): boolean => {
  for (const [i, left] of one.entries())
    for (const [j, right] of other.entries()) {
      one[i] = right;
      other[j] = left;
      if (repeatsAt(one) + repeatsAt(other) < before) return true;
      one[i] = left;
      other[j] = right;
    }
  return false;
};

/**
 * Seats players from the top of their order: each table takes the next player who has met nobody
 * there. Of five players the lowest without an earlier bye gets one. Null if no table can be made.
 */
export const seatMultiplayer = (ordered: readonly MultiplayerEntrant[]): Seating | null => {
  const bye =
    ordered.length === largest + 1
      ? (ordered.findLast((player) => !player.hadBye) ?? ordered.at(-1) ?? null)
      : null;
  const waiting = ordered.filter((player) => player !== bye);
  const sizes = tableSizes(waiting.length);
  if (sizes === null) return null;
  const tables = sizes.map((size) => {
    const table: MultiplayerEntrant[] = [];
    while (table.length < size) table.push(...waiting.splice(nextFor(table, waiting), 1));
    return table;
  });
  settle(tables);
  return {
    tables: tables.map((table) => table.map(({ id }) => id)),
    bye: bye?.id ?? null,
    repeats: tables.reduce((sum, table) => sum + repeatsAt(table), 0),
  };
};

/**
 * The points of everybody at a table: players who share a place get the points of the last place
 * that they occupy.
 */
export const pointsByPlace = (
  places: readonly { readonly playerId: string; readonly place: number }[],
  placePoints: readonly number[],
): ReadonlyMap<string, number> =>
  new Map(
    places.map(({ playerId, place }) => {
      const sharing = places.filter((each) => each.place === place).length;
      return [playerId, placePoints[place + sharing - 2] ?? 0];
    }),
  );

/**
 * Whether these are valid places of one table: from 1, and after a shared place the next ones are
 * skipped, one fewer than share it.
 */
export const arePlaces = (places: readonly number[]): boolean =>
  [...places]
    .sort((one, other) => one - other)
    .every(
      (place, index, all) => place === (all.indexOf(place) === index ? index + 1 : all[index - 1]),
    );

interface Placed {
  readonly playerId: string;
  readonly place: number;
}

/** Whether both give every player of the table the same place. */
export const samePlaces = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  one.every(({ playerId, place }) =>
    other.some((each) => each.playerId === playerId && each.place === place),
  );
