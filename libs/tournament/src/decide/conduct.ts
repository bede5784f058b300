import type { Handlers } from '#aggregate';
import type { Tournament } from '../commands.js';
import { accept, record, refuse } from '../decision.js';
import { tournamentEvent } from '../events.js';
import { currentRound, swissRoundsPaired, type TournamentState } from '../state.js';
import { over, withPlayer } from './rule.js';

const tableOf = (state: TournamentState, playerId: string): number | null => {
  const round = currentRound(state);
  const seated =
    round?.tables.find(({ a, b }) => a === playerId || b === playerId) ??
    round?.multiplayer?.find(({ seats }) => seats.includes(playerId));
  return seated?.table ?? null;
};

/** What happens beside the pairings: penalties and calls for a judge. */
export const conduct: Handlers<
  Tournament,
  | 'NotePlayer'
  | 'RecordDeckCheck'
  | 'IssuePenalty'
  | 'RevokePenalty'
  | 'CallJudge'
  | 'AcceptJudgeCall'
  | 'ResolveJudgeCall'
> = {
  NotePlayer: ({ playerId, note }, state) =>
    withPlayer(state, playerId, () => over(state) ?? record('PlayerNoted', { playerId, note })),
  RecordDeckCheck: ({ checkId, playerId, outcome, note }, state) =>
    withPlayer(state, playerId, (player) => {
      if (!player.deck) return refuse('deck-missing');
      const { phase = 0, round = 0 } = currentRound(state) ?? {};
      const table = tableOf(state, playerId);
      return (
        over(state) ??
        record('DeckChecked', { checkId, playerId, outcome, note, phase, round, table })
      );
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
  ResolveJudgeCall: ({ callId, note }, state) => {
    const call = state.calls.get(callId);
    if (!call) return refuse('call-unknown');
    return call.state === 'resolved'
      ? refuse('call-resolved')
      : record('JudgeCallResolved', { callId, note });
  },
};
