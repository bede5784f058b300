import type { CardContent } from '#cards';
import { openNote, readVerifierKey, type Signer, textOfNote } from '#checkpoints';
import { faultOfContent } from './fault-of-content.js';
import type { BundleRefusal } from './refusal.js';
import {
  type BundleStatement,
  digestOfContent,
  readStatement,
  statementText,
} from './statement.js';

/** A verified bundle that may be accepted. */
export interface Bundle extends BundleStatement {
  readonly content: CardContent;
  /** The trusted key that signed it, as the operator wrote it. */
  readonly signedBy: string;
}

export type BundleRead = { readonly bundle: Bundle } | { readonly refusal: BundleRefusal };

export interface BundleTrust {
  /** Verifier keys of trusted publishers, as `signerOf` returns them. */
  readonly trustedKeys: readonly string[];
  readonly engineVersion: number;
  /** ISO date or timestamp. */
  readonly now: string;
}

/** The maximum file size; all sets together are 2 MB. */
export const LONGEST_BUNDLE = 16_000_000;

interface File {
  readonly statement: string;
  readonly content: CardContent;
}

const readFile = (bytes: Uint8Array): File | null => {
  if (bytes.length > LONGEST_BUNDLE) return null;
  try {
    const { statement, content, ...more } = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    ) as Partial<File>;
    return typeof statement === 'string' && content && Object.keys(more).length === 0
      ? { statement, content }
      : null;
  } catch {
    return null;
  }
};

const signerAmong = (note: string, keys: readonly string[]): string | undefined =>
  keys.find((key) => {
    const verifier = readVerifierKey(key);
    return verifier !== null && !verifier.isWitness && openNote(note, verifier) !== null;
  });

/** Also false for content that is nested too deep. */
const isIntact = (digest: string, content: CardContent): boolean => {
  try {
    return digest === digestOfContent(content);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

/**
 * The content of a bundle's file, whatever its engine version and expiry; the content is not used
 * before the signature is verified.
 */
export const openBundle = (bytes: Uint8Array, trustedKeys: readonly string[]): BundleRead => {
  const file = readFile(bytes);
  const statement = file && readStatement(textOfNote(file.statement));
  if (!file || !statement) return { refusal: { code: 'bundle/unreadable' } };
  const { content } = file;
  const signedBy = signerAmong(file.statement, trustedKeys);
  if (signedBy === undefined) return { refusal: { code: 'bundle/untrusted' } };
  if (!isIntact(statement.digest, content)) return { refusal: { code: 'bundle/altered' } };
  return { bundle: { ...statement, content, signedBy } };
};

/**
 * The content of a bundle's file, whoever signed it; null if it is invalid, was altered or is not
 * supported by this engine. For callers that know the expected digest, which is recorded in the
 * event that began with the bundle.
 */
export const contentByDigest = (
  bytes: Uint8Array,
): { readonly digest: string; readonly content: CardContent } | null => {
  const file = readFile(bytes);
  const statement = file && readStatement(textOfNote(file.statement));
  if (!file || !statement || !isIntact(statement.digest, file.content)) return null;
  return faultOfContent(file.content) === null
    ? { digest: statement.digest, content: file.content }
    : null;
};

const refusalOf = (
  { engine, expires, content }: Bundle,
  { engineVersion, now }: BundleTrust,
): BundleRefusal | null => {
  if (expires !== null && expires <= now.slice(0, 10)) return { code: 'bundle/expired', expires };
  if (engine.from > engineVersion)
    return { code: 'bundle/too-new', needs: engine.from, has: engineVersion };
  if (engine.to < engineVersion)
    return { code: 'bundle/too-old', needs: engine.to, has: engineVersion };
  return faultOfContent(content);
};

/** Reads a bundle's file, or gives the reason why it is refused. */
export const readBundle = (bytes: Uint8Array, trust: BundleTrust): BundleRead => {
  const opened = openBundle(bytes, trust.trustedKeys);
  if ('refusal' in opened) return opened;
  const refusal = refusalOf(opened.bundle, trust);
  return refusal ? { refusal } : opened;
};

export type BundleWritten = { readonly bytes: Uint8Array } | { readonly refusal: BundleRefusal };

/**
 * The bytes of a signed bundle's file; none if the content uses something that this engine does not
 * support.
 * @throws TypeError for a statement that cannot be read again
 */
export const writeBundle = (
  content: CardContent,
  about: Omit<BundleStatement, 'digest'>,
  signer: Signer,
): BundleWritten => {
  // The form that readers get: without undefined fields.
  const plain = JSON.parse(JSON.stringify(content)) as CardContent;
  const refusal = faultOfContent(plain);
  if (refusal) return { refusal };
  const text = statementText({ ...about, digest: digestOfContent(plain) });
  if (!readStatement(text)) throw new TypeError(`no statement of a bundle: ${text}`);
  const file = JSON.stringify({ statement: signer.sign(text), content: plain }, null, 1);
  return { bytes: new TextEncoder().encode(`${file}\n`) };
};
