import { gameIn, type GameCatalogue } from '#game';
import type { RoundKey } from '../events.js';
import { currentRound, type TournamentState } from '../state.js';
import { planElimination } from './plan-elimination.js';
import { planMultiplayer } from './plan-multiplayer.js';
import { planRoundRobin } from './plan-round-robin.js';
import { planSwiss } from './plan-swiss.js';
import { isSettled } from './match-result.js';
import type { RoundPlan, RoundRequest, ScheduledMatch } from './round-plan.js';

/** The match that a table of this event starts. */
export const scheduledMatch = (
  games: GameCatalogue,
  state: TournamentState,
  key: RoundKey,
  seat: {
    readonly matchId: string;
    readonly table: number;
    readonly a: string;
    readonly b: string;
  },
): ScheduledMatch => {
  const swiss = state.phases[key.phase]?.kind === 'swiss';
  const { drawByAgreement, confirmAfterMinutes } = state.settings;
  const shape = gameIn(games, state.game).shape(state.format, state.settings);
  return {
    matchId: seat.matchId,
    eventId: state.eventId,
    phase: key.phase,
    round: key.round,
    table: seat.table,
    players: [seat.a, seat.b],
    bestOf: shape.kind === 'games' ? shape.bestOf : 1,
    drawsAllowed: swiss,
    agreedDrawAllowed: swiss && drawByAgreement === 'allowed',
    confirmAfterMinutes,
    ...(shape.kind === 'points' ? { points: { most: shape.most } } : {}),
    ...(shape.kind === 'games' && shape.seats !== undefined ? { seats: shape.seats } : {}),
    ...(state.format === 'trilogy' ? { format: 'trilogy' as const } : {}),
  };
};

const plannerOf = ({ state, key }: RoundRequest) => {
  const phase = state.phases[key.phase];
  if (phase?.kind === 'elimination') return planElimination;
  if (phase?.pairing === 'multiplayer') return planMultiplayer;
  return phase?.pairing === 'round-robin' ? planRoundRobin : planSwiss;
};

/**
 * Plans the next round, or the current one again, from the results so far. Pure: the same request
 * gives the same plan, so that anyone can recompute a pairing from the exported event once the seed
 * is revealed.
 */
export const planRound = (request: RoundRequest): RoundPlan => {
  const { games, state, results, key, repair } = request;
  const standing = currentRound(state);
  const open = results.filter(
    (match) =>
      standing &&
      !repair &&
      match.phase === standing.phase &&
      match.round === standing.round &&
      !isSettled(match),
  );
  if (open.length > 0)
    return {
      kind: 'failed',
      code: 'tables-open',
      tables: open.map((match) => match.table).sort((a, b) => a - b),
    };
  const planned = plannerOf(request)(request);
  if (planned.kind === 'failed') return planned;
  const kept = new Set(repair ? standing?.tables.map((table) => table.matchId) : []);
  const scheduled = planned.command.tables
    .filter((table) => !kept.has(table.matchId))
    .map((table) => scheduledMatch(games, state, key, table));
  return { kind: 'planned', command: planned.command, scheduled };
};
