import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError, type BackupHead, type BackupSummary } from './format.js';
import { loadMigrations } from './programs.js';
import type { OpenBackup } from './read.js';
import { copyIn, isDistributed, PLAIN_TEXT } from './tables.js';

/** Throws when a migration of the backup is not known here as it was there. */
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

/** What would be lost by restoring over it; null when nothing. */
const findContent = async (client: pg.Client): Promise<string | null> => {
  for (const table of ['events', 'archived_events', '"user"']) {
    const { rows } = await client.query<{ exists: string | null }>(
      'select to_regclass($1)::text as exists',
      [`public.${table}`],
    );
    if (typeof rows[0]?.exists !== 'string') continue;
    if ((await client.query(`select from ${table} limit 1`)).rowCount !== 0)
      return table.replaceAll('"', '');
  }
  return null;
};

/** Throws unless nothing would be lost. */
const refuseContent = async (client: pg.Client): Promise<void> => {
  const content = await findContent(client);
  if (content !== null)
    throw new BackupError(
      `the database to restore into is not empty (its table "${content}" has rows): give another one`,
    );
  if (await isDistributed(client))
    throw new BackupError('the database to restore into is distributed: restore into a plain one');
};

/** Leaves a database without tables, as a new one is. */
const clear = async (client: pg.Client): Promise<void> => {
  await client.query('drop schema public cascade');
  await client.query('create schema public');
};

const loadRows = async (
  client: pg.Client,
  { tables }: BackupHead,
  backup: OpenBackup,
): Promise<void> => {
  const loaded = new Map<string, BackupSummary['tables'][number]>();
  const reading = backup.tables();
  for (;;) {
    const next = await reading.next();
    if (next.done === true) {
      for (const expected of next.value.tables) compareTable(expected, loaded.get(expected.name));
      if (next.value.tables.length !== tables.length)
        throw new BackupError('altered: its summary counts other tables than its head');
      return;
    }
    const { name, rows } = next.value;
    const table = tables.find((each) => each.name === name);
    if (table === undefined) throw new BackupError(`altered: there is no table "${name}"`);
    // Rows that a migration put there.
    await client.query(`delete from "${name}"`);
    const digest = createHash('sha256');
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const block of rows()) {
        digest.update(block);
        yield block;
      }
    };
    const writing = client.query(copyFrom(copyIn(table)));
    await pipeline(counted, writing);
    loaded.set(name, { name, rows: writing.rowCount, digest: digest.digest('hex') });
  }
};

const compareTable = (
  expected: BackupSummary['tables'][number],
  found: BackupSummary['tables'][number] | undefined,
): void => {
  if (found?.rows !== expected.rows || found.digest !== expected.digest)
    throw new BackupError(
      `altered: the table "${expected.name}" had ${expected.rows} rows, ${found?.rows ?? 0} came out`,
    );
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
 * Puts a backup into the empty database at `url` and brings its tables up to the version that runs here. Its rows come in one
 * transaction: after a failure the database is empty. Throws a `BackupError` that says why the backup cannot be restored here.
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
    await loadRows(client, head, backup);
    await setSequences(client, head);
    // Those who worked there do not work here.
    await client.query('update log_leases set worker = null');
    await client.query('commit');
    await client.query('analyze');
  });
  await migrate(url);
};
