import type { Queue } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiFailure, type ApiSession, Connection } from '#client';
import { createLogger, GracefulShutdown } from '#platform';
import { visitor } from '../../apps/api/test/people.js';
import { type RunningApi, startApi } from '../../apps/api/test/running-api.js';
import { DELIVERY_QUEUE } from '../../apps/api/src/infrastructure/tokens.js';
import { printPasswordLink } from '../../apps/cli/src/password-link.js';
import { startWorker } from '../../apps/worker/src/worker.js';
import { MailReceiver } from '../support/mail-receiver.js';

const silent = createLogger('worker', { logLevel: 'silent' });
const shutdown = new GracefulShutdown(silent);
const patience = { timeout: 30_000, interval: 50 };
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

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: ApiFailure) => error.code,
  );
const newAccount = async (email: string): Promise<ApiSession> => {
  const session = visitor(connection);
  // It is not signed in yet: its address has not confirmed itself, which the link of these tests does.
  await session.signUp({ name: 'Olga', email, password: 'correct horse battery' });
  return session;
};
const askFor = (email: string, language: 'en' | 'es'): Promise<string> =>
  visitor(connection).post('/api/password-links', { email, language });
/** Mails about a new password: the one that asks a new account to confirm its address is another matter. */
const mailsTo = (email: string) =>
  receiver.received.filter(({ to, text }) => to.includes(email) && text.includes('/new-password#'));
const tokenIn = (text: string): string =>
  /http:\/\/localhost:3000\/new-password#(\S+)/.exec(text)?.[1] ?? '';
const choose = (token: string): Promise<string> =>
  codeOf(
    visitor(connection).post('/api/auth/reset-password', {
      token,
      newPassword: 'wrong donkey accumulator',
    }),
  );

/** Jobs of mails that nobody has done yet; jobs that come by the clock wait in the same queue. */
const mailsToSend = async (): Promise<readonly string[]> => {
  const jobs = await api.app.get<Queue>(DELIVERY_QUEUE).getJobs(['waiting', 'active', 'delayed']);
  return jobs.map(({ name }) => name).filter((name) => name.startsWith('send-'));
};

describe('an organizer who has forgotten the password', () => {
  it('gets a mail whose link opens the account again', async () => {
    const email = 'olga@example.org';
    await newAccount(email);
    await askFor(email, 'en');
    await expect.poll(() => mailsTo(email).length, patience).toBe(1);
    const [mail] = mailsTo(email);
    expect(mail?.headers).toMatch(/^From: Conclave <conclave@example\.org>\r$/m);
    expect(mail?.headers).toMatch(/^Subject: Conclave: choose a new password\r$/m);
    expect(mail?.text).toContain('The link works once');
    expect(mail?.text).not.toContain('Olga');
    expect(await choose(tokenIn(mail?.text ?? ''))).toBe('accepted');
    expect(
      await codeOf(
        visitor(connection).post('/api/auth/sign-in/email', {
          email,
          password: 'wrong donkey accumulator',
        }),
      ),
    ).toBe('accepted');
  });

  it('is written to in the language of the page', async () => {
    const email = 'olga.espana@example.org';
    await newAccount(email);
    await askFor(email, 'es');
    await expect.poll(() => mailsTo(email).length, patience).toBe(1);
    expect(mailsTo(email)[0]?.text).toContain('Se ha pedido una contraseña nueva para tu cuenta');
  });

  it('is the only one who is written to: an address without an account gets nothing', async () => {
    const [stranger, email] = ['nobody@example.org', 'olga.later@example.org'];
    await newAccount(email);
    await askFor(stranger, 'en');
    await askFor(email, 'en');
    await expect.poll(() => mailsTo(email).length, patience).toBe(1);
    // Nothing is left to be done for the stranger either.
    await expect.poll(mailsToSend, patience).toEqual([]);
    expect(mailsTo(stranger)).toEqual([]);
  });

  it('gets a link from the operator where no mail helps', async () => {
    const email = 'olga.called@example.org';
    await newAccount(email);
    const lines: string[] = [];
    const asked = {
      databaseUrl: api.configuration.databaseUrl,
      publicUrl: api.configuration.publicUrl,
    };
    expect(
      await printPasswordLink({ ...asked, email: ' Olga.Called@example.org' }, (line) =>
        lines.push(line),
      ),
    ).toBe(true);
    expect(lines[0]).toBe(
      'A new password for olga.called@example.org can be chosen once, within 60 minutes, at',
    );
    expect(await choose(tokenIn(lines[1] ?? ''))).toBe('accepted');
    expect(
      await printPasswordLink({ ...asked, email: 'nobody@example.org' }, (line) =>
        lines.push(line),
      ),
    ).toBe(false);
    expect(lines.at(-1)).toBe(
      'password-link: there is no account with the e-mail nobody@example.org',
    );
  });
});
