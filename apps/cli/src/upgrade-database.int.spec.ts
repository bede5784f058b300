import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../../infra/run/migrate.mjs';
import { bundledMajor } from '../../../infra/run/postgres-majors.mjs';
import { discardPostgres, startPostgres } from '../../../infra/run/postgres.mjs';
import { secretsOf } from '../../../infra/run/secrets.mjs';
import { moveDatabase, upgradeDatabase } from './upgrade-database.js';

const silent = (): void => undefined;
let folder: string;

const names = ['postgres', 'postgres-1', 'postgres-next'];

const onDatabase = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const { postgresPassword: password } = secretsOf(folder);
  const dataDir = path.join(folder, 'postgres');
  const server = await startPostgres({ dataDir, password, port: 0, durable: false });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
};

const ask = async <Row extends object>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const countPeople = (): Promise<unknown> =>
  onDatabase((url) => ask(url, 'select name from "user"'));

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-upgrade-test-'));
  await onDatabase(async (url) => {
    await migrate(url);
    await ask(
      url,
      `insert into "user" (id, name, email, "updatedAt") values ('u1', 'Olga', 'olga@example.org', now())`,
    );
  });
});
afterEach(async () => {
  for (const name of names) await discardPostgres(path.join(folder, name));
  rmSync(folder, { recursive: true, force: true });
});

it('puts a copy in the place of the former folder, which stays beside it', async () => {
  const { secret } = secretsOf(folder);
  // The same version on both sides, since the copy does not depend on a difference.
  await moveDatabase({ folder, from: 1 }, silent);
  expect(await countPeople()).toEqual([{ name: 'Olga' }]);
  expect(secretsOf(folder).secret).toBe(secret);
  expect(names.map((name) => existsSync(path.join(folder, name)))).toEqual([true, true, false]);
});

it('touches nothing where a former folder is in the way', async () => {
  mkdirSync(path.join(folder, 'postgres-1'));
  await expect(moveDatabase({ folder, from: 1 }, silent)).rejects.toThrow('is there already');
  expect(await countPeople()).toEqual([{ name: 'Olga' }]);
});

it('leaves a folder of the present version as it is, and says where there is none', async () => {
  const said: string[] = [];
  const { result } = await upgradeDatabase({ CONCLAVE_DATA: folder }, (line) => said.push(line));
  expect(result).toEqual({ from: bundledMajor(), to: bundledMajor() });
  expect(said).toEqual([expect.stringContaining('there is nothing to do')]);
  const empty = path.join(folder, 'none');
  await expect(upgradeDatabase({ CONCLAVE_DATA: empty }, silent)).rejects.toThrow(
    'has no database',
  );
});
