import { defineQuery } from '../define-query.js';
import { readPlayer } from './query.js';

export const player = defineQuery({
  name: 'player',
  grants: ['onlooker'],
  token: 'players',
  audience: 'everyone',
  feeds: [],
  answer: (sources, { eventId, playerId }) => readPlayer(sources, eventId, playerId),
});
