import type { Pool, QueryResult } from 'pg';
import { assertAppendable } from '../append-request.js';
import { ConcurrencyError } from '../errors.js';
import { chainEvents, GENESIS_HASH, type ChainedEvent } from '../hash-chain.js';
import type { JsonObject } from '../json.js';
import { agreedLog, bucketOf } from '../logs.js';
import type {
  AppendResult,
  EventMeta,
  EventStore,
  LogHead,
  ReadStreamOptions,
  RecordedEvent,
  StreamAppend,
} from '../port.js';
import { appendValues, type LoggedAppend } from './append-values.js';
import { toRecordedEvent, type EventRow } from './event-rows.js';
import { Gathering } from './gathering.js';
import { KnownLogs } from './known-logs.js';
import {
  APPEND,
  FIND_ANY_COMMAND,
  FIND_COMMAND,
  LIST_LOGS,
  READ_HASHES,
  READ_LOG,
  READ_NEWS,
  READ_STREAM,
  type Statement,
} from './statements.js';
import { retryTransient } from './transient-errors.js';

const UNIQUE_VIOLATION = '23505';

/** Two, so that the database works while the answers of the other trip are read. More only makes the groups smaller. */
const SHARED_TRIPS = { trips: 2, size: 200 };
/** Appends to one log wait for each other's commit: they go one trip after the other, each with whoever has come meanwhile. */
const LANES = 2;
const LANE_TRIPS = { trips: 1, size: 200 };

/** A stream from a version on. */
interface Place {
  readonly streamId: string;
  readonly fromVersion: number;
}

/** Longer ones go alone and hold up nobody. */
const MOST_SHARED_EVENTS = 8;

/**
 * The store on PostgreSQL 13 or later. An append is one statement and one transaction, which small appends share when they come together,
 * each with an outcome of its own.
 */
export class PostgresEventStore implements EventStore {
  readonly #pool: Pool;
  readonly #lanes: readonly Gathering<LoggedAppend, readonly number[] | null>[];
  readonly #news: Gathering<Place, readonly RecordedEvent[]>;
  readonly #logs: KnownLogs;

  constructor(pool: Pool) {
    this.#pool = pool;
    // Two appends to one stream, or of one command, would meet in one statement, which sees neither of them yet.
    this.#lanes = Array.from(
      { length: LANES },
      () => new Gathering(LANE_TRIPS, (appends) => this.#insertEach(appends), claimsOf),
    );
    this.#news = new Gathering(SHARED_TRIPS, (places) => this.#readNews(places));
    this.#logs = new KnownLogs((statement, values) => this.#rows(statement, values));
  }

  async append(meta: EventMeta, appends: readonly StreamAppend[]): Promise<AppendResult> {
    assertAppendable(meta, appends);
    const [heads, known] = await Promise.all([
      this.#headHashes(appends),
      this.#logs.of(
        appends.flatMap(({ streamId, expectedVersion }) => (expectedVersion > 0 ? [streamId] : [])),
      ),
    ]);
    const log = agreedLog(appends, (streamId) => known.get(streamId));
    const events = appends.flatMap((append, index) =>
      chainEvents(meta, append, heads[index] ?? GENESIS_HASH),
    );
    const logged = { log, meta, heads: appends.map(headOf(heads)), events };
    const positions = await (events.length <= MOST_SHARED_EVENTS
      ? this.#laneOf(log).take(logged)
      : this.#insertEach([logged]).then(([only]) => only ?? null));
    if (positions === null) return this.#firstOutcome(meta.commandId, appends);
    for (const { streamId } of appends) this.#logs.learn(streamId, log);
    return {
      kind: 'appended',
      events: events.map((event, index) => recorded(event, positions[index])),
    };
  }

  /** Looks for news of streams that are known up to a version share round trips, for most find nothing. Each starts after it was asked for. */
  async readStream(
    streamId: string,
    options: ReadStreamOptions = {},
  ): Promise<readonly RecordedEvent[]> {
    const { fromVersion = 1, limit } = options;
    if (fromVersion > 1 && limit === undefined) return this.#news.take({ streamId, fromVersion });
    const rows = await this.#rows<EventRow>(READ_STREAM, [streamId, fromVersion, limit ?? null]);
    return rows.map(toRecordedEvent);
  }

  async readLog(log: string, after: number, limit: number): Promise<readonly RecordedEvent[]> {
    return (await this.#rows<EventRow>(READ_LOG, [log, after, limit])).map(toRecordedEvent);
  }

  async listLogs(after: string | null, limit: number): Promise<readonly LogHead[]> {
    const rows = await this.#rows<[log: string, position: string]>(LIST_LOGS, [after, limit]);
    return rows.map(([log, position]) => ({ log, position: Number(position) }));
  }

  async findCommand(commandId: string): Promise<readonly RecordedEvent[] | null> {
    const rows = await this.#rows<EventRow>(FIND_COMMAND, [commandId]);
    return rows.length === 0 ? null : rows.map(toRecordedEvent);
  }

  async findAnyCommand(commandIds: readonly string[]): Promise<RecordedEvent | null> {
    const [row] = await this.#rows<EventRow>(FIND_ANY_COMMAND, [commandIds]);
    return row ? toRecordedEvent(row) : null;
  }

  async #readNews(places: readonly Place[]): Promise<readonly (readonly RecordedEvent[])[]> {
    const earliest = new Map<string, number>();
    for (const { streamId, fromVersion } of places)
      earliest.set(streamId, Math.min(fromVersion, earliest.get(streamId) ?? Infinity));
    const rows = await this.#rows<EventRow>(READ_NEWS, [
      [...earliest.keys()],
      [...earliest.values()],
    ]);
    const news = new Map<string, RecordedEvent[]>(
      [...earliest.keys()].map((streamId) => [streamId, []]),
    );
    for (const event of rows.map(toRecordedEvent)) news.get(event.streamId)?.push(event);
    return places.map(({ streamId, fromVersion }) =>
      (news.get(streamId) ?? []).filter(({ version }) => version >= fromVersion),
    );
  }

  /** The hash before each append; undefined where the stream must not exist. Asks the database only for what the caller did not know. */
  async #headHashes(appends: readonly StreamAppend[]): Promise<readonly (string | undefined)[]> {
    const unknown = appends.filter(
      (append) => append.expectedVersion > 0 && append.expectedHash === undefined,
    );
    if (unknown.length === 0) return appends.map((append) => append.expectedHash);
    const rows = await this.#rows<[streamId: string, hash: string | null]>(READ_HASHES, [
      unknown.map((append) => append.streamId),
      unknown.map((append) => append.expectedVersion),
    ]);
    const found = new Map(rows);
    // A head that is not there stays a wrong hash: the append then finds nothing to follow and is refused.
    return appends.map((append) =>
      append.expectedVersion === 0
        ? undefined
        : (append.expectedHash ?? found.get(append.streamId) ?? 'none'),
    );
  }

  #laneOf(log: string): Gathering<LoggedAppend, readonly number[] | null> {
    return this.#lanes[bucketOf(log) % LANES] as Gathering<LoggedAppend, readonly number[] | null>;
  }

  /** The global positions of each append's events, or null where a stream has moved or the command is known. */
  async #insertEach(
    appends: readonly LoggedAppend[],
  ): Promise<readonly (readonly number[] | null)[]> {
    const rows = await this.#inserted(appends);
    if (rows === null) return appends.map(() => null);
    const positions = appends.map((): number[] => []);
    for (const [item, ordinal, position] of rows)
      (positions[item - 1] as number[])[ordinal - 1] = Number(position);
    return positions.map((own) => (own.length === 0 ? null : own));
  }

  /** Null when the only append met a rival that came from another log: the same command, or the same name for a new stream. */
  async #inserted(appends: readonly LoggedAppend[]) {
    try {
      return await this.#rows<[item: number, ordinal: number, position: string]>(
        APPEND,
        appendValues(appends),
      );
    } catch (error) {
      const rivalled = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
      if (rivalled && appends.length === 1) return null;
      throw error;
    }
  }

  async #firstOutcome(commandId: string, appends: readonly StreamAppend[]): Promise<AppendResult> {
    const events = await this.findCommand(commandId);
    if (events === null) throw new ConcurrencyError(appends.map((append) => append.streamId));
    return { kind: 'duplicate', events };
  }

  /** Safe to repeat: reads change nothing, and an append whose answer was lost is found by its command id. */
  async #rows<Row extends unknown[]>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const result: QueryResult<Row> = await retryTransient(() =>
      this.#pool.query({ ...statement, values: [...values], rowMode: 'array' }),
    );
    return result.rows;
  }
}

const claimsOf = ({ meta, heads }: LoggedAppend): readonly string[] => [
  `command ${meta.commandId}`,
  ...heads.map(({ streamId }) => `stream ${streamId}`),
];

const headOf =
  (hashes: readonly (string | undefined)[]) =>
  ({ streamId, expectedVersion }: StreamAppend, index: number) => ({
    streamId,
    version: expectedVersion,
    hash: hashes[index],
  });

const recorded = (
  { dataText, ...envelope }: ChainedEvent,
  position: number | undefined,
): RecordedEvent => {
  if (position === undefined) throw new Error('the database gave fewer positions than events');
  return { ...envelope, globalPosition: position, data: JSON.parse(dataText) as JsonObject };
};
