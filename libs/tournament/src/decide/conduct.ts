import type { Handlers } from '#aggregate';
import type { Tournament } from '../commands.js';
import { accept, record, refuse } from '../decision.js';
import { tournamentEvent } from '../events.js';
import {
  currentRound,
  type RoundState,
  swissRoundsPaired,
  type TournamentState,
} from '../state.js';
import { findJudgeAt } from '../judges-at-tables.js';
import { over, withPlayer } from './rule.js';
import { settledByLeaving } from './tables.js';

const tableOf = (state: TournamentState, playerId: string): number | null => {
  const round = currentRound(state);
  const seated =
    round?.tables.find(({ a, b }) => a === playerId || b === playerId) ??
    round?.multiplayer?.find(({ seats }) => seats.includes(playerId));
  return seated?.table ?? null;
};

const tablesOf = ({ tables, multiplayer = [] }: RoundState): readonly number[] =>
  [...tables, ...multiplayer].map(({ table }) => table);

/** Penalties, calls for a judge and judges at tables. */
export const conduct: Handlers<
  Tournament,
  | 'NotePlayer'
  | 'RecordDeckCheck'
  | 'IssuePenalty'
  | 'RevokePenalty'
  | 'CallJudge'
  | 'AcceptJudgeCall'
  | 'ResolveJudgeCall'
  | 'TakeTable'
  | 'LeaveTable'
> = {
  NotePlayer: ({ playerId, note }, state) =>
    withPlayer(state, playerId, () => over(state) ?? record('PlayerNoted', { playerId, note })),
  RecordDeckCheck: ({ checkId, playerId, outcome, note, extraSeconds = 0 }, state) =>
    withPlayer(state, playerId, (player) => {
      if (!player.deck) return refuse('deck-missing');
      const { phase = 0, round = 0, multiplayer = [] } = currentRound(state) ?? {};
      const table = tableOf(state, playerId);
      const checked = { checkId, playerId, outcome, note, phase, round, table };
      if (table === null) return over(state) ?? record('DeckChecked', checked);
      const place = { phase, round, table };
      const shared = multiplayer.find((each) => each.table === table);
      const extra =
        extraSeconds > 0 && shared?.places === null
          ? [tournamentEvent('SharedTableExtended', { ...place, seconds: extraSeconds })]
          : [];
      const here = { ...place, purpose: 'deck-check' } as const;
      const left = findJudgeAt(state.judgesAt, here)
        ? [tournamentEvent('JudgeLeftTable', here)]
        : [];
      return over(state) ?? accept(tournamentEvent('DeckChecked', checked), ...extra, ...left);
    }),
  IssuePenalty: ({ penaltyId, playerId, level, infraction, note }, state) =>
    withPlayer(state, playerId, (player) => {
      const round = currentRound(state)?.round ?? 0;
      const issued = tournamentEvent('PenaltyIssued', {
        penaltyId,
        playerId,
        level,
        infraction,
        note,
        round,
      });
      const out = level === 'disqualification' && player.status === 'playing';
      const dropped = out
        ? [
            tournamentEvent('PlayerDropped', {
              playerId,
              afterRound: swissRoundsPaired(state),
              reason: 'disqualified',
            }),
            ...settledByLeaving(state, playerId),
          ]
        : [];
      return over(state) ?? accept(issued, ...dropped);
    }),
  RevokePenalty: ({ penaltyId, reason }, state) => {
    const penalty = state.penalties.get(penaltyId);
    if (!penalty) return refuse('penalty-unknown');
    return penalty.revoked
      ? refuse('penalty-revoked')
      : record('PenaltyRevoked', { penaltyId, playerId: penalty.playerId, reason });
  },
  CallJudge: ({ callId, playerId, note, fault }, state) =>
    withPlayer(state, playerId, (player) => {
      if (player.status === 'withdrawn') return refuse('player-withdrawn');
      const open = [...state.calls.values()].some(
        (call) => call.playerId === playerId && call.state !== 'resolved',
      );
      return (
        over(state) ??
        (open
          ? refuse('call-open')
          : record('JudgeCalled', {
              callId,
              playerId,
              table: tableOf(state, playerId),
              note,
              ...(fault && { fault }),
            }))
      );
    }),
  AcceptJudgeCall: ({ callId }, state) => {
    const call = state.calls.get(callId);
    if (!call) return refuse('call-unknown');
    return call.state === 'waiting'
      ? record('JudgeCallAccepted', { callId })
      : refuse(call.state === 'resolved' ? 'call-resolved' : 'call-open');
  },
  TakeTable: ({ table, purpose, judge }, state) => {
    const stands = currentRound(state);
    if (!stands || !tablesOf(stands).includes(table)) return refuse('table-unknown', { table });
    if ((state.roles.get(judge)?.size ?? 0) === 0) return refuse('role-not-held');
    const { phase, round } = stands;
    const place = { phase, round, table, purpose };
    const there = findJudgeAt(state.judgesAt, place);
    // A deck check is one act: a second judge who opens it joins the running check.
    if (there && (purpose === 'deck-check' || there.judge === judge))
      return refuse('judge-at-table', { table });
    return over(state) ?? record('JudgeTookTable', { ...place, judge });
  },
  LeaveTable: ({ table, purpose }, state) => {
    const { phase = 0, round = 0 } = currentRound(state) ?? {};
    const place = { phase, round, table, purpose };
    return findJudgeAt(state.judgesAt, place)
      ? (over(state) ?? record('JudgeLeftTable', place))
      : refuse('no-judge-at-table', { table });
  },
  ResolveJudgeCall: ({ callId, note }, state) => {
    const call = state.calls.get(callId);
    if (!call) return refuse('call-unknown');
    return call.state === 'resolved'
      ? refuse('call-resolved')
      : record('JudgeCallResolved', { callId, note });
  },
};
