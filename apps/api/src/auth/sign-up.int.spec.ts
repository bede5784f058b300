import { randomUUID } from 'node:crypto';
import type { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { confirmationJob, type ConfirmationWish, PasswordLinks } from '#accounts';
import { Connection } from '#client';
import { statusAndCodeOf } from '../../test/answers.js';
import { visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { DELIVERY_QUEUE } from '../infrastructure/tokens.js';
import { type RateKind, rateRules } from '../rate-limits/rules.js';

let api: RunningApi;
let connection: Connection;
let queue: Queue;
beforeAll(async () => {
  // No worker sends the mail here; the test reads the API's requests from the queue.
  api = await startApi({
    rateLimits: true,
    mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'conclave@example.org' },
  });
  connection = new Connection(api.url);
  queue = api.app.get<Queue>(DELIVERY_QUEUE);
});
afterEach(async () => {
  await queue.drain();
  await api.redis.del(`conclave:rate:mail-network:127.0.0.1`);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

const password = 'correct horse battery';
const someEmail = (): string => `olga${randomUUID().replaceAll('-', '')}@example.org`;
/** Everything that a stranger can see of the answer. */
const answerTo = async (path: string, sent: object) => {
  const { status, text, headers } = await connection.send({
    method: 'POST',
    path: `/api/auth/${path}`,
    headers: { 'content-type': 'application/json', origin: connection.base.origin },
    body: JSON.stringify(sent),
  });
  const body = JSON.parse(text, (key, value: unknown) =>
    key === 'correlationId' ? undefined : value,
  ) as unknown;
  return { status, body, cookies: headers['set-cookie'] ?? [] };
};
const signUp = (email: string, secret = password) =>
  answerTo('sign-up/email', { name: 'Olga', email, password: secret });
const signIn = (email: string, secret = password) =>
  answerTo('sign-in/email', { email, password: secret });
const wishes = async (): Promise<readonly ConfirmationWish[]> =>
  (await queue.getJobs(['waiting']))
    .filter(({ name }) => name === confirmationJob.name)
    .map(({ data }) => data as ConfirmationWish);
const confirm = async (email: string): Promise<void> => {
  const token = (await wishes()).find((wish) => wish.email === email)?.token;
  await visitor(connection).post('/api/auth/verify-email', { token });
};
const usedUp = (kind: RateKind, caller: string): Promise<unknown> =>
  api.redis.set(`conclave:rate:${kind}:${caller}`, rateRules[kind].max, 'PX', 600_000);

describe('signing up where mail is sent', () => {
  it('is answered alike for an address that has an account and for one that has none', async () => {
    const [confirmed, pending] = [someEmail(), someEmail()];
    await signUp(confirmed);
    await confirm(confirmed);
    await signUp(pending);
    const free = await signUp(someEmail());
    expect(free).toEqual({
      status: 200,
      body: { confirmation: true },
      cookies: [],
    });
    for (const taken of [confirmed, pending])
      expect(await signUp(taken, 'another horse battery')).toEqual(free);
  });

  it('writes to the owner of a taken address, once for many tries, and gives nothing away', async () => {
    const email = someEmail();
    await signUp(email);
    await confirm(email);
    await queue.drain();
    await signUp(email, 'another horse battery');
    await signUp(email, 'another horse battery');
    expect(await wishes()).toEqual([{ email, token: null, language: 'en' }]);
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, 'another horse battery')).status).toBe(401);
  });

  it('cannot be asked again by signing in: the right password of what nobody confirmed is a wrong one', async () => {
    const email = someEmail();
    await signUp(email);
    await queue.drain();
    const right = await signIn(email);
    expect(right).toEqual(await signIn(someEmail()));
    expect(right).toMatchObject({ status: 401, cookies: [] });
    // The address gets the link again.
    expect(await wishes()).toMatchObject([{ email }]);
    await confirm(email);
    expect((await signIn(email)).status).toBe(200);
  });

  it('a password chosen by a link opens what somebody else had signed up for', async () => {
    const email = someEmail();
    await signUp(email, 'the password of a stranger');
    const link = await new PasswordLinks(api.pool, api.configuration.publicUrl).make(email);
    await visitor(connection).post('/api/auth/reset-password', {
      token: new URL(link?.url ?? '').hash.slice(1),
      newPassword: password,
    });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, 'the password of a stranger')).status).toBe(401);
  });
});

describe('the mail of strangers', () => {
  it('to one mailbox is limited, however its address is spelled', async () => {
    const mailbox = `vic${randomUUID().replaceAll('-', '')}`;
    const answers: number[] = [];
    for (let i = 0; i < 8; i += 1)
      answers.push((await signUp(`${mailbox}+i.${i}@example.org`)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await wishes()).toHaveLength(rateRules['confirmation-mail'].max);
  });

  it('by signing in is limited too, and nobody is told', async () => {
    const email = someEmail();
    await signUp(email);
    await queue.drain();
    await usedUp('confirmation-mail', email);
    expect((await signIn(email)).status).toBe(401);
    expect(await wishes()).toEqual([]);
  });

  it('from one network is limited, of all kinds together', async () => {
    await usedUp('mail-network', '127.0.0.1');
    expect((await signUp(someEmail())).status).toBe(429);
    expect(
      await statusAndCodeOf(
        visitor(connection).post('/api/password-links', { email: someEmail(), language: 'en' }),
      ),
    ).toBe('429 request/too-many');
    expect(await wishes()).toEqual([]);
  });

  it('links to a new password go to a mailbox, not to a spelling', async () => {
    const mailbox = `vic${randomUUID().replaceAll('-', '')}`;
    await usedUp('password-link', `${mailbox}@example.org`);
    expect(
      await statusAndCodeOf(
        visitor(connection).post('/api/password-links', {
          email: `${mailbox}+a@example.org`,
          language: 'en',
        }),
      ),
    ).toBe('429 request/too-many');
  });
});

it('accounts of one network are counted', async () => {
  await usedUp('sign-up', '127.0.0.1');
  expect((await signUp(someEmail())).status).toBe(429);
  await api.redis.del('conclave:rate:sign-up:127.0.0.1');
});
