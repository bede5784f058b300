// What a data folder knows of the other machine: standby.json,
// and the settings of the database that say whom it follows.
import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../project.mjs';

/** How the follower is known to the leader's database. */
export const FOLLOWER = 'conclave_standby';

const fileIn = (dataDir) => path.join(dataDir, 'standby.json');

/**
 * `term` rises each time that another machine becomes the leader: of two, the one with
 * the higher term is it. `peers`: addresses of the other machine's link. `follows`:
 * the leader's, while this folder is a copy; `isWhole`: whether the copy is.
 */
export const readRole = (dataDir) => ({
  term: 1,
  peers: [],
  follows: null,
  isWhole: false,
  ...(existsSync(fileIn(dataDir)) ? readJson(fileIn(dataDir)) : {}),
});

export function writeRole(dataDir, changes) {
  const role = { ...readRole(dataDir), ...changes };
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(role, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, fileIn(dataDir));
  return role;
}

/** Writes a file into the folder of the database, for the user that runs it. */
export function putInDatabase(folder, name, content) {
  const file = path.join(folder, name);
  const { uid, gid } = statSync(folder);
  writeFileSync(file, content, { mode: 0o600 });
  chownSync(file, uid, gid);
}

const AUTO = 'postgresql.auto.conf';
const quote = (value) => `'${String(value).replaceAll("'", "''")}'`;

/** Sets settings of a database that does not run; null takes one out. */
export function configureDatabase(folder, settings) {
  const file = path.join(folder, AUTO);
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const others = before
    .split('\n')
    .filter((line) => line !== '' && !(line.split('=')[0].trim() in settings));
  const own = Object.entries(settings)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} = ${quote(value)}`);
  const after = `${[...others, ...own].join('\n')}\n`;
  // Every start asks for this: a file of the database that says so already is left alone.
  if (after !== before) putInDatabase(folder, AUTO, after);
}

/** What ties a database to another one. */
export const UNTIED = {
  primary_conninfo: null,
  primary_slot_name: null,
  synchronous_standby_names: null,
};
