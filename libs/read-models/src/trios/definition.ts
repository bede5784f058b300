import { staffTasks } from '#contracts';
import { defineQuery } from '../define-query.js';
import { triosModel } from './projection.js';
import { readTrio } from './query.js';

export const trio = defineQuery({
  name: 'trio',
  grants: [...staffTasks.seeDecks, 'self'],
  opensWithDecks: true,
  hiddenFromPlayers: true,
  token: 'decks',
  audience: 'everyone',
  feeds: [triosModel],
  answer: async ({ reader }, { eventId, playerId }) => ({
    trio: await readTrio(reader, eventId, playerId),
  }),
});
