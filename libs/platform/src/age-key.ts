import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

const PREFIX = 'AGE-SECRET-KEY-';
const KEY_BYTES = 32;

/** A key pair of age (X25519): what is sealed for its recipient is opened by whoever has the identity. */
export class AgeKey {
  /** `AGE-SECRET-KEY-1...`: opens everything that is sealed for the recipient. */
  readonly identity: string;

  /** `key`: 32 bytes that nobody else knows. */
  constructor(key: Uint8Array) {
    this.identity = bech32.encodeFromBytes(PREFIX, key).toUpperCase();
  }

  /** Null when the text is no identity. */
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

  /** What others seal for: may be told to everyone. */
  recipient(): Promise<string> {
    return identityToRecipient(this.identity);
  }

  /** Null when it was sealed for somebody else, or changed. */
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

/**
 * The text, readable only by whoever has the identity of
 * this recipient; base64. Throws when it is no recipient.
 */
export const sealFor = async (recipient: string, text: string): Promise<string> => {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Buffer.from(await encrypter.encrypt(text)).toString('base64');
};
