import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiSession, type Connection } from '#client';
import { type Device, deviceList, endedOthers, tokenList } from '#contracts';
import { statusAndCodeOf } from '../../test/answers.js';
import { machineOf, tokenOf } from '../../test/machines.js';
import { signedUp, visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

const password = 'correct horse battery';
const devicesOf = async (session: ApiSession): Promise<readonly Device[]> =>
  deviceList.parse(JSON.parse(await session.get('/api/me/devices'))).devices;
const emailOf = async (session: ApiSession): Promise<string> =>
  (await session.me()).account?.email ?? '';
/** The same person in another browser. */
const elsewhere = async (session: ApiSession): Promise<ApiSession> => {
  const other = visitor(connection);
  await other.signIn({ email: await emailOf(session), password });
  return other;
};
const signedIn = async (session: ApiSession): Promise<boolean> =>
  (await session.me()).account !== null;

describe('the name of an account', () => {
  it('is changed by its owner, and is theirs at the next event', async () => {
    const dora = await signedUp(connection, 'Dora');
    await dora.post('/api/me/name', { name: 'Dora Diaz' });
    expect((await dora.me()).account?.name).toBe('Dora Diaz');
    expect(await statusAndCodeOf(dora.post('/api/me/name', { name: ' ' }))).toMatch(/^400/);
    const nobody = visitor(connection);
    expect(await statusAndCodeOf(nobody.post('/api/me/name', { name: 'Eve' }))).toMatch(/^401/);
  });
});

describe('the devices of an account', () => {
  it('are listed without what opens them, the asking one marked', async () => {
    const laptop = await signedUp(connection, 'Dora');
    await elsewhere(laptop);
    const text = await laptop.get('/api/me/devices');
    const devices = await devicesOf(laptop);
    expect(devices.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(devices[0]).toMatchObject({ address: '127.0.0.1' });
    const { rows } = await api.pool.query<{ token: string }>('SELECT "token" FROM "session"');
    expect(rows.length).toBeGreaterThan(2);
    for (const { token } of rows) expect(text).not.toContain(token);
  });

  it('tell when they were last used', async () => {
    const laptop = await signedUp(connection, 'Dora');
    await api.pool.query(
      `UPDATE "session" SET "updatedAt" = now() - interval '1 hour' WHERE "userId" = $1`,
      [(await laptop.me()).account?.id],
    );
    const phone = await elsewhere(laptop);
    // A sign-in clears the server's cache of sessions.
    expect(await signedIn(laptop)).toBe(true);
    const age = (each: Device): number => Date.now() - Date.parse(each.lastUsedAt);
    for (const each of await devicesOf(phone)) expect(age(each)).toBeLessThan(60_000);
  });

  it('can be signed out one by one, and only by their owner', async () => {
    const laptop = await signedUp(connection, 'Dora');
    const phone = await elsewhere(laptop);
    const other = (await devicesOf(laptop)).find(({ current }) => !current)?.deviceId ?? '';
    expect(await statusAndCodeOf(owner.post(`/api/me/devices/${other}/end`, {}))).toBe(
      '404 device/not-found',
    );
    expect(await signedIn(phone)).toBe(true);
    await laptop.post(`/api/me/devices/${other}/end`, {});
    expect([await signedIn(phone), await signedIn(laptop)]).toEqual([false, true]);
  });

  it('can be signed out all but this one, with the tokens if asked', async () => {
    const laptop = await signedUp(connection, 'Dora');
    await tokenOf(laptop);
    const phone = await elsewhere(laptop);
    const end = async (tokens: boolean) =>
      endedOthers.parse(JSON.parse(await laptop.post('/api/me/devices/end-others', { tokens })));
    expect(await end(false)).toEqual({ devices: 1, tokens: 0 });
    expect([await signedIn(phone), await signedIn(laptop)]).toEqual([false, true]);
    expect(await end(true)).toEqual({ devices: 0, tokens: 1 });
    expect(tokenList.parse(JSON.parse(await laptop.get('/api/me/tokens'))).tokens).toEqual([]);
    expect(await devicesOf(owner)).toHaveLength(1);
  });

  it('are nobody else’s: not a visitor’s, not a token’s', async () => {
    const machine = await machineOf(owner);
    expect(await statusAndCodeOf(machine.get('/api/me/devices'))).toBe('403 token/not-by-token');
    expect(
      await statusAndCodeOf(machine.post('/api/me/devices/end-others', { tokens: true })),
    ).toBe('403 token/not-by-token');
    expect(await statusAndCodeOf(visitor(connection).get('/api/me/devices'))).toBe(
      '401 auth/required',
    );
  });
});

describe('another password', () => {
  const next = 'another horse battery';
  const change = (session: ApiSession, choice: object) =>
    session.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: next,
      ...choice,
    });

  it.each([
    [{}, false, 0],
    [{ keepSessions: true }, true, 0],
    [{ keepTokens: true }, false, 1],
    [{ keepSessions: true, keepTokens: true }, true, 1],
    // The library's own field for it is ignored.
    [{ revokeOtherSessions: false }, false, 0],
  ])('with %j leaves other devices signed in: %s, and %i tokens', async (choice, stays, tokens) => {
    const laptop = await signedUp(connection, 'Dora');
    await tokenOf(laptop);
    const phone = await elsewhere(laptop);
    await change(laptop, choice);
    expect([await signedIn(phone), await signedIn(laptop)]).toEqual([stays, true]);
    expect(tokenList.parse(JSON.parse(await laptop.get('/api/me/tokens'))).tokens).toHaveLength(
      tokens,
    );
  });

  it('is not chosen without the one before', async () => {
    const laptop = await signedUp(connection, 'Dora');
    expect(await statusAndCodeOf(change(laptop, { currentPassword: 'a wrong guess' }))).toBe(
      '400 auth/invalid-password',
    );
  });
});
