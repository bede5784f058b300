import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { auditDatabase } from './audit.js';
import { BackupError } from './backup/format.js';
import { loadBackup } from './backup/load.js';
import { openBackup } from './backup/read.js';
import { makeIdentity } from './backup/seal.js';
import { writeBackup } from './backup/write.js';
import type { Outcome, Say } from './command-line/verb.js';
import { dataFolder } from './running-server.js';
import {
  loadPostgres,
  loadPostgresMajors,
  loadRunRecord,
  loadSecrets,
} from './starter-programs.js';

type Environment = Readonly<Record<string, string | undefined>>;

interface Move {
  readonly folder: string;
  readonly from: number;
  /**
   * A folder with the PostgreSQL version that created the database; omitted: the one that comes
   * with Conclave.
   */
  readonly programs?: string;
}

const nameFormer = (folder: string, from: number): string => {
  const former = path.join(folder, `postgres-${from}`);
  if (existsSync(former))
    throw new BackupError(`${former} is there already: move it away, it may be needed`);
  return former;
};

/**
 * Copies the database of a data folder into a new one of the present PostgreSQL version and
 * replaces the former one by it. Until the copy is verified, the former is not changed.
 */
export const moveDatabase = async ({ folder, from, programs }: Move, say: Say): Promise<void> => {
  const [{ startPostgres, discardPostgres }, { secretsOf }] = await Promise.all([
    loadPostgres(),
    loadSecrets(),
  ]);
  const former = nameFormer(folder, from);
  const { secret, postgresPassword: password } = secretsOf(folder);
  const [present, next] = [path.join(folder, 'postgres'), path.join(folder, 'postgres-next')];
  await discardPostgres(next);
  const room = await mkdtemp(path.join(os.tmpdir(), 'conclave-upgrade-'));
  const file = path.join(room, 'database');
  try {
    const key = await makeIdentity();
    const source = await startPostgres({ dataDir: present, password, port: 0, programs });
    try {
      const seal = { recipient: key.recipient };
      const secrets = { secret, signingKeys: null };
      await writeBackup({ databaseUrl: source.url, seal, secrets, file, now: new Date() });
    } finally {
      await source.stop();
    }
    const backup = await openBackup(file, { identity: key.identity });
    const target = await startPostgres({ dataDir: next, password, port: 0 });
    try {
      await loadBackup(target.url, backup);
      if (!(await auditDatabase(target.url, say)))
        say('what does not prove itself did not before either: it was copied as it is');
    } finally {
      await target.stop();
      backup.close();
    }
    await rename(present, former);
    await rename(next, present);
    say(`${present} is in place; the former one stays at ${former} until you remove it`);
  } finally {
    await rm(room, { recursive: true, force: true });
    await discardPostgres(next);
  }
};

/** Upgrades a data folder to the PostgreSQL version that comes with this Conclave. */
export const upgradeDatabase = async (env: Environment, say: Say): Promise<Outcome> => {
  const folder = dataFolder(env);
  const { runningElsewhere } = await loadRunRecord();
  const running = runningElsewhere(folder);
  if (running !== undefined)
    throw new BackupError(`Conclave runs on ${folder} (${running}): stop it first`);
  const { bundledMajor, fetchPostgres, majorOfFolder } = await loadPostgresMajors();
  const [from, to] = [majorOfFolder(path.join(folder, 'postgres')), bundledMajor()];
  if (from === undefined) throw new BackupError(`${folder} has no database`);
  if (from === to) {
    say(`${folder} is of PostgreSQL ${to}: there is nothing to do`);
    return { isFine: true, result: { from, to } };
  }
  say(`${folder} is of PostgreSQL ${from}, which is fetched to read it`);
  await moveDatabase({ folder, from, programs: await fetchPostgres(from) }, say);
  return { isFine: true, result: { from, to } };
};
