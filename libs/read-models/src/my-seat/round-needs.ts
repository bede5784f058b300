import type { CutChance, MySeat } from '#contracts';

/** A player who is still paired, by points before the result in question. */
export interface Racer {
  readonly points: number;
  /** The number of results to come. */
  readonly left: number;
  /** The table of the running round while it is not settled; null without one. */
  readonly matchId: string | null;
}

interface Worth {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** The players of one table, and the points that each gets, one row for each possible result. */
interface Table {
  readonly racers: readonly Racer[];
  readonly ends: readonly (readonly number[])[];
}

const endsOf = (racers: readonly Racer[], { win, draw, loss }: Worth): Table['ends'] => {
  if (racers.every(({ left }) => left === 0)) return [[]];
  if (racers.length === 1) return [[win], [draw], [loss]];
  return [
    [win, loss],
    [draw, draw],
    [loss, win],
  ];
};

/** The tables of the running round; a player without an open table forms one alone. */
const tablesOf = (racers: readonly Racer[], worth: Worth): readonly Table[] => {
  const seated = new Map<string | Racer, Racer[]>();
  for (const racer of racers) {
    const at = racer.matchId ?? racer;
    seated.set(at, [...(seated.get(at) ?? []), racer]);
  }
  return [...seated.values()].map((each) => ({ racers: each, ends: endsOf(each, worth) }));
};

/**
 * For each possible result of a table, the number of its players whose points satisfy `passes`, if
 * every later result of theirs is worth `later`.
 */
const passing = (
  { racers, ends }: Table,
  later: number,
  passes: (points: number) => boolean,
): readonly number[] =>
  ends.map(
    (end) =>
      racers.filter(({ points, left }, at) =>
        passes(points + (end[at] ?? 0) + Math.max(0, left - 1) * later),
      ).length,
  );

/**
 * How many players of a table can at most reach a number of points, and how many will exceed it in
 * any case.
 */
interface Bounds {
  readonly level: (table: Table, points: number) => number;
  readonly ahead: (table: Table, points: number) => number;
}

const boundsFor = ({ win, loss }: Worth): Bounds => ({
  level: (table, least) => Math.max(...passing(table, win, (points) => points >= least)),
  ahead: (table, best) => Math.min(...passing(table, loss, (points) => points > best)),
});

/** The sum over all tables; cached per number of points, of which there are few. */
const totalOf = (
  tables: readonly Table[],
  count: (table: Table, points: number) => number,
): ((points: number) => number) => {
  const known = new Map<number, number>();
  return (points) => {
    const before = known.get(points);
    if (before !== undefined) return before;
    const total = tables.reduce((sum, table) => sum + count(table, points), 0);
    known.set(points, total);
    return total;
  };
};

/**
 * For each player, what a win, a draw and a loss in their next result mean for the top cut, by
 * points alone and whatever happens at the other tables. Exact for the last round: the results of
 * each table are considered together, because two opponents cannot both win. With more rounds to
 * come it states what will be certain by then. Null if the player has no result to come.
 */
export const roundNeeds = (
  racers: readonly Racer[],
  size: number,
  worth: Worth,
): ((own: Racer) => NonNullable<MySeat['cut']>['needs']) => {
  const tables = tablesOf(racers, worth);
  const tableOf = new Map(
    tables.flatMap((table) => table.racers.map((each) => [each, table] as const)),
  );
  const { level, ahead } = boundsFor(worth);
  const [allLevel, allAhead] = [totalOf(tables, level), totalOf(tables, ahead)];
  return (own) => {
    const at = tableOf.get(own);
    if (at === undefined || own.left === 0) return null;
    const met = at.racers.filter((each) => each !== own);
    const chance = (mine: number, theirs: number): CutChance => {
      // The own table has exactly the result in question.
      const asked: Table = { racers: met, ends: [[theirs]] };
      const after = own.points + mine;
      const worst = after + (own.left - 1) * worth.loss;
      const best = after + (own.left - 1) * worth.win;
      if (allLevel(worst) - level(at, worst) + level(asked, worst) < size) return 'certain';
      return allAhead(best) - ahead(at, best) + ahead(asked, best) >= size ? 'gone' : 'open';
    };
    return {
      win: chance(worth.win, worth.loss),
      draw: chance(worth.draw, worth.draw),
      loss: chance(worth.loss, worth.win),
    };
  };
};
