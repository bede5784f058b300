import { type Random, seededRandom } from '#chance';

export interface CutRace {
  /** The points of every player who is still paired. */
  readonly points: readonly number[];
  /** Swiss rounds still to be played. */
  readonly left: number;
  /** Number of places that reach the cut. */
  readonly size: number;
  readonly worth: { readonly win: number; readonly draw: number; readonly loss: number };
  /** The points for a bye. */
  readonly bye: number;
  /** The share of matches that are drawn, from 0 to 1. */
  readonly drawn: number;
  readonly seed: string;
}

/** Percent, by the next result; null if too few simulations had that result. */
type Odds = { readonly [O in Outcome]: number | null };

export interface SimulatedCut {
  /** The number of simulations. */
  readonly simulated: number;
  /** By current points, highest first. */
  readonly rows: readonly (Odds & { readonly points: number })[];
}

/**
 * The maximum number of results drawn for one answer, whatever the size of the event: a fraction of
 * a second.
 */
const mostResults = 200_000;
const mostEnds = 1_000;
/** A percentage from fewer simulations has no meaning. */
const fewestSeen = 30;

type Outcome = 'win' | 'draw' | 'loss';

interface Seen {
  readonly points: number;
  readonly times: Record<Outcome, number>;
  readonly through: Record<Outcome, number>;
}

const none = (): Record<Outcome, number> => ({ win: 0, draw: 0, loss: 0 });
const against: Readonly<Record<Outcome, Outcome>> = { win: 'loss', draw: 'draw', loss: 'win' };

/** All players by points, equal ones in random order. */
const byPoints = (points: readonly number[], order: number[], random: Random): readonly number[] =>
  random.shuffle(order).sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0));

const drawnResult = (random: Random, drawn: number): Outcome => {
  const at = random.fraction();
  return at < drawn ? 'draw' : at < drawn + (1 - drawn) / 2 ? 'win' : 'loss';
};

/**
 * One simulated outcome of the remaining rounds: who reaches the cut, and each player's next
 * result; null for a bye.
 */
const oneEnd = (race: CutRace, random: Random) => {
  const points = [...race.points];
  const order = points.map((_, index) => index);
  const first: (Outcome | null)[] = points.map(() => null);
  for (let round = 0; round < race.left; round += 1) {
    const by = byPoints(points, order, random);
    for (let at = 0; at < by.length; at += 2) {
      const [one, other] = [by[at] as number, by[at + 1]];
      if (other === undefined) {
        points[one] = (points[one] ?? 0) + race.bye;
        continue;
      }
      const result = drawnResult(random, race.drawn);
      points[one] = (points[one] ?? 0) + race.worth[result];
      points[other] = (points[other] ?? 0) + race.worth[against[result]];
      if (round > 0) continue;
      first[one] = result;
      first[other] = against[result];
    }
  }
  return { first, through: new Set(byPoints(points, order, random).slice(0, race.size)) };
};

const shareOf = ({ times, through }: Seen, outcome: Outcome): number | null =>
  times[outcome] < fewestSeen ? null : Math.round((100 * through[outcome]) / times[outcome]);

/**
 * How often players reach a top cut, in percent, by their current points and their next result.
 * Simulated from a seed: players with equal points meet, both are equally likely to win, and ties
 * at the line are broken at random.
 */
export const simulateCut = (race: CutRace): SimulatedCut => {
  const results = Math.max(1, race.points.length * race.left);
  const simulated = Math.max(1, Math.min(mostEnds, Math.floor(mostResults / results)));
  const random = seededRandom(race.seed);
  const seen = new Map<number, Seen>(
    race.points.map((points) => [points, { points, times: none(), through: none() }]),
  );
  for (let end = 0; end < simulated; end += 1) {
    const { first, through } = oneEnd(race, random);
    for (const [index, outcome] of first.entries()) {
      const row = seen.get(race.points[index] ?? 0);
      if (outcome === null || row === undefined) continue;
      row.times[outcome] += 1;
      if (through.has(index)) row.through[outcome] += 1;
    }
  }
  const rows = [...seen.values()]
    .sort((one, other) => other.points - one.points)
    .map((row) => ({
      points: row.points,
      win: shareOf(row, 'win'),
      draw: shareOf(row, 'draw'),
      loss: shareOf(row, 'loss'),
    }));
  return { simulated, rows };
};
