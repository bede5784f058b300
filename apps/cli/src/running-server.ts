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

/** PUBLIC_URL, else the address of the running server, without a slash at the end. */
export const livePublicUrl = (env: Environment = process.env): string => {
  const url = env['PUBLIC_URL'] || recordOf(env).url;
  if (!url)
    throw new Error(
      'no address: start the server with npm start, or set PUBLIC_URL to the address that people type',
    );
  return url.replace(/\/+$/, '');
};
