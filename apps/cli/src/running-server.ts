import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSetting } from '#platform';
import { projectRoot } from './project-root.js';

type Environment = Readonly<Record<string, string | undefined>>;

interface RunRecord {
  readonly databaseUrl?: string;
  readonly url?: string;
}

/** Where database, secrets and logs of `npm start` lie. */
export const dataFolder = (env: Environment = process.env): string =>
  path.resolve(projectRoot, env['CONCLAVE_DATA'] || '.data');

/** What `npm start` notes of the server that runs on this data folder; nothing where none runs. */
const recordOf = (env: Environment): RunRecord => {
  try {
    return JSON.parse(readFileSync(path.join(dataFolder(env), 'run.json'), 'utf8')) as RunRecord;
  } catch {
    return {};
  }
};

/** DATABASE_URL, else the embedded database of the running server. */
export const liveDatabaseUrl = (env: Environment = process.env): string => {
  const url = readSetting('DATABASE_URL', env) ?? recordOf(env).databaseUrl;
  if (!url) throw new Error('no database: start the server with npm start, or set DATABASE_URL');
  return url;
};

/** CONCLAVE_SECRET, else the one that `npm start` made for this data folder. */
export const liveSecret = (env: Environment = process.env): string => {
  const given = readSetting('CONCLAVE_SECRET', env);
  if (given !== undefined) return given;
  try {
    const file = path.join(dataFolder(env), 'secrets.json');
    const { secret } = JSON.parse(readFileSync(file, 'utf8')) as { readonly secret?: string };
    if (secret) return secret;
  } catch {
    // No data folder: the message below says what to do.
  }
  throw new Error('no secret: start the server with npm start once, or set CONCLAVE_SECRET');
};

/** PUBLIC_URL, else the address of the running server, without a slash at the end. */
export const livePublicUrl = (env: Environment = process.env): string => {
  const url = env['PUBLIC_URL'] || recordOf(env).url;
  if (!url)
    throw new Error(
      'no address: start the server with npm start, or set PUBLIC_URL to the address that people type',
    );
  return url.replace(/\/+$/, '');
};

/** Keys that the operator trusts, with commas between them; none where nothing is set. */
export const trustedKeysIn = (
  name: 'TRUSTED_BUNDLES' | 'TRUSTED_SERVERS',
  env: Environment = process.env,
): readonly string[] =>
  (env[name] ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
