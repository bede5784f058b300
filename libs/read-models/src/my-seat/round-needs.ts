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

/** What those at one table can add to the players at or above a line: at most, counting points only, and at least. */
const reachOf = (
  racers: readonly Racer[],
  { win, draw, loss }: Worth,
  above: (least: number, racer: Racer) => boolean,
): { readonly most: number; readonly least: number } => {
  const [a, b] = racers;
  const counts = (results: readonly number[], later: number): number =>
    racers.filter((racer, index) =>
      above(racer.points + (results[index] ?? 0) + Math.max(0, racer.left - 1) * later, racer),
    ).length;
  const outcomes =
    a === undefined || b === undefined
      ? [[win], [draw], [loss]]
      : [
          [win, loss],
          [draw, draw],
          [loss, win],
        ];
  return {
    most: Math.max(...outcomes.map((results) => counts(results, win))),
    least: Math.min(...outcomes.map((results) => counts(results, loss))),
  };
};

/**
 * What a win, a draw and a loss in the player's next result do for the top cut, by points alone and whatever happens at the other tables. Exact for
 * the last round: each table's results are looked at together, since two who play each other cannot both win. With rounds behind it, it says
 * what is certain by then. Null once the player has no result to come.
 */
export const roundNeeds = (
  own: Racer,
  others: readonly Racer[],
  size: number,
  worth: Worth,
): NonNullable<MySeat['cut']>['needs'] => {
  if (own.left === 0) return null;
  const opponent =
    own.matchId === null ? undefined : others.find((each) => each.matchId === own.matchId);
  const elsewhere = others.filter((each) => each !== opponent);
  const tables = new Map<string, Racer[]>();
  const alone: Racer[][] = [];
  for (const racer of elsewhere) {
    if (racer.matchId === null) alone.push([racer]);
    else tables.set(racer.matchId, [...(tables.get(racer.matchId) ?? []), racer]);
  }
  const groups = [...tables.values(), ...alone];
  const chance = (mine: number, theirs: number): CutChance => {
    const after = own.points + mine;
    const later = own.left - 1;
    const worst = after + later * worth.loss;
    const best = after + later * worth.win;
    const met = opponent && {
      ...opponent,
      points: opponent.points + theirs,
      left: opponent.left - 1,
    };
    const level = (points: number) => points >= worst;
    const ahead = (points: number) => points > best;
    const metMost = met && level(met.points + met.left * worth.win) ? 1 : 0;
    const metLeast = met && ahead(met.points + met.left * worth.loss) ? 1 : 0;
    const still = (racer: Racer) => racer.left > 0;
    const most = groups.reduce(
      (sum, group) =>
        sum +
        (group.some(still)
          ? reachOf(group, worth, level).most
          : group.filter(({ points }) => level(points)).length),
      metMost,
    );
    const least = groups.reduce(
      (sum, group) =>
        sum +
        (group.some(still)
          ? reachOf(group, worth, ahead).least
          : group.filter(({ points }) => ahead(points)).length),
      metLeast,
    );
    if (most < size) return 'certain';
    return least >= size ? 'gone' : 'open';
  };
  return {
    win: chance(worth.win, worth.loss),
    draw: chance(worth.draw, worth.draw),
    loss: chance(worth.loss, worth.win),
  };
};
