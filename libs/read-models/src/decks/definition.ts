import { staffTasks } from '#contracts';
import { defineQuery } from '../define-query.js';
import { decksModel } from './projection.js';
import { readDeck } from './query.js';

export const deck = defineQuery({
  name: 'deck',
  grants: [...staffTasks.seeDecks, 'self'],
  opensWithDecks: true,
  hiddenFromPlayers: true,
  token: 'decks',
  audience: 'everyone',
  feeds: [decksModel],
  answer: async (sources, { eventId, playerId }) => ({
    deck: await readDeck(sources, eventId, playerId),
  }),
});
