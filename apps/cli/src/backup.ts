import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { auditDatabase } from './audit.js';
import type { Outcome, Say } from './command-line/verb.js';
import { isInBucket, openBucket, withBackupFile } from './backup/bucket.js';
import { type BackupShelf, openFolder } from './backup/folder.js';
import { BackupError, type BackupSecrets } from './backup/format.js';
import { loadBackup } from './backup/load.js';
import { openSource, openTarget } from './backup/places.js';
import { openBackup } from './backup/read.js';
import { makeIdentity, type Opener, type Seal } from './backup/seal.js';
import { type WrittenBackup, writeBackup } from './backup/write.js';
import { loadPostgres } from './starter-programs.js';

type Environment = Readonly<Record<string, string | undefined>>;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const describeWritten = (file: string, { bytes, summary }: WrittenBackup): string => {
  const rows = (name: string): number =>
    summary.tables.find((table) => table.name === name)?.rows ?? 0;
  return `${file}: ${megabytes(bytes)}, ${rows('events')} events in ${rows('logs')} logs, ${rows('user')} accounts`;
};

export interface BackupPlan {
  readonly env: Environment;
  readonly seal: Seal;
  readonly secrets: BackupSecrets;
  /** A file, or a folder or bucket in which a file named after the current time is created. */
  readonly to: string;
  readonly now: () => Date;
}

const write = async ({ env, seal, secrets }: BackupPlan, file: string, now: Date) => {
  const source = await openSource(env);
  try {
    return await writeBackup({ databaseUrl: source.databaseUrl, seal, secrets, file, now });
  } finally {
    await source.close();
  }
};

const addTo = async (shelf: BackupShelf, plan: BackupPlan, say: Say) => {
  const now = plan.now();
  const { at, written } = await shelf.add(now, (file) => write(plan, file, now));
  say(describeWritten(at, written));
  return { file: at, bytes: written.bytes };
};

const prune = async (shelf: BackupShelf, keep: number, say: Say): Promise<void> => {
  const gone = await shelf.prune(keep);
  if (gone.length > 0) say(`removed as older than the newest ${keep}: ${gone.join(', ')}`);
};

const openShelf = (plan: BackupPlan): Promise<BackupShelf> =>
  isInBucket(plan.to) ? openBucket(plan.to, plan.env) : openFolder(plan.to);

const isFolder = async (to: string): Promise<boolean> =>
  to.endsWith(path.sep) || (existsSync(to) && (await stat(to)).isDirectory());

/**
 * Writes one backup. In a folder or bucket the newest `keep` backups stay; omitted: all. Throws if
 * the file already exists.
 */
export const makeBackup = async (
  { keep, ...plan }: BackupPlan & { readonly keep?: number | undefined },
  say: Say,
): Promise<Outcome> => {
  const { to, now } = plan;
  if (isInBucket(to) || (await isFolder(to))) {
    const shelf = await openShelf(plan);
    const result = await addTo(shelf, plan, say);
    if (keep !== undefined) await prune(shelf, keep, say);
    return { isFine: true, result };
  }
  if (existsSync(to)) throw new BackupError(`${to} is there already`);
  const written = await write(plan, to, now());
  say(describeWritten(to, written));
  return { isFine: true, result: { file: to, bytes: written.bytes } };
};

export interface Schedule {
  readonly everyMs: number;
  readonly keep: number;
  /** Ends the schedule after the running backup. */
  readonly signal: AbortSignal;
}

/**
 * Writes backups at intervals until it is aborted. A failure is reported, and the next backup is
 * made at its regular time.
 */
export const keepBackingUp = async (
  plan: BackupPlan,
  { everyMs, keep, signal }: Schedule,
  { say, complain }: { readonly say: Say; readonly complain: Say },
): Promise<Outcome> => {
  const shelf = await openShelf(plan);
  let failed = 0;
  while (!signal.aborted) {
    const begun = plan.now();
    try {
      await addTo(shelf, plan, say);
      await prune(shelf, keep, say);
    } catch (error) {
      failed += 1;
      complain(`backup failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    const rest = everyMs - (plan.now().getTime() - begun.getTime());
    await sleep(Math.max(0, rest), undefined, { signal }).catch(() => undefined);
  }
  return { isFine: failed === 0 };
};

/** The secrets as lines of a settings file. */
const describeSecrets = ({ secret, signingKeys }: BackupSecrets): string =>
  [
    `CONCLAVE_SECRET=${secret}`,
    ...(signingKeys === null ? [] : [`SIGNING_KEYS=${signingKeys.split(/[\s,]+/).join(',')}`]),
    '',
  ].join('\n');

export interface RestoreWish {
  readonly env: Environment;
  readonly opener: Opener;
  readonly file: string;
  /** The file to which the secrets are written as settings. */
  readonly secretsFile?: string | undefined;
}

const restoreFile = async (
  { env, opener, file, secretsFile }: RestoreWish,
  say: Say,
): Promise<Outcome> => {
  const backup = await openBackup(file, opener);
  const { head, secrets } = backup;
  say(`backup of ${head.madeAt}`);
  const target = await openTarget(env, secretsFile);
  try {
    target.admit(secrets);
    // Before the rows: if it cannot be written, nothing is restored.
    if (secretsFile !== undefined)
      await writeFile(secretsFile, describeSecrets(secrets), { mode: 0o600, flag: 'wx' });
    try {
      await loadBackup(target.databaseUrl, backup);
    } catch (error) {
      if (secretsFile !== undefined) await rm(secretsFile, { force: true });
      throw error;
    }
    await target.settle(secrets);
    const isFine = await auditDatabase(target.databaseUrl, say);
    say(`restored into ${target.name}`);
    if (secretsFile !== undefined) say(`settings that api and worker need: ${secretsFile}`);
    return { isFine, result: { madeAt: head.madeAt, isFine } };
  } finally {
    backup.close();
    await target.close();
  }
};

/** Restores a backup from a file or a bucket into an empty database, and verifies it. */
export const restore = (wish: RestoreWish, say: Say): Promise<Outcome> =>
  withBackupFile(wish.file, wish.env, (file) => restoreFile({ ...wish, file }, say));

const verifyFile = async (file: string, opener: Opener, say: Say): Promise<Outcome> => {
  const backup = await openBackup(file, opener);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'conclave-backup-'));
  const { startPostgres, discardPostgres } = await loadPostgres();
  const dataDir = path.join(folder, 'postgres');
  try {
    say(`backup of ${backup.head.madeAt}`);
    const postgres = await startPostgres({
      dataDir,
      password: (await makeIdentity()).identity,
      port: 0,
      durable: false,
    });
    try {
      await loadBackup(postgres.url, backup);
      const isFine = await auditDatabase(postgres.url, say);
      say(
        isFine ? 'can be restored' : 'can be restored, and was at fault already when it was made',
      );
      return { isFine, result: { madeAt: backup.head.madeAt, isFine } };
    } finally {
      await postgres.stop();
    }
  } finally {
    backup.close();
    await discardPostgres(dataDir);
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Restores a backup from a file or a bucket into a temporary database, audits it and deletes it.
 */
export const verifyBackup = (
  { file, opener, env }: Pick<RestoreWish, 'file' | 'opener' | 'env'>,
  say: Say,
): Promise<Outcome> => withBackupFile(file, env, (copy) => verifyFile(copy, opener, say));

/**
 * Creates a key pair: the file decrypts backups, the recipient encrypts them. Throws if the file
 * already exists.
 */
export const makeBackupKey = async (file: string, say: Say): Promise<Outcome> => {
  const { identity, recipient } = await makeIdentity();
  await writeFile(file, `# recipient: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  say(`${file} opens backups: keep it somewhere else than the server, and twice`);
  say(`recipient: ${recipient}`);
  return { isFine: true, result: { recipient } };
};
