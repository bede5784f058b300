import type { CutChance, MySeat } from '#contracts';

/** A player who is still paired, by points, before the result that is asked about. */
export interface Racer {
  readonly points: number;
  /** Results that are still to come. */
  readonly left: number;
  /** The table of the running round while it is not settled; null without one. */
  readonly matchId: string | null;
}

interface Worth {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** Who sits at one table and what each of them can get there, one row for each way in which it can end. */
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

/** The tables of the running round; whoever has none of them to wait for is looked at alone. */
const tablesOf = (racers: readonly Racer[], worth: Worth): readonly Table[] => {
  const seated = new Map<string | Racer, Racer[]>();
  for (const racer of racers) {
    const at = racer.matchId ?? racer;
    seated.set(at, [...(seated.get(at) ?? []), racer]);
  }
  return [...seated.values()].map((each) => ({ racers: each, ends: endsOf(each, worth) }));
};

/**
 * For each way in which a table can end: how many of it
 * pass, where every later result of theirs is worth `later`.
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
 * What a win, a draw and a loss in the player's next result do for the top cut, by points
 * alone and whatever happens at the other tables. Exact for the last round: each table's
 * results are looked at together, since two who play each other cannot both win. With rounds
 * behind it, it says what is certain by then. Null once the player has no result to come.
 */
export const roundNeeds = (
  own: Racer,
  others: readonly Racer[],
  size: number,
  worth: Worth,
): NonNullable<MySeat['cut']>['needs'] => {
  if (own.left === 0) return null;
  const isMet = ({ matchId }: Racer) => own.matchId !== null && matchId === own.matchId;
  const elsewhere = tablesOf(
    others.filter((each) => !isMet(each)),
    worth,
  );
  const met = others.filter(isMet);
  const chance = (mine: number, theirs: number): CutChance => {
    const tables = [...elsewhere, { racers: met, ends: [[theirs]] }];
    const sum = (of: (table: Table) => number) =>
      tables.reduce((before, table) => before + of(table), 0);
    const after = own.points + mine;
    const worst = after + (own.left - 1) * worth.loss;
    const best = after + (own.left - 1) * worth.win;
    const level = (points: number) => points >= worst;
    const ahead = (points: number) => points > best;
    if (sum((table) => Math.max(...passing(table, worth.win, level))) < size) return 'certain';
    return sum((table) => Math.min(...passing(table, worth.loss, ahead))) >= size ? 'gone' : 'open';
  };
  return {
    win: chance(worth.win, worth.loss),
    draw: chance(worth.draw, worth.draw),
    loss: chance(worth.loss, worth.win),
  };
};
