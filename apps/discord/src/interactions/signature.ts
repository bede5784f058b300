import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** The bytes before the 32 bytes of every Ed25519 key in SubjectPublicKeyInfo (RFC 8410). */
const prefix = Buffer.from('302a300506032b6570032100', 'hex');
/**
 * An interaction older than this is a replay, because Discord itself waits for only three seconds.
 */
const staleAfterMs = 300_000;

/** The key of an application from its form at Discord: 64 hexadecimal digits. */
export const publicKeyOf = (hex: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([prefix, Buffer.from(hex, 'hex')]),
    format: 'der',
    type: 'spki',
  });

export interface SignedRequest {
  /** `X-Signature-Ed25519`: 128 hexadecimal digits. */
  readonly signature: string | undefined;
  /** `X-Signature-Timestamp`: seconds. */
  readonly timestamp: string | undefined;
  readonly body: Buffer;
}

/** Whether Discord signed exactly these bytes shortly before `now` (milliseconds). */
export const isSigned = (
  key: KeyObject,
  { signature = '', timestamp = '', body }: SignedRequest,
  now: number,
): boolean =>
  /^[0-9a-f]{128}$/i.test(signature) &&
  /^\d{1,12}$/.test(timestamp) &&
  Math.abs(now - Number(timestamp) * 1_000) <= staleAfterMs &&
  verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
