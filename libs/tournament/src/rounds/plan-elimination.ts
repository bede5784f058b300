import type { TournamentCommands } from '../commands.js';
import type { TableAssignment } from '../events.js';
import { firstBracketRound, nextBracketRound, type BracketPair } from '../pairing/bracket.js';
import { currentRound, type TournamentState } from '../state.js';
import { planDoubleElimination } from './plan-double-elimination.js';
import { winnerOfMatch, type MatchResult } from './match-result.js';
import type { RoundRequest } from './round-plan.js';
import { swissStandings } from './swiss-history.js';

type EliminationPlan =
  | { readonly kind: 'planned'; readonly command: TournamentCommands['CreateRound'] }
  | {
      readonly kind: 'failed';
      readonly code: 'too-few-players' | 'no-winner' | 'decided';
      readonly tables: readonly number[];
    };

/** The best players of the Swiss standings who still play. */
const listQualified = ({ games, state, results }: RoundRequest, size: number): readonly string[] =>
  swissStandings(games, state, results)
    .map((row) => row.player)
    .filter((id) => state.players.get(id)?.status === 'playing')
    .slice(0, size);

/**
 * Winners of the round before, in the order of its tables; an undecided match makes the plan fail.
 */
const winnersOf = (
  state: TournamentState,
  results: readonly MatchResult[],
  phase: number,
): readonly (string | null)[] | { readonly open: readonly number[] } => {
  const before = currentRound(state);
  const byId = new Map(results.map((match) => [match.matchId, match]));
  const tables = [...(before?.tables ?? [])].sort((one, other) => one.table - other.table);
  const byes = new Map(
    (before?.byes ?? []).map((bye) => [
      bye.reasons.find((reason) => reason.code === 'bracket-bye')?.data['table'],
      bye.playerId,
    ]),
  );
  const slots = [
    ...tables.map((table) => ({ table: table.table, winner: winnerOf(byId.get(table.matchId)) })),
    ...[...byes].map(([table, winner]) => ({ table: Number(table), winner })),
  ];
  const open = slots.filter((slot) => slot.winner === null).map((slot) => slot.table);
  return open.length > 0 || before?.phase !== phase
    ? { open }
    : slots.sort((one, other) => one.table - other.table).map((slot) => slot.winner);
};

const winnerOf = (match: MatchResult | undefined): string | null =>
  match ? winnerOfMatch(match) : null;

const seatPairs = (
  pairs: readonly BracketPair[],
  request: RoundRequest,
  seedOf: (id: string) => number,
): { tables: readonly TableAssignment[]; byes: TournamentCommands['CreateRound']['byes'] } => {
  const numbered = pairs.map((pair, index) => ({ ...pair, table: index + 1 }));
  const tables = numbered.flatMap(({ a, b, table }): readonly TableAssignment[] => {
    if (a === null || b === null) return [];
    const reasons = [{ code: 'bracket', data: { seedA: seedOf(a), seedB: seedOf(b) } }];
    return [{ matchId: request.matchIdFor(table), table, a, b, reasons }];
  });
  const byes = numbered.flatMap(({ a, b, table }) => {
    const playerId = a === null ? b : b === null ? a : null;
    return playerId === null
      ? []
      : [{ playerId, reasons: [{ code: 'bracket-bye', data: { table, seed: seedOf(playerId) } }] }];
  });
  return { tables, byes };
};

/**
 * Pairs one round of the single elimination: by seed first, by winners afterwards. A table's number
 * is its place in the bracket.
 */
export const planElimination = (request: RoundRequest): EliminationPlan => {
  const { state, results, key, seed, repair } = request;
  const phase = state.phases[key.phase];
  const size = phase?.kind === 'elimination' ? phase.size : 0;
  const standing = currentRound(state);
  const first = key.round === 1;
  const seeds = first
    ? listQualified(request, size)
    : (state.rounds.find((round) => round.phase === key.phase && round.round === 1)?.seeds ?? []);
  if (seeds.length < 2) return { kind: 'failed', code: 'too-few-players', tables: [] };
  if (phase?.kind === 'elimination' && phase.losses === 2)
    return repair
      ? { kind: 'failed', code: 'no-winner', tables: [] }
      : planDoubleElimination(request, seeds, size);
  if (repair && !first) return { kind: 'failed', code: 'no-winner', tables: [] };
  const winners = first ? [] : winnersOf(state, results, key.phase);
  if ('open' in winners) return { kind: 'failed', code: 'no-winner', tables: winners.open };
  const pairs = first ? firstBracketRound(seeds, size) : nextBracketRound(winners);
  const { tables, byes } = seatPairs(pairs, request, (id) => seeds.indexOf(id) + 1);
  const voidedMatches = repair ? (standing?.tables ?? []).map((table) => table.matchId) : [];
  return {
    kind: 'planned',
    command: {
      ...key,
      seed,
      seeds: first ? seeds : [],
      tables,
      byes,
      voidedMatches,
      objective: [],
      unavoidableRematches: 0,
    },
  };
};
