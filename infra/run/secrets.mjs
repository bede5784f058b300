import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './project.mjs';

/** Made once for each data folder and readable by its owner only. Losing them makes sessions, codes and sealed choices unreadable. */
export function secretsOf(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const fresh = () => randomBytes(32).toString('base64url');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(
      file,
      `${JSON.stringify({ secret: fresh(), postgresPassword: fresh(), redisPassword: fresh() }, null, 2)}\n`,
      { mode: 0o600, flag: 'wx' },
    );
  }
  return readJson(file);
}
