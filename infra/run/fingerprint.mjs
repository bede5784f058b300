// Whether the input of a step changed since it last succeeded: a hash
// of contents, so that a fresh clone or a touched file costs nothing.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
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

/** Hash of the contents and names of files and folders, given relative to the project. */
export function fingerprint(places, accept = () => true) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesUnder(inRoot(place))) {
      if (!accept(file)) continue;
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Runs `work` unless it last succeeded with this fingerprint and its `output` still exists. */
export async function unlessDone(
  { name, print, output, stampFolder = path.join(CACHE, 'stamps') },
  work,
) {
  const stamp = path.join(stampFolder, name);
  const done =
    existsSync(inRoot(output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
  if (done) return 'unchanged';
  await work();
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stamp, print);
  return undefined;
}
