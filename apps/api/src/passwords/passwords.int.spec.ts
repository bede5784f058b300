import { randomUUID } from 'node:crypto';
import type { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { passwordLinkJob, PasswordLinks } from '#accounts';
import { ApiSession, Connection } from '#client';
import { statusAndCodeOf } from '../../test/answers.js';
import { visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { DELIVERY_QUEUE } from '../infrastructure/tokens.js';
import { freeTries } from '../rate-limits/growing-delay.js';
import { type RateKind, rateRules } from '../rate-limits/rules.js';

let api: RunningApi;
let connection: Connection;
let queue: Queue;
let links: PasswordLinks;
beforeAll(async () => {
  // No worker sends the mail here; the test reads the API's requests from the queue.
  api = await startApi({
    rateLimits: true,
    mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'conclave@example.org' },
  });
  connection = new Connection(api.url);
  queue = api.app.get<Queue>(DELIVERY_QUEUE);
  links = new PasswordLinks(api.pool, api.configuration.publicUrl);
});
afterEach(() => queue.drain());
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

const oldPassword = 'correct horse battery';
const newPassword = 'wrong donkey accumulator';
/** Uses up the whole limit just now. */
const used = (kind: RateKind, caller: string): Promise<unknown> =>
  api.redis.set(`conclave:rate:${kind}:${caller}`, rateRules[kind].max, 'PX', 600_000);

const newAccount = async (): Promise<{ readonly email: string; readonly session: ApiSession }> => {
  const email = `olga-${randomUUID()}@example.org`;
  const session = visitor(connection);
  await session.signUp({ name: 'Olga', email, password: oldPassword });
  await api.pool.query(`UPDATE "user" SET "emailVerified" = true WHERE email = $1`, [email]);
  await session.signIn({ email, password: oldPassword });
  return { email, session };
};
const signIn = (email: string, password: string): Promise<string> =>
  statusAndCodeOf(visitor(connection).post('/api/auth/sign-in/email', { email, password }));
const linkFor = async (email: string): Promise<string> =>
  new URL((await links.make(email))?.url ?? '').hash.slice(1);
const choose = (token: string, password = newPassword): Promise<string> =>
  statusAndCodeOf(
    visitor(connection).post('/api/auth/reset-password', { token, newPassword: password }),
  );
/** A new account also gets a mail, to confirm its address. */
const waitingLinks = async () =>
  (await queue.getJobs(['waiting'])).filter(({ name }) => name === passwordLinkJob.name);
const askFor = (body: object): Promise<string> =>
  visitor(connection).post('/api/password-links', body);

describe('asking for a link', () => {
  it('is answered alike, and asks the same of the worker, whether there is an account or not', async () => {
    const { email } = await newAccount();
    const stranger = `nobody-${randomUUID()}@example.org`;
    expect(await askFor({ email: `  ${email.toUpperCase()} `, language: 'es' })).toBe(
      await askFor({ email: stranger, language: 'es' }),
    );
    const jobs = (await waitingLinks()).map(({ name, data, opts }) => ({
      name,
      data: data as unknown,
      attempts: opts.attempts,
    }));
    expect(jobs).toHaveLength(2);
    expect(jobs).toEqual(
      expect.arrayContaining(
        [email, stranger].map((address) => ({
          name: passwordLinkJob.name,
          data: { email: address, language: 'es' },
          attempts: passwordLinkJob.attempts,
        })),
      ),
    );
  });

  it('twice is one mail, and no address is read from the name of the job', async () => {
    const email = `olga-${randomUUID()}@example.org`;
    await askFor({ email, language: 'en' });
    await askFor({ email, language: 'en' });
    const jobs = await waitingLinks();
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.id).not.toContain('olga');
  });

  it('is slowed down by address and by caller, for strangers as for accounts', async () => {
    const [{ email }, stranger] = [await newAccount(), `nobody-${randomUUID()}@example.org`];
    for (const address of [email, stranger]) {
      await used('password-link', address);
      expect(await statusAndCodeOf(askFor({ email: address, language: 'en' }))).toBe(
        '429 request/too-many',
      );
    }
    await used('mail-network', '127.0.0.1');
    expect(
      await statusAndCodeOf(askFor({ email: `other-${randomUUID()}@example.org`, language: 'en' })),
    ).toBe('429 request/too-many');
    await api.redis.del('conclave:rate:mail-network:127.0.0.1');
    expect(await waitingLinks()).toEqual([]);
  });

  it('needs an address and a language', async () => {
    for (const body of [
      {},
      { email: 'olga', language: 'en' },
      { email: 'olga@example.org', language: 'french or so' },
      { email: `${'o'.repeat(250)}@example.org`, language: 'en' },
    ]) {
      expect(await statusAndCodeOf(askFor(body))).toBe('400 request/malformed');
    }
  });

  it('goes this way only: the one of the sign-in library, which would tell who has an account, is shut', async () => {
    const { email } = await newAccount();
    expect(
      await statusAndCodeOf(
        visitor(connection).post('/api/auth/request-password-reset', { email }),
      ),
    ).toBe('404 request/unknown-route');
  });
});

describe('a link', () => {
  it('changes the password once and signs out every other device', async () => {
    const { email, session } = await newAccount();
    const token = await linkFor(` ${email.toUpperCase()}`);
    expect((await session.me()).account?.email).toBe(email);
    expect(await choose(token)).toBe('accepted');
    expect((await session.me()).account).toBeNull();
    expect(await signIn(email, oldPassword)).toBe('401 auth/invalid-email-or-password');
    expect(await signIn(email, newPassword)).toBe('accepted');
    expect(await choose(token, 'yet another password')).toBe('400 auth/invalid-token');
    expect(await signIn(email, newPassword)).toBe('accepted');
  });

  it('that is used ends all others of the account, and none of anybody else', async () => {
    const [olga, otto] = [await newAccount(), await newAccount()];
    const [first, second, others] = [
      await linkFor(olga.email),
      await linkFor(olga.email),
      await linkFor(otto.email),
    ];
    expect(await choose(second)).toBe('accepted');
    expect(await choose(first, 'yet another password')).toBe('400 auth/invalid-token');
    expect(await choose(others)).toBe('accepted');
  });

  it('forgives the passwords that were tried before, and the account is open at once', async () => {
    const { email } = await newAccount();
    for (let attempt = 0; attempt <= freeTries; attempt += 1) await signIn(email, 'a wrong guess');
    expect(await signIn(email, oldPassword)).toBe('429 request/too-many');
    expect(await choose(await linkFor(email))).toBe('accepted');
    expect(await signIn(email, newPassword)).toBe('accepted');
  });

  it('is worth nothing after its hour', async () => {
    const { email } = await newAccount();
    const token = await linkFor(email);
    const { rows } = await api.pool.query<{ minutes: number }>(
      `select (extract(epoch from "expiresAt" - "createdAt") / 60)::float8 as minutes from "verification" where value = (select id from "user" where email = $1)`,
      [email],
    );
    expect(rows.map(({ minutes }) => Math.round(minutes))).toEqual([60]);
    await api.pool.query(
      `update "verification" set "expiresAt" = now() - interval '1 second' where value = (select id from "user" where email = $1)`,
      [email],
    );
    expect(await choose(token)).toBe('400 auth/invalid-token');
    expect(await signIn(email, oldPassword)).toBe('accepted');
  });

  it('is not used up by a password that is too short', async () => {
    const { email } = await newAccount();
    const token = await linkFor(email);
    expect(await choose(token, 'short')).toBe('400 auth/password-too-short');
    expect(await choose(token)).toBe('accepted');
  });

  it('is made for accounts only, is not guessed, and is kept in no readable form', async () => {
    expect(await links.make('nobody@example.org')).toBeNull();
    const { email } = await newAccount();
    const token = await linkFor(email);
    expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
    const { rows } = await api.pool.query(`select * from "verification"`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const guess of ['', 'guess', JSON.stringify(rows[0])])
      expect(await choose(guess)).toBe('400 auth/invalid-token');
  });

  it('that is out of date is swept away when another is made', async () => {
    const { email } = await newAccount();
    await linkFor(email);
    await api.pool.query(`update "verification" set "expiresAt" = now() - interval '1 second'`);
    await linkFor(email);
    const { rows } = await api.pool.query(`select from "verification"`);
    expect(rows).toHaveLength(1);
  });
});

it('a server without mail says so before and when it is asked', async () => {
  const silent = await startApi();
  const there = new Connection(silent.url);
  try {
    const session = visitor(there);
    expect(JSON.parse(await session.get('/api/password-links'))).toEqual({ byMail: false });
    expect(
      await statusAndCodeOf(
        session.post('/api/password-links', { email: 'olga@example.org', language: 'en' }),
      ),
    ).toBe('409 auth/no-mail');
    expect(JSON.parse(await visitor(connection).get('/api/password-links'))).toEqual({
      byMail: true,
    });
  } finally {
    there.close();
    await silent.stop();
  }
});
