import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What decides how a game goes on; how it is put into words, tested, counted and played by bots is not part of it. */
const parts = ['engine', 'kernel', 'events', 'cr', 'effects', 'meaning'];
const isPart = (file: string): boolean =>
  parts.some((part) => file.startsWith(`${part}/`)) &&
  /\.(ts|js)$/.test(file) &&
  !/(\.spec|\.d)\.(ts|js)$/.test(file);

/** SHA-256 over the engine's code in this folder (`libs/rules/src`, or where it was compiled to): file names and contents. */
export const digestOfEngine = (folder: string): string => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isPart)
    .sort();
  if (files.length === 0) throw new Error(`no rules engine in ${folder}`);
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return `sha256:${hash.digest('hex')}`;
};

let known: string | undefined;

/** The engine that this process runs. */
export const engineDigest = (): string =>
  (known ??= digestOfEngine(join(import.meta.dirname, '../../rules/src')));
