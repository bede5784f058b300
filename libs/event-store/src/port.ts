import type { JsonObject } from './json.js';

/** Who acted, by which command, and when. The same for all events of one append. */
export interface EventMeta {
  readonly actor: string;
  /** Unique per append: a command that is sent twice is appended once. */
  readonly commandId: string;
  readonly correlationId: string;
  /** ISO 8601 in UTC with milliseconds, as Date.toISOString writes it. */
  readonly at: string;
}

export interface NewEvent {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: JsonObject;
}

export interface RecordedEvent extends NewEvent {
  /**
   * Identifies the event: unique in the database, and rising with the positions of its log. Has no
   * meaning across logs.
   */
  readonly globalPosition: number;
  readonly streamId: string;
  /** 1, 2, 3 ... without gaps in each stream. */
  readonly version: number;
  readonly meta: EventMeta;
  readonly prevHash: string;
  readonly hash: string;
}

export interface StreamAppend {
  readonly streamId: string;
  /** The version that the decision was based on; 0: the stream must not exist. */
  readonly expectedVersion: number;
  /**
   * Hash of the event at `expectedVersion`; saves the store a look-up if the caller has just read
   * the stream.
   */
  readonly expectedHash?: string;
  /**
   * Empty: nothing is appended, but the stream must exist and still be at the expected version,
   * because the decision depends on it.
   */
  readonly events: readonly NewEvent[];
  /**
   * The log of a stream that begins here. Default: that of the other streams of the append,
   * otherwise by `logOfNewStream`.
   */
  readonly log?: string;
}

/** What one command appends. */
export interface AppendRequest {
  readonly meta: EventMeta;
  readonly appends: readonly StreamAppend[];
}

/** A command whose id has been used. */
export interface TakenCommand {
  /** The metadata of the first time that it was sent. */
  readonly meta: EventMeta;
  /** The events that it appended, in order; empty for a command that was settled without any. */
  readonly events: readonly RecordedEvent[];
}

/** `duplicate`: this command id was used before; the result is that of the first time. */
export interface AppendResult extends TakenCommand {
  readonly kind: 'appended' | 'duplicate';
}

/** The last event of a stream. */
export type StreamHead = Pick<RecordedEvent, 'streamId' | 'version' | 'hash' | 'globalPosition'>;

/** A log, and the position of its last event. */
export interface LogHead {
  readonly log: string;
  readonly position: number;
}

export interface ReadStreamOptions {
  /** First version to read, default 1. */
  readonly fromVersion?: number;
  readonly limit?: number;
}

/**
 * Streams that belong together lie in one log: a tournament with its matches, pods, pools and
 * decks, or one practice game. Each append takes the next positions of its log, 1, 2, 3 ... without
 * gaps and in commit order, so a reader who has read up to a position has missed nothing. There is
 * no order across logs.
 */
export interface EventStore {
  /**
   * Appends to several streams of one log, all or nothing. Throws ConcurrencyError if a stream is
   * not where it was expected, TypeError if streams of different logs are named, and
   * ForeignFactError if an event does not belong to the stream or the log.
   */
  append(meta: EventMeta, appends: readonly StreamAppend[]): Promise<AppendResult>;
  /**
   * Appends the events of several commands to one log in this order, all or nothing. A later append
   * may continue where an earlier one ends; it need not state that hash. Returns null and appends
   * nothing if a stream is not where it was expected or one of the commands was appended before;
   * the caller must then append each one alone.
   */
  appendTogether(
    requests: readonly AppendRequest[],
  ): Promise<readonly (readonly RecordedEvent[])[] | null>;
  /**
   * Uses up the id of a command that has nothing to append. Returns null or, if the id was used
   * before, the first outcome.
   */
  settle(meta: EventMeta): Promise<TakenCommand | null>;
  /** The log in which a stream lies, permanently; null if the stream does not exist. */
  logOf(streamId: string): Promise<string | null>;
  readStream(streamId: string, options?: ReadStreamOptions): Promise<readonly RecordedEvent[]>;
  /**
   * The last event of each of these streams, in any order; streams that do not exist are omitted.
   */
  readHeads(streamIds: readonly string[]): Promise<readonly StreamHead[]>;
  /** The events at the positions `after + 1`, `after + 2` ... of a log, at most `limit`. */
  readLog(log: string, after: number, limit: number): Promise<readonly RecordedEvent[]>;
  /** Logs by name after the given one, at most `limit`. */
  listLogs(after: string | null, limit: number): Promise<readonly LogHead[]>;
  /** Null if no command with this id was recorded. */
  findCommand(commandId: string): Promise<TakenCommand | null>;
  /** Any of these commands that was recorded, with only its first event. */
  findAnyCommand(commandIds: readonly string[]): Promise<TakenCommand | null>;
}
