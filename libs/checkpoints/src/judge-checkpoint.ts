import { readCheckpoint } from './checkpoint.js';
import { isConsistent } from './consistency.js';
import { openNote, textOfNote, type Verifier } from './note.js';

export interface OfferedCheckpoint {
  readonly checkpoint: string;
  /** Base64 hashes: the proof that the log grew from the kept checkpoint. */
  readonly proof: readonly string[];
}

export type Judgement =
  | { readonly kind: 'grown'; readonly size: number }
  /**
   * The server signed two contradicting logs: `told` and the kept checkpoint prove it to anybody.
   */
  | { readonly kind: 'fork'; readonly detail: string }
  | { readonly kind: 'refused'; readonly detail: string };

interface Known {
  readonly key: Verifier;
  readonly origin: string;
  /** The last kept note; null before the first. */
  readonly kept: string | null;
}

const empty = { size: 0, root: Buffer.alloc(32) };

/**
 * Whether a witness may sign a server's checkpoint: it must be of its own log, grown from the
 * checkpoint that the witness kept.
 */
export const judgeCheckpoint = (
  told: OfferedCheckpoint,
  { key, origin, kept }: Known,
): Judgement => {
  const text = openNote(told.checkpoint, key);
  if (text === null) return { kind: 'refused', detail: `it is not signed by ${key.name}` };
  const checkpoint = readCheckpoint(text);
  if (checkpoint?.origin !== origin)
    return { kind: 'refused', detail: `it is about ${checkpoint?.origin ?? 'no log'}` };
  const before = (kept === null ? null : readCheckpoint(textOfNote(kept))) ?? empty;
  if (checkpoint.size < before.size)
    return { kind: 'fork', detail: `${checkpoint.size} events after ${before.size}` };
  const proof = told.proof.map((hash) => Buffer.from(hash, 'base64'));
  return before.size === 0 || isConsistent(before, checkpoint, proof)
    ? { kind: 'grown', size: checkpoint.size }
    : { kind: 'fork', detail: `the first ${before.size} events are not those it signed before` };
};
