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
  /** Unique and rising, with gaps; two streams may become visible in another order than their positions say. */
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
  /** Hash of the event at `expectedVersion`; saves the store a look-up when the caller has just read the stream. */
  readonly expectedHash?: string;
  readonly events: readonly NewEvent[];
}

/** `duplicate`: this command id was appended before; the events are those of the first time. */
export interface AppendResult {
  readonly kind: 'appended' | 'duplicate';
  readonly events: readonly RecordedEvent[];
}

/** How far a subscriber has read, in commit-safe order: transaction first, then position. */
export interface Checkpoint {
  /** Decimal digits of a 64-bit transaction id. */
  readonly transactionId: string;
  readonly position: number;
}

export interface ReadStreamOptions {
  /** First version to read, default 1. */
  readonly fromVersion?: number;
  readonly limit?: number;
}

export interface EventBatch {
  readonly events: readonly RecordedEvent[];
  /** Where to go on reading; the given checkpoint when nothing was read. */
  readonly checkpoint: Checkpoint | null;
  /** More is there: beyond the limit, or committed but not yet safe to read because an older transaction is still open. */
  readonly pending: boolean;
}

export interface EventStore {
  /** Appends to several streams, all or nothing. Throws ConcurrencyError when a stream is not where it was expected to be. */
  append(meta: EventMeta, appends: readonly StreamAppend[]): Promise<AppendResult>;
  readStream(streamId: string, options?: ReadStreamOptions): Promise<readonly RecordedEvent[]>;
  /** Every event once and each stream in order, whatever order its writers commit in. */
  readAll(after: Checkpoint | null, limit: number): Promise<EventBatch>;
  /** The events that this command appended, in the order of the append; null when it appended none. */
  findCommand(commandId: string): Promise<readonly RecordedEvent[] | null>;
}
