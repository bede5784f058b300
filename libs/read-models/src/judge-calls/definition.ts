import { staffTasks } from '#contracts';
import { defineQuery } from '../define-query.js';
import { eventModel } from '../event-doc/projection.js';
import { matchesModel } from '../matches/projection.js';
import { rosterModel } from '../roster/projection.js';
import { judgeCallsModel } from './projection.js';
import { readJudgeCalls } from './query.js';

export const judgeCalls = defineQuery({
  name: 'judgeCalls',
  grants: staffTasks.seeDesk,
  token: 'judging',
  audience: 'everyone',
  feeds: [judgeCallsModel, rosterModel, eventModel, matchesModel],
  answer: ({ reader }, { eventId }) => readJudgeCalls(reader, eventId),
});
