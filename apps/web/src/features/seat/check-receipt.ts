import { ApiFailure, requestJson } from '../../api/http.js';
import type { KeptReceipt } from '../../api/receipts.js';

export type Verdict = 'holds' | 'not-yet' | 'broken' | 'cannot-check';

interface Inclusion {
  readonly position: number;
  readonly size: number;
  readonly proof: readonly string[];
  readonly checkpoint: string;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Hashes leaves (0) and nodes (1) with different prefixes (RFC 6962). */
const hashNode = async (
  prefix: 0 | 1,
  ...parts: readonly Uint8Array[]
): Promise<Uint8Array<ArrayBuffer>> => {
  const whole = new Uint8Array([prefix, ...parts.flatMap((part) => [...part])]);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
};

/**
 * The root computed from a leaf and its inclusion proof (RFC 9162 section 2.1.3.2); null if the
 * proof is invalid.
 */
export const rootFrom = async (
  leaf: string,
  { position, size, proof }: Omit<Inclusion, 'checkpoint'>,
): Promise<string | null> => {
  let hash = await hashNode(0, new TextEncoder().encode(leaf));
  let [at, last] = [position - 1, size - 1];
  if (at < 0 || at > last) return null;
  for (const each of proof) {
    if (last === 0) return null;
    const other = bytesOf(each);
    if (at % 2 === 1 || at === last) {
      hash = await hashNode(1, other, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
    } else hash = await hashNode(1, hash, other);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 ? base64Of(hash) : null;
};

/**
 * Requests the position of the receipt's event in the signed log and verifies the inclusion proof.
 * Signatures are verified by `npx conclave audit`.
 */
export const checkReceipt = async (
  eventId: string,
  { streamId, version, hash }: KeptReceipt,
): Promise<Verdict> => {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (subtle === undefined) return 'cannot-check';
  const place = new URLSearchParams({ stream: streamId, version: String(version) });
  try {
    const found = await requestJson<Inclusion>(`/api/events/${eventId}/log/inclusion?${place}`);
    const [, size, root] = found.checkpoint.split('\n');
    const holds = Number(size) === found.size && (await rootFrom(hash, found)) === root;
    return holds ? 'holds' : 'broken';
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'request/not-signed-yet') return 'not-yet';
    throw error;
  }
};
