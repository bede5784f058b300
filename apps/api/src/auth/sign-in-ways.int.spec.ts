import { randomUUID } from 'node:crypto';
import type { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { confirmationJob, type ConfirmationWish } from '#accounts';
import { ApiSession, Connection } from '#client';
import { ownSignIn } from '#contracts';
import { statusAndCodeOf } from '../../test/answers.js';
import { OidcServer } from '../../test/oidc-server.js';
import { openEvent, visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { DELIVERY_QUEUE } from '../infrastructure/tokens.js';

let api: RunningApi;
let connection: Connection;
let queue: Queue;
let oidc: OidcServer;
beforeAll(async () => {
  oidc = await OidcServer.open();
  // No worker sends the mail here; the test reads the API's requests from the queue.
  api = await startApi({
    mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'conclave@example.org' },
    signInProviders: [
      {
        id: 'oidc',
        name: 'The club',
        clientId: 'conclave-test',
        clientSecret: 'a-secret',
        issuer: oidc.issuer,
      },
    ],
  });
  connection = new Connection(api.url);
  queue = api.app.get<Queue>(DELIVERY_QUEUE);
});
afterEach(() => queue.drain());
afterAll(async () => {
  connection?.close();
  await api?.stop();
  await oidc?.close();
});

const password = 'correct horse battery';
const newAccount = async (
  name = 'Olga',
): Promise<{ readonly email: string; readonly session: ApiSession }> => {
  const email = `olga-${randomUUID()}@example.org`;
  const session = visitor(connection);
  await session.signUp({ name, email, password });
  await confirm(await tokenFor(email));
  await session.signIn({ email, password });
  return { email, session };
};
/** An address with which somebody has signed up without confirming it. */
const unconfirmed = async (): Promise<string> => {
  const email = `nobody-${randomUUID()}@example.org`;
  await visitor(connection).signUp({ name: 'Nobody', email, password });
  return email;
};
/** The token that a mail to this address would contain, newest first. */
const tokenFor = async (email: string): Promise<string> => {
  const jobs = await queue.getJobs(['waiting']);
  const wishes = jobs
    .filter(({ name }) => name === confirmationJob.name)
    .map(({ data }) => data as ConfirmationWish)
    .filter((wish) => wish.email === email);
  return wishes[0]?.token ?? '';
};
const confirm = (token: string, session = visitor(connection)): Promise<string> =>
  statusAndCodeOf(session.post('/api/auth/verify-email', { token }));
const own = async (session: ApiSession) =>
  ownSignIn.parse(JSON.parse(await session.get('/api/me/sign-in')));

describe('where mail is sent', () => {
  it('a role is given only to an account whose address is confirmed', async () => {
    const [owner, judge] = [await newAccount(), await unconfirmed()];
    const eventId = await openEvent(owner.session);
    const grant = (): Promise<string> =>
      statusAndCodeOf(owner.session.command('GrantRole', { eventId, email: judge, role: 'judge' }));
    expect(await grant()).toBe('409 account/not-confirmed');
    expect(await confirm('made-up')).toBe('401 auth/invalid-token');
    expect(await confirm(await tokenFor(judge))).toBe('accepted');
    expect(await grant()).toBe('accepted');
    expect((await own(owner.session)).confirmed).toBe(true);
  });

  it('another address takes the password, and counts once it has confirmed itself', async () => {
    const { email, session } = await newAccount();
    const next = `next-${randomUUID()}@example.org`;
    const change = (currentPassword: string): Promise<string> =>
      statusAndCodeOf(session.post('/api/auth/change-email', { newEmail: next, currentPassword }));
    expect(await change('a wrong password')).toBe('403 account/wrong-password');
    expect(await change(password)).toBe('accepted');
    expect((await session.me()).account?.email).toBe(email);
    expect(await confirm(await tokenFor(next), session)).toBe('accepted');
    expect(await own(session)).toEqual({
      email: next,
      confirmed: true,
      hasPassword: true,
      linked: [],
    });
    const signIn = (address: string): Promise<string> =>
      statusAndCodeOf(visitor(connection).signIn({ email: address, password }));
    expect([await signIn(next), await signIn(email)]).toEqual([
      'accepted',
      '401 auth/invalid-email-or-password',
    ]);
  });

  it('an address of another account is not told of, and not taken', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const asked = { newEmail: other.email, currentPassword: password };
    await queue.drain();
    expect(await statusAndCodeOf(one.session.post('/api/auth/change-email', asked))).toBe(
      'accepted',
    );
    expect(await tokenFor(other.email)).toBe('');
    expect((await own(one.session)).email).toBe(one.email);
  });

  it('nobody sends mail in somebody’s name without being signed in', async () => {
    const { email } = await newAccount();
    for (const [path, body] of [
      ['send-verification-email', { email }],
      ['change-email', { newEmail: email }],
    ] as const)
      expect(await statusAndCodeOf(visitor(connection).post(`/api/auth/${path}`, body))).toBe(
        '401 auth/required',
      );
  });

  it.each([{ toString: 'x' }, ['a@b.example'], 7, null])(
    'refuses an address that is no text: %j',
    async (address) => {
      const { session } = await newAccount();
      for (const [path, body] of [
        ['send-verification-email', { email: address }],
        ['change-email', { newEmail: address, currentPassword: password }],
      ] as const)
        expect(await statusAndCodeOf(session.post(`/api/auth/${path}`, body))).toBe(
          '400 request/malformed',
        );
    },
  );
});

describe('an account of another server', () => {
  /** Acts like a browser: follows the redirects and sends its cookies to the API. */
  const enter = async (session: ApiSession): Promise<string> => {
    const { url } = JSON.parse(
      await session.post('/api/auth/sign-in/social', {
        provider: 'oidc',
        callbackURL: '/events',
        errorCallbackURL: '/sign-in',
      }),
    ) as { url: string };
    const sent = await fetch(url, { redirect: 'manual' });
    const back = new URL(sent.headers.get('location') ?? '');
    return `${back.pathname}${back.search}`;
  };
  const arrive = async (session: ApiSession, path: string) => {
    const answer = await connection.send({ method: 'GET', path, headers: session.identity() });
    const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
    const told = await connection.send({
      method: 'GET',
      path: '/api/me',
      headers: { cookie: cookies.join('; ') },
    });
    const { account } = JSON.parse(told.text) as {
      account: { name: string; email: string } | null;
    };
    return { status: answer.status, to: answer.headers.location ?? '', account };
  };

  it('is offered where the operator has set it up', async () => {
    expect(JSON.parse(await visitor(connection).get('/api/sign-in-ways'))).toEqual({
      providers: [{ id: 'oidc', name: 'The club' }],
    });
  });

  it('opens an account here, the same each time, under a name that may stand here', async () => {
    const email = `club-${randomUUID()}@example.org`;
    oidc.person = { sub: randomUUID(), email, email_verified: true, name: 'Zoë\u202e' };
    const first = visitor(connection);
    const arrived = await arrive(first, await enter(first));
    expect(arrived).toMatchObject({ status: 302, account: { name: 'Player', email } });
    expect(arrived.to).toMatch(/\/events$/);
    oidc.person = { ...oidc.person, name: 'Somebody Else' };
    const again = visitor(connection);
    expect((await arrive(again, await enter(again))).account).toEqual(arrived.account);
  });

  it('does not open an account of the same address that nobody has confirmed', async () => {
    const email = await unconfirmed();
    oidc.person = { sub: randomUUID(), email, email_verified: true, name: 'Mallory' };
    const session = visitor(connection);
    const { to, account } = await arrive(session, await enter(session));
    expect(account).toBeNull();
    expect(to).toContain('/sign-in?error=');
  });

  it('is refused with a signature of another key, with a code of somebody else’s, and without cookies', async () => {
    oidc.person = { ...oidc.person, sub: randomUUID(), email: `f-${randomUUID()}@example.org` };
    oidc.forges = true;
    const forged = visitor(connection);
    expect((await arrive(forged, await enter(forged))).account).toBeNull();
    oidc.forges = false;
    const victim = visitor(connection);
    const path = await enter(victim);
    expect((await arrive(visitor(connection), path)).account).toBeNull();
    const madeUp = path.replace(/code=[^&]+/, `code=${randomUUID()}`);
    expect((await arrive(victim, madeUp)).account).toBeNull();
  });

  describe('linked to the own one', () => {
    /** The address to which the browser returns after asking to link; null if it may not ask. */
    const link = async (session: ApiSession, currentPassword = password): Promise<string> => {
      const { url } = JSON.parse(
        await session.post('/api/auth/link-social', {
          provider: 'oidc',
          currentPassword,
          callbackURL: '/account',
          errorCallbackURL: '/account',
        }),
      ) as { url: string };
      const sent = await fetch(url, { redirect: 'manual' });
      const back = new URL(sent.headers.get('location') ?? '');
      return `${back.pathname}${back.search}`;
    };
    const unlink = (session: ApiSession, currentPassword?: string): Promise<string> =>
      statusAndCodeOf(
        session.post('/api/me/sign-in/unlink', { provider: 'oidc', currentPassword }),
      );
    const person = () => ({
      sub: randomUUID(),
      email: `other-${randomUUID()}@example.org`,
      email_verified: true,
      name: 'Olga elsewhere',
    });

    it('opens it from then on whatever its address, and no more once it is unlinked', async () => {
      const { email, session } = await newAccount();
      oidc.person = person();
      await arrive(session, await link(session));
      expect((await own(session)).linked).toEqual(['oidc']);
      const elsewhere = visitor(connection);
      expect((await arrive(elsewhere, await enter(elsewhere))).account?.email).toBe(email);
      expect(await unlink(session)).toBe('403 account/wrong-password');
      expect(await unlink(session, password)).toBe('accepted');
      expect(await unlink(session, password)).toBe('404 account/not-linked');
      const after = visitor(connection);
      expect((await arrive(after, await enter(after))).account?.email).toBe(oidc.person.email);
    });

    it('takes the password, an own session, and an account that opens no other', async () => {
      const { session } = await newAccount();
      expect(await statusAndCodeOf(link(session, 'a wrong password'))).toBe(
        '403 account/wrong-password',
      );
      expect(await statusAndCodeOf(link(visitor(connection)))).toBe('401 auth/required');
      oidc.person = person();
      const first = visitor(connection);
      await arrive(first, await enter(first));
      expect((await arrive(session, await link(session))).to).toContain('/account?error=');
      oidc.person = { ...person(), email_verified: false };
      expect((await arrive(session, await link(session))).to).toContain('/account?error=');
      expect((await own(session)).linked).toEqual([]);
    });

    it('stays while it is the only way in', async () => {
      oidc.person = person();
      const asked = visitor(connection);
      const path = await enter(asked);
      const answer = await connection.send({ method: 'GET', path, headers: asked.identity() });
      const cookie = (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]);
      const told = await connection.send({
        method: 'POST',
        path: '/api/me/sign-in/unlink',
        headers: { cookie: cookie.join('; '), 'content-type': 'application/json' },
        body: JSON.stringify({ provider: 'oidc' }),
      });
      expect([told.status, told.text]).toEqual([409, expect.stringContaining('account/only-way')]);
    });
  });
});
