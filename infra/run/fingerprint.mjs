// Skips a step whose input has not changed since its last success. Compares hashes of contents, so
// that a fresh clone or a touched file has no effect.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT, inRoot } from './project.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.data', 'generated']);

function* filesUnder(place) {
  if (!existsSync(place)) return;
  if (statSync(place).isFile()) return void (yield place);
  for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (!LEFT_OUT.has(entry.name)) yield* filesUnder(path.join(place, entry.name));
  }
}

/**
 * A hash over files and folders, given relative to the project: of the result of `of` for each
 * accepted file, and of the file names.
 */
function hashOf(places, accept, of) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesUnder(inRoot(place))) {
      if (!accept(file)) continue;
      hash.update(path.relative(ROOT, file)).update('\0').update(of(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** File properties that change with every write and are known without reading the file. */
const surfaceOf = (file) => {
  const { size, mtimeMs, ctimeMs } = statSync(file);
  return `${size} ${mtimeMs} ${ctimeMs}`;
};

const readStamp = (stamp) => {
  const [print, surface] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  return { print, surface };
};

/** Written to a new file, because copies of the project may share the former one by a hard link. */
function writeStamp(stamp, { print, surface }) {
  const half = `${stamp}.${process.pid}`;
  writeFileSync(half, `${print}\n${surface}`);
  renameSync(half, stamp);
}

/**
 * Runs `work` unless it last succeeded with the same contents of `places` and its `output` still
 * exists. Files that were not written since are not read again: reading thousands took most of a
 * second at each start.
 */
export async function unlessDone(
  { name, places, accept = () => true, output, stampFolder = path.join(CACHE, 'stamps') },
  work,
) {
  const stamp = path.join(stampFolder, name);
  const last = existsSync(inRoot(output)) ? readStamp(stamp) : {};
  const surface = hashOf(places, accept, surfaceOf);
  if (last.surface === surface) return 'unchanged';
  const print = hashOf(places, accept, (file) => readFileSync(file));
  const isDone = last.print === print;
  if (!isDone) await work();
  mkdirSync(stampFolder, { recursive: true });
  writeStamp(stamp, { print, surface });
  return isDone ? 'unchanged' : undefined;
}
