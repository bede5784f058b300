import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSetting } from '#platform';
import { dataFolder, liveDatabaseUrl, liveSecret } from '../running-server.js';
import { loadMigrations, loadPostgres, loadRunRecord, loadSecrets } from '../starter-programs.js';
import { BackupError, type BackupSecrets } from './format.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A database from which a backup is made or into which it is restored. */
export interface Place {
  readonly databaseUrl: string;
  /** The name for messages. */
  readonly name: string;
  readonly close: () => Promise<void>;
}

const nothingToClose = (): Promise<void> => Promise.resolve();

/** The address of the role that owns the tables, if configured. */
const readDatabaseUrl = (env: Environment): string | undefined =>
  readSetting('MIGRATION_DATABASE_URL', env) ?? readSetting('DATABASE_URL', env);

/** The embedded PostgreSQL of a data folder of a stopped server. */
const openEmbedded = async (folder: string): Promise<Place> => {
  const { startPostgres } = await loadPostgres();
  const { secretsOf } = await loadSecrets();
  const { url, stop } = await startPostgres({
    dataDir: path.join(folder, 'postgres'),
    password: secretsOf(folder).postgresPassword,
    port: 0,
  });
  return { databaseUrl: url, name: folder, close: stop };
};

/**
 * The database to back up: the configured one, that of the running server, or that of its data
 * folder while it is stopped.
 */
export const openSource = async (env: Environment): Promise<Place> => {
  const given = readDatabaseUrl(env);
  if (given !== undefined)
    return { databaseUrl: given, name: 'the database', close: nothingToClose };
  const folder = dataFolder(env);
  const { runningElsewhere } = await loadRunRecord();
  if (runningElsewhere(folder) !== undefined)
    return { databaseUrl: liveDatabaseUrl(env), name: folder, close: nothingToClose };
  if (!existsSync(path.join(folder, 'postgres')))
    throw new BackupError(
      `there is nothing to back up: no DATABASE_URL is set, and ${folder} has no database`,
    );
  return openEmbedded(folder);
};

/**
 * The other secrets that a server needs to read its database. Throws if CONCLAVE_SECRET cannot be
 * found.
 */
export const readSecrets = (env: Environment): BackupSecrets => ({
  secret: liveSecret(env),
  signingKeys: readSetting('SIGNING_KEYS', env) ?? null,
});

/** The database into which a backup is restored. */
export interface Target extends Place {
  /** Throws if the server of this database would use a different secret from the backup's. */
  readonly admit: (secrets: BackupSecrets) => void;
  /**
   * Called after the rows: grants access to the apps, or writes the secret where `npm start` reads
   * it.
   */
  readonly settle: (secrets: BackupSecrets) => Promise<void>;
}

const openEmbeddedTarget = async (folder: string): Promise<Target> => {
  const { runningElsewhere } = await loadRunRecord();
  const running = runningElsewhere(folder);
  if (running !== undefined)
    throw new BackupError(
      `Conclave runs on ${folder} (${running}): stop it first, or set CONCLAVE_DATA to another folder`,
    );
  const place = await openEmbedded(folder);
  return {
    ...place,
    admit: () => undefined,
    settle: async ({ secret }) => {
      (await loadSecrets()).replaceSecret(folder, secret);
    },
  };
};

/**
 * The configured database, otherwise the embedded one of the data folder; no server may run on it.
 * `secretsFile`: the file to which the secrets will be written.
 */
export const openTarget = async (
  env: Environment,
  secretsFile: string | undefined,
): Promise<Target> => {
  const ownerUrl = readDatabaseUrl(env);
  if (ownerUrl === undefined) return openEmbeddedTarget(dataFolder(env));
  const here = readSetting('CONCLAVE_SECRET', env);
  return {
    databaseUrl: ownerUrl,
    name: 'the database',
    close: nothingToClose,
    admit: ({ secret }) => {
      if (secretsFile !== undefined || here === secret) return;
      throw new BackupError(
        `${here === undefined ? 'no CONCLAVE_SECRET is set' : 'CONCLAVE_SECRET is not the one of the backup'}, and without the one of the backup nobody can read its sessions, codes and sealed choices: have it written with --secrets FILE`,
      );
    },
    settle: async () => {
      const { bringUpToDate } = await loadMigrations();
      await bringUpToDate({ ownerUrl, appUrl: readSetting('DATABASE_URL', env) ?? ownerUrl });
    },
  };
};
