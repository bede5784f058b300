import type { Pool, QueryResult } from 'pg';
import { assertAppendable } from '../append-request.js';
import { ConcurrencyError } from '../errors.js';
import type { ChainedEvent } from '../hash-chain.js';
import type { JsonObject } from '../json.js';
import { agreedLog, bucketOf } from '../logs.js';
import { assertOwned, type Ownership, streamsNeeded } from '../ownership.js';
import type {
  AppendRequest,
  AppendResult,
  EventMeta,
  EventStore,
  LogHead,
  ReadStreamOptions,
  RecordedEvent,
  StreamAppend,
  StreamHead,
  TakenCommand,
} from '../port.js';
import { type AppendBatch, appendValues, type Positions, positionsOf } from './append-values.js';
import { archivedOfLog, archivedOfStream, type Ask, toEventRow } from './archive/archived-rows.js';
import { readWhole } from './archive/read-whole.js';
import { chainedBatch, firstAppends } from './chained-batch.js';
import { type CommandRow, type EventRow, toRecordedEvent, toTakenCommand } from './event-rows.js';
import { type Claims, Gathering } from './gathering.js';
import { KnownLogs } from './known-logs.js';
import {
  APPEND,
  FIND_COMMANDS,
  LIST_LOGS,
  READ_HASHES,
  READ_HEADS,
  READ_LOG,
  READ_NEWS,
  READ_STREAM,
  SETTLE,
  type Statement,
} from './statements.js';
import { retryTransient } from './transient-errors.js';

const UNIQUE_VIOLATION = '23505';

/**
 * Two, so that the database works while the results of the other trip are read. More would only
 * make the groups smaller.
 */
const SHARED_TRIPS = { trips: 2, size: 200 };
/**
 * Appends to one log wait for each other's commit: their trips go one after the other, each with
 * all appends that have arrived meanwhile.
 */
const LANES = 2;
const LANE_TRIPS = { trips: 1, size: 200 };

/** An event with its position in the log. */
type PlacedRow = [...EventRow, position: string];

type HeadRow = [streamId: string, version: number, hash: string, globalPosition: number];

/** A stream, read from a version on. */
interface Place {
  readonly streamId: string;
  readonly fromVersion: number;
}

/** Appends with more events get a trip of their own, so that they do not delay others. */
const MOST_SHARED_EVENTS = 8;

/**
 * The store on PostgreSQL 13 or later. An append is one statement and one transaction; small
 * simultaneous appends share them, and each has its own outcome.
 */
export class PostgresEventStore implements EventStore {
  readonly #pool: Pick<Pool, 'query'>;
  readonly #lanes: readonly Gathering<AppendBatch, Positions | null>[];
  readonly #news: Gathering<Place, readonly RecordedEvent[]>;
  readonly #commands: Gathering<readonly string[], TakenCommand | null>;
  readonly #logs: KnownLogs;
  readonly #ownership: Ownership | null;

  /**
   * Without an ownership any event is accepted in any log: for readers, and for tests of code that
   * knows no domain.
   */
  constructor(pool: Pick<Pool, 'query'>, ownership: Ownership | null = null) {
    this.#pool = pool;
    this.#ownership = ownership;
    // Two appends to one stream, or of one command, must not share a statement, because the
    // statement would see neither of them.
    this.#lanes = Array.from(
      { length: LANES },
      () => new Gathering(LANE_TRIPS, (batches) => this.#insertEach(batches), claimsOf),
    );
    this.#news = new Gathering(SHARED_TRIPS, (places) => this.#readNews(places));
    this.#commands = new Gathering(SHARED_TRIPS, (groups) => this.#readFirstEvents(groups));
    this.#logs = new KnownLogs((statement, values) => this.#rows(statement, values));
  }

  async append(meta: EventMeta, appends: readonly StreamAppend[]): Promise<AppendResult> {
    const [events] = (await this.#appendBatch([{ meta, appends }])) ?? [];
    return events === undefined
      ? this.#firstOutcome(meta.commandId, appends)
      : { kind: 'appended', meta, events };
  }

  appendTogether(
    requests: readonly AppendRequest[],
  ): Promise<readonly (readonly RecordedEvent[])[] | null> {
    const commands = new Set(requests.map(({ meta }) => meta.commandId));
    return commands.size < requests.length ? Promise.resolve(null) : this.#appendBatch(requests);
  }

  async #appendBatch(
    requests: readonly AppendRequest[],
  ): Promise<readonly (readonly RecordedEvent[])[] | null> {
    for (const { meta, appends } of requests) assertAppendable(meta, appends);
    const firsts = firstAppends(requests);
    const [hashes, known] = await Promise.all([
      this.#headHashes(firsts),
      this.#logs.of(
        firsts.flatMap(({ streamId, expectedVersion }) => (expectedVersion > 0 ? [streamId] : [])),
      ),
    ]);
    const log = agreedLog(firsts, (streamId) => known.get(streamId));
    await this.#assertOwned(
      log,
      requests.flatMap(({ appends }) => appends),
    );
    const heads = firsts.map(({ streamId, expectedVersion }, index) => ({
      streamId,
      version: expectedVersion,
      hash: hashes[index],
    }));
    const batch = chainedBatch(log, requests, heads);
    if (batch === null) return null;
    const small = batch.reduce((sum, { events }) => sum + events.length, 0) <= MOST_SHARED_EVENTS;
    const positions = await (small || batch.length > 1
      ? this.#laneOf(log).take(batch)
      : this.#insertEach([batch]).then(([only]) => only ?? null));
    if (positions === null) return null;
    for (const { streamId } of firsts) this.#logs.learn(streamId, log);
    return batch.map(({ events }, item) =>
      events.map((event, index) => toRecorded(event, positions[item]?.[index])),
    );
  }

  async #assertOwned(log: string, appends: readonly StreamAppend[]): Promise<void> {
    if (this.#ownership === null) return;
    const needed = await this.#logs.of(streamsNeeded(this.#ownership, log, appends));
    assertOwned(this.#ownership, { log, appends }, (streamId) => needed.get(streamId));
  }

  async logOf(streamId: string): Promise<string | null> {
    return (await this.#logs.of([streamId])).get(streamId) ?? null;
  }

  /**
   * Queries for new events of streams known up to a version share round trips, since most find
   * nothing. Each query starts after it was requested.
   */
  async readStream(
    streamId: string,
    options: ReadStreamOptions = {},
  ): Promise<readonly RecordedEvent[]> {
    const { fromVersion = 1, limit } = options;
    return fromVersion > 1 && limit === undefined
      ? this.#news.take({ streamId, fromVersion })
      : this.#readKnownStream({ streamId, fromVersion, limit });
  }

  async readHeads(streamIds: readonly string[]): Promise<readonly StreamHead[]> {
    const logs = await this.#logs.of(streamIds);
    const found = await Promise.all(
      [...new Set(logs.values())].map((log) =>
        this.#rows<HeadRow>(READ_HEADS, [log, streamIds.filter((each) => logs.get(each) === log)]),
      ),
    );
    return found.flat().map(([streamId, version, hash, globalPosition]) => ({
      streamId,
      version,
      hash,
      globalPosition,
    }));
  }

  async readLog(log: string, after: number, limit: number): Promise<readonly RecordedEvent[]> {
    const rows = await readWhole<PlacedRow>({
      from: after + 1,
      most: limit,
      numberOf: (row) => Number(row[12]),
      read: () => this.#rows<PlacedRow>(READ_LOG, [log, after, limit]),
      readArchived: async (upTo) =>
        (await archivedOfLog(this.#ask, log, { after, upTo })).map((row): PlacedRow => [
          ...toEventRow(row),
          String(row[0]),
        ]),
    });
    return rows.map(toRecordedEvent);
  }

  async #readKnownStream({
    streamId,
    fromVersion,
    limit,
  }: Place & { readonly limit?: number | undefined }): Promise<readonly RecordedEvent[]> {
    const log = (await this.#logs.of([streamId])).get(streamId);
    if (log === undefined) return [];
    const rows = await readWhole<EventRow>({
      from: fromVersion,
      most: limit,
      numberOf: (row) => row[2],
      read: () => this.#rows<EventRow>(READ_STREAM, [log, streamId, fromVersion, limit ?? null]),
      readArchived: async () =>
        (await archivedOfStream(this.#ask, log, { streamId, fromVersion })).map(toEventRow),
    });
    return rows.map(toRecordedEvent);
  }

  async listLogs(after: string | null, limit: number): Promise<readonly LogHead[]> {
    const rows = await this.#rows<[log: string, position: string]>(LIST_LOGS, [after, limit]);
    return rows.map(([log, position]) => ({ log, position: Number(position) }));
  }

  async settle({ commandId, actor, correlationId, at }: EventMeta): Promise<TakenCommand | null> {
    const settled = await this.#rows(SETTLE, [commandId, actor, correlationId, at]);
    return settled.length > 0 ? null : this.findCommand(commandId);
  }

  async findCommand(commandId: string): Promise<TakenCommand | null> {
    const [row] = await this.#rows<CommandRow>(FIND_COMMANDS, [[commandId]]);
    return row === undefined ? null : this.#taken(row, row[3]);
  }

  async findAnyCommand(commandIds: readonly string[]): Promise<TakenCommand | null> {
    return commandIds.length === 0 ? null : this.#commands.take(commandIds);
  }

  async #readFirstEvents(
    groups: readonly (readonly string[])[],
  ): Promise<readonly (TakenCommand | null)[]> {
    const rows = await this.#rows<CommandRow>(FIND_COMMANDS, [[...new Set(groups.flat())]]);
    return Promise.all(
      groups.map((ids) => {
        const row = rows.find(([commandId]) => ids.includes(commandId));
        return row === undefined ? null : this.#taken(row, Math.min(row[3], 1));
      }),
    );
  }

  async #taken(row: CommandRow, events: number): Promise<TakenCommand> {
    const [, log, position] = row;
    return toTakenCommand(
      row,
      events === 0 ? [] : await this.readLog(log, Number(position) - 1, events),
    );
  }

  async #readNews(places: readonly Place[]): Promise<readonly (readonly RecordedEvent[])[]> {
    const earliest = new Map<string, number>();
    for (const { streamId, fromVersion } of places)
      earliest.set(streamId, Math.min(fromVersion, earliest.get(streamId) ?? Infinity));
    const rows = await this.#rowsByLog<EventRow>(READ_NEWS, [...earliest]);
    const news = new Map<string, RecordedEvent[]>(
      [...earliest.keys()].map((streamId) => [streamId, []]),
    );
    for (const event of rows.map(toRecordedEvent)) news.get(event.streamId)?.push(event);
    await Promise.all(
      [...earliest].map(async ([streamId, fromVersion]) => {
        const first = news.get(streamId)?.[0];
        // Events that the reader did not have were archived meanwhile.
        if (first !== undefined && first.version > fromVersion)
          news.set(streamId, [...(await this.#readKnownStream({ streamId, fromVersion }))]);
      }),
    );
    return places.map(({ streamId, fromVersion }) =>
      (news.get(streamId) ?? []).filter(({ version }) => version >= fromVersion),
    );
  }

  /**
   * The hash before each append; undefined if the stream must not exist. Queries the database only
   * for hashes that the caller did not give.
   */
  async #headHashes(appends: readonly StreamAppend[]): Promise<readonly (string | undefined)[]> {
    const unknown = appends.filter(
      (append) => append.expectedVersion > 0 && append.expectedHash === undefined,
    );
    if (unknown.length === 0) return appends.map((append) => append.expectedHash);
    const rows = await this.#rowsByLog<[streamId: string, hash: string]>(
      READ_HASHES,
      unknown.map(({ streamId, expectedVersion }) => [streamId, expectedVersion]),
    );
    const found = new Map(rows);
    // A missing head becomes an invalid hash, so that the append finds no predecessor and is
    // refused.
    return appends.map((append) =>
      append.expectedVersion === 0
        ? undefined
        : (append.expectedHash ?? found.get(append.streamId) ?? 'none'),
    );
  }

  #laneOf(log: string): Gathering<AppendBatch, Positions | null> {
    return this.#lanes[bucketOf(log) % LANES] as Gathering<AppendBatch, Positions | null>;
  }

  /**
   * The global positions of each batch's events, or null if a stream has moved or a command is
   * known.
   */
  async #insertEach(batches: readonly AppendBatch[]): Promise<readonly (Positions | null)[]> {
    try {
      const [row] = await this.#rows<[positions: string]>(APPEND, appendValues(batches));
      return positionsOf(row?.[0] ?? '', batches);
    } catch (error) {
      // A concurrent append from another log used the same command id, or the same name for a new
      // stream.
      const rivalled = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
      if (rivalled && batches.length === 1) return [null];
      throw error;
    }
  }

  async #firstOutcome(commandId: string, appends: readonly StreamAppend[]): Promise<AppendResult> {
    const first = await this.findCommand(commandId);
    if (first === null) throw new ConcurrencyError(appends.map((append) => append.streamId));
    return { kind: 'duplicate', ...first };
  }

  /**
   * Runs a statement about stream versions once for each log of these streams; streams that do not
   * exist are omitted.
   */
  async #rowsByLog<Row extends unknown[]>(
    statement: Statement,
    places: readonly (readonly [streamId: string, version: number])[],
  ): Promise<Row[]> {
    const logs = await this.#logs.of(places.map(([streamId]) => streamId));
    const found = await Promise.all(
      [...new Set(logs.values())].map((log) => {
        const own = places.filter(([streamId]) => logs.get(streamId) === log);
        return this.#rows<Row>(statement, [
          log,
          own.map(([streamId]) => streamId),
          own.map(([, version]) => version),
        ]);
      }),
    );
    return found.flat();
  }

  readonly #ask: Ask = (statement, values) => this.#rows(statement, values);

  /**
   * Safe to repeat: reads change nothing, and an append whose response was lost is found by its
   * command id.
   */
  async #rows<Row extends unknown[]>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const result: QueryResult<Row> = await retryTransient(() =>
      this.#pool.query({ values: [...values], rowMode: 'array', ...statement }),
    );
    return result.rows;
  }
}

/**
 * Batches that only check a stream may share a trip; a batch that appends to it claims it alone.
 */
const claimsOf = (batch: AppendBatch): Claims => {
  const written = new Set(batch.flatMap(({ events }) => events.map(({ streamId }) => streamId)));
  const seen = batch.flatMap(({ heads }) => heads.map(({ streamId }) => streamId));
  return {
    alone: [...batch.map(({ meta }) => `command ${meta.commandId}`), ...written],
    shared: seen.filter((streamId) => !written.has(streamId)),
  };
};

const toRecorded = (
  { dataText, ...envelope }: ChainedEvent,
  position: number | undefined,
): RecordedEvent => {
  if (position === undefined) throw new Error('the database gave fewer positions than events');
  return { globalPosition: position, ...envelope, data: JSON.parse(dataText) as JsonObject };
};
