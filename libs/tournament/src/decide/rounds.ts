import type { Handlers } from '#aggregate';
import type { Tournament } from '../commands.js';
import { accept, record, refuse, type Decision } from '../decision.js';
import { tournamentEvent, type RoundKey, type TableAssignment } from '../events.js';
import {
  currentRound,
  isLimited,
  nextRound,
  repairKey,
  type RoundState,
  type TournamentState,
} from '../state.js';
import { isSameAttempt, isSameRound } from '../round-key.js';
import { openSharedTables } from '../shared-table.js';
import { later } from './later.js';
import { over } from './rule.js';

/** The standing round, if it is the one that the sender saw. */
const withStanding = (
  state: TournamentState,
  key: RoundKey,
  next: (round: RoundState) => Decision,
): Decision => {
  const last = currentRound(state);
  if (!last) return over(state) ?? refuse('round-unknown');
  if (!isSameRound(last, key))
    return refuse('later-round-exists', { phase: last.phase, round: last.round });
  return isSameAttempt(key, last)
    ? (over(state) ?? next(last))
    : refuse('stale-round', { attempt: last.attempt });
};

const expectedRound = (state: TournamentState, repair: boolean): RoundKey | null =>
  repair ? repairKey(state) : nextRound(state);

/** Nobody twice, and nobody whom the event does not know. Who is missing is asked for by `findForgotten`: a plan may leave out who dropped meanwhile. */
const findMisnamed = (
  state: TournamentState,
  tables: readonly TableAssignment[],
  byes: readonly string[],
): Decision | null => {
  const names = [...tables.flatMap((table) => [table.a, table.b]), ...byes];
  const seen = new Set(names);
  if (seen.size !== names.length)
    return refuse('seated-twice', {
      players: names.filter((name, index) => names.indexOf(name) !== index),
    });
  const unknown = names.filter((name) => !state.players.has(name));
  return unknown.length > 0 ? refuse('players-mismatch', { players: unknown }) : null;
};

/** Nobody who still plays may fall out of the round by an edit. */
const findForgotten = (
  state: TournamentState,
  round: RoundState,
  tables: readonly TableAssignment[],
  byes: readonly string[],
): readonly string[] => {
  const named = new Set([...tables.flatMap((table) => [table.a, table.b]), ...byes]);
  const before = [
    ...round.tables.flatMap((table) => [table.a, table.b]),
    ...round.byes.map((bye) => bye.playerId),
  ];
  return before.filter(
    (playerId) => !named.has(playerId) && state.players.get(playerId)?.status === 'playing',
  );
};

const clockOf = (
  state: TournamentState,
  key: RoundKey,
  next: (round: RoundState) => Decision,
): Decision =>
  withStanding(state, key, (round) => (round.completed ? refuse('round-completed') : next(round)));

export const rounds: Handlers<
  Tournament,
  | 'RequestPairing'
  | 'CreateRound'
  | 'RecordPairingFailure'
  | 'EditPairings'
  | 'VoidRound'
  | 'CompleteRound'
  | 'StartRoundClock'
  | 'PauseRoundClock'
  | 'ResumeRoundClock'
  | 'ExtendRoundClock'
> = {
  RequestPairing: ({ phase, round, attempt, repair }, state) => {
    if (state.status !== 'running') return over(state) ?? refuse('not-running');
    if (state.pairing)
      return refuse('pairing-under-way', {
        phase: state.pairing.phase,
        round: state.pairing.round,
      });
    const key = expectedRound(state, repair);
    if (!key) return refuse(repair ? 'nothing-to-repair' : 'nothing-to-pair');
    if (isLimited(state.format) && state.limited.building === null)
      return refuse('decks-not-built');
    return isSameAttempt(key, { phase, round, attempt })
      ? record('PairingRequested', { phase, round, attempt, repair })
      : refuse('stale-round', { ...key });
  },
  CreateRound: (data, state) => {
    if (!isSameAttempt(data, state.pairing))
      return refuse('no-such-request', {
        phase: data.phase,
        round: data.round,
        attempt: data.attempt,
      });
    const wrong = findMisnamed(state, data.tables, [
      ...data.byes.map((bye) => bye.playerId),
      ...(data.multiplayer ?? []).flatMap(({ seats: seatedThere }) => seatedThere),
    ]);
    if (wrong) return wrong;
    const {
      phase,
      round,
      attempt,
      seed,
      tables,
      byes,
      voidedMatches,
      objective,
      unavoidableRematches,
      seeds,
      multiplayer,
    } = data;
    const last = currentRound(state);
    const replaced = state.pairing?.repair ? (last?.byes ?? []).map((bye) => bye.playerId) : [];
    const close =
      last && !last.completed && !state.pairing?.repair
        ? [
            tournamentEvent('RoundCompleted', {
              phase: last.phase,
              round: last.round,
              attempt: last.attempt,
            }),
          ]
        : [];
    return accept(
      ...close,
      tournamentEvent('RoundPaired', {
        phase,
        round,
        attempt,
        seed,
        tables,
        byes,
        replacedByes: replaced,
        voidedMatches,
        objective,
        unavoidableRematches,
        seeds,
        manual: false,
        ...(multiplayer === undefined ? {} : { multiplayer }),
      }),
    );
  },
  RecordPairingFailure: ({ phase, round, attempt, code, tables }, state) =>
    isSameAttempt({ phase, round, attempt }, state.pairing)
      ? record('PairingFailed', { phase, round, attempt, code, tables })
      : refuse('no-such-request', { phase, round, attempt }),
  EditPairings: (data, state) =>
    withStanding(state, data, (round) => {
      if (state.pairing) return refuse('pairing-under-way');
      if (round.multiplayer) return refuse('structure-fixed');
      const unknown = data.voidedMatches.filter(
        (matchId) => !round.tables.some((table) => table.matchId === matchId),
      );
      if (unknown.length > 0) return refuse('table-unknown', { matches: unknown });
      const kept = round.tables.filter((table) => !data.voidedMatches.includes(table.matchId));
      const tables = [...kept, ...data.tables].sort((one, other) => one.table - other.table);
      const wrong = findMisnamed(state, tables, data.byes);
      if (wrong) return wrong;
      const lost = findForgotten(state, round, tables, data.byes);
      if (lost.length > 0) return refuse('players-mismatch', { players: lost });
      const byes = data.byes.map(
        (playerId) =>
          round.byes.find((bye) => bye.playerId === playerId) ?? {
            playerId,
            reasons: [{ code: 'by-hand', data: {} }],
          },
      );
      return record('RoundPaired', {
        phase: data.phase,
        round: data.round,
        attempt: data.attempt + 1,
        seed: round.seed,
        tables,
        byes,
        replacedByes: round.byes.map((bye) => bye.playerId),
        voidedMatches: data.voidedMatches,
        objective: [],
        unavoidableRematches: round.unavoidableRematches,
        seeds: [],
        manual: true,
        reason: data.reason,
      });
    }),
  VoidRound: ({ phase, round, attempt, reason }, state) =>
    withStanding(state, { phase, round, attempt }, (standing) =>
      state.pairing
        ? refuse('pairing-under-way')
        : record('RoundVoided', {
            phase,
            round,
            attempt,
            reason,
            byes: standing.byes.map((bye) => bye.playerId),
            matchIds: standing.tables.map((table) => table.matchId),
          }),
    ),
  CompleteRound: ({ phase, round, attempt }, state) =>
    withStanding(state, { phase, round, attempt }, (standing) => {
      if (standing.completed) return refuse('round-completed');
      const open = openSharedTables(standing);
      return open.length > 0
        ? refuse('tables-open', { tables: open })
        : record('RoundCompleted', { phase, round, attempt });
    }),
  StartRoundClock: ({ phase, round, attempt, minutes }, state, { at }) =>
    clockOf(state, { phase, round, attempt }, (standing) => {
      if (standing.clock) return refuse('clock-running');
      const swiss = state.phases[phase]?.kind === 'swiss';
      const length =
        minutes ?? (swiss ? state.settings.roundMinutes : state.settings.cutRoundMinutes);
      return record('RoundClockStarted', {
        phase,
        round,
        attempt,
        endsAt: length > 0 ? later(at, length * 60) : null,
      });
    }),
  PauseRoundClock: ({ phase, round, attempt }, state, { at }) =>
    clockOf(state, { phase, round, attempt }, ({ clock }) => {
      if (!clock?.endsAt) return refuse('clock-not-running');
      return record('RoundClockPaused', {
        phase,
        round,
        attempt,
        remainingSeconds: Math.round((Date.parse(clock.endsAt) - Date.parse(at)) / 1000),
      });
    }),
  ResumeRoundClock: ({ phase, round, attempt }, state, { at }) =>
    clockOf(state, { phase, round, attempt }, ({ clock }) => {
      if (!clock) return refuse('clock-not-started');
      if (clock.remainingSeconds === null) return refuse('clock-running');
      return record('RoundClockResumed', {
        phase,
        round,
        attempt,
        endsAt: later(at, clock.remainingSeconds),
      });
    }),
  ExtendRoundClock: ({ phase, round, attempt, seconds }, state) =>
    clockOf(state, { phase, round, attempt }, ({ clock }) => {
      if (!clock?.endsAt) return refuse('clock-not-running');
      return record('RoundClockExtended', {
        phase,
        round,
        attempt,
        seconds,
        endsAt: later(clock.endsAt, seconds),
      });
    }),
};
