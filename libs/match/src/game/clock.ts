import { hasRunOut, turnClock } from '#vocabulary';
import { gameFact, type GameFact } from './facts.js';
import type { GameState } from './state.js';

type Clock = NonNullable<GameState['clock']>;

/** Whether whoever is asked has no time left at that instant (ISO 8601). */
export const hasNoTime = (clock: Clock, now: string): boolean =>
  hasRunOut(clock.time, clock, Date.parse(now));

interface Turn {
  readonly asked: number | null;
  readonly answered: boolean;
  readonly stands?: boolean;
}

/** Whose time runs after that, told where thinking is timed. `now` (ISO 8601): left out where it never is. */
export const clockFact = (
  clock: Clock | null,
  now: string | undefined,
  turn: Turn,
): readonly GameFact<'ClockTurned'>[] =>
  clock === null || now === undefined
    ? []
    : [gameFact('ClockTurned', turnClock(clock.time, clock, { now, ...turn }))];
