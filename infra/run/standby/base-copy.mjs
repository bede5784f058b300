// Copies the folder of a running PostgreSQL through a normal connection, because the embedded one
// has no pg_basebackup.
import { appendFileSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withClient } from '../pg-client.mjs';
import { postgresUser, reachableDataFolder } from '../postgres-binaries.mjs';
import { putInDatabase } from './role.mjs';

const CHUNK = 4 * 1024 * 1024;
/**
 * Folders that are copied empty: their content belongs to the running server, or arrives by
 * replication.
 */
const EMPTY = [
  'pg_wal',
  'pg_replslot',
  'pg_stat_tmp',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_subtrans',
];
const LEFT_OUT =
  /(^|\/)(postmaster\.(pid|opts)|server\.log|pg_internal\.init|pgsql_tmp.*|standby\.signal|backup_label)$/;

const EVERYTHING = `
  with recursive found (path, is_folder, size) as (
    select name, s.isdir, s.size
      from pg_ls_dir('.') as name, pg_stat_file(name, true) as s
    union all
    select f.path || '/' || name, s.isdir, s.size
      from found f, pg_ls_dir(f.path, true, false) as name, pg_stat_file(f.path || '/' || name, true) as s
     where f.is_folder and not f.path = any ($1)
  )
  select path, is_folder, size::int from found where is_folder is not null order by path`;

/**
 * A file that disappears while it is read is in the log from which the copy is brought up to date.
 */
const PIECES = `
  select path, pg_read_binary_file(path, start, $3, true) as bytes
    from unnest($1::text[], $2::bigint[]) as wanted (path, start)`;

/** Groups files to about one chunk each, because most of a thousand are small. */
function groupsOf(files) {
  const groups = [];
  let room = 0;
  for (const file of files) {
    if (room < file.size) {
      groups.push([]);
      room = CHUNK;
    }
    groups.at(-1).push(file);
    room -= file.size;
  }
  return groups;
}

async function copyGroup(client, folder, group) {
  let bytes = 0;
  let open = group.map(({ path: name }) => ({ name, start: 0 }));
  for (const { name } of open) writeFileSync(path.join(folder, name), '', { mode: 0o600 });
  while (open.length > 0) {
    const { rows } = await client.query(PIECES, [
      open.map(({ name }) => name),
      open.map(({ start }) => start),
      CHUNK,
    ]);
    const came = new Map(rows.map(({ path: name, bytes: piece }) => [name, piece]));
    open = open.flatMap(({ name, start }) => {
      const piece = came.get(name);
      if (!piece?.length) return [];
      appendFileSync(path.join(folder, name), piece);
      bytes += piece.length;
      return piece.length < CHUNK ? [] : [{ name, start: start + piece.length }];
    });
  }
  return bytes;
}

/**
 * Copies the database at `url` into `dataDir`, while others write to it. From then on the copy must
 * follow the slot `slot`. Returns the folder and the number of bytes.
 */
export const copyDatabase = ({ url, dataDir, slot }) =>
  withClient(url, async (client) => {
    rmSync(dataDir, { recursive: true, force: true });
    const folder = reachableDataFolder(dataDir);
    const { uid, gid } = postgresUser();
    const own = (name) => uid !== undefined && chownSync(path.join(folder, name), uid, gid);
    await client.query(
      `select pg_create_physical_replication_slot($1, true)
        where not exists (select from pg_replication_slots where slot_name = $1)`,
      [slot],
    );
    await client.query(`select pg_backup_start('standby', true)`);
    const { rows } = await client.query(EVERYTHING, [EMPTY]);
    const wanted = rows.filter(({ path: name }) => !LEFT_OUT.test(name));
    for (const { path: name } of wanted.filter((each) => each.is_folder))
      mkdirSync(path.join(folder, name), { mode: 0o700 });
    let bytes = 0;
    for (const group of groupsOf(wanted.filter((each) => !each.is_folder)))
      bytes += await copyGroup(client, folder, group);
    for (const { path: name } of wanted) own(name);
    mkdirSync(path.join(folder, 'pg_wal/archive_status'), { recursive: true, mode: 0o700 });
    own('pg_wal/archive_status');
    const { rows: ended } = await client.query('select labelfile from pg_backup_stop(false)');
    putInDatabase(folder, 'backup_label', ended[0].labelfile);
    return { folder, bytes };
  });
