import { staffTasks } from '#contracts';
import { defineQuery } from '../define-query.js';
import { eventModel } from '../event-doc/projection.js';
import { matchesModel } from '../matches/projection.js';
import { readRoundForecast } from './query.js';

export const roundForecast = defineQuery({
  name: 'roundForecast',
  grants: staffTasks.seeDesk,
  token: 'rounds',
  audience: 'everyone',
  feeds: [eventModel, matchesModel],
  answer: (sources, { eventId }) => readRoundForecast(sources, eventId),
});
