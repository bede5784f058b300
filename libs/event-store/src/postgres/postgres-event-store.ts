import type { Pool, QueryResult } from 'pg';
import { assertAppendable } from '../append-request.js';
import { ConcurrencyError } from '../errors.js';
import { chainEvents, GENESIS_HASH, type ChainedEvent } from '../hash-chain.js';
import type { JsonObject } from '../json.js';
import type {
  AppendResult,
  Checkpoint,
  EventBatch,
  EventMeta,
  EventStore,
  ReadStreamOptions,
  RecordedEvent,
  StreamAppend,
} from '../port.js';
import { toRecordedEvent, type EventRow } from './event-rows.js';
import { Gathering } from './gathering.js';
import {
  APPEND,
  APPEND_EACH,
  FIND_COMMAND,
  READ_ALL,
  READ_HASHES,
  READ_NEWS,
  READ_STREAM,
  type Statement,
} from './statements.js';
import { retryTransient } from './transient-errors.js';

const UNIQUE_VIOLATION = '23505';
const BEFORE_ALL_EVENTS: Checkpoint = { transactionId: '0', position: 0 };

/** Two, so that the database works while the answers of the other trip are read. More only makes the groups smaller. */
const SHARED_TRIPS = { trips: 2, size: 200 };

/** A stream from a version on. */
interface Place {
  readonly streamId: string;
  readonly fromVersion: number;
}

/** Longer ones go alone and hold up nobody. */
const MOST_SHARED_EVENTS = 8;

/**
 * The store on PostgreSQL 13 or later. An append to several streams is one statement and one transaction; appends to one stream, which most
 * are, share them when they come together, each with an outcome of its own.
 */
export class PostgresEventStore implements EventStore {
  readonly #pool: Pool;
  readonly #shared: Gathering<readonly ChainedEvent[], readonly number[] | null>;
  readonly #news: Gathering<Place, readonly RecordedEvent[]>;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#shared = new Gathering(SHARED_TRIPS, (appends) => this.#insertEach(appends));
    this.#news = new Gathering(SHARED_TRIPS, (places) => this.#readNews(places));
  }

  async append(meta: EventMeta, appends: readonly StreamAppend[]): Promise<AppendResult> {
    assertAppendable(meta, appends);
    const heads = await this.#headHashes(appends);
    const chained = appends.flatMap((append, index) =>
      chainEvents(meta, append, heads[index] ?? GENESIS_HASH),
    );
    const shares = appends.length === 1 && chained.length <= MOST_SHARED_EVENTS;
    const positions = await (shares
      ? this.#shared.take(chained)
      : this.#insertAll(manyValues(meta, chained, knownHeads(appends, heads))));
    if (positions === null) return this.#firstOutcome(meta.commandId, appends);
    return {
      kind: 'appended',
      events: chained.map((event, index) => recorded(event, positions[index])),
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

  async readAll(after: Checkpoint | null, limit: number): Promise<EventBatch> {
    const { transactionId, position } = after ?? BEFORE_ALL_EVENTS;
    const rows = await this.#rows<[...EventRow, transactionId: string, settled: boolean]>(
      READ_ALL,
      [transactionId, position, limit],
    );
    const firstUnsettled = rows.findIndex((row) => !row[13]);
    const settled = firstUnsettled === -1 ? rows : rows.slice(0, firstUnsettled);
    const last = settled.at(-1);
    return {
      events: settled.map((row) => toRecordedEvent(row.slice(0, 12) as EventRow)),
      checkpoint: last ? { transactionId: last[12], position: Number(last[0]) } : after,
      pending: firstUnsettled !== -1 || rows.length === limit,
    };
  }

  async findCommand(commandId: string): Promise<readonly RecordedEvent[] | null> {
    const rows = await this.#rows<EventRow>(FIND_COMMAND, [commandId]);
    return rows.length === 0 ? null : rows.map(toRecordedEvent);
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

  /** The positions of each append's events, or null where its stream has moved or its command is known. */
  async #insertEach(
    appends: readonly (readonly ChainedEvent[])[],
  ): Promise<readonly (readonly number[] | null)[]> {
    const positions = new Map(
      await this.#rows<[hash: string, position: string]>(APPEND_EACH, eachValues(appends)),
    );
    return appends.map((events) => {
      const own = events.map(({ hash }) => positions.get(hash));
      for (const { hash } of events) positions.delete(hash); // the same command twice on one trip has the same hashes and was appended once
      return own.includes(undefined) ? null : own.map(Number);
    });
  }

  /** Positions in the order of the append, or null when the streams have moved or the command is known. */
  async #insertAll(values: readonly unknown[]): Promise<readonly number[] | null> {
    try {
      const rows = await this.#rows<[ordinal: number, position: string]>(APPEND, values);
      if (rows.length === 0) return null;
      const positions: number[] = [];
      for (const [ordinal, position] of rows) positions[ordinal - 1] = Number(position);
      return positions;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null;
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

const knownHeads = (appends: readonly StreamAppend[], hashes: readonly (string | undefined)[]) =>
  appends
    .map((append, index) => ({ ...append, hash: hashes[index] }))
    .filter((head) => head.expectedVersion > 0);

const eachValues = (appends: readonly (readonly ChainedEvent[])[]): readonly unknown[] => {
  const events = appends.flat();
  return [
    events.map((event) => event.meta.actor),
    events.map((event) => event.meta.commandId),
    events.map((event) => event.meta.correlationId),
    events.map((event) => event.meta.at),
    events.map((event) => event.streamId),
    events.map((event) => event.version),
    events.map((event) => event.type),
    events.map((event) => event.schemaVersion),
    events.map((event) => event.dataText),
    events.map((event) => event.prevHash),
    events.map((event) => event.hash),
    appends.flatMap((own) => own.map((_event, index) => index + 1)),
    appends.flatMap((own) => own.map(() => own[0]?.hash)),
  ];
};

const manyValues = (
  meta: EventMeta,
  events: readonly ChainedEvent[],
  heads: ReturnType<typeof knownHeads>,
): readonly unknown[] => [
  meta.actor,
  meta.commandId,
  meta.correlationId,
  meta.at,
  events.map((event) => event.streamId),
  events.map((event) => event.version),
  events.map((event) => event.type),
  events.map((event) => event.schemaVersion),
  events.map((event) => event.dataText),
  events.map((event) => event.prevHash),
  events.map((event) => event.hash),
  heads.map((head) => head.streamId),
  heads.map((head) => head.expectedVersion),
  heads.map((head) => head.hash),
];

const recorded = (
  { dataText, ...envelope }: ChainedEvent,
  position: number | undefined,
): RecordedEvent => {
  if (position === undefined) throw new Error('the database gave fewer positions than events');
  return { ...envelope, globalPosition: position, data: JSON.parse(dataText) as JsonObject };
};
