import type { JsonObject } from '../json.js';
import type { Lease } from '../leases/leases.js';
import type { DocumentKey, ModelReader } from './read-model.js';

/** How far the documents of a log have been built, and by which models and versions. */
export interface LogProgress {
  /** Position in the log of the last event taken. */
  readonly position: number;
  /** Global position of the same event. */
  readonly globalPosition: number;
  /** As `ModelSet.versions` writes it. */
  readonly models: string;
}

/** A document of a model. Each lies in one log: that of the events which touch it. */
export interface LogDocumentKey extends DocumentKey {
  readonly model: string;
}

export interface StoredDocument extends LogDocumentKey {
  readonly doc: JsonObject;
  /** Global position of the last event that touched it. */
  readonly position: number;
}

/** The changes of one batch of events to the documents of a log. */
export interface LogAdvance {
  readonly log: string;
  readonly from: LogProgress | null;
  readonly to: LogProgress;
  readonly put: readonly StoredDocument[];
  readonly removed: readonly LogDocumentKey[];
  /** `put` is complete: all other documents of the log are removed. */
  readonly rebuilt: boolean;
  /** The right to read this log; null if there is only one process. */
  readonly lease: Lease | null;
}

export interface ProjectionStore extends ModelReader {
  /** Null if the log has never been read. */
  progress(log: string): Promise<LogProgress | null>;
  load(log: string, keys: readonly LogDocumentKey[]): Promise<readonly StoredDocument[]>;
  /**
   * Writes documents and progress in one transaction. Returns false and changes nothing if the
   * progress is not at `from` or another worker has the lease.
   */
  advance(step: LogAdvance): Promise<boolean>;
}
