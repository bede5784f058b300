import { deriveId } from '#platform';
import { tournamentCommand } from '../scene.js';
import type { Translations } from './translation.js';

export const conduct: Translations<
  | 'SeeAsStaff'
  | 'RecordDeckCheck'
  | 'IssuePenalty'
  | 'RevokePenalty'
  | 'CallJudge'
  | 'AcceptJudgeCall'
  | 'ResolveJudgeCall'
> = {
  SeeAsStaff: ({ reason }, { act }) => [
    tournamentCommand(act, 'TakeStaffSight', {
      account: act.actor.slice('account:'.length),
      reason,
    }),
  ],
  RecordDeckCheck: ({ playerId, outcome, note }, { act }) => [
    tournamentCommand(act, 'RecordDeckCheck', {
      checkId: deriveId(act.commandId, 'deck-check'),
      playerId,
      outcome,
      note,
    }),
  ],
  IssuePenalty: ({ playerId, level, infraction, note }, { act }) => [
    tournamentCommand(act, 'IssuePenalty', {
      penaltyId: deriveId(act.commandId, 'penalty'),
      playerId,
      level,
      infraction,
      note,
    }),
  ],
  RevokePenalty: ({ penaltyId, reason }, { act }) => [
    tournamentCommand(act, 'RevokePenalty', { penaltyId, reason }),
  ],
  CallJudge: ({ playerId, note }, { act }) => [
    tournamentCommand(act, 'CallJudge', {
      callId: deriveId(act.commandId, 'call'),
      playerId,
      note,
    }),
  ],
  AcceptJudgeCall: ({ callId }, { act }) => [tournamentCommand(act, 'AcceptJudgeCall', { callId })],
  ResolveJudgeCall: ({ callId, note }, { act }) => [
    tournamentCommand(act, 'ResolveJudgeCall', { callId, note }),
  ],
};
