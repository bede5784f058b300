import { createHash } from 'node:crypto';
import type { CardContent } from '#cards';
import { canonical } from '#rules';

/** What is signed of a bundle. */
export interface BundleStatement {
  /** What it is about: `HMW`. A later version of the same takes its place. */
  readonly id: string;
  readonly version: number;
  /** The first and the last version of the engine's words for which it was written. */
  readonly engine: { readonly from: number; readonly to: number };
  /** ISO date from which on nobody takes it up any more. */
  readonly expires: string | null;
  /** SHA-256 of the content, 64 hexadecimal digits: how it is written in the file changes nothing. */
  readonly digest: string;
}

const FIRST_LINE = 'conclave-bundle/v1';

/** Of what a JSON file of the content holds; fields without a value are none. */
export const digestOfContent = (content: CardContent): string =>
  createHash('sha256').update(canonical(content)).digest('hex');

/** The lines that are signed, the last with its newline. */
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

/** Null for what `statementText` would not write. */
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
