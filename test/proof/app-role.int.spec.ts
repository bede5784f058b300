import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { playOnlyRound, register, openEvent } from '../../apps/api/test/people.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { createEmptyDatabase, type TestDatabase } from '../support/database.js';
import { grantApp } from '../../infra/run/app-role.mjs';
import { listMigrations, migrate, untilMigrated } from '../../infra/run/migrate.mjs';

const role = `app_${randomUUID().replaceAll('-', '')}`;
const password = `it's "quoted"`;
let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
let api: RunningApi;
let connection: Connection;
let organizer: ApiSession;
let appUrl = '';
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url);
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  // Twice, as at every upgrade.
  await grantApp(owner, { role, password: 'an older one' });
  await grantApp(owner, { role, password });
  const url = new URL(database.url);
  url.username = role;
  url.password = encodeURIComponent(password);
  appUrl = url.href;
  app = new pg.Client({ connectionString: appUrl });
  await app.connect();
  ({ api, connection, owner: organizer } = await startStaffedApi({ databaseUrl: appUrl }));
});
afterAll(async () => {
  await api?.stop();
  await app?.end();
  await owner?.query(`drop owned by "${role}"`);
  await owner?.query(`drop role "${role}"`);
  await owner?.end();
  await database?.drop();
});

const fateOf = (statement: string): Promise<string> =>
  app.query(statement).then(
    () => 'done',
    (error: Error & { code?: string }) => error.code ?? error.message,
  );
const notAllowed = '42501';

describe('the role of the apps', () => {
  it('is enough to hold an event from its creation to its end', async () => {
    const eventId = await openEvent(organizer);
    for (const name of ['Ana', 'Ben']) await register(connection, eventId, name);
    await organizer.command('CheckInAll', { eventId });
    await organizer.command('StartEvent', { eventId });
    await playOnlyRound(api, organizer, eventId);
    await organizer.command('FinishEvent', { eventId });
    await api.settle();
    expect((await organizer.query('event', { eventId })).status).toBe('finished');
    const { rows } = await owner.query<{ count: number }>(
      'select count(*)::int as count from events',
    );
    expect(rows[0]?.count).toBeGreaterThan(10);
  });

  it.each([
    `update events set data = '{}'`,
    'delete from events',
    'truncate events',
    'truncate events_0',
    'update events_0 set position = 1',
    'alter table events disable trigger all',
    'alter table events disable trigger events_append_only',
    'drop trigger events_append_only on events',
    'drop table events cascade',
    `set session_replication_role = 'replica'`,
    'create or replace function refuse_change_of_events() returns trigger language plpgsql as $$ begin return new; end $$',
    `update log_checkpoints set note = ''`,
    'delete from log_checkpoints',
    'delete from checkpoint_cosignatures',
    'delete from archived_events',
    `insert into archived_events (log, first_position, last_position, streams, pack) values ('a', 1, 2, '{}', '')`,
    'delete from _prisma_migrations',
    'create table mine (id int)',
    `create role another superuser`,
    `alter role "${role}" superuser`,
  ])('cannot: %s', async (statement) => {
    expect(await fateOf(statement)).toBe(notAllowed);
  });

  it('owns nothing', async () => {
    const { rows } = await owner.query(
      `select relname from pg_class where relowner = (select oid from pg_roles where rolname = $1)`,
      [role],
    );
    expect(rows).toEqual([]);
  });

  it('is never the one that migrates', async () => {
    const { rows } = await owner.query<{ name: string }>('select current_user as name');
    await expect(grantApp(owner, { role: rows[0]?.name ?? '', password })).rejects.toThrow(
      'owns the tables itself',
    );
  });
});

it('waits for the last migration without a right to do anything about it', async () => {
  const { name } = listMigrations().at(-1)!;
  const finished = (at: string | null) =>
    owner.query('update _prisma_migrations set finished_at = $1 where migration_name = $2', [
      at,
      name,
    ]);
  await finished(null);
  const lines: string[] = [];
  let over = false;
  const wait = untilMigrated(appUrl, { say: (line) => void lines.push(line), everyMs: 5 }).then(
    () => (over = true),
  );
  await expect.poll(() => lines).toEqual([`migrations: waiting for ${name}`]);
  expect(over).toBe(false);
  await finished(new Date().toISOString());
  await wait;
  expect(lines).toHaveLength(1);
});
