import type { JsonObject } from '../json.js';
import type { Lease } from '../leases/leases.js';
import type { DocumentKey, ModelReader } from './read-model.js';

/** How far the documents of a log have come, and of which models and versions they are. */
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

/** What one batch of events does to the documents of a log. */
export interface LogAdvance {
  readonly log: string;
  readonly from: LogProgress | null;
  readonly to: LogProgress;
  readonly put: readonly StoredDocument[];
  readonly removed: readonly LogDocumentKey[];
  /** `put` is all there is: whatever else the log has goes. */
  readonly rebuilt: boolean;
  /** The right to read this log; null where one process does all. */
  readonly lease: Lease | null;
}

export interface ProjectionStore extends ModelReader {
  /** Null while nothing of the log has been taken. */
  progress(log: string): Promise<LogProgress | null>;
  load(log: string, keys: readonly LogDocumentKey[]): Promise<readonly StoredDocument[]>;
  /**
   * Documents and progress in one transaction. False, and nothing changed,
   * when the progress is not at `from` or the lease is another's.
   */
  advance(step: LogAdvance): Promise<boolean>;
}
