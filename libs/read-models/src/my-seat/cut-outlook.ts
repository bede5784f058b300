import type { MySeat } from '#contracts';
import { type Racer, roundNeeds } from './round-needs.js';
import type { EventDoc } from '../event-doc/projection.js';

export interface SwissPoints {
  readonly player: string;
  readonly points: number;
  /** No longer paired, and so not in the cut. */
  readonly dropped: boolean;
  /** The match of the running round; null for a bye, or between the rounds. */
  readonly matchId?: string | null;
  /** What they get out of the running round is counted in their points. */
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
 * The top cut that Swiss rounds lead to, and how many of them are not over;
 * null where no cut is planned, once it is seeded, and at larger tables.
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

/**
 * What a player needs for the top cut, by points alone: tiebreaks may still decide between equals.
 * `rows` are the Swiss standings, best first. Null where no cut is ahead.
 */
export const cutOutlook = (
  event: Pick<EventDoc, 'phases' | 'rounds' | 'settings'>,
  rows: readonly SwissPoints[],
  playerId: string,
): MySeat['cut'] => {
  const cut = cutAhead(event);
  if (cut === null) return null;
  const { left } = cut;
  const { settings } = event;
  const paired = rows.filter(({ dropped }) => !dropped);
  const own = paired.find(({ player }) => player === playerId);
  if (own === undefined) return null;
  const others = paired.filter((row) => row !== own);
  const most = left * Math.max(settings.points.win, settings.points.bye);
  const ahead = others.filter(({ points }) => points > own.points + most).length;
  const within = others.filter(({ points }) => points + most >= own.points).length;
  return {
    size: cut.size,
    points: paired[cut.size - 1]?.points ?? null,
    roundsLeft: left,
    chance: within < cut.size ? 'certain' : ahead >= cut.size ? 'gone' : 'open',
    needs: roundNeeds(
      racerOf(own, left),
      others.map((row) => racerOf(row, left)),
      cut.size,
      settings.points,
    ),
  };
};
