import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** Ed25519 over the text (C2SP signed-note). */
const algorithm = 1;
/** What stands before a raw key of 32 bytes in PKCS #8 and in SubjectPublicKeyInfo (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');
const mark = '\u2014 ';
const mostSignatures = 16;
const longestNote = 1_000_000;

export interface Signer {
  readonly name: string;
  /** The key that others verify with, as they write it: name, id and key with plus signs between. */
  readonly verifierKey: string;
  /** The note: the text, an empty line, one signature line. The text must end with a newline. */
  sign(text: string): string;
}

export interface Verifier {
  readonly name: string;
  readonly id: Buffer;
  readonly key: KeyObject;
}

const isKeyName = (name: string): boolean => name !== '' && !/[\s+]/u.test(name);

const keyId = (name: string, publicKey: Buffer): Buffer =>
  createHash('sha256')
    .update(`${name}\n`)
    .update(Buffer.of(algorithm))
    .update(publicKey)
    .digest()
    .subarray(0, 4);

/** @param seed 32 secret bytes that the key pair follows from. Throws a TypeError for a name that no note can hold. */
export const signerOf = (name: string, seed: Buffer): Signer => {
  if (!isKeyName(name)) throw new TypeError(`no name for a key: ${name}`);
  const key = createPrivateKey({
    key: Buffer.concat([privatePrefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const raw = createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(publicPrefix.length);
  const id = keyId(name, raw);
  const text = Buffer.concat([Buffer.of(algorithm), raw]).toString('base64');
  return {
    name,
    verifierKey: `${name}+${id.toString('hex')}+${text}`,
    sign: (told) => {
      if (!told.endsWith('\n')) throw new TypeError('the text of a note ends with a newline');
      const signature = Buffer.concat([id, sign(null, Buffer.from(told), key)]);
      return `${told}\n${mark}${name} ${signature.toString('base64')}\n`;
    },
  };
};

/** Reads a verifier key; null when it is none, or its id is not its own. */
export const readVerifierKey = (text: string): Verifier | null => {
  const [, name = '', id = '', base64 = ''] = /^([^+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (!isKeyName(name) || bytes.length !== 33 || bytes[0] !== algorithm) return null;
  const raw = bytes.subarray(1);
  if (keyId(name, raw).toString('hex') !== id) return null;
  const key = createPublicKey({
    key: Buffer.concat([publicPrefix, raw]),
    format: 'der',
    type: 'spki',
  });
  return { name, id: Buffer.from(id, 'hex'), key };
};

/** The text of a note that this key has signed; null when it has not. Signatures of other keys are passed over. */
export const openNote = (note: string, verifier: Verifier): string | null => {
  const at = note.lastIndexOf('\n\n');
  if (note.length > longestNote || at === -1 || !note.endsWith('\n')) return null;
  const text = note.slice(0, at + 1);
  const lines = note.slice(at + 2, -1).split('\n');
  if (lines.length > mostSignatures) return null;
  let signed = false;
  for (const line of lines) {
    const [name = '', base64 = '', ...more] = line.slice(mark.length).split(' ');
    if (!line.startsWith(mark) || more.length > 0) return null;
    const bytes = Buffer.from(base64, 'base64');
    if (name !== verifier.name || !bytes.subarray(0, 4).equals(verifier.id)) continue;
    if (!verify(null, Buffer.from(text), verifier.key, bytes.subarray(4))) return null;
    signed = true;
  }
  return signed ? text : null;
};
