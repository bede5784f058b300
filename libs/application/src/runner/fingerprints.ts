import { createHmac } from 'node:crypto';
import type { Refusal } from '#aggregate';
import { canonicalJson, type Json, type TakenCommand } from '#event-store';
import { deriveKey } from '#platform';
import { keyReusedRefusal } from '../refusals.js';

const length = 22;
const mark = '.f';

/**
 * Tells what was asked with an idempotency key, in 22 characters: an HMAC of the command and its
 * payload under a key of the server, so that nobody who reads a record can find the payload by
 * trial. It is recorded after the request's correlation id in the event itself, and therefore
 * exists exactly when the command took effect.
 */
export class Fingerprints {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = deriveKey(secret, 'request-fingerprints');
  }

  of(name: string, payload: unknown): string {
    const text = canonicalJson([name, payload as Json]);
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, length);
  }
}

/**
 * The correlation id as recorded. Null: an act of the server itself, which has no key that could be
 * used twice.
 */
export const withFingerprint = (correlationId: string, fingerprint: string | null): string =>
  fingerprint === null ? correlationId : `${correlationId}${mark}${fingerprint}`;

/**
 * The key was used before for something else: answering with the earlier result would be wrong, and
 * so would be running both.
 */
export const keyReused = (first: TakenCommand | null): Refusal => {
  const [event] = first?.events ?? [];
  return keyReusedRefusal('command/key-reused', {
    ...(first ? { firstUsedAt: first.meta.at } : {}),
    ...(event ? { recorded: event.type } : {}),
  });
};

/**
 * Refuses a key that was used before for another command or payload. Records from before
 * fingerprints existed are not checked.
 */
export const refuseOtherRequest = (
  fingerprint: string | null,
  first: TakenCommand | null,
): Refusal | null => {
  if (first === null || fingerprint === null) return null;
  const at = first.meta.correlationId.lastIndexOf(mark);
  const known = at === -1 ? '' : first.meta.correlationId.slice(at + mark.length);
  return known.length === length && known !== fingerprint ? keyReused(first) : null;
};
