import { createHash } from 'node:crypto';
import type { CardContent } from '#cards';
import { canonical } from '#rules';

/** The signed data of a bundle. */
export interface BundleStatement {
  /** The subject, e.g. `HMW`. A later version with the same id replaces it. */
  readonly id: string;
  readonly version: number;
  /** The first and the last version of the vocabulary for which it was written. */
  readonly engine: { readonly from: number; readonly to: number };
  /** ISO date from which it is no longer accepted; null: never. */
  readonly expires: string | null;
  /** SHA-256 of the content, 64 hexadecimal digits; independent of its formatting in the file. */
  readonly digest: string;
}

const FIRST_LINE = 'conclave-bundle/v1';

/** The digest of the content of a JSON file; undefined fields count as absent. */
export const digestOfContent = (content: CardContent): string =>
  createHash('sha256').update(canonical(content)).digest('hex');

/** The signed lines, the last with its newline. */
export const statementText = ({ id, version, engine, expires, digest }: BundleStatement): string =>
  [
    FIRST_LINE,
    `id ${id}`,
    `version ${version}`,
    `engine ${engine.from} ${engine.to}`,
    `expires ${expires ?? 'never'}`,
    `digest ${digest}`,
    '',
  ].join('\n');

const pattern = new RegExp(
  [
    `^${FIRST_LINE}`,
    'id ([A-Z0-9][A-Za-z0-9-]{0,31})',
    'version ([1-9]\\d{0,8})',
    'engine ([1-9]\\d{0,8}) ([1-9]\\d{0,8})',
    'expires (never|\\d{4}-\\d{2}-\\d{2})',
    'digest ([0-9a-f]{64})',
    '$',
  ].join('\n'),
);

/** Null for text that `statementText` would not write. */
export const readStatement = (text: string): BundleStatement | null => {
  const [, id = '', version, from, to, expires = '', digest = ''] = pattern.exec(text) ?? [];
  if (version === undefined || Number.isNaN(expires === 'never' ? 0 : Date.parse(expires)))
    return null;
  return {
    id,
    version: Number(version),
    engine: { from: Number(from), to: Number(to) },
    expires: expires === 'never' ? null : expires,
    digest,
  };
};
