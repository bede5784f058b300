import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { keysAlong, readVerifierKey, type Verifier } from '#checkpoints';
import type { Ask } from './ask-server.js';

/** Writes a file atomically: with a lost or truncated file an attacker's key could be trusted. */
export const keepWhole = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
};

export const readKept = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;

export interface TrustedKey {
  readonly text: string;
  readonly key: Verifier;
  /** Notes signed by both keys, for each key that was replaced. */
  readonly rotations: readonly string[];
}

/**
 * The signing key of a server, stored in this file at the first call. Another key is accepted only
 * if the server returns a note signed by both keys; throws if there is none.
 */
export const trustedKey = async (file: string, ask: Ask): Promise<TrustedKey> => {
  const text = (await ask('/.well-known/conclave-key')).trim();
  const known = readKept(file);
  const key = readVerifierKey(text);
  const rotations = JSON.parse(await ask('/.well-known/conclave-key-rotations')) as string[];
  const follows = (before: string): boolean =>
    keysAlong(before, rotations).some((later) => later.text === text);
  if (key === null || (known !== null && known !== text && !follows(known)))
    throw new Error(`the key of the server is another one than before: ${text}`);
  keepWhole(file, text);
  return { text, key, rotations };
};
