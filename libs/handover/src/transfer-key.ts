import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/** The key with which a server opens what other servers seal for it (age, X25519). */
export class TransferKey {
  readonly #identity: string;

  /** `key`: 32 bytes that nobody else knows. */
  constructor(key: Uint8Array) {
    this.#identity = bech32.encodeFromBytes('AGE-SECRET-KEY-', key).toUpperCase();
  }

  /** What other servers seal for: may be told to everyone. */
  recipient(): Promise<string> {
    return identityToRecipient(this.#identity);
  }

  /** Null when it was sealed for somebody else, or changed. */
  async open(sealed: string): Promise<string | null> {
    const decrypter = new Decrypter();
    decrypter.addIdentity(this.#identity);
    try {
      return await decrypter.decrypt(Buffer.from(sealed, 'base64'), 'text');
    } catch {
      return null;
    }
  }
}

/** The text, readable only by the server whose recipient this is; base64. Throws when it is no recipient. */
export const sealFor = async (recipient: string, text: string): Promise<string> => {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Buffer.from(await encrypter.encrypt(text)).toString('base64');
};
