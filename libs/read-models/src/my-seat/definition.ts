import { accountEventsModel } from '../account-events/projection.js';
import { decksModel } from '../decks/projection.js';
import { defineQuery } from '../define-query.js';
import { eventModel } from '../event-doc/projection.js';
import { judgeCallsModel } from '../judge-calls/projection.js';
import { matchesModel } from '../matches/projection.js';
import { rosterModel } from '../roster/projection.js';
import { recordModels } from '../standings/ranked-records.js';
import { readMySeat } from './query.js';

export const mySeat = defineQuery({
  name: 'mySeat',
  grants: ['onlooker'],
  token: 'players',
  audience: 'asker',
  feeds: [
    eventModel,
    rosterModel,
    matchesModel,
    ...recordModels,
    decksModel,
    judgeCallsModel,
    accountEventsModel,
  ],
  answer: (sources, { eventId }, asker) => readMySeat(sources, eventId, asker),
});
