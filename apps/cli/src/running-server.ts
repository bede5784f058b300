import { readFileSync } from 'node:fs';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

interface RunRecord {
  readonly databaseUrl?: string;
  readonly url?: string;
}

/** What `npm start` notes of the server that runs on this data folder; nothing where none runs. */
const recordOf = (env: Environment): RunRecord => {
  try {
    return JSON.parse(
      readFileSync(path.resolve(env['CONCLAVE_DATA'] || '.data', 'run.json'), 'utf8'),
    ) as RunRecord;
  } catch {
    return {};
  }
};

/** DATABASE_URL, else the embedded database of the running server. */
export const liveDatabaseUrl = (env: Environment = process.env): string => {
  const url = env['DATABASE_URL'] || recordOf(env).databaseUrl;
  if (!url) throw new Error('no database: start the server with npm start, or set DATABASE_URL');
  return url;
};

/** CONCLAVE_SECRET, else the one that `npm start` made for this data folder. */
export const liveSecret = (env: Environment = process.env): string => {
  if (env['CONCLAVE_SECRET']) return env['CONCLAVE_SECRET'];
  try {
    const file = path.resolve(env['CONCLAVE_DATA'] || '.data', 'secrets.json');
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
