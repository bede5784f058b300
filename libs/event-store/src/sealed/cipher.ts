import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text; the result is initialisation vector, tag and cipher text. `place` is
 * authenticated too: the result cannot be decrypted for another place.
 */
export const seal = (key: Buffer, place: string, text: string): Buffer =>
  sealBytes(key, place, Buffer.from(text, 'utf8'));

/** The same for bytes. */
export const sealBytes = (key: Buffer, place: string, bytes: Buffer): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** Throws if the key or the place is different, or a byte was changed. */
export const unseal = (key: Buffer, place: string, sealed: Buffer): string =>
  unsealBytes(key, place, sealed).toString('utf8');

/** The same for bytes. */
export const unsealBytes = (key: Buffer, place: string, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES)).setAAD(
    Buffer.from(place),
  );
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
};
