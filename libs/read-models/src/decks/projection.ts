import { defineReadModel } from '../define.js';
import type { Facts } from '../facts.js';

export type DeckDoc = Facts['DeckSubmitted'] & { readonly submittedAt: string };

/** The deck that each player handed in last. */
export const decksModel = defineReadModel<DeckDoc>(
  'decks',
  { version: 1, scope: 'event' },
  {
    DeckSubmitted: {
      keys: ({ eventId, playerId }) => [{ scope: eventId, key: playerId }],
      fold: (_doc, data, event) => ({ ...data, submittedAt: event.meta.at }),
    },
  },
);
