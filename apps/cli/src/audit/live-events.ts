import { streamOf } from '#aggregate';
import { type EventStore, type RecordedEvent, asFact } from '#event-store';
import { streamsNamedIn, type TournamentEvent } from '#tournament';

const BATCH = 1_000;

/**
 * The streams that an event of a tournament names: its matches, chats, decks, pools and pods, and
 * all sealed streams.
 */
const namedBy = (eventId: string, event: RecordedEvent): readonly string[] => {
  const { matches, chats, decks, pools, pods } = streamsNamedIn(eventId, [event]);
  const fact = asFact<TournamentEvent>(event);
  const sealed = fact.type === 'HeadsSealed' ? fact.data.heads : [];
  return [
    ...matches,
    ...chats,
    ...decks,
    ...pools,
    ...pods,
    ...sealed.map(({ streamId }) => streamId),
  ];
};

/**
 * The events of the tournament's own stream and of every stream it names, one stream after the
 * other.
 */
export async function* eventsOf(store: EventStore, eventId: string): AsyncGenerator<RecordedEvent> {
  const own = streamOf('event', eventId);
  const named = new Set<string>();
  for await (const event of oneStream(store, own)) {
    for (const streamId of namedBy(eventId, event)) named.add(streamId);
    yield event;
  }
  named.delete(own);
  for (const streamId of named) yield* oneStream(store, streamId);
}

async function* oneStream(store: EventStore, streamId: string): AsyncGenerator<RecordedEvent> {
  for (let fromVersion = 1; ;) {
    const events = await store.readStream(streamId, { fromVersion, limit: BATCH });
    yield* events;
    const last = events.at(-1);
    if (last === undefined || events.length < BATCH) return;
    fromVersion = last.version + 1;
  }
}
