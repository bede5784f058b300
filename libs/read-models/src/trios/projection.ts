import { defineReadModel } from '../define.js';
import type { Facts } from '../facts.js';

export type TrioDoc = Facts['TrioSubmitted'] & { readonly submittedAt: string };

/** The three decks that each Trilogy player handed in last. */
export const triosModel = defineReadModel<TrioDoc>(
  'trios',
  { version: 1, scope: 'event' },
  {
    TrioSubmitted: {
      keys: ({ eventId, playerId }) => [{ scope: eventId, key: playerId }],
      fold: (_doc, data, event) => ({ ...data, submittedAt: event.meta.at }),
    },
  },
);
