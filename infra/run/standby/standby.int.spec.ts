import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { discardPostgres, startPostgres, type RunningPostgres } from '../postgres.mjs';
import { copyDatabase } from './base-copy.mjs';
import { promote, tieToLeader } from './follow.mjs';
import { offerStandby, refuseToLead } from './leader.mjs';
import { ask, codeOf, forwardPostgres, type Link, serveLink } from './link.mjs';
import { FOLLOWER, readRole, writeRole } from './role.mjs';

const SLOW = 120_000;
const soon = { timeout: 30_000, interval: 50 };
const secrets = {
  secret: 'a-secret-of-a-hall-0123456789abcdef',
  postgresPassword: 'only-for-tests',
  redisPassword: 'only-for-tests',
};
const base = mkdtempSync(path.join(os.tmpdir(), 'conclave-standby-'));
const folderOf = (name: string): string => path.join(base, name);

afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('the line between two machines', () => {
  let link: Link;
  const code = codeOf(secrets.secret);
  beforeAll(async () => {
    link = await serveLink({ port: 0, code, answer: ({ kind }) => ({ heard: kind }) });
  });
  afterAll(() => link.close());

  it('answers whoever knows the code, however they spell it', async () => {
    const address = `127.0.0.1:${link.port}`;
    expect(await ask(address, code, { kind: 'state' })).toEqual({ heard: 'state' });
    expect(await ask(address, code.toLowerCase().replaceAll('-', ' '), { kind: 'state' })).toEqual({
      heard: 'state',
    });
  });

  it('tells nothing to others', async () => {
    await expect(
      ask(`127.0.0.1:${link.port}`, codeOf('another secret'), { kind: 'state' }),
    ).rejects.toThrow();
    const hello = await fetch(`http://127.0.0.1:${link.port}`).then(
      () => 'answered',
      () => 'nothing',
    );
    expect(hello).toBe('nothing');
  });
});

describe('a machine whose event went on elsewhere', () => {
  it('does not start again, and says where the event is', async () => {
    const dataDir = folderOf('former');
    mkdirSync(dataDir);
    const link = await serveLink({
      port: 0,
      code: codeOf(secrets.secret),
      answer: () => ({ leads: true, term: 2, url: 'http://192.168.1.9:3000' }),
    });
    try {
      writeRole(dataDir, { peers: [`127.0.0.1:${link.port}`] });
      await expect(refuseToLead(dataDir, secrets.secret)).rejects.toThrow(
        'no longer the leader: the event goes on at http://192.168.1.9:3000',
      );
      writeRole(dataDir, { term: 2 });
      await refuseToLead(dataDir, secrets.secret);
    } finally {
      await link.close();
    }
    // No other machine answers: it leads, because the follower may be the one that is lost.
    writeRole(dataDir, { term: 1 });
    await refuseToLead(dataDir, secrets.secret);
    writeRole(dataDir, { follows: '192.168.1.9:3020' });
    await expect(refuseToLead(dataDir, secrets.secret)).rejects.toThrow('This folder follows');
  });
});

describe('a standby', () => {
  const running: RunningPostgres[] = [];
  const closing: (() => Promise<void>)[] = [];
  const reports: string[] = [];
  let leader: RunningPostgres;
  let offer: Awaited<ReturnType<typeof offerStandby>>;
  const password = secrets.postgresPassword;

  const start = async (name: string): Promise<RunningPostgres> => {
    const server = await startPostgres({
      dataDir: path.join(folderOf(name), 'postgres'),
      password,
      port: 0,
    });
    running.push(server);
    return server;
  };
  const poolOf = ({ url }: RunningPostgres): pg.Pool => {
    const pool = new pg.Pool({ connectionString: url, max: 8 });
    pool.on('error', () => undefined);
    closing.unshift(() => pool.end());
    return pool;
  };
  const address = () => `127.0.0.1:${offer.port}`;
  const isInStep = async () => (await ask(address(), offer.code, { kind: 'state' }))['inStep'];

  beforeAll(async () => {
    chmodSync(base, 0o755);
    leader = await start('leader');
    await poolOf(leader).query('create table said (writer int, word int)');
    offer = await offerStandby({
      dataDir: folderOf('leader'),
      secrets,
      databaseUrl: leader.url,
      url: 'http://192.168.1.8:3000',
      port: 0,
      report: (line) => reports.push(line),
      quiesce: () => Promise.resolve(),
    });
  }, SLOW);
  afterAll(async () => {
    for (const close of closing) await close();
    await offer?.stop();
    for (const server of running) await server.stop();
    for (const name of ['leader', 'standby'])
      await discardPostgres(path.join(folderOf(name), 'postgres'));
  }, SLOW);

  it(
    'has every word that the leader confirmed before it was killed, and holds nobody up while it is away',
    async () => {
      mkdirSync(folderOf('standby'));
      const words = poolOf(leader);
      await words.query('insert into said select 99, n from generate_series(1, 50000) as n');
      expect(await ask(address(), offer.code, { kind: 'hello', port: 4321 })).toMatchObject({
        secrets,
        term: 1,
      });
      expect(readRole(folderOf('leader')).peers).toEqual(['127.0.0.1:4321']);

      const tunnel = await forwardPostgres(address(), offer.code);
      closing.push(() => tunnel.close());
      const url = new URL(leader.adminUrl);
      url.port = String(tunnel.port);
      const place = path.join(folderOf('standby'), 'postgres');
      const { folder } = await copyDatabase({ url: url.href, dataDir: place, slot: FOLLOWER });
      tieToLeader(folder, tunnel.port, password);
      const away = await start('standby');
      await vi.waitFor(async () => expect(await isInStep()).toBe(true), soon);

      await away.stop();
      await words.query('insert into said values (98, 1)');
      await vi.waitFor(async () => expect(await isInStep()).toBe(false), soon);
      expect(reports.at(-1)).toContain('on this machine alone');
      const standby = await start('standby');
      await vi.waitFor(async () => expect(await isInStep()).toBe(true), soon);

      const confirmed = new Map<number, number>();
      const write = async (writer: number): Promise<void> => {
        for (let word = 1; ; word += 1) {
          await words.query('insert into said values ($1, $2)', [writer, word]);
          confirmed.set(writer, word);
        }
      };
      const writers = Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8].map((writer) => write(writer)));
      await vi.waitFor(
        () => expect([...confirmed.values()].filter((word) => word > 20)).toHaveLength(8),
        { ...soon, interval: 5 },
      );
      process.kill(leader.pid, 'SIGKILL');
      await leader.exited;
      await writers;

      await promote(standby.adminUrl, null);
      const { rows } = await poolOf(standby).query<{ writer: number; words: number }>(
        'select writer, count(*)::int as words from said group by writer order by writer',
      );
      const there = new Map(rows.map(({ writer, words: count }) => [writer, count]));
      for (const [writer, word] of confirmed)
        expect(there.get(writer) ?? 0).toBeGreaterThanOrEqual(word);
      expect(there.get(99)).toBe(50_000);
      expect(there.get(98)).toBe(1);
    },
    SLOW,
  );
});
