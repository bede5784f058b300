import { hasRunOut, type ThinkingTime, turnClock } from '#vocabulary';
import { later } from '../later.js';
import { gameFact, type GameFact } from './facts.js';
import { type GameState, peopleOf } from './state.js';

type Clock = NonNullable<GameState['clock']>;

/** Whether the player to act has no time left at that instant (ISO 8601). */
export const hasNoTime = (clock: Clock, now: string): boolean =>
  hasRunOut(clock.time, clock, Date.parse(now));

export interface Turn {
  readonly asked: number | null;
  readonly answered: boolean;
  readonly stands?: boolean;
  /** How long bots thought before the question was put, in ms; this counts against nobody. */
  readonly thoughtFor?: number | undefined;
}

/**
 * The fact that says whose time runs now; none if thinking is not timed. `now` (ISO 8601) may be
 * omitted in games that are never timed.
 */
export const clockFact = (
  clock: Clock | null,
  now: string | undefined,
  { thoughtFor = 0, ...turn }: Turn,
): readonly GameFact<'ClockTurned'>[] => {
  if (clock === null || now === undefined) return [];
  const turned = turnClock(clock.time, clock, { now, ...turn });
  const { since } = turned;
  return [gameFact('ClockTurned', { ...turned, since: since && later(since, thoughtFor / 1_000) })];
};

/**
 * Whether a player may report that their own time is over: if a choice is then made for them, or if
 * they lose and no other person sits at the table.
 */
export const mayCallOwn = (
  { atZero }: Pick<ThinkingTime, 'atZero'>,
  seat: number,
  game: Pick<GameState, 'players'>,
): boolean =>
  atZero === 'choice' || (atZero === 'loss' && peopleOf(game).every((each) => each === seat));
