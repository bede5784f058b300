import type { JsonObject } from './json.js';

/** Who did it, by which command, when. The same for all events of one append. */
export interface EventMeta {
  readonly actor: string;
  /** Unique per append: the same command sent twice is appended once. */
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
   * Names the event: unique in the database, and rising with
   * the positions of its log. Says nothing about other logs.
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
   * Hash of the event at `expectedVersion`; saves the store
   * a look-up when the caller has just read the stream.
   */
  readonly expectedHash?: string;
  /** None: the decision rested on this stream, which must exist and still stand there, and gets nothing. */
  readonly events: readonly NewEvent[];
  /**
   * The log of a stream that starts here. Default: that of the
   * other streams of the append, else by `logOfNewStream`.
   */
  readonly log?: string;
}

/** What one command appends. */
export interface AppendRequest {
  readonly meta: EventMeta;
  readonly appends: readonly StreamAppend[];
}

/** A command whose id is used. */
export interface TakenCommand {
  /** Of the first time that it was sent. */
  readonly meta: EventMeta;
  /** What it appended, in the order of the append; none for a command that was settled without. */
  readonly events: readonly RecordedEvent[];
}

/** `duplicate`: this command id was taken before; told is what came of it the first time. */
export interface AppendResult extends TakenCommand {
  readonly kind: 'appended' | 'duplicate';
}

/** Where a stream ends. */
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
 * Streams that belong together lie in one log: a tournament with its matches, pods, pools and decks, or
 * one practice. Each append takes the next positions of its log, 1, 2, 3 ... without gaps and in commit
 * order, so whoever has read up to a position has missed nothing. There is no order across logs.
 */
export interface EventStore {
  /**
   * Appends to several streams of one log, all or nothing. Throws ConcurrencyError when a
   * stream is not where it was expected to be, TypeError when streams of different logs
   * are named, and ForeignFactError when a fact is not the stream's or the log's own.
   */
  append(meta: EventMeta, appends: readonly StreamAppend[]): Promise<AppendResult>;
  /**
   * The appends of several commands on one log in this order, all or nothing, each with its
   * own events. A later one may go on where an earlier one ends, whose hash it need not
   * know. Null, and nothing is appended, when a stream is not where it was expected to be or
   * one of the commands was appended before: each is then for its sender to append alone.
   */
  appendTogether(
    requests: readonly AppendRequest[],
  ): Promise<readonly (readonly RecordedEvent[])[] | null>;
  /**
   * Uses up the id of a command that has nothing to append.
   * Null; or, when it was taken before, what came of it then.
   */
  settle(meta: EventMeta): Promise<TakenCommand | null>;
  /** The log in which a stream lies, for ever; null while there is no such stream. */
  logOf(streamId: string): Promise<string | null>;
  readStream(streamId: string, options?: ReadStreamOptions): Promise<readonly RecordedEvent[]>;
  /** Where each of these streams ends, in any order; those that do not exist are passed over. */
  readHeads(streamIds: readonly string[]): Promise<readonly StreamHead[]>;
  /** The events at the positions `after + 1`, `after + 2` ... of a log, at most `limit`. */
  readLog(log: string, after: number, limit: number): Promise<readonly RecordedEvent[]>;
  /** Logs by name, those after the given one, at most `limit`. */
  listLogs(after: string | null, limit: number): Promise<readonly LogHead[]>;
  /** Null when no command of this id was taken. */
  findCommand(commandId: string): Promise<TakenCommand | null>;
  /** Any of these commands that was taken, with the first of its events alone. */
  findAnyCommand(commandIds: readonly string[]): Promise<TakenCommand | null>;
}
