import type { Checkpoint, EventStore, RecordedEvent } from '#event-store';

const BATCH = 1_000;

/** Every event of the store, as subscribers read it. */
export async function* allEvents(store: EventStore): AsyncGenerator<RecordedEvent> {
  let checkpoint: Checkpoint | null = null;
  for (;;) {
    const batch = await store.readAll(checkpoint, BATCH);
    yield* batch.events;
    if (batch.events.length < BATCH) return;
    checkpoint = batch.checkpoint;
  }
}

interface Naming {
  readonly matchId?: string;
  readonly deckId?: string;
  readonly tables?: readonly { readonly matchId: string }[];
  readonly heads?: readonly { readonly streamId: string }[];
  readonly pods?: readonly { readonly podId: string }[];
}

/** The streams that an event's own stream speaks of: its matches, its pods, its decks and whatever it sealed. */
const streamsNamedIn = ({ data }: RecordedEvent): readonly string[] => {
  const { matchId, deckId, tables = [], heads = [], pods = [] } = data as Naming;
  return [
    ...tables.map((table) => `match-${table.matchId}`),
    ...(matchId === undefined ? [] : [`match-${matchId}`]),
    ...(deckId === undefined ? [] : [`deck-${deckId}`]),
    ...pods.map((pod) => `pod-${pod.podId}`),
    ...heads.map((head) => head.streamId),
  ];
};

/** The event's own stream and every stream it names, one after the other. */
export async function* eventsOf(store: EventStore, eventId: string): AsyncGenerator<RecordedEvent> {
  const own = `event-${eventId}`;
  const named = new Set<string>();
  for await (const event of oneStream(store, own)) {
    for (const streamId of streamsNamedIn(event)) named.add(streamId);
    yield event;
  }
  named.delete(own);
  for (const streamId of named) yield* oneStream(store, streamId);
}

async function* oneStream(store: EventStore, streamId: string): AsyncGenerator<RecordedEvent> {
  for (let fromVersion = 1; ; ) {
    const events = await store.readStream(streamId, { fromVersion, limit: BATCH });
    yield* events;
    const last = events.at(-1);
    if (last === undefined || events.length < BATCH) return;
    fromVersion = last.version + 1;
  }
}
