import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../test/support/database.js';
import { discardPostgres } from '../../../infra/run/postgres.mjs';
import { keepBackingUp, makeBackup, restore, verifyBackup } from './backup.js';
import { makeIdentity } from './backup/seal.js';

const SECRET = 'a secret of at least thirty-two characters';
const silent = (): void => undefined;

let folder: string;
let source: TestDatabase;
let key: { identity: string; recipient: string };
let file: string;

const ask = async <Row extends object>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const inFolder = (name: string): string => path.join(folder, name);

const planFor = (to: string) => ({
  env: { DATABASE_URL: source.url },
  seal: { recipient: key.recipient },
  secrets: { secret: SECRET, signingKeys: null },
  to,
  now: () => new Date(),
});

const restoreInto = (
  database: TestDatabase,
  changes: Partial<Parameters<typeof restore>[0]> = {},
) =>
  restore(
    {
      env: { DATABASE_URL: database.url, CONCLAVE_SECRET: SECRET },
      opener: { identity: key.identity },
      file,
      ...changes,
    },
    silent,
  );

/**
 * Values that a careless copy would change: separators of COPY itself, a date before the zone,
 * bytes, an array, null.
 */
const ROWS = `
  insert into "user" (id, name, email, "updatedAt") values ('u1', E'tab\\tnew\\nline\\\\ back \\u00e9 \\U0001F600', 'u1@example.org', '2026-11-28 14:05:00.123456+01');
  insert into session (id, "expiresAt", token, "updatedAt", "userId") values ('s1', now(), 't1', now(), 'u1');
  insert into sealed_secrets (stream_id, name, sealed) values ('event-e', 'seed', decode('00ff5c0a09', 'hex'));
  insert into webhook_endpoints (id, event_id, url, kinds, created_by) values ('w1', 'e', 'https://hooks.example.org', array['a,b', '{c}', ''], 'u1')`;

const CONTENT = `
  select (select json_agg(u order by u.id) from "user" u) as users, (select json_agg(s order by s.id) from session s) as sessions,
         (select json_agg(x) from sealed_secrets x) as sealed, (select json_agg(w) from webhook_endpoints w) as hooks,
         (select count(*)::int from log_leases) as leases`;

const withEmptyDatabase = async (
  work: (database: TestDatabase) => Promise<void>,
): Promise<void> => {
  const database = await createEmptyDatabase();
  try {
    await work(database);
  } finally {
    await database.drop();
  }
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-backup-test-'));
  [source, key] = await Promise.all([createTestDatabase(), makeIdentity()]);
  await ask(source.url, ROWS);
  await ask(source.url, `select nextval('events_global_position_seq') from generate_series(1, 41)`);
  file = inFolder('whole.backup');
  await makeBackup(planFor(file), silent);
});
afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup that is restored', () => {
  it('brings every row and sequence back as it was', () =>
    withEmptyDatabase(async (database) => {
      expect((await restoreInto(database)).isFine).toBe(true);
      expect(await ask(database.url, CONTENT)).toEqual(await ask(source.url, CONTENT));
      const [next] = await ask<{ next: string }>(
        database.url,
        `select nextval('events_global_position_seq') as next`,
      );
      expect(next?.next).toBe('42');
    }));

  it('goes into the data folder of a laptop, with its secret, and is backed up from there while nothing runs', async () => {
    const env = { CONCLAVE_DATA: inFolder('laptop') };
    try {
      await restore({ env, opener: { identity: key.identity }, file }, silent);
      expect(JSON.parse(readFileSync(inFolder('laptop/secrets.json'), 'utf8'))).toMatchObject({
        secret: SECRET,
      });
      const again = inFolder('laptop.backup');
      await makeBackup({ ...planFor(again), env }, silent);
      await withEmptyDatabase(async (database) => {
        await restoreInto(database, { file: again });
        expect(await ask(database.url, CONTENT)).toEqual(await ask(source.url, CONTENT));
      });
      await expect(
        restore({ env, opener: { identity: key.identity }, file }, silent),
      ).rejects.toThrow('is not empty');
    } finally {
      await discardPostgres(inFolder('laptop/postgres'));
    }
  });

  it('writes the secrets for its server, readable by the owner alone', () =>
    withEmptyDatabase(async (database) => {
      const secretsFile = inFolder('settings.env');
      await restoreInto(database, { env: { DATABASE_URL: database.url }, secretsFile });
      expect(readFileSync(secretsFile, 'utf8')).toBe(`CONCLAVE_SECRET=${SECRET}\n`);
      expect(statSync(secretsFile).mode & 0o777).toBe(0o600);
    }));

  it('proves itself beside everything else', async () => {
    const lines: string[] = [];
    const { isFine } = await verifyBackup(
      { file, opener: { identity: key.identity }, env: {} },
      (line) => lines.push(line),
    );
    expect(isFine).toBe(true);
    expect(lines.at(-1)).toBe('can be restored');
  });

  it('opens with a passphrase where it was sealed with one', () =>
    withEmptyDatabase(async (database) => {
      const sealed = inFolder('passphrase.backup');
      const passphrase = 'seven words that nobody else would say';
      await makeBackup({ ...planFor(sealed), seal: { passphrase, workFactor: 10 } }, silent);
      await restoreInto(database, { file: sealed, opener: { passphrase } });
      expect(await ask(database.url, CONTENT)).toEqual(await ask(source.url, CONTENT));
    }));
});

describe('a backup is refused, and nothing is left behind,', () => {
  const refusal = async (
    database: TestDatabase,
    changes: Partial<Parameters<typeof restore>[0]>,
  ): Promise<string> =>
    restoreInto(database, changes).then(
      () => 'taken',
      (error: unknown) => (error as Error).message,
    );
  const tablesIn = (database: TestDatabase) =>
    ask(database.url, `select from "user" union all select from webhook_endpoints`);

  it('when it is sealed for another key', () =>
    withEmptyDatabase(async (database) => {
      const { identity } = await makeIdentity();
      expect(await refusal(database, { opener: { identity } })).toBe(
        'sealed for another key or with another passphrase',
      );
    }));

  it('when it was cut off, wherever', () =>
    withEmptyDatabase(async (database) => {
      const whole = readFileSync(file);
      for (const share of [0.2, 0.6, 0.999]) {
        const cut = inFolder('cut.backup');
        writeFileSync(cut, whole.subarray(0, Math.floor(whole.length * share)));
        expect(await refusal(database, { file: cut })).toMatch(/^(cut off|no backup of Conclave)/);
      }
    }));

  it('when a byte was altered', () =>
    withEmptyDatabase(async (database) => {
      const bytes = readFileSync(file);
      const at = bytes.length - 100;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      const altered = inFolder('altered.backup');
      writeFileSync(altered, bytes);
      expect(await refusal(database, { file: altered })).toMatch(/^cut off or altered/);
    }));

  it('when it is no backup at all', () =>
    withEmptyDatabase(async (database) => {
      const other = inFolder('other.backup');
      writeFileSync(other, 'a shopping list');
      expect(await refusal(database, { file: other })).toMatch(/^no backup of Conclave/);
    }));

  it('when the server would have another secret', () =>
    withEmptyDatabase(async (database) => {
      const env = { DATABASE_URL: database.url, CONCLAVE_SECRET: 'another' };
      expect(await refusal(database, { env })).toMatch(/^CONCLAVE_SECRET is not the one/);
      expect(await ask(database.url, `select from pg_tables where schemaname = 'public'`)).toEqual(
        [],
      );
    }));

  it('when the database has anything in it', async () => {
    const before = await ask(source.url, CONTENT);
    expect(await refusal(source, {})).toMatch(/is not empty \(its table "user" has rows\)/);
    expect(await ask(source.url, CONTENT)).toEqual(before);
    expect(await tablesIn(source)).toHaveLength(2);
  });

  it('when the database is another program’s, also where its tables are empty', () =>
    withEmptyDatabase(async (database) => {
      await ask(database.url, 'create table recipes (id int)');
      expect(await refusal(database, {})).toMatch(/holds tables of another program/);
      expect(await ask(database.url, 'select from recipes')).toEqual([]);
    }));

  it('when its secrets were to be written, and leaves no file of them', async () => {
    const secretsFile = inFolder('refused.env');
    expect(await refusal(source, { secretsFile })).toMatch(/is not empty/);
    expect(existsSync(secretsFile)).toBe(false);
  });

  it('when it was made by a newer version', async () => {
    const newer = await createTestDatabase();
    try {
      await ask(
        newer.url,
        `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '29991231000000_later', now())`,
      );
      const later = inFolder('later.backup');
      await makeBackup({ ...planFor(later), env: { DATABASE_URL: newer.url } }, silent);
      await withEmptyDatabase(async (database) =>
        expect(await refusal(database, { file: later })).toMatch(
          /^made by a newer Conclave \(its database has "29991231000000_later"\)/,
        ),
      );
    } finally {
      await newer.drop();
    }
  });
});

describe('a backup that cannot be written', () => {
  it('says what the system said, as where a disk is full, and leaves nothing behind', async () => {
    const to = path.join(inFolder('not-there'), 'file.backup');
    await expect(makeBackup(planFor(to), silent)).rejects.toThrow(/ENOENT.*not-there/);
    expect(existsSync(to)).toBe(false);
  });
});

describe('backups on a schedule', () => {
  it('keep the newest, leave other files alone, and go on after one that failed', async () => {
    const to = inFolder('schedule');
    const ending = new AbortController();
    let made = 0;
    const said: string[] = [];
    const complained: string[] = [];
    const moments = [1, 2, 3, 4].map((second) => new Date(Date.UTC(2026, 10, 28, 14, 5, second)));
    const plan = {
      ...planFor(to),
      get env() {
        made += 1;
        if (made === 4) ending.abort();
        return { DATABASE_URL: made === 2 ? 'postgresql://127.0.0.1:1/none' : source.url };
      },
      now: () => moments[Math.min(made, 3)] ?? new Date(),
    };
    const { isFine } = await keepBackingUp(
      plan,
      { everyMs: 1, keep: 2, signal: ending.signal },
      { say: (line) => said.push(line), complain: (line) => complained.push(line) },
    );
    expect(isFine).toBe(false);
    expect(complained).toEqual([expect.stringMatching(/^backup failed: .*ECONNREFUSED/)]);
    expect(readdirSync(to).sort()).toEqual([
      'conclave-2026-11-28T14-05-03Z.backup',
      'conclave-2026-11-28T14-05-04Z.backup',
    ]);
  });
});
