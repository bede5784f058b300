import { logOfEvent } from '#aggregate';
import { hash } from 'node:crypto';
import type { EventStore, RecordedEvent, StreamAppend } from './port.js';

/**
 * Events of a tournament's matches, pods, pools and decks name the tournament in `eventId`. Every
 * other stream is a log of its own.
 */
const logOfNewStream = ({
  streamId,
  events,
}: {
  readonly streamId: string;
  readonly events: readonly Pick<RecordedEvent, 'data'>[];
}): string => {
  const eventId = events[0]?.data['eventId'];
  return typeof eventId === 'string' ? logOfEvent(eventId) : streamId;
};

/**
 * The log in which an event most likely lies; for hints only, where a wrong guess merely causes a
 * delay.
 */
export const likelyLogOf = ({ streamId, data }: RecordedEvent): string =>
  logOfNewStream({ streamId, events: [{ data }] });

/**
 * The one log of an append: as named, as known of an existing stream, or derived from the first
 * event of a new stream. An existing stream of an unknown log is ignored: the append will find that
 * it does not exist.
 */
export const agreedLog = (
  appends: readonly StreamAppend[],
  known: (streamId: string) => string | undefined,
): string => {
  const named = appends.flatMap((append) => {
    const log = append.expectedVersion === 0 ? append.log : known(append.streamId);
    return log === undefined ? [] : [log];
  });
  const [first = logOfNewStream(appends[0] as StreamAppend), ...others] = new Set(named);
  if (others.length > 0)
    throw new TypeError(`streams of several logs in one append: ${[first, ...others].join(', ')}`);
  return first;
};

/**
 * Logs are distributed among workers by bucket; the database computes the same number when a log
 * begins.
 */
export const LOG_BUCKETS = 64;

export const bucketOf = (log: string): number =>
  Number.parseInt(hash('md5', log).slice(0, 4), 16) % LOG_BUCKETS;

const BATCH = 1_000;

/** Every event of a log, in order. */
export async function* eventsOfLog(
  store: Pick<EventStore, 'readLog'>,
  log: string,
): AsyncGenerator<RecordedEvent> {
  for (let position = 0; ;) {
    const events = await store.readLog(log, position, BATCH);
    yield* events;
    if (events.length < BATCH) return;
    position += events.length;
  }
}

/** Every event of the store, log by log. */
export async function* everyEvent(
  store: Pick<EventStore, 'readLog' | 'listLogs'>,
): AsyncGenerator<RecordedEvent> {
  for (let after: string | null = null; ;) {
    const logs = await store.listLogs(after, BATCH);
    for (const { log } of logs) yield* eventsOfLog(store, log);
    const last = logs.at(-1);
    if (last === undefined || logs.length < BATCH) return;
    after = last.log;
  }
}

/** All events in memory, by global position: for tests and tools with small stores. */
export const readEverything = async (
  store: Pick<EventStore, 'readLog' | 'listLogs'>,
): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of everyEvent(store)) events.push(event);
  return events.sort((one, other) => one.globalPosition - other.globalPosition);
};
