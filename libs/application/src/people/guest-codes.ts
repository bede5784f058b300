import { createHmac } from 'node:crypto';
import type { PlayerState } from '#tournament';
import { deriveKey, isSameSecret } from '#platform';
import { codeAlphabet, inHalves, plainCode } from './typed-code.js';

/** About 49 bits; guesses are limited besides (rate-limits/rules.ts). */
const length = 10;
/** Codes from before they were recorded were shorter and followed from the seat alone. */
const formerLength = 8;

const spell = (digest: Buffer, characters: number): string => {
  let value = digest.readBigUInt64BE(0);
  let code = '';
  for (let index = 0; index < characters; index += 1) {
    code += codeAlphabet[Number(value % BigInt(codeAlphabet.length))];
    value /= BigInt(codeAlphabet.length);
  }
  return inHalves(code);
};

/**
 * The codes that open guests' seats, such as `K7QF4-2MXDW`. A code belongs to the command that made
 * it: the command sent again shows the same one, and nothing else ever does. The record keeps a hash
 * under a key of the server's own, so that neither a copy of the database nor an export opens a seat.
 */
export class GuestCodes {
  readonly #key: Buffer;
  readonly #hashKey: Buffer;

  constructor(secret: string) {
    this.#key = deriveKey(secret, 'guest-codes');
    this.#hashKey = deriveKey(secret, 'guest-code-hashes');
  }

  madeBy(commandId: string, playerId: string): string {
    return spell(this.digest(`issued/${commandId}/${playerId}`), length);
  }

  hashOf(playerId: string, code: string): string {
    return createHmac('sha256', this.#hashKey)
      .update(`${playerId}/${plainCode(code)}`)
      .digest('base64url');
  }

  /** The player among these whose code was typed, whatever its case and punctuation. */
  find(
    eventId: string,
    players: Iterable<Pick<PlayerState, 'playerId' | 'guestCode'>>,
    typed: string,
  ): string | null {
    for (const { playerId, guestCode } of players) {
      const opens = guestCode
        ? isSameSecret(guestCode.hash, this.hashOf(playerId, typed))
        : isSameSecret(plainCode(this.formerCode(eventId, playerId)), plainCode(typed));
      if (opens) return playerId;
    }
    return null;
  }

  /** The code of a seat for which none was recorded: it was told to the guest before codes were. */
  formerCode(eventId: string, playerId: string): string {
    return spell(this.digest(`${eventId}/${playerId}`), formerLength);
  }

  private digest(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}
