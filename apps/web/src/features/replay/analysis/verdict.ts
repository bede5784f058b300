import type { Hindsight, Mistake } from '#swu-analysis';

/** The results so far, by the number of moves made before the decision. */
export type Judged = ReadonlyMap<number, Hindsight | null>;

export interface Point {
  readonly at: number;
  /** The first seat's chance of winning, 0 to 1. */
  readonly chance: number;
}

export interface MistakeAt extends Mistake {
  readonly at: number;
  readonly seat: number;
}

export interface Turn {
  /** The position at which the chance has changed. */
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** The smallest change of the chance that counts as a turning point. */
const LEAST_SWING = 0.12;
const MOST_TURNS = 3;
/**
 * Minimum distance between turning points, so that one swing is reported once and not at each
 * decision within it.
 */
const APART = 6;

const inOrder = (judged: Judged) => [...judged].sort(([a], [b]) => a - b);

/** The chance of `seat` at every evaluated decision, in the order of the game; for games of two. */
export const chancesOf = (judged: Judged, seat: number): readonly Point[] =>
  inOrder(judged).flatMap(([at, found]) =>
    found === null ? [] : [{ at, chance: found.seat === seat ? found.chance : 1 - found.chance }],
  );

export const mistakesOf = (judged: Judged): readonly MistakeAt[] =>
  inOrder(judged).flatMap(([at, found]) =>
    found?.mistake ? [{ at, seat: found.seat, ...found.mistake }] : [],
  );

/** The largest changes between two decisions, in the order of the game. */
export const turnsOf = (points: readonly Point[]): readonly Turn[] => {
  const swings = points.slice(1).flatMap(({ at, chance: after }, i): Turn[] => {
    const before = points[i]?.chance ?? after;
    return Math.abs(after - before) < LEAST_SWING ? [] : [{ at, before, after }];
  });
  const size = ({ before, after }: Turn): number => Math.abs(after - before);
  const chosen: Turn[] = [];
  for (const turn of swings.toSorted((a, b) => size(b) - size(a)))
    if (chosen.length < MOST_TURNS && chosen.every(({ at }) => Math.abs(at - turn.at) >= APART))
      chosen.push(turn);
  return chosen.toSorted((a, b) => a.at - b.at);
};
