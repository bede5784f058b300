import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The parts that determine the course of a game; texts, tests, counts and bots are not included.
 */
const parts = ['engine', 'kernel', 'events', 'cr', 'effects', 'meaning'];
const isPart = (file: string): boolean =>
  parts.some((part) => file.startsWith(`${part}/`)) &&
  /\.(ts|js)$/.test(file) &&
  !/(\.spec|\.d)\.(ts|js)$/.test(file);

const isSource = (file: string): boolean =>
  /\.(ts|js)$/.test(file) && !/(\.spec|\.d)\.(ts|js)$/.test(file);

/**
 * SHA-256 over the engine's code in this folder (`libs/rules/src`, or its compiled form): file
 * names and contents.
 */
export const digestOfEngine = (folder: string): string => digestOf(folder, isPart);

const digestOf = (folder: string, wanted: (file: string) => boolean): string => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(wanted)
    .sort();
  if (files.length === 0) throw new Error(`no rules engine and no game in ${folder}`);
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return `sha256:${hash.digest('hex')}`;
};

let known: string | undefined;

let knownOfGames: string | undefined;

/**
 * The digest of everything that determines the games that describe their own board, including their
 * texts: the sources of the games, of randomness and of the engine.
 */
export const gamesDigest = (): string =>
  (knownOfGames ??= ['games', 'chance']
    .map((lib) => digestOf(join(import.meta.dirname, `../../${lib}/src`), isSource))
    .concat(engineDigest())
    .join(' '));

/** The digest of the engine in this process. */
export const engineDigest = (): string =>
  (known ??= digestOfEngine(join(import.meta.dirname, '../../rules/src')));
