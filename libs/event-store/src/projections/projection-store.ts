import type { JsonObject } from '../json.js';
import type { Checkpoint } from '../port.js';
import type { DocumentKey, ModelReader } from './read-model.js';

/** building: beside the live one, not shown; live: what readers see; retired: replaced, waiting to be swept away. */
export type GenerationStatus = 'building' | 'live' | 'retired';

/** One build of a read model, with how far it has come. */
export interface Generation {
  readonly model: string;
  readonly generation: number;
  readonly modelVersion: number;
  readonly status: GenerationStatus;
  readonly checkpoint: Checkpoint | null;
  readonly position: number;
}

export type GenerationId = Pick<Generation, 'model' | 'generation'>;

export interface StoredDocument extends DocumentKey {
  readonly doc: JsonObject;
  readonly position: number;
}

/** What one batch of events does to a generation. */
export interface Advance {
  readonly from: Checkpoint | null;
  readonly to: Checkpoint;
  readonly position: number;
  readonly put: readonly StoredDocument[];
  readonly removed: readonly DocumentKey[];
}

export interface ProjectionStore extends ModelReader {
  generations(model: string): Promise<readonly Generation[]>;
  /** Starts a generation beside the live one, or returns the one that is being built for this version already. */
  open(model: string, modelVersion: number): Promise<Generation>;
  load(id: GenerationId, keys: readonly DocumentKey[]): Promise<readonly StoredDocument[]>;
  /** Documents and checkpoint in one transaction. False, and nothing changed, when the checkpoint is not at `from` any more. */
  advance(id: GenerationId, step: Advance): Promise<boolean>;
  /** Makes a generation the live one. False, and nothing changed, while it is behind what readers see now. */
  promote(id: GenerationId): Promise<boolean>;
  /** Removes the documents of retired generations. */
  sweep(model: string): Promise<void>;
}

/** True when `a` has read at least as far as `b`. */
export const hasReached = (a: Checkpoint | null, b: Checkpoint | null): boolean => {
  if (b === null) return true;
  if (a === null) return false;
  const [ours, theirs] = [BigInt(a.transactionId), BigInt(b.transactionId)];
  return ours > theirs || (ours === theirs && a.position >= b.position);
};

export const sameCheckpoint = (a: Checkpoint | null, b: Checkpoint | null): boolean =>
  a?.transactionId === b?.transactionId && a?.position === b?.position;
