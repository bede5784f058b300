import { createHmac } from 'node:crypto';
import type { PlayerState } from '#tournament';
import { deriveKey, isSameSecret } from '#platform';
import { codeAlphabet, inHalves, plainCode } from './typed-code.js';

/** About 49 bits; the number of guesses is limited as well (rate-limits/rules.ts). */
const length = 10;
/** Codes from before codes were recorded were shorter and derived from the seat alone. */
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
 * The codes that open guests' seats, such as `K7QF4-2MXDW`. A code is derived from the command that
 * made it: only that command, when sent again, shows the same code. Events hold a hash under a key
 * of the server, so that neither a copy of the database nor an export opens a seat.
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

  /** The player whose code was typed, ignoring case and punctuation; null if it opens no seat. */
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

  /**
   * The code of a seat without a recorded one: the guest received it before codes were recorded.
   */
  formerCode(eventId: string, playerId: string): string {
    return spell(this.digest(`${eventId}/${playerId}`), formerLength);
  }

  private digest(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}
