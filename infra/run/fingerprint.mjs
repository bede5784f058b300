// Whether the input of a step changed since it last succeeded: a hash
// of contents, so that a fresh clone or a touched file costs nothing.
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
 * A hash over files and folders, given relative to the project: of what `of`
 * tells about each file that is accepted, and of their names.
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

/** What changes with every write, and is known without reading the file. */
const surfaceOf = (file) => {
  const { size, mtimeMs, ctimeMs } = statSync(file);
  return `${size} ${mtimeMs} ${ctimeMs}`;
};

const readStamp = (stamp) => {
  const [print, surface] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  return { print, surface };
};

/** By a new name: copies of the project may share the former file. */
function writeStamp(stamp, { print, surface }) {
  const half = `${stamp}.${process.pid}`;
  writeFileSync(half, `${print}\n${surface}`);
  renameSync(half, stamp);
}

/**
 * Runs `work` unless it last succeeded with these contents of `places` and its `output` still exists.
 * Files that nobody wrote since are not read again: reading thousands took most of a second start.
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
