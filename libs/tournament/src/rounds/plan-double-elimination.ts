import type { TournamentCommands } from '../commands.js';
import type { TableAssignment } from '../events.js';
import {
  doubleEliminationChampion,
  doubleEliminationRound,
  type PlacedPair,
  type WinnerAt,
} from '../pairing/double-elimination.js';
import type { TournamentState } from '../state.js';
import { winnerOfMatch, type MatchResult } from './match-result.js';
import type { RoundRequest } from './round-plan.js';

type DoubleEliminationPlan =
  | { readonly kind: 'planned'; readonly command: TournamentCommands['CreateRound'] }
  | {
      readonly kind: 'failed';
      readonly code: 'no-winner' | 'decided';
      readonly tables: readonly number[];
    };

const placeOf = ({ side, stage, slot }: Pick<PlacedPair, 'side' | 'stage' | 'slot'>): string =>
  `${side}/${stage}/${slot}`;

/** The winner at each place of the bracket; the reason of a table names its place. */
const winners = (
  state: TournamentState,
  results: readonly MatchResult[],
  phase: number,
): WinnerAt => {
  const byMatch = new Map(results.map((match) => [match.matchId, match]));
  const won = new Map<string, string | null>();
  for (const table of state.rounds
    .filter((round) => round.phase === phase)
    .flatMap((round) => round.tables)) {
    const data = table.reasons.find(({ code }) => code === 'double-bracket')?.data;
    const match = byMatch.get(table.matchId);
    if (data && match) won.set(placeOf(data as never), winnerOfMatch(match));
  }
  return (place) => won.get(placeOf(place)) ?? null;
};

const seatPairs = (
  pairs: readonly PlacedPair[],
  { matchIdFor }: RoundRequest,
): Pick<TournamentCommands['CreateRound'], 'tables' | 'byes'> => {
  const tables: TableAssignment[] = [];
  const byes: TournamentCommands['CreateRound']['byes'][number][] = [];
  for (const { a, b, side, stage, slot } of pairs) {
    const reasons = [{ code: 'double-bracket', data: { side, stage, slot } }];
    const table = tables.length + 1;
    if (a !== null && b !== null) tables.push({ matchId: matchIdFor(table), table, a, b, reasons });
    else if (a !== null || b !== null) byes.push({ playerId: a ?? b ?? '', reasons });
  }
  return { tables, byes };
};

/** Plans one round of a double elimination, both sides of the bracket at once. */
export const planDoubleElimination = (
  request: RoundRequest,
  seeds: readonly string[],
  size: number,
): DoubleEliminationPlan => {
  const { state, results, key, seed } = request;
  const undecided = results.filter(
    (match) =>
      match.phase === key.phase &&
      match.round < key.round &&
      match.status === 'completed' &&
      winnerOfMatch(match) === null,
  );
  if (undecided.length > 0)
    return { kind: 'failed', code: 'no-winner', tables: undecided.map(({ table }) => table) };
  const pairs = doubleEliminationRound(seeds, size, key.round, winners(state, results, key.phase));
  if (pairs === null) return { kind: 'failed', code: 'decided', tables: [] };
  return {
    kind: 'planned',
    command: {
      ...key,
      seed,
      seeds: key.round === 1 ? seeds : [],
      ...seatPairs(pairs, request),
      voidedMatches: [],
      objective: [],
      unavoidableRematches: 0,
    },
  };
};

/** The champion of a double elimination, or null while its last final is open. */
export const championOfDouble = (
  state: TournamentState,
  results: readonly MatchResult[],
  phase: number,
): string | null => {
  const kind = state.phases[phase];
  const seeds =
    state.rounds.find((round) => round.phase === phase && round.round === 1)?.seeds ?? [];
  return kind?.kind === 'elimination'
    ? doubleEliminationChampion(seeds, kind.size, winners(state, results, phase))
    : null;
};
