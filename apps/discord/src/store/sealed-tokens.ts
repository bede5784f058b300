import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import { deriveKey } from '#platform';

const cipher = managedNonce(xchacha20poly1305);
const mark = 'sealed:';

/** Encrypts people's tokens for the database file; the key is derived from the bot's token. */
export class SealedTokens {
  readonly #key: Uint8Array;

  constructor(botToken: string) {
    this.#key = deriveKey(botToken, 'discord-tokens');
  }

  isSealed(kept: string): boolean {
    return kept.startsWith(mark);
  }

  /**
   * `place` identifies the owner and is bound to the result: for another owner it cannot be opened.
   */
  seal(place: string, token: string): string {
    const sealed = cipher(this.#key, Buffer.from(place)).encrypt(Buffer.from(token));
    return mark + Buffer.from(sealed).toString('base64');
  }

  /** Null if it was sealed with another bot token or for another place, or was changed. */
  open(place: string, kept: string): string | null {
    try {
      const sealed = Buffer.from(kept.slice(mark.length), 'base64');
      return Buffer.from(cipher(this.#key, Buffer.from(place)).decrypt(sealed)).toString();
    } catch {
      return null;
    }
  }
}
