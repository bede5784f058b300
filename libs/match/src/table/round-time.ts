import type { GameEvent, State } from '#rules';
import { matchEvent } from '../events.js';
import { readMove, type TableEvent } from '../game/kinds/match-table.js';
import { type SwuStanding, swuStanding } from '../game/kinds/swu.js';
import { type Reporter, sideAt } from '../place.js';
import { refuse } from '../refusals.js';
import type { TableCommands } from './commands.js';
import type { EndOfRound } from './events.js';
import { foldTable } from './evolve.js';
import {
  openGame,
  type Rule,
  type TableContext,
  type TableDecision,
  type TableMatch,
} from './rule.js';
import { type CalledTime, runningGame } from './state.js';

/**
 * The last round of a game when time is called: the next action phase is that of the following
 * round; during set-up (round 0) it is the first one.
 */
const lastRoundOf = ({ round }: State): number => round + 1;

/** Whether a game for which time was called is at its end. */
const isAtEnd = ({ rule, lastRound }: CalledTime, { round, phase }: State): boolean => {
  if (lastRound === null) return false;
  if (round > lastRound) return true;
  return rule === 'next-action-phase' && round === lastRound && phase === 'regroup';
};

/**
 * Damage that a base takes after the end of the action phase does not count, because the game was
 * over by then.
 */
const damageOn = (state: State, seat: number, events: readonly GameEvent[]): number => {
  const base = state.players[seat]?.base ?? -1;
  const regroup = events.findIndex(
    (each) => each.e === 'phase-started' && each.phase === 'regroup',
  );
  const later = regroup < 0 ? [] : events.slice(regroup);
  const after = later.reduce(
    (sum, each) => (each.e === 'damaged' && each.card === base ? sum + each.n : sum),
    0,
  );
  return (state.damage[base] ?? 0) - after;
};

/**
 * Less damage on the base wins, else the initiative; under the older rules an unfinished game is
 * drawn.
 */
const winnerByTime = (
  { rule }: CalledTime,
  { state, told }: Pick<SwuStanding, 'state' | 'told'>,
): Reporter | 'draw' => {
  if (rule !== 'next-action-phase') return 'draw';
  const [a, b] = [damageOn(state, 0, told), damageOn(state, 1, told)];
  if (a !== b) return a < b ? 'a' : 'b';
  return sideAt(state.initiative);
};

/** The event that time is called, for the running game or between two games. */
const timeCalled = (
  { place, table }: TableMatch,
  rule: EndOfRound,
  reached: State | null,
): TableEvent =>
  matchEvent('TimeCalled', {
    ...place,
    game: table.games,
    rule,
    lastRound: reached === null ? null : lastRoundOf(reached),
  });

/**
 * Whether the rules for unfinished games apply: only if games make the score and the match is
 * between two players.
 */
export const mayCallTime = ({
  format,
  mostPoints,
  seats,
}: Pick<TableMatch, 'format' | 'mostPoints' | 'seats'>): boolean =>
  format === 'plain' && mostPoints === null && seats === null;

const closedByTime = (
  { place, table }: TableMatch,
  winner: Reporter | 'draw',
  { seed, nonce }: Pick<TableCommands['CallTime'], 'seed' | 'nonce'>,
): TableEvent =>
  matchEvent('TableClosed', { ...place, game: table.games, winner, cause: 'time', seed, nonce });

const drawnAtOnce = (
  match: TableMatch,
  secret: Pick<TableCommands['CallTime'], 'seed' | 'nonce'>,
): readonly TableEvent[] => [timeCalled(match, 'draw', null), closedByTime(match, 'draw', secret)];

const isMove = (event: TableEvent): event is TableEvent<'MovePlayed'> =>
  event.type === 'MovePlayed';

/**
 * What happens to a move (`played`) when the round's time is over: time is called with it if it has
 * not been, and the game may end by it. If games are drawn at once, the move comes too late and is
 * not played.
 */
export const playInTime = (
  data: TableCommands['PlayMove'],
  match: TableMatch,
  { games, played }: TableContext & { readonly played: readonly TableEvent[] },
): TableDecision =>
  openGame(match, data.game, (open) => {
    const { timeIsUp = null, seed, position } = data;
    const calls = timeIsUp !== null && match.table.time === null && mayCallTime(match);
    if (!calls && match.table.time === null) return played;
    if (calls && timeIsUp === 'draw') return drawnAtOnce(match, data);
    const before = swuStanding(games, open, { seed, position });
    const moved = played.findLast(isMove);
    const after = moved && before?.after(readMove(moved.data.move));
    if (!before || !after) return refuse('table-outdated');
    const called = calls ? [timeCalled(match, timeIsUp, before.state)] : [];
    const { time } = called.reduce(foldTable, match.table);
    const winner =
      after.result === null && time && isAtEnd(time, after.state)
        ? winnerByTime(time, after)
        : null;
    return [...called, ...played, ...(winner === null ? [] : [closedByTime(match, winner, data)])];
  });

export const callTime: Rule<'CallTime'> = (data, match, { games }) => {
  const { rule, seed, position } = data;
  const { table } = match;
  if (!mayCallTime(match) || table.games === 0) return refuse('no-table-open');
  if (table.time !== null) return refuse('time-called');
  const open = runningGame(table);
  if (open === null) return [timeCalled(match, rule, null)];
  if (rule === 'draw') return drawnAtOnce(match, data);
  const now = swuStanding(games, open, { seed, position });
  return now === null ? refuse('table-outdated') : [timeCalled(match, rule, now.state)];
};
