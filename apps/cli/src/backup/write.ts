import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import {
  type BackedUpTable,
  BackupError,
  type BackupHead,
  type BackupSecrets,
  type BackupSummary,
  HEAD,
  nameBlock,
  SECRETS,
  SUMMARY,
} from './format.js';
import { type Seal, sealStream } from './seal.js';
import {
  copyOut,
  isDistributed,
  listMigrations,
  listSequences,
  listTables,
  PLAIN_TEXT,
} from './tables.js';

export interface BackupWish {
  readonly databaseUrl: string;
  readonly secrets: BackupSecrets;
  readonly seal: Seal;
  readonly file: string;
  readonly now: Date;
}

export interface WrittenBackup {
  readonly bytes: number;
  readonly head: BackupHead;
  readonly summary: BackupSummary;
}

/**
 * Rows of a table are split into blocks of about this size, so that neither side holds a table in
 * memory.
 */
const BLOCK_BYTES = 4 * 1024 * 1024;

/** Adds an entry and waits until the reader of the archive has consumed it. */
const addEntry = (archive: Pack, name: string, content: Buffer | string): Promise<void> =>
  new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, Buffer.from(content), (error) =>
      error ? reject(error) : resolve(),
    );
  });

const addTable = async (
  archive: Pack,
  client: pg.Client,
  table: BackedUpTable,
): Promise<BackupSummary['tables'][number]> => {
  const rows = client.query(copyTo(copyOut(table)));
  const digest = createHash('sha256');
  let waiting: Buffer[] = [];
  let size = 0;
  let block = 0;
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    block += 1;
    const content = Buffer.concat(waiting);
    [waiting, size] = [[], 0];
    await addEntry(archive, nameBlock(table.name, block), content);
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    digest.update(chunk);
    waiting.push(chunk);
    size += chunk.length;
    if (size >= BLOCK_BYTES) await flush();
  }
  await flush();
  return { name: table.name, rows: rows.rowCount, digest: digest.digest('hex') };
};

/** Writes the whole database as of one moment, while others go on writing. */
const fillArchive = async (
  archive: Pack,
  { databaseUrl, secrets, now }: BackupWish,
): Promise<Omit<WrittenBackup, 'bytes'>> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(PLAIN_TEXT);
    if (await isDistributed(client))
      throw new BackupError(
        'the database is distributed: one snapshot covers the coordinator alone (docs/operations.md tells how such a one is backed up)',
      );
    await client.query('begin transaction isolation level repeatable read read only');
    const head: BackupHead = {
      format: 'conclave-backup',
      version: 1,
      madeAt: now.toISOString(),
      migrations: await listMigrations(client),
      tables: [...(await listTables(client))],
      sequences: await listSequences(client),
    };
    await addEntry(archive, HEAD, JSON.stringify(head));
    await addEntry(archive, SECRETS, JSON.stringify(secrets));
    const tables: BackupSummary['tables'] = [];
    for (const table of head.tables) tables.push(await addTable(archive, client, table));
    const summary: BackupSummary = { tables };
    await addEntry(archive, SUMMARY, JSON.stringify(summary));
    archive.finalize();
    await client.query('commit');
    return { head, summary };
  } finally {
    await client.end();
  }
};

const flushToDisk = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * If one part fails, the others end too; the system's own error is thrown first, e.g. a full disk.
 */
const throwCause = (parts: readonly PromiseSettledResult<unknown>[]): void => {
  const reasons = parts.flatMap((part): unknown[] =>
    part.status === 'rejected' ? [part.reason] : [],
  );
  const isOfSystem = (reason: unknown): boolean => reason instanceof Error && 'syscall' in reason;
  if (reasons.length > 0) throw reasons.find(isOfSystem) ?? reasons[0];
};

/**
 * Writes an encrypted backup to `file`, which appears only when it is complete. The archive is a
 * gzipped tar in an age file, so `age -d | tar xz` opens it without Conclave. Throws if the file
 * already exists or the database cannot be read.
 */
export const writeBackup = async (wish: BackupWish): Promise<WrittenBackup> => {
  const half = `${wish.file}.part`;
  await rm(half, { force: true });
  const archive = pack();
  const compressed = createGzip();
  // The encryption reads at once, so compression must begin first.
  const compressing = pipeline(archive, compressed);
  try {
    const sealed = await sealStream(compressed, wish.seal);
    const writing = pipeline(sealed, createWriteStream(half, { flags: 'wx', mode: 0o600 }));
    const filling = fillArchive(archive, wish).catch((error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    });
    await Promise.allSettled([filling, compressing, writing]).then(throwCause);
    const filled = await filling;
    await flushToDisk(half);
    const { size: bytes } = await stat(half);
    await rename(half, wish.file);
    return { bytes, ...filled };
  } catch (error) {
    archive.destroy();
    await compressing.catch(() => undefined);
    await rm(half, { force: true });
    throw error;
  }
};
