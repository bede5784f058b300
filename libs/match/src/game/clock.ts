import { hasRunOut, type ThinkingTime, turnClock } from '#vocabulary';
import { later } from '../later.js';
import { gameFact, type GameFact } from './facts.js';
import { type GameState, peopleOf } from './state.js';

type Clock = NonNullable<GameState['clock']>;

/** Whether whoever is asked has no time left at that instant (ISO 8601). */
export const hasNoTime = (clock: Clock, now: string): boolean =>
  hasRunOut(clock.time, clock, Date.parse(now));

export interface Turn {
  readonly asked: number | null;
  readonly answered: boolean;
  readonly stands?: boolean;
  /** How long bots thought before the question came, in ms: nobody's time. */
  readonly thoughtFor?: number | undefined;
}

/** Whose time runs after that, told where thinking is timed. `now` (ISO 8601): left out where it never is. */
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

/** Whether a player may say that their own time is over: another choice comes, or nobody else is there. */
export const mayCallOwn = (
  { atZero }: Pick<ThinkingTime, 'atZero'>,
  seat: number,
  game: Pick<GameState, 'players'>,
): boolean =>
  atZero === 'choice' || (atZero === 'loss' && peopleOf(game).every((each) => each === seat));
