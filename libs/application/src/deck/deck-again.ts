import { appendTo, type LoadedStream, type StreamAppend } from '#event-store';
import type { DeckVerdict } from '#formats';
import type { DeckEvents } from '#read-models';
import type { TournamentAction } from '../context/tournament-context.js';
import type { CommandServices } from '../command/services.js';
import { deckIdOf } from '#tournament';
import { deckRegistered, deckSubmitted } from './hand-in.js';

type Submitted = DeckEvents['DeckSubmitted'];

/** A deck list submitted again, in another tournament. */
export interface DeckAgain {
  readonly action: TournamentAction;
  readonly list: StreamAppend;
}

/**
 * A player's deck in another tournament; null if there is none, or if there are three (Trilogy).
 */
const earlierDeck = async (
  deckId: string | undefined,
  { aggregates }: Pick<CommandServices, 'aggregates'>,
): Promise<Submitted | null> => {
  if (deckId === undefined) return null;
  const earlier = (await aggregates.deck(deckId)).state as Submitted | null;
  return earlier && 'deck' in earlier ? earlier : null;
};

/**
 * Submits a player's deck from one tournament unchanged in another. `judge` gives the verdict
 * there: the earlier one if the rules are the same, null if the list cannot be used.
 */
export const deckAgain = async (
  { playerId, deckId, eventId }: { playerId: string; deckId: string | undefined; eventId: string },
  judge: (earlier: Submitted) => Pick<DeckVerdict, 'legal' | 'problems'> | null,
  services: Pick<CommandServices, 'aggregates'>,
): Promise<DeckAgain | null> => {
  const earlier = await earlierDeck(deckId, services);
  const verdict = earlier && judge(earlier);
  if (earlier === null || verdict === null) return null;
  const { deck, list } = earlier;
  const stream: LoadedStream<unknown> = await services.aggregates.deck(deckIdOf(eventId, playerId));
  const registered = deckRegistered(eventId, { playerId, deck, verdict, byStaff: true });
  const data: Submitted = {
    ...{ eventId, playerId, deckId: registered.deckId, revision: stream.version + 1, deck },
    verdict: { legal: verdict.legal, problems: verdict.problems },
    ...(list === undefined ? {} : { list }),
  };
  return {
    action: { type: 'RegisterDeck', data: registered },
    list: appendTo(stream, [deckSubmitted(data)]),
  };
};
