import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiSession, Connection } from '#client';
import { createLogger, GracefulShutdown } from '#platform';
import { statusAndCodeOf } from '../../apps/api/test/answers.js';
import { visitor } from '../../apps/api/test/people.js';
import { type RunningApi, startApi } from '../../apps/api/test/running-api.js';
import { startWorker } from '../../apps/worker/src/worker.js';
import { MailReceiver } from '../support/mail-receiver.js';

const silent = createLogger('worker', { logLevel: 'silent' });
const shutdown = new GracefulShutdown(silent);
let receiver: MailReceiver;
let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  receiver = await MailReceiver.open();
  api = await startApi({
    mail: { smtpUrl: receiver.url, from: 'Conclave <conclave@example.org>' },
  });
  connection = new Connection(api.url);
  await startWorker({ ...api.configuration, logLevel: 'silent' }, silent, shutdown);
});
afterAll(async () => {
  await shutdown.stop();
  connection?.close();
  await api?.stop();
  await receiver?.close();
});

const linksTo = (email: string): readonly string[] =>
  receiver.received
    .filter(({ to }) => to.includes(email))
    .flatMap(({ text }) => /\/confirm-email#(\S+)/.exec(text)?.[1] ?? []);
/** The token of the mail that this address has been sent last, once there are so many. */
const linkTo = async (email: string, count = 1): Promise<string> => {
  await expect
    .poll(() => linksTo(email).length, { timeout: 30_000, interval: 50 })
    .toBeGreaterThanOrEqual(count);
  return linksTo(email).at(-1) ?? '';
};
const confirm = (token: string, session = visitor(connection)): Promise<string> =>
  statusAndCodeOf(session.post('/api/auth/verify-email', { token }));

interface Person {
  readonly email: string;
  readonly password: string;
}
const signUp = async ({ email, password }: Person, mails = 1): Promise<ApiSession> => {
  const session = visitor(connection);
  await session.signUp({ name: 'Olga', email, password });
  expect(await confirm(await linkTo(email, mails))).toBe('accepted');
  await session.signIn({ email, password });
  return session;
};
const askForChange = (session: ApiSession, newEmail: string, currentPassword: string) =>
  session.post('/api/auth/change-email', { newEmail, currentPassword, language: 'en' });

describe('the link that changes the address of an account', () => {
  it('opens no account that has the address afterwards, and changes none', async () => {
    const address = 'club@example.org';
    const former = { email: address, password: 'correct horse battery' };
    const present = { email: address, password: 'wrong donkey accumulator' };
    const before = await signUp(former);
    await askForChange(before, 'elsewhere@example.org', former.password);
    const old = await linkTo('elsewhere@example.org');
    await before.post('/api/me/delete', { password: former.password });
    const owner = await signUp(present, 2);

    const stranger = visitor(connection);
    expect(await confirm(old, stranger)).toBe('401 auth/user-not-found');
    expect(stranger.holdsCookies).toBe(false);
    expect((await stranger.me()).account).toBeNull();
    expect((await owner.me()).account?.email).toBe(address);
    await visitor(connection).signIn(present);
  });

  it('confirms the new address, of which it is the proof', async () => {
    const person = { email: 'olga@example.org', password: 'correct horse battery' };
    const session = await signUp(person);
    await askForChange(session, 'olga.new@example.org', person.password);
    // Somebody else's browser may be where the mail is read.
    expect(await confirm(await linkTo('olga.new@example.org'))).toBe('accepted');
    expect(JSON.parse(await session.get('/api/me/sign-in'))).toMatchObject({
      email: 'olga.new@example.org',
      confirmed: true,
    });
  });
});
