import { createHmac } from 'node:crypto';
import { deriveKey } from '#platform';

/** Without 0 and O, 1, I and L: a code is read off a screen and typed on a phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 8;

/**
 * The code that proves a guest's seat, such as `K7QF-2MXD`. It is computed from the seat, never stored, so that a resent command shows
 * the same one and no table of codes can leak. About 39 bits: guesses are limited (rate-limits/rules.ts).
 */
export class GuestCodes {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = deriveKey(secret, 'guest-codes');
  }

  codeOf(eventId: string, playerId: string): string {
    const digest = createHmac('sha256', this.#key).update(`${eventId}/${playerId}`).digest();
    let value = digest.readBigUInt64BE(0);
    let code = '';
    for (let index = 0; index < length; index += 1) {
      code += alphabet[Number(value % BigInt(alphabet.length))];
      value /= BigInt(alphabet.length);
    }
    return `${code.slice(0, 4)}-${code.slice(4)}`;
  }

  /** The player among these whose code was typed, whatever its case and punctuation. */
  find(eventId: string, playerIds: Iterable<string>, typed: string): string | null {
    const wanted = plain(typed);
    for (const playerId of playerIds)
      if (plain(this.codeOf(eventId, playerId)) === wanted) return playerId;
    return null;
  }
}

const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');
