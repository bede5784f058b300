import { defineQuery } from '../define-query.js';
import { eventModel } from '../event-doc/projection.js';
import { recordModels } from '../standings/ranked-records.js';
import { matchesModel } from './projection.js';
import { readPairings, withoutWords } from './query.js';

export const pairings = defineQuery({
  name: 'pairings',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'desk',
  feeds: [eventModel, matchesModel, ...recordModels],
  answer: (sources, { eventId, phase, round }) =>
    readPairings(sources, eventId, round === undefined ? undefined : { phase: phase ?? 0, round }),
  withhold: (answer, { staff }) =>
    staff ? answer : { ...answer, tables: answer.tables.map(withoutWords) },
});
