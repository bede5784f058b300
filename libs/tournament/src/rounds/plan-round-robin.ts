import { seededOrder } from '#chance';
import type { TournamentCommands } from '../commands.js';
import type { TableAssignment } from '../events.js';
import { roundRobinRound } from '../pairing/round-robin.js';
import { currentRound, type TournamentState } from '../state.js';
import type { RoundRequest } from './round-plan.js';

type RoundRobinPlan =
  | { readonly kind: 'planned'; readonly command: TournamentCommands['CreateRound'] }
  | { readonly kind: 'failed'; readonly code: 'nothing-to-repair'; readonly tables: [] };

/**
 * The players in the order of the schedule: that of the first round, drawn by the event's committed
 * seed.
 */
const scheduleOf = (state: TournamentState, phase: number): readonly string[] => {
  const first = state.rounds.find((round) => round.phase === phase && round.round === 1);
  if (first && first.seeds.length > 0) return first.seeds;
  return [...state.players.values()]
    .filter(({ status }) => status === 'playing' || status === 'dropped')
    .map(({ playerId }) => playerId)
    .sort(seededOrder(state.seedCommitment));
};

/** One round of the schedule. Players who left are not seated, and their opponents have a bye. */
export const planRoundRobin = (request: RoundRequest): RoundRobinPlan => {
  const { state, key, seed, repair, matchIdFor } = request;
  if (repair && (currentRound(state)?.tables.length ?? 0) > 0)
    return { kind: 'failed', code: 'nothing-to-repair', tables: [] };
  const schedule = scheduleOf(state, key.phase);
  const plays = (id: string | null): id is string =>
    id !== null && state.players.get(id)?.status === 'playing';
  const tables: TableAssignment[] = [];
  const byes: TournamentCommands['CreateRound']['byes'][number][] = [];
  for (const [a, b] of roundRobinRound(schedule, key.round)) {
    const table = tables.length + 1;
    const reasons = [{ code: 'round-robin', data: { round: key.round } }];
    if (plays(a) && plays(b)) tables.push({ matchId: matchIdFor(table), table, a, b, reasons });
    else
      byes.push(
        ...[a, b].filter(plays).map((playerId) => ({
          playerId,
          reasons: [{ code: 'bye/schedule', data: {} }],
        })),
      );
  }
  return {
    kind: 'planned',
    command: {
      ...key,
      seed,
      seeds: key.round === 1 ? schedule : [],
      tables,
      byes,
      voidedMatches: [],
      objective: [],
      unavoidableRematches: 0,
    },
  };
};
