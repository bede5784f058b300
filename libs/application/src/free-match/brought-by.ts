import { streamOf } from '#aggregate';
import { type EventStore, factsIn } from '#event-store';
import type { Deck } from '#formats';
import type { DeckEvent } from '#read-models';
import { deckIdOf } from '#tournament';
import { freeEventOf } from '#vocabulary';

/** The list that a player brought to a free match. */
export const broughtBy = async (
  store: EventStore,
  matchId: string,
  playerId: string,
): Promise<Deck> => {
  const events = await store.readStream(streamOf('deck', deckIdOf(freeEventOf(matchId), playerId)));
  const last = factsIn<DeckEvent>(events).at(-1);
  if (!last) throw new Error(`nobody brought a deck to the free match ${matchId}`);
  return last.data.deck;
};
