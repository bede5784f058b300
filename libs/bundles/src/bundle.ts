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

/** A bundle that may be taken up. */
export interface Bundle extends BundleStatement {
  readonly content: CardContent;
  /** The trusted key that signed it, as the operator wrote it. */
  readonly signedBy: string;
}

export type BundleRead = { readonly bundle: Bundle } | { readonly refusal: BundleRefusal };

export interface BundleTrust {
  /** Keys of makers of bundles, as `signerOf` gives them. */
  readonly trustedKeys: readonly string[];
  readonly engineVersion: number;
  /** ISO date or timestamp. */
  readonly now: string;
}

/** The largest file that is looked at: all sets together are 2 MB. */
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

/** False also for what lies in itself too deep to be a content. */
const isIntact = (digest: string, content: CardContent): boolean => {
  try {
    return digest === digestOfContent(content);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

/**
 * What a bundle's file holds, whatever its engine and its
 * age; nothing in it is believed before its signature.
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
 * What a bundle's file holds, whoever signed it; null where it is none or was altered. For those
 * who know the digest that they look for: it stands in the event that began with the bundle.
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

/** Reads the bytes of a bundle's file and says why they are not taken up, if they are not. */
export const readBundle = (bytes: Uint8Array, trust: BundleTrust): BundleRead => {
  const opened = openBundle(bytes, trust.trustedKeys);
  if ('refusal' in opened) return opened;
  const refusal = refusalOf(opened.bundle, trust);
  return refusal ? { refusal } : opened;
};

export type BundleWritten = { readonly bytes: Uint8Array } | { readonly refusal: BundleRefusal };

/**
 * The bytes of a signed bundle's file; none where the content says what this
 * engine cannot do. @throws TypeError for a statement that cannot be read again.
 */
export const writeBundle = (
  content: CardContent,
  about: Omit<BundleStatement, 'digest'>,
  signer: Signer,
): BundleWritten => {
  // As the reader will have it: without fields that have no value.
  const plain = JSON.parse(JSON.stringify(content)) as CardContent;
  const refusal = faultOfContent(plain);
  if (refusal) return { refusal };
  const text = statementText({ ...about, digest: digestOfContent(plain) });
  if (!readStatement(text)) throw new TypeError(`no statement of a bundle: ${text}`);
  const file = JSON.stringify({ statement: signer.sign(text), content: plain }, null, 1);
  return { bytes: new TextEncoder().encode(`${file}\n`) };
};
