import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSetting } from '#platform';
import { projectRoot } from './project-root.js';

type Environment = Readonly<Record<string, string | undefined>>;

interface RunRecord {
  readonly databaseUrl?: string;
  readonly url?: string;
}

/** The folder with database, secrets and logs of `npm start`. */
export const dataFolder = (env: Environment = process.env): string =>
  path.resolve(projectRoot, env['CONCLAVE_DATA'] || '.data');

/**
 * The record that `npm start` keeps of the server running on this data folder; empty if none runs.
 */
const recordOf = (env: Environment): RunRecord => {
  try {
    return JSON.parse(readFileSync(path.join(dataFolder(env), 'run.json'), 'utf8')) as RunRecord;
  } catch {
    return {};
  }
};

/** DATABASE_URL, otherwise the embedded database of the running server. */
export const liveDatabaseUrl = (env: Environment = process.env): string => {
  const url = readSetting('DATABASE_URL', env) ?? recordOf(env).databaseUrl;
  if (!url) throw new Error('no database: start the server with npm start, or set DATABASE_URL');
  return url;
};

/** CONCLAVE_SECRET, otherwise the one that `npm start` created for this data folder. */
export const liveSecret = (env: Environment = process.env): string => {
  const given = readSetting('CONCLAVE_SECRET', env);
  if (given !== undefined) return given;
  try {
    const file = path.join(dataFolder(env), 'secrets.json');
    const { secret } = JSON.parse(readFileSync(file, 'utf8')) as { readonly secret?: string };
    if (secret) return secret;
  } catch {
    // There is no data folder: the error below explains what to do.
  }
  throw new Error('no secret: start the server with npm start once, or set CONCLAVE_SECRET');
};

/** PUBLIC_URL, otherwise the address of the running server, without a slash at the end. */
export const livePublicUrl = (env: Environment = process.env): string => {
  const url = env['PUBLIC_URL'] || recordOf(env).url;
  if (!url)
    throw new Error(
      'no address: start the server with npm start, or set PUBLIC_URL to the address that people type',
    );
  return url.replace(/\/+$/, '');
};

/** Keys that the operator trusts, separated by commas; empty if the setting is missing. */
export const trustedKeysIn = (
  name: 'TRUSTED_BUNDLES' | 'TRUSTED_SERVERS',
  env: Environment = process.env,
): readonly string[] =>
  (env[name] ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
