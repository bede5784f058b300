import type { MySeat } from '#contracts';
import { type Racer, roundNeeds } from './round-needs.js';
import type { EventDoc } from '../event-doc/projection.js';

export interface SwissPoints {
  readonly player: string;
  readonly points: number;
  /** No longer paired, so not in the cut. */
  readonly dropped: boolean;
  /** The match of the running round; null for a bye, or between rounds. */
  readonly matchId?: string | null;
  /** The points already include the result of the running round. */
  readonly settled?: boolean;
}

const racerOf = (
  { points, matchId = null, settled = false }: SwissPoints,
  left: number,
): Racer => ({
  points,
  left: settled ? left - 1 : left,
  matchId: settled ? null : matchId,
});

/**
 * The size of the top cut after the Swiss rounds, and the number of Swiss rounds that are not over;
 * null if no cut is planned, once it is seeded, and at larger tables.
 */
export const cutAhead = ({
  phases,
  rounds,
}: Pick<EventDoc, 'phases' | 'rounds'>): {
  readonly size: number;
  readonly left: number;
} | null => {
  const at = phases.findIndex(({ kind }) => kind === 'elimination');
  const cut = phases[at];
  if (cut?.kind !== 'elimination' || rounds.some(({ phase }) => phase === at)) return null;
  const swiss = phases.slice(0, at).filter((phase) => phase.kind === 'swiss');
  if (swiss.some(({ pairing }) => pairing === 'multiplayer')) return null;
  const planned = swiss.reduce((sum, phase) => sum + phase.rounds, 0);
  const left = Math.max(0, planned - rounds.filter(({ completed }) => completed).length);
  return { size: cut.size, left };
};

/** The number of values in a descending list that are at least `least`. */
const countFrom = (sorted: readonly number[], least: number): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) >= least) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * For each player, the results needed for the top cut, by points alone; tiebreaks may still decide
 * between equals. `rows` are the Swiss standings, best first. Null if no cut is ahead. What all
 * players have in common is computed once, because in a large hall everybody requests it at the
 * same moment.
 */
export const cutOutlook = (
  event: Pick<EventDoc, 'phases' | 'rounds' | 'settings'>,
  rows: readonly SwissPoints[],
): ((playerId: string) => MySeat['cut']) => {
  const cut = cutAhead(event);
  if (cut === null) return () => null;
  const { left, size } = cut;
  const { points: worth } = event.settings;
  const paired = rows.filter(({ dropped }) => !dropped);
  const racers = new Map(paired.map((row) => [row.player, racerOf(row, left)]));
  const sorted = paired.map(({ points }) => points).toSorted((one, other) => other - one);
  const most = left * Math.max(worth.win, worth.bye);
  const needs = roundNeeds([...racers.values()], size, worth);
  return (playerId) => {
    const own = racers.get(playerId);
    if (own === undefined) return null;
    const { points, left: roundsLeft } = own;
    const best = points + roundsLeft * Math.max(worth.win, worth.bye);
    const ahead = countFrom(sorted, best + 1);
    const within = countFrom(sorted, points - most) - 1;
    return {
      size,
      points: paired[size - 1]?.points ?? null,
      roundsLeft,
      chance: within < size ? 'certain' : ahead >= size ? 'gone' : 'open',
      needs: needs(own),
    };
  };
};
