import { openNote, type Signer, type Verifier } from './note.js';

/** The server's promise in a receipt: that this event is at this place of this stream. */
export interface Receipt {
  /** For example `conclave.example.org/events/abc/receipts`. */
  readonly origin: string;
  readonly streamId: string;
  /** From 1. */
  readonly version: number;
  /** Covers the event and all before it in its stream. */
  readonly hash: string;
}

export const receiptOrigin = (server: string, eventId: string): string =>
  `${server}/events/${eventId}/receipts`;

/** A signed note of three lines: the origin, the place, the hash. */
export const signReceipt = (signer: Signer, receipt: Receipt): string =>
  signer.sign(`${receipt.origin}\n${receipt.streamId}@${receipt.version}\n${receipt.hash}\n`);

const format = /^([^\n]+)\n([^\n@]+)@([1-9]\d{0,9})\n([0-9a-f]{64})\n$/;

/** Reads a receipt; null if the text is none, or if the given key has not signed it. */
export const readReceipt = (note: string, verifier?: Verifier): Receipt | null => {
  const text = verifier
    ? openNote(note, verifier)
    : note.slice(0, Math.max(0, note.lastIndexOf('\n\n') + 1));
  const [, origin, streamId, version, hash] = format.exec(text ?? '') ?? [];
  if (origin === undefined || streamId === undefined || hash === undefined) return null;
  return { origin, streamId, version: Number(version), hash };
};
