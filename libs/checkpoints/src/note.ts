import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/**
 * Ed25519 over the text (C2SP signed-note), or over the text with the time at which it was seen
 * (tlog-cosignature).
 */
const algorithms = { log: 1, witness: 4 } as const;
/** The prefixes of a raw 32 byte key in PKCS #8 and in SubjectPublicKeyInfo (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');
const mark = '\u2014 ';
const mostSignatures = 16;
const longestNote = 1_000_000;

export interface Signer {
  readonly name: string;
  /** The key for verification in its text form: name, id and key, separated by plus signs. */
  readonly verifierKey: string;
  /** The note: the text, an empty line, one signature line. The text must end with a newline. */
  sign(text: string): string;
}

export interface Verifier {
  readonly name: string;
  readonly id: Buffer;
  readonly key: KeyObject;
  /** Whether it is the key of a witness, which signs others' logs. */
  readonly isWitness: boolean;
}

const isKeyName = (name: string): boolean => name !== '' && !/[\s+]/u.test(name);

const keyId = (name: string, algorithm: number, publicKey: Buffer): Buffer =>
  createHash('sha256')
    .update(`${name}\n`)
    .update(Buffer.of(algorithm))
    .update(publicKey)
    .digest()
    .subarray(0, 4);

interface Key {
  readonly privateKey: KeyObject;
  readonly id: Buffer;
  readonly verifierKey: string;
}

const keyOf = (name: string, algorithm: number, seed: Buffer): Key => {
  if (!isKeyName(name)) throw new TypeError(`no name for a key: ${name}`);
  const privateKey = createPrivateKey({
    key: Buffer.concat([privatePrefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const raw = createPublicKey(privateKey)
    .export({ format: 'der', type: 'spki' })
    .subarray(publicPrefix.length);
  const id = keyId(name, algorithm, raw);
  const text = Buffer.concat([Buffer.of(algorithm), raw]).toString('base64');
  return { privateKey, id, verifierKey: `${name}+${id.toString('hex')}+${text}` };
};

const signatureLine = (name: string, parts: readonly Buffer[]): string =>
  `${mark}${name} ${Buffer.concat(parts).toString('base64')}\n`;

/**
 * @param seed 32 secret bytes from which the key pair is derived. Throws a TypeError for a name
 * that a note cannot contain.
 */
export const signerOf = (name: string, seed: Buffer): Signer => {
  const { privateKey, id, verifierKey } = keyOf(name, algorithms.log, seed);
  return {
    name,
    verifierKey,
    sign: (told) => {
      if (!told.endsWith('\n')) throw new TypeError('the text of a note ends with a newline');
      return `${told}\n${signatureLine(name, [id, sign(null, Buffer.from(told), privateKey)])}`;
    },
  };
};

/** Confirms by signature that it has seen a checkpoint (C2SP tlog-cosignature). */
export interface Witness {
  readonly name: string;
  readonly verifierKey: string;
  /** The line to add to the note. @param seconds since 1970. */
  cosign(note: string, seconds: number): string;
}

const cosignedBytes = (text: string, seconds: bigint): Buffer =>
  Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);

/** @param seed as for `signerOf`. */
export const witnessOf = (name: string, seed: Buffer): Witness => {
  const { privateKey, id, verifierKey } = keyOf(name, algorithms.witness, seed);
  return {
    name,
    verifierKey,
    cosign: (note, seconds) => {
      const time = Buffer.alloc(8);
      time.writeBigUInt64BE(BigInt(seconds));
      const signature = sign(null, cosignedBytes(textOfNote(note), BigInt(seconds)), privateKey);
      return signatureLine(name, [id, time, signature]);
    },
  };
};

/** Reads a verifier key of a log or a witness; null if it is invalid or its id does not match. */
export const readVerifierKey = (text: string): Verifier | null => {
  const [, name = '', id = '', base64 = ''] = /^([^+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const [algorithm = 0] = bytes;
  const known = algorithm === algorithms.log || algorithm === algorithms.witness;
  if (!isKeyName(name) || bytes.length !== 33 || !known) return null;
  const raw = bytes.subarray(1);
  if (keyId(name, algorithm, raw).toString('hex') !== id) return null;
  const key = createPublicKey({
    key: Buffer.concat([publicPrefix, raw]),
    format: 'der',
    type: 'spki',
  });
  return { name, id: Buffer.from(id, 'hex'), key, isWitness: algorithm === algorithms.witness };
};

/** The text of a note without its signatures; empty if there is none. */
export const textOfNote = (note: string): string => {
  const at = note.lastIndexOf('\n\n');
  return at === -1 ? '' : note.slice(0, at + 1);
};

const isSigned = (text: string, signature: Buffer, { key, isWitness }: Verifier): boolean => {
  if (!isWitness) return verify(null, Buffer.from(text), key, signature);
  if (signature.length !== 72) return false;
  const seconds = signature.readBigUInt64BE(0);
  return verify(null, cosignedBytes(text, seconds), key, signature.subarray(8));
};

/**
 * The text of a note that this key has signed; null if it has not. Signatures of other keys are
 * ignored.
 */
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
    if (!isSigned(text, bytes.subarray(4), verifier)) return null;
    signed = true;
  }
  return signed ? text : null;
};
