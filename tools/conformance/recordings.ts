/**
 * Recorded games of another engine: one file per set, one JSON object (a `Trace`) per line,
 * compressed with Brotli. Source and licence: README.md in the folder.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Trace } from './trace.js';

const FOLDER = join(import.meta.dirname, 'recordings');
const PACKED = '.jsonl.br';

/** The names of the included recordings, such as `core` or `SOR`. */
export const recordedNames: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(PACKED))
  .map((file) => basename(file, PACKED))
  .sort();

const tracesIn = (text: string): Trace[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Trace);

const readText = (file: string): string =>
  file.endsWith('.br')
    ? brotliDecompressSync(readFileSync(file)).toString('utf8')
    : readFileSync(file, 'utf8');

/** Every trace of an included recording, in the order of the file. */
export const recordedTraces = (name: string): readonly Trace[] =>
  tracesIn(readText(join(FOLDER, name + PACKED)));

/** Every trace of a file (`.jsonl` or `.jsonl.br`), or of all such files in a folder, by name. */
export const tracesAt = (path: string): readonly Trace[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((file) => /\.jsonl(\.br)?$/.test(file))
        .sort()
        .flatMap((file) => tracesIn(readText(join(path, file))))
    : tracesIn(readText(path));
