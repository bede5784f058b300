import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './project.mjs';

const fileIn = (dataDir) => path.join(dataDir, 'secrets.json');

const write = (file, secrets) =>
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });

/**
 * Created once for each data folder and readable by its owner only. Losing them makes sessions,
 * codes and sealed choices unreadable.
 */
export function secretsOf(dataDir) {
  const file = fileIn(dataDir);
  if (!existsSync(file)) {
    const fresh = () => randomBytes(32).toString('base64url');
    mkdirSync(dataDir, { recursive: true });
    write(file, { secret: fresh(), postgresPassword: fresh(), redisPassword: fresh() });
  }
  return readJson(file);
}

/** Stores the secrets of another machine, whose database is copied here. */
export function keepSecrets(dataDir, secrets) {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  write(draft, secrets);
  renameSync(draft, fileIn(dataDir));
}

/** Replaces the present CONCLAVE_SECRET; the passwords of PostgreSQL and Redis stay. */
export function replaceSecret(dataDir, secret) {
  keepSecrets(dataDir, { ...secretsOf(dataDir), secret });
}
