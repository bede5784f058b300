import type { TournamentCommands } from '../commands.js';
import type { PairingConstraints, TableAssignment } from '../events.js';
import { pairSwiss, type SwissPlayer, type SwissTable } from '../pairing/index.js';
import { currentRound, type TournamentState } from '../state.js';
import type { MatchResult } from './match-result.js';
import type { RoundRequest } from './round-plan.js';
import { podsOf } from './pods-of.js';
import { histories, swissStandings } from './swiss-history.js';

type SwissPlan =
  | { readonly kind: 'planned'; readonly command: TournamentCommands['CreateRound'] }
  | {
      readonly kind: 'failed';
      readonly code: 'too-few-players';
      readonly tables: readonly number[];
    };

/** Tables of the current round with a reported result; a new attempt keeps them. */
const survivors = (
  state: TournamentState,
  results: readonly MatchResult[],
): readonly TableAssignment[] => {
  const reported = new Set(
    results
      .filter(
        (match) =>
          match.status === 'reported' ||
          match.status === 'disputed' ||
          match.status === 'completed',
      )
      .map((match) => match.matchId),
  );
  return currentRound(state)?.tables.filter((table) => reported.has(table.matchId)) ?? [];
};

/** For a round that is paired again: the opponents of the former attempt, who count as met. */
const leftOpponents = (
  state: TournamentState,
  kept: readonly TableAssignment[],
): ReadonlyMap<string, readonly string[]> => {
  if (!state.pairing?.renew) return new Map();
  const left = (currentRound(state)?.tables ?? []).filter((table) => !kept.includes(table));
  return new Map(
    left.flatMap(({ a, b }): [string, string[]][] => [
      [a, [b]],
      [b, [a]],
    ]),
  );
};

/**
 * Numbers the new tables around the kept ones: static tables first, then the lowest free numbers in
 * order.
 */
const numberTables = (
  tables: readonly SwissTable[],
  taken: ReadonlySet<number>,
  isStatic: (table: SwissTable) => boolean,
): readonly SwissTable[] => {
  const used = new Set(taken);
  for (const table of tables) if (isStatic(table)) used.add(table.table);
  let next = 1;
  const free = (): number => {
    while (used.has(next)) next += 1;
    used.add(next);
    return next;
  };
  return tables.map((table) =>
    isStatic(table) && !taken.has(table.table) ? table : { ...table, table: free() },
  );
};

const unconstrained: Pick<PairingConstraints, 'fixed' | 'byes'> = { fixed: [], byes: [] };

/** The constraints that staff set for this round. */
const askedConstraints = ({ state: { constraints }, key }: RoundRequest) =>
  constraints?.phase === key.phase && constraints.round === key.round ? constraints : unconstrained;

const isByStanding = ({ state, key }: RoundRequest): boolean => {
  const phase = state.phases[key.phase];
  return (
    state.settings.lastRoundByStanding &&
    phase?.kind === 'swiss' &&
    key.round === phase.rounds &&
    state.phases[key.phase + 1]?.kind === 'elimination'
  );
};

/** Pairs one Swiss round of the event. */
export const planSwiss = (request: RoundRequest): SwissPlan => {
  const { games, state, results, key, repair, seed, matchIdFor } = request;
  const kept = repair ? survivors(state, results) : [];
  const seatedAlready = new Set(kept.flatMap((table) => [table.a, table.b]));
  const { fixed, byes } = askedConstraints(request);
  const byeByStaff = byes.filter(
    (playerId) => state.players.get(playerId)?.status === 'playing' && !seatedAlready.has(playerId),
  );
  const ranked = swissStandings(games, state, results, key.round);
  const history = histories(games, state, results, key.round);
  const left = leftOpponents(state, kept);
  const { podRule, placeOf } = podsOf(state, key);
  const players = ranked
    .filter(
      (row) =>
        state.players.get(row.player)?.status === 'playing' &&
        !seatedAlready.has(row.player) &&
        !byeByStaff.includes(row.player),
    )
    .map((row): SwissPlayer => {
      const { opponents, hadBye, lastFloat } = history.get(row.player) ?? {
        opponents: [],
        hadBye: false,
        lastFloat: null,
      };
      const { staticTable, team } = state.players.get(row.player) ?? {};
      return {
        id: row.player,
        points: row.points,
        opponents: [...opponents, ...(left.get(row.player) ?? [])],
        hadBye,
        lastFloat,
        ...(staticTable ? { staticTable } : {}),
        ...(team ? { team } : {}),
        ...placeOf(row.player),
      };
    });
  if (players.length + seatedAlready.size < 2)
    return { kind: 'failed', code: 'too-few-players', tables: [] };
  const pairing = pairSwiss({
    round: key.round,
    players,
    seed,
    byStanding: isByStanding(request),
    fixed,
    forbidden: state.keptApart,
    ...(podRule ? { podRule } : {}),
  });
  const isStatic = (table: SwissTable) =>
    [table.a, table.b].some((id) => state.players.get(id)?.staticTable === table.table);
  const fresh = numberTables(
    pairing.tables,
    new Set(kept.map((table) => table.table)),
    isStatic,
  ).map((table) => ({ ...table, matchId: matchIdFor(table.table) }));
  const voided = repair
    ? (currentRound(state)?.tables ?? [])
        .filter((table) => !kept.includes(table))
        .map((table) => table.matchId)
    : [];
  return {
    kind: 'planned',
    command: {
      ...key,
      seed,
      seeds: [],
      tables: [...kept, ...fresh].sort((one, other) => one.table - other.table),
      byes: [
        ...byeByStaff.map((playerId) => ({
          playerId,
          reasons: [{ code: 'bye/by-staff', data: {} }],
        })),
        ...(pairing.bye ? [pairing.bye] : []),
      ],
      voidedMatches: voided,
      objective: pairing.objective,
      unavoidableRematches: pairing.unavoidableRematches,
    },
  };
};
