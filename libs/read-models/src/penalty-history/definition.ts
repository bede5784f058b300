import { staffTasks } from '#contracts';
import { defineQuery } from '../define-query.js';
import { readPenaltyHistory } from './query.js';

export const penaltyHistory = defineQuery({
  name: 'penaltyHistory',
  grants: staffTasks.rule,
  token: 'judging',
  audience: 'everyone',
  feeds: [],
  answer: ({ reader }, { eventId, playerId }) => readPenaltyHistory(reader, eventId, playerId),
});
