import { hash, hkdfSync } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Lower-case base32 (RFC 4648 alphabet, no padding) of the leading bytes. */
const base32 = (bytes: Uint8Array, characters: number): string => {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5 && text.length < characters) {
      bits -= 5;
      text += alphabet[(buffer >> bits) & 31];
    }
    buffer &= (1 << bits) - 1;
  }
  return text;
};

/**
 * An id of 12 characters derived from the command that needs it: a resent command gives the same
 * ids, so it can be answered without storing the first answer. `purpose` distinguishes several ids
 * of one command.
 */
export const deriveId = (commandId: string, purpose: string): string =>
  base32(hash('sha256', `${purpose}\u0000${commandId}`, 'buffer'), 12);

/**
 * Hashes an idempotency key together with the actor, so that keys of different clients never
 * collide.
 */
export const scopedCommandId = (actor: string, key: string): string =>
  base32(hash('sha256', `${actor}/${key}`, 'buffer'), 32);

/** Derives a 32 byte key for one purpose from the process's secret (HKDF-SHA-256). */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'conclave', purpose, 32));
