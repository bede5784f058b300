import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiSession, Connection } from '#client';
import { waysIn } from '#contracts';
import { statusAndCodeOf } from '../../test/answers.js';
import { tokenOf } from '../../test/machines.js';
import { signedUp, visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { PasswordLinks } from '#accounts';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  api = await startApi({ rateLimits: true });
  connection = new Connection(api.url);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

const password = 'correct horse battery';
const idOf = async (session: ApiSession): Promise<string> => (await session.me()).account?.id ?? '';
/** A passkey as the library stores it. Its key is useless; the test is about who may delete it. */
const keepPasskey = async (session: ApiSession, name = 'Phone'): Promise<string> => {
  const id = randomUUID().replaceAll('-', '').slice(0, 24);
  await api.pool.query(
    `INSERT INTO "passkey" (id, name, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp", "createdAt")
     VALUES ($1, $2, '', $3, $1, 0, 'singleDevice', false, now())`,
    [id, name, await idOf(session)],
  );
  return id;
};
const opens = async (session: ApiSession) =>
  waysIn.parse(JSON.parse(await session.get('/api/me/ways-in')));
const passkeysOf = async (session: ApiSession): Promise<readonly string[]> =>
  (await opens(session)).passkeys.map(({ passkeyId }) => passkeyId);
const at = (session: ApiSession, door: string, body: object = {}): Promise<string> =>
  statusAndCodeOf(session.post(`/api/auth/${door}`, body));
const response = { id: 'x', rawId: 'x', type: 'public-key', response: {} };

describe('somebody who finds a browser open', () => {
  it.each([
    ['passkey/generate-register-options', {}],
    ['passkey/verify-registration', { response, name: 'Mine' }],
    ['link-social', { provider: 'oidc' }],
    ['change-email', { newEmail: 'elsewhere@example.org' }],
  ])('gets no way in of their own at %s', async (door, body) => {
    const session = await signedUp(connection, 'Olga');
    for (const currentPassword of [undefined, '', 'a wrong guess', { length: 8 }])
      expect(await at(session, door, { ...body, currentPassword })).toBe(
        '403 account/wrong-password',
      );
    expect(await passkeysOf(session)).toEqual([]);
  });

  it('takes no passkey away', async () => {
    const session = await signedUp(connection, 'Olga');
    const id = await keepPasskey(session);
    expect(await at(session, 'passkey/delete-passkey', { id })).toBe('403 account/wrong-password');
    expect(await passkeysOf(session)).toEqual([id]);
    expect(await at(session, 'passkey/delete-passkey', { id, currentPassword: password })).toBe(
      'accepted',
    );
    expect(await passkeysOf(session)).toEqual([]);
  });

  it('waits longer and longer for guesses at the password, at all doors together', async () => {
    const session = await signedUp(connection, 'Olga');
    const guesses = [
      () => at(session, 'passkey/verify-registration', { response }),
      () => at(session, 'passkey/delete-passkey', { id: 'x' }),
      () => at(session, 'change-email', { newEmail: 'elsewhere@example.org' }),
      () => statusAndCodeOf(session.post('/api/me/delete', { password: 'a wrong guess' })),
      () => statusAndCodeOf(session.post('/api/me/sign-in/unlink', { provider: 'oidc' })),
    ];
    const answers: string[] = [];
    for (const guess of [...guesses, ...guesses]) answers.push(await guess());
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('403 account/wrong-password'));
    expect(answers.slice(6)).toEqual(Array(4).fill('429 request/too-many'));
  });
});

it('the owner adds a passkey with the password', async () => {
  const session = await signedUp(connection, 'Olga');
  const options = JSON.parse(
    await session.post('/api/auth/passkey/generate-register-options', {
      currentPassword: password,
    }),
  ) as { challenge: string };
  expect(options.challenge).toMatch(/^[\w-]{20,}$/);
  // A response that no browser made is refused for its content, not because of the asker.
  expect(
    await at(session, 'passkey/verify-registration', { response, currentPassword: password }),
  ).toBe('400 auth/failed-to-verify-registration');
});

it('an account without a password is its owner’s for ten minutes after signing in', async () => {
  const session = await signedUp(connection, 'Olga');
  const id = await idOf(session);
  const passkey = await keepPasskey(session);
  await api.pool.query(`UPDATE "account" SET password = NULL WHERE "userId" = $1`, [id]);
  const age = (minutes: number): Promise<unknown> =>
    api.pool.query(
      `UPDATE "session" SET "createdAt" = now() - make_interval(mins => $2) WHERE "userId" = $1`,
      [id, minutes],
    );
  await age(11);
  for (const [door, body] of [
    ['passkey/generate-register-options', {}],
    ['passkey/delete-passkey', { id: passkey }],
    ['link-social', { provider: 'oidc' }],
    ['change-email', { newEmail: `next-${randomUUID()}@example.org` }],
  ] as const)
    expect(await at(session, door, body)).toBe('403 auth/session-not-fresh');
  await age(9);
  expect(await at(session, 'passkey/generate-register-options')).toBe('accepted');
  expect(await at(session, 'passkey/delete-passkey', { id: passkey })).toBe('accepted');
});

describe('another password', () => {
  const change = (session: ApiSession, choice: object): Promise<string> =>
    at(session, 'change-password', {
      currentPassword: password,
      newPassword: 'another horse battery',
      ...choice,
    });

  it('is chosen with everything in sight that opens the account', async () => {
    const session = await signedUp(connection, 'Olga');
    const phone = await keepPasskey(session);
    await tokenOf(session);
    const { devices, tokens, passkeys, linked } = await opens(session);
    expect([devices.length, tokens.length, linked]).toEqual([1, 1, []]);
    expect(passkeys).toMatchObject([{ passkeyId: phone, name: 'Phone' }]);
    expect(await statusAndCodeOf(visitor(connection).get('/api/me/ways-in'))).toBe(
      '401 auth/required',
    );
  });

  it('ends the passkeys that are named, and nobody else’s', async () => {
    const [session, other] = [
      await signedUp(connection, 'Olga'),
      await signedUp(connection, 'Otto'),
    ];
    const [phone, stick] = [await keepPasskey(session), await keepPasskey(session, 'Stick')];
    const foreign = await keepPasskey(other);
    expect(await change(session, { endPasskeys: [stick, foreign] })).toBe('accepted');
    expect(await passkeysOf(session)).toEqual([phone]);
    expect(await passkeysOf(other)).toEqual([foreign]);
  });

  it.each([
    [{}, 0],
    [{ keepPasskeys: true }, 1],
  ])('chosen by a link with %j leaves %i passkeys', async (choice, left) => {
    const session = await signedUp(connection, 'Olga');
    await keepPasskey(session);
    const email = (await session.me()).account?.email ?? '';
    const link = await new PasswordLinks(api.pool, api.configuration.publicUrl).make(email);
    const token = new URL(link?.url ?? '').hash.slice(1);
    const newPassword = 'another horse battery';
    expect(await at(visitor(connection), 'reset-password', { token, newPassword, ...choice })).toBe(
      'accepted',
    );
    const again = visitor(connection);
    await again.signIn({ email, password: newPassword });
    expect(await passkeysOf(again)).toHaveLength(left);
  });
});
