// Applies prisma/migrations in the order of their names and maintains Prisma's own table, so that
// `prisma migrate deploy|status` elsewhere agree. Needs no Prisma at run time: 30 ms instead of two
// seconds.
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { grantApp } from './app-role.mjs';
import { planForNodes } from './distributed.mjs';

const FOLDER = path.resolve(import.meta.dirname, '../../prisma/migrations');
/**
 * The advisory lock that Prisma itself uses, so that two starting processes, or one and the CLI, do
 * not migrate at the same time.
 */
const PRISMA_LOCK = 72_707_369;

const BOOKKEEPING = `create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
  logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

/** The migrations of this version in their order, each with its text and the digest of the text. */
export function listMigrations() {
  const names = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return names.sort().map((name) => {
    const sql = readFileSync(path.join(FOLDER, name, 'migration.sql'), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/** True if the migration was already applied; throws if the record does not match. */
function isApplied(migration, row) {
  if (row === undefined) return false;
  if (row.checksum !== migration.checksum)
    throw new Error(`migration ${migration.name} was changed after it was applied`);
  return true;
}

/**
 * Applies the migration and inserts its row in one transaction: a process that is killed in between
 * leaves neither, and the next start begins again.
 */
async function apply(client, { name, sql, checksum }) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(
      'insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, now(), 1)',
      [randomUUID(), checksum, name],
    );
    await client.query(
      'delete from _prisma_migrations where migration_name = $1 and finished_at is null',
      [name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`migration ${name}: ${error.message}`, { cause: error });
  }
}

/**
 * Migrates the database at `url` completely, or as far as `wanted` names migrations, and returns
 * the names of those applied now.
 */
export async function migrate(url, wanted) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PRISMA_LOCK]);
    await client.query(BOOKKEEPING);
    const { rows } = await client.query(
      'select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null and finished_at is not null',
    );
    const known = new Map(rows.map((row) => [row.migration_name, row]));
    const missing = listMigrations().filter(
      (migration) =>
        (wanted?.includes(migration.name) ?? true) &&
        !isApplied(migration, known.get(migration.name)),
    );
    for (const migration of missing) await apply(client, migration);
    if (missing.length > 0) await planForNodes(client);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** The missing migrations of this version, in words; undefined if the server may start. */
async function lacking(url) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      'select migration_name from _prisma_migrations where rolled_back_at is null and finished_at is not null',
    );
    const done = new Set(rows.map((row) => row.migration_name));
    const missing = listMigrations().filter(({ name }) => !done.has(name));
    return missing.length === 0 ? undefined : missing.map(({ name }) => name).join(', ');
  } catch (error) {
    return error.message;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Resolves when every migration of this version is applied; changes nothing, so any role that can
 * read suffices. `say` gets messages about the wait.
 */
export async function untilMigrated(url, { say = () => undefined, everyMs = 2_000 } = {}) {
  for (let told = ''; ; await pause(everyMs)) {
    const missing = await lacking(url);
    if (missing === undefined) return;
    if (missing !== told) say(`migrations: waiting for ${missing}`);
    told = missing;
  }
}

/**
 * Gives the role of this address, with its password, access to a database that another role owns
 * and has migrated.
 */
async function admit(ownerUrl, appUrl) {
  const { username, password } = new URL(appUrl);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await grantApp(client, {
      role: decodeURIComponent(username),
      password: decodeURIComponent(password),
    });
  } finally {
    await client.end();
  }
}

/** Reads a setting as the apps do: the value, or the file that contains it. */
function given(name) {
  const file = process.env[`${name}_FILE`];
  return file ? readFileSync(file, 'utf8').trim() : process.env[name];
}

/**
 * The addresses of the database: `appUrl` for api and worker, `ownerUrl` for the role that owns the
 * tables. Undefined if nothing is configured.
 */
export function readAddresses() {
  const appUrl = given('DATABASE_URL');
  const ownerUrl = given('MIGRATION_DATABASE_URL') || appUrl;
  return ownerUrl ? { ownerUrl, appUrl: appUrl ?? ownerUrl } : undefined;
}

/**
 * Migrates as the owner, gives access to the role of the apps if that is another, and returns the
 * names of the applied migrations.
 */
export async function bringUpToDate({ ownerUrl, appUrl }) {
  const applied = await migrate(ownerUrl);
  if (appUrl !== ownerUrl) await admit(ownerUrl, appUrl);
  return applied;
}

if (process.argv[1] === import.meta.filename) {
  const addresses = readAddresses();
  if (addresses === undefined) {
    console.error(
      'migrate: set DATABASE_URL, and MIGRATION_DATABASE_URL where another role owns the tables',
    );
    process.exit(1);
  }
  if (process.argv.includes('--wait')) {
    // The first process of a container ignores signals for which it has no handler.
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));
    await untilMigrated(addresses.appUrl, { say: (line) => console.log(line) });
  }
  const applied = process.argv.includes('--wait') ? [] : await bringUpToDate(addresses);
  console.log(
    applied.length === 0 ? 'migrations: up to date' : `migrations applied: ${applied.join(', ')}`,
  );
}
