import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

const PREFIX = 'AGE-SECRET-KEY-';
const KEY_BYTES = 32;

/** A key pair of age (X25519): data encrypted for the recipient is decrypted with the identity. */
export class AgeKey {
  /** `AGE-SECRET-KEY-1...`: decrypts everything that is encrypted for the recipient. */
  readonly identity: string;

  /** `key`: 32 secret bytes. */
  constructor(key: Uint8Array) {
    this.identity = bech32.encodeFromBytes(PREFIX, key).toUpperCase();
  }

  /** Null if the text is not an identity. */
  static read(identity: string): AgeKey | null {
    try {
      const { prefix, bytes } = bech32.decodeToBytes(identity.trim().toLowerCase());
      return prefix === PREFIX.toLowerCase() && bytes.length === KEY_BYTES
        ? new AgeKey(bytes)
        : null;
    } catch {
      return null;
    }
  }

  /** The public key for which others encrypt. */
  recipient(): Promise<string> {
    return identityToRecipient(this.identity);
  }

  /** Decrypts a text; null if it was encrypted for another recipient, or changed. */
  async open(sealed: string): Promise<string | null> {
    const decrypter = new Decrypter();
    decrypter.addIdentity(this.identity);
    try {
      return await decrypter.decrypt(Buffer.from(sealed, 'base64'), 'text');
    } catch {
      return null;
    }
  }
}

/** Encrypts the text for this recipient; base64. Throws if the recipient is invalid. */
export const sealFor = async (recipient: string, text: string): Promise<string> => {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Buffer.from(await encrypter.encrypt(text)).toString('base64');
};
