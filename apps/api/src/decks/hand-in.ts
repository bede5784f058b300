import { appendTo, type StreamAppend } from '#event-store';
import type { Deck, DeckVerdict } from '#formats';
import type { DeckEvents } from '#read-models';
import { currentDraft } from '#tournament';
import type { CommandDesk } from '../commands/command-desk.js';
import { decideAll, type EventScene, tournamentCommand } from '../commands/scene.js';

export interface JudgedDeck {
  readonly playerId: string;
  readonly deck: Deck;
  readonly verdict: Pick<DeckVerdict, 'legal' | 'problems'>;
  readonly byStaff: boolean;
}

export const deckIdOf = (eventId: string, playerId: string): string => `${eventId}-${playerId}`;

/** A list with its verdict: the list goes into its own stream, that it was handed in into the event's, both or neither. */
export const handIn = async (desk: CommandDesk, { event, act }: EventScene, { playerId, deck, verdict, byStaff }: JudgedDeck): Promise<readonly StreamAppend[]> => {
  const { eventId } = event.state;
  const deckId = deckIdOf(eventId, playerId);
  const registered = { playerId, deckId, legal: verdict.legal, leader: deck.leaders[0]?.id ?? null, base: deck.bases[0]?.id ?? null, byStaff };
  const { events } = decideAll(event.state, [tournamentCommand(act, 'RegisterDeck', registered)]);
  const stream = await desk.deck(deckId);
  const draft = currentDraft(event.state)?.draft;
  const data: DeckEvents['DeckSubmitted'] = {
    eventId, playerId, deckId, revision: stream.version + 1, ...(draft === undefined ? {} : { draft }), deck, verdict: { legal: verdict.legal, problems: verdict.problems },
  };
  return [appendTo(event, events), appendTo(stream, [{ type: 'DeckSubmitted', schemaVersion: 1, data }])];
};
