import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { loadMigrations } from '../starter-programs.js';
import { BackupError, type BackupHead, type BackupSummary } from './format.js';
import type { OpenBackup, TableRows } from './read.js';
import { copyIn, isDistributed, PLAIN_TEXT } from './tables.js';

/** Throws if a migration of the backup is unknown here or differs. */
const refuseNewer = (
  { migrations }: BackupHead,
  here: readonly { readonly name: string; readonly checksum: string }[],
): void => {
  const known = new Map(here.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations) {
    if (!known.has(name))
      throw new BackupError(
        `made by a newer Conclave (its database has "${name}"): update this one first`,
      );
    if (known.get(name) !== checksum)
      throw new BackupError(
        `made by another Conclave: its migration "${name}" is not the one here`,
      );
  }
};

const hasTable = async (client: pg.Client, table: string): Promise<boolean> =>
  (
    await client.query('select from pg_tables where schemaname = $1 and tablename = $2', [
      'public',
      table,
    ])
  ).rowCount !== 0;

/** Exists since the first migration, under a name that no other program is likely to use. */
const OURS = 'sealed_secrets';

/** Rows in one of these tables are user data; a server creates all others automatically. */
const PRECIOUS = ['events', 'archived_events', 'user'];

/** Throws if data would be lost: allowed are no tables at all, or those of an unused Conclave. */
const refuseContent = async (client: pg.Client): Promise<void> => {
  if (await isDistributed(client))
    throw new BackupError('the database to restore into is distributed: restore into a plain one');
  const { rowCount: tables } = await client.query(
    `select from pg_tables where schemaname = 'public'`,
  );
  if (tables === 0) return;
  if (!(await hasTable(client, OURS)))
    throw new BackupError(
      'the database to restore into holds tables of another program: give an empty one',
    );
  for (const table of PRECIOUS)
    if (
      (await hasTable(client, table)) &&
      (await client.query(`select from "${table}" limit 1`)).rowCount !== 0
    )
      throw new BackupError(
        `the database to restore into is not empty (its table "${table}" has rows): give another one`,
      );
};

/** Removes all tables, as in a new database. */
const clear = async (client: pg.Client): Promise<void> => {
  await client.query('drop schema public cascade');
  await client.query('create schema public');
};

type TableSummary = BackupSummary['tables'][number];

/** Replaces the rows that a migration created in a table by those of the backup. */
const loadTable = async (client: pg.Client, { table, rows }: TableRows): Promise<TableSummary> => {
  await client.query(`delete from "${table.name}"`);
  const digest = createHash('sha256');
  const digested = async function* (): AsyncGenerator<Buffer> {
    for await (const block of rows()) {
      digest.update(block);
      yield block;
    }
  };
  const writing = client.query(copyFrom(copyIn(table)));
  await pipeline(digested, writing);
  return { name: table.name, rows: writing.rowCount, digest: digest.digest('hex') };
};

/** Throws if the restored rows differ from those of the backup. */
const compareTables = (
  expected: BackupSummary['tables'],
  loaded: readonly TableSummary[],
): void => {
  if (expected.length !== loaded.length)
    throw new BackupError('altered: its summary counts other tables than its head');
  for (const { name, rows, digest } of expected) {
    const found = loaded.find((table) => table.name === name);
    if (found?.rows !== rows || found.digest !== digest)
      throw new BackupError(
        `altered: the table "${name}" had ${rows} rows, ${found?.rows ?? 0} came out`,
      );
  }
};

const loadRows = async (client: pg.Client, backup: OpenBackup): Promise<void> => {
  const loaded: TableSummary[] = [];
  for await (const rows of backup.tables()) loaded.push(await loadTable(client, rows));
  compareTables((await backup.summary()).tables, loaded);
};

const setSequences = async (client: pg.Client, { sequences }: BackupHead): Promise<void> => {
  for (const { name, last } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [`public."${name}"`, last]);
};

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * Restores a backup into the empty database at `url` and migrates its tables to the current
 * version. Its rows are inserted in one transaction: after a failure the database is empty. Throws
 * a `BackupError` with the reason if the backup cannot be restored here.
 */
export const loadBackup = async (url: string, backup: OpenBackup): Promise<void> => {
  const { head } = backup;
  const { listMigrations, migrate } = await loadMigrations();
  refuseNewer(head, listMigrations());
  await withClient(url, async (client) => {
    await refuseContent(client);
    await clear(client);
  });
  await migrate(
    url,
    head.migrations.map(({ name }) => name),
  );
  await withClient(url, async (client) => {
    await client.query(PLAIN_TEXT);
    await client.query('begin');
    await loadRows(client, backup);
    await setSequences(client, head);
    // The workers of the original server do not run here.
    await client.query('update log_leases set worker = null');
    await client.query('commit');
    await client.query('analyze');
  });
  await migrate(url);
};
