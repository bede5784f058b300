import { type Handlers, isRefusal, type Refusal } from '#aggregate';
import type { Tournament, TournamentCommands } from '../commands.js';
import { accept, record, refuse, type Decision } from '../decision.js';
import {
  type MultiplayerTable,
  type RoundKey,
  type TableAssignment,
  tournamentEvent,
  type TournamentEvent,
} from '../events.js';
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
import { isPublishedByHand } from '../settings.js';
import { later } from './later.js';
import { over } from './rule.js';

/** Decides on the current round, provided that it is the attempt that the sender saw. */
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

/** A new round completes the one before it. */
const closeStanding = (state: TournamentState): readonly TournamentEvent[] => {
  const last = currentRound(state);
  if (!last || last.completed || state.pairing?.repair) return [];
  const { phase, round, attempt } = last;
  return [tournamentEvent('RoundCompleted', { phase, round, attempt })];
};

/** Players of a round who sit at no table of two. */
const seatedBeside = ({
  byes,
  multiplayer = [],
}: {
  readonly byes: readonly { readonly playerId: string }[];
  readonly multiplayer?: readonly Pick<MultiplayerTable, 'seats'>[] | undefined;
}): readonly string[] => [
  ...byes.map(({ playerId }) => playerId),
  ...multiplayer.flatMap(({ seats }) => seats),
];

/**
 * Refuses players who are seated twice or unknown to the event. `findForgotten` checks for missing
 * players: a plan may omit players who have dropped since.
 */
const findMisnamed = (
  state: TournamentState,
  tables: readonly TableAssignment[],
  byes: readonly string[],
): Refusal | null => {
  const names = [...tables.flatMap((table) => [table.a, table.b]), ...byes];
  const seen = new Set(names);
  if (seen.size !== names.length)
    return refuse('seated-twice', {
      players: names.filter((name, index) => names.indexOf(name) !== index),
    });
  const unknown = names.filter((name) => !state.players.has(name));
  return unknown.length > 0 ? refuse('players-mismatch', { players: unknown }) : null;
};

/** Refuses an edit that removes a player who still plays from the round. */
const findForgotten = (
  state: TournamentState,
  round: Pick<RoundState, 'tables' | 'byes'>,
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

const countPlaying = ({ players }: TournamentState): number =>
  [...players.values()].filter(({ status }) => status === 'playing').length;

/**
 * Whether staff review the requested round before it is published. A round that is already public
 * is changed in public.
 */
export const isProposed = (state: TournamentState): boolean =>
  state.pairing?.repair === false && isPublishedByHand(state.settings, countPlaying(state));

/** Decides on the unpublished round, provided that it is the attempt that the sender saw. */
const withProposal = (
  state: TournamentState,
  key: RoundKey,
  next: (proposal: NonNullable<TournamentState['proposal']>) => Decision,
): Decision => {
  const { proposal, pairing } = state;
  if (proposal === null) return over(state) ?? refuse('nothing-proposed');
  if (pairing) return refuse('pairing-under-way', { phase: pairing.phase, round: pairing.round });
  return isSameAttempt(key, proposal)
    ? (over(state) ?? next(proposal))
    : refuse('stale-round', { attempt: proposal.attempt });
};

/** The round after a change of its tables by hand, or why the change is refused. */
const rearrangeRound = (
  state: TournamentState,
  before: Pick<RoundState, 'tables' | 'byes'>,
  edit: Pick<TournamentCommands['EditPairings'], 'voidedMatches' | 'tables' | 'byes'>,
): Pick<RoundState, 'tables' | 'byes'> | Refusal => {
  const unknown = edit.voidedMatches.filter(
    (matchId) => !before.tables.some((table) => table.matchId === matchId),
  );
  if (unknown.length > 0) return refuse('table-unknown', { matches: unknown });
  const kept = before.tables.filter((table) => !edit.voidedMatches.includes(table.matchId));
  const tables = [...kept, ...edit.tables].sort((one, other) => one.table - other.table);
  const wrong = findMisnamed(state, tables, edit.byes);
  if (wrong) return wrong;
  const lost = findForgotten(state, before, tables, edit.byes);
  if (lost.length > 0) return refuse('players-mismatch', { players: lost });
  const byes = edit.byes.map(
    (playerId) =>
      before.byes.find((bye) => bye.playerId === playerId) ?? {
        playerId,
        reasons: [{ code: 'by-hand', data: {} }],
      },
  );
  return { tables, byes };
};

export const rounds: Handlers<
  Tournament,
  | 'RequestPairing'
  | 'CreateRound'
  | 'EnterRound'
  | 'RecordPairingFailure'
  | 'EditPairings'
  | 'PublishPairings'
  | 'VoidRound'
  | 'CompleteRound'
  | 'StartRoundClock'
  | 'TakeBackRoundClock'
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
      ? record('PairingRequested', {
          ...{ phase, round, attempt, repair },
          ...(repair ? { renew: true as const } : {}),
        })
      : refuse('stale-round', { ...key });
  },
  CreateRound: (data, state) => {
    if (!isSameAttempt(data, state.pairing))
      return refuse('no-such-request', {
        phase: data.phase,
        round: data.round,
        attempt: data.attempt,
      });
    const wrong = findMisnamed(state, data.tables, seatedBeside(data));
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
    const replaced = state.pairing?.repair
      ? (currentRound(state)?.byes ?? []).map((bye) => bye.playerId)
      : [];
    const paired = {
      ...{ phase, round, attempt, seed, tables, byes, objective, unavoidableRematches, seeds },
      manual: false,
      ...(multiplayer === undefined ? {} : { multiplayer }),
    };
    return accept(
      ...closeStanding(state),
      isProposed(state)
        ? tournamentEvent('PairingProposed', paired)
        : tournamentEvent('RoundPaired', { ...paired, replacedByes: replaced, voidedMatches }),
    );
  },
  EnterRound: ({ reason, multiplayer, ...entered }, state) => {
    const { phase, round, attempt, tables, byes } = entered;
    if (!isSameAttempt(entered, state.pairing))
      return refuse('no-such-request', { phase, round, attempt });
    const wrong = findMisnamed(state, tables, seatedBeside({ byes, multiplayer }));
    if (wrong) return wrong;
    return accept(
      ...closeStanding(state),
      tournamentEvent('RoundPaired', {
        ...{ phase, round, attempt, tables, byes, reason },
        // Nothing was drawn at random, so there is nothing to recompute.
        ...{ seed: 'by-hand', manual: true, objective: [], unavoidableRematches: 0, seeds: [] },
        ...{ replacedByes: [], voidedMatches: [] },
        ...(multiplayer === undefined ? {} : { multiplayer }),
      }),
    );
  },
  RecordPairingFailure: ({ phase, round, attempt, code, tables }, state) =>
    isSameAttempt({ phase, round, attempt }, state.pairing)
      ? record('PairingFailed', { phase, round, attempt, code, tables })
      : refuse('no-such-request', { phase, round, attempt }),
  EditPairings: (data, state) => {
    const { phase, round, attempt, reason } = data;
    const next = { phase, round, attempt: attempt + 1, manual: true, reason };
    if (state.proposal !== null)
      return withProposal(state, data, (proposal) => {
        if (proposal.multiplayer) return refuse('structure-fixed');
        const after = rearrangeRound(state, proposal, data);
        if (isRefusal(after)) return after;
        const { seed, seeds, unavoidableRematches } = proposal;
        return record('PairingProposed', {
          ...{ ...next, ...after },
          ...{ seed, seeds, unavoidableRematches, objective: [] },
        });
      });
    return withStanding(state, data, (standing) => {
      if (state.pairing) return refuse('pairing-under-way');
      if (standing.multiplayer) return refuse('structure-fixed');
      const after = rearrangeRound(state, standing, data);
      if (isRefusal(after)) return after;
      return record('RoundPaired', {
        ...{ ...next, ...after },
        seed: standing.seed,
        replacedByes: standing.byes.map((bye) => bye.playerId),
        voidedMatches: data.voidedMatches,
        objective: [],
        unavoidableRematches: standing.unavoidableRematches,
        seeds: [],
      });
    });
  },
  PublishPairings: (key, state) =>
    withProposal(state, key, ({ outdated, ...proposal }) =>
      outdated
        ? refuse('proposal-outdated')
        : record('RoundPaired', { ...proposal, replacedByes: [], voidedMatches: [] }),
    ),
  VoidRound: ({ phase, round, attempt, reason }, state) => {
    if (state.proposal !== null)
      return withProposal(state, { phase, round, attempt }, () =>
        record('ProposalDiscarded', { phase, round, attempt, reason }),
      );
    return withStanding(state, { phase, round, attempt }, (standing) =>
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
    );
  },
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
  TakeBackRoundClock: ({ phase, round, attempt }, state) =>
    clockOf(state, { phase, round, attempt }, ({ clock }) =>
      clock === null
        ? refuse('clock-not-started')
        : record('RoundClockTakenBack', { phase, round, attempt }),
    ),
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
