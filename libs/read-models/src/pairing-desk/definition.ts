import { staffTasks } from '#contracts';
import { defineQuery } from '../define-query.js';
import { eventModel } from '../event-doc/projection.js';
import { matchesModel } from '../matches/projection.js';
import { rosterModel } from '../roster/projection.js';
import { readPairingDesk } from './query.js';

export const pairingDesk = defineQuery({
  name: 'pairingDesk',
  grants: staffTasks.seeDesk,
  token: 'rounds',
  audience: 'everyone',
  feeds: [eventModel, rosterModel, matchesModel],
  answer: (sources, params) => readPairingDesk(sources, params),
});
