import { defineQuery } from '../define-query.js';
import { partIn } from './roles.js';
import { rosterModel } from './projection.js';
import { readRoster } from './query.js';

export const roster = defineQuery({
  name: 'roster',
  grants: ['onlooker'],
  token: 'players',
  audience: 'rank',
  feeds: [rosterModel],
  answer: async ({ reader }, { eventId }, asker) =>
    readRoster(reader, eventId, (await partIn(reader, eventId, asker)).roles),
  /** Staff who play do not see the leaders of others. */
  withhold: (answer, { staff, sight }) =>
    staff && !sight
      ? {
          ...answer,
          players: answer.players.map((row) => ({ ...row, leader: null, base: null })),
        }
      : answer,
});
