import type { DocumentKey, RecordedEvent } from '#event-store';
import { defineReadModel } from '../define.js';

export interface OwnFreeMatchDoc {
  readonly matchId: string;
}

const ofActor = (
  { matchId }: { readonly matchId: string },
  { meta }: RecordedEvent,
): readonly DocumentKey[] => [{ scope: meta.actor, key: matchId }];
const own = {
  keys: ofActor,
  fold: (_doc: unknown, { matchId }: { readonly matchId: string }): OwnFreeMatchDoc => ({
    matchId,
  }),
};

/**
 * The free matches that an actor opened or joined, by the actor of their events. Rematches are
 * found from the match before.
 */
export const ownFreeMatchesModel = defineReadModel<OwnFreeMatchDoc>(
  'own-free-matches',
  { version: 1, scope: 'other', owner: 'any' },
  {
    FreeMatchOpened: own,
    FreeMatchJoined: own,
  },
);
