// The relation of a data folder to the other machine: standby.json, and the replication settings of
// the database.
import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../project.mjs';

/** The name of the follower in the leader's database. */
export const FOLLOWER = 'conclave_standby';

const fileIn = (dataDir) => path.join(dataDir, 'standby.json');

/**
 * `term` rises each time another machine becomes the leader: of two machines, the one with the
 * higher term leads. `peers`: addresses of the other machine's link. `follows`: that of the leader,
 * while this folder is a copy; `isWhole`: whether the copy is complete.
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

/** Writes a file into the folder of the database, owned by the user that runs it. */
export function putInDatabase(folder, name, content) {
  const file = path.join(folder, name);
  const { uid, gid } = statSync(folder);
  writeFileSync(file, content, { mode: 0o600 });
  chownSync(file, uid, gid);
}

const AUTO = 'postgresql.auto.conf';
const quote = (value) => `'${String(value).replaceAll("'", "''")}'`;

/** Changes settings of a stopped database; null removes one. */
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
  // Called at every start, so an unchanged file of the database is not written.
  if (after !== before) putInDatabase(folder, AUTO, after);
}

/** Removes the settings that make a database follow another one. */
export const UNTIED = {
  primary_conninfo: null,
  primary_slot_name: null,
  synchronous_standby_names: null,
};
