import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './format.js';

/**
 * Who can open a backup: the holder of the recipient's identity, or anybody who knows the
 * passphrase.
 */
export type Seal =
  | { readonly recipient: string }
  /** `workFactor`: logarithm of the scrypt cost of a guess; omitted: the default of age. */
  | { readonly passphrase: string; readonly workFactor?: number };
export type Opener = { readonly identity: string } | { readonly passphrase: string };

/** A new identity, and its recipient, for which files are encrypted. */
export const makeIdentity = async (): Promise<{ identity: string; recipient: string }> => {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
};

type WebBytes = globalThis.ReadableStream<Uint8Array>;

const asWeb = (bytes: Readable): WebBytes => Readable.toWeb(bytes) as unknown as WebBytes;
const asNode = (bytes: WebBytes): Readable => Readable.fromWeb(bytes as unknown as ReadableStream);

/**
 * Encrypts bytes in the format of age (https://age-encryption.org/v1). Throws a `BackupError` if
 * the recipient is invalid.
 */
export const sealStream = async (bytes: Readable, seal: Seal): Promise<Readable> => {
  const encrypter = new Encrypter();
  if ('recipient' in seal) {
    try {
      encrypter.addRecipient(seal.recipient);
    } catch {
      throw new BackupError(`"${seal.recipient}" is no recipient: one begins with age1`);
    }
  } else {
    encrypter.setPassphrase(seal.passphrase);
    if (seal.workFactor !== undefined) encrypter.setScryptWorkFactor(seal.workFactor);
  }
  return asNode(await encrypter.encrypt(asWeb(bytes)));
};

const decrypterOf = (opener: Opener): Decrypter => {
  const decrypter = new Decrypter();
  if ('passphrase' in opener) decrypter.addPassphrase(opener.passphrase);
  else
    try {
      decrypter.addIdentity(opener.identity.trim());
    } catch {
      throw new BackupError('the identity is none: one begins with AGE-SECRET-KEY-1');
    }
  return decrypter;
};

/**
 * Decrypts bytes. Throws a `BackupError` if the file is no age file or is encrypted for somebody
 * else.
 */
export const openStream = async (bytes: Readable, opener: Opener): Promise<Readable> => {
  const decrypter = decrypterOf(opener);
  try {
    return asNode(await decrypter.decrypt(asWeb(bytes)));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      /no identity matched|no file key|passphrase/i.test(why)
        ? 'sealed for another key or with another passphrase'
        : `no backup of Conclave: ${why}`,
      { cause: error },
    );
  }
};
