import type { EventStore, RecordedEvent } from '#event-store';
import { holdsTableSecrets } from '../tables/redaction.js';

export interface EventFile {
  readonly format: 'conclave-event';
  readonly version: 1;
  readonly exportedAt: string;
  readonly eventId: string;
  /** Streams of the event that this reader may not see; everything else is complete. */
  readonly withheld: readonly string[];
  readonly events: readonly RecordedEvent[];
}

const atOnce = 16;

interface Named {
  readonly tables?: readonly { readonly matchId: string }[];
  readonly deckId?: string;
}

/** Streams that the event's own stream speaks of: every match ever paired, every deck handed in. */
const streamsNamedIn = (events: readonly RecordedEvent[]): { matches: readonly string[]; decks: readonly string[] } => {
  const matches = new Set<string>();
  const decks = new Set<string>();
  for (const { type, data } of events) {
    const { tables, deckId } = data as Named;
    if (type === 'RoundPaired') for (const { matchId } of tables ?? []) matches.add(`match-${matchId}`);
    if (type === 'DeckRegistered' && deckId !== undefined) decks.add(`deck-${deckId}`);
  }
  return { matches: [...matches], decks: [...decks] };
};

export interface ExportOptions {
  /** Whether deck lists are this reader's to see, and the secrets of games on screen. */
  readonly decks: boolean;
  readonly tables: boolean;
  readonly at: string;
}

/** The whole event as one file, in the order things happened; `npm run audit` verifies its hash chains. */
export const exportEvent = async (store: EventStore, eventId: string, options: ExportOptions): Promise<EventFile> => {
  const own = await store.readStream(`event-${eventId}`);
  const { matches, decks } = streamsNamedIn(own);
  const shown = options.decks ? [...matches, ...decks] : matches;
  const withheld = options.decks ? [] : [...decks];
  const events = [...own];
  for (let from = 0; from < shown.length; from += atOnce) {
    const streams = await Promise.all(shown.slice(from, from + atOnce).map((streamId) => store.readStream(streamId)));
    for (const stream of streams) {
      // A stream is in the file whole or not at all: with a fact changed, its chain of hashes would prove nothing.
      const secret = !options.tables && stream.some(holdsTableSecrets);
      if (secret) withheld.push(stream[0]?.streamId ?? '');
      else events.push(...stream);
    }
  }
  events.sort((one, other) => one.globalPosition - other.globalPosition);
  return { format: 'conclave-event', version: 1, exportedAt: options.at, eventId, withheld, events };
};
