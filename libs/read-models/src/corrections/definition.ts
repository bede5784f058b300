import { staffTasks } from '#contracts';
import { defineQuery } from '../define-query.js';
import { correctionsModel } from './projection.js';
import { readCorrections } from './query.js';

export const corrections = defineQuery({
  name: 'corrections',
  grants: staffTasks.seeDesk,
  token: 'judging',
  audience: 'everyone',
  feeds: [correctionsModel],
  answer: (sources, { eventId }) => readCorrections(sources, eventId),
});
