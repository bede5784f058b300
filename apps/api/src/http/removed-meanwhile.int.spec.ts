import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { madeWebhook } from '#contracts';
import { statusAndCodeOf } from '../../test/answers.js';
import { openEvent, signedUp, visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

/** Resolves once a connection waits for a lock in the test's database. */
const somebodyWaits = async (): Promise<void> => {
  for (;;) {
    const { rows } = await api.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
};

/** The answer to a request whose row exists at its beginning and is deleted before it writes. */
const whileRemoving = async (
  [statement, id]: readonly [string, string],
  request: () => Promise<unknown>,
): Promise<string> => {
  const client = await api.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement, [id]);
    const answer = statusAndCodeOf(request());
    await somebodyWaits();
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
};

describe('an account that is deleted meanwhile', () => {
  const deleted = async (request: (session: ApiSession) => Promise<unknown>): Promise<string> => {
    const session = await signedUp(connection, 'Dora');
    const account = (await session.me()).account?.id ?? '';
    return whileRemoving(['delete from "user" where id = $1', account], () => request(session));
  };

  it('is told to sign in when it changes its password', async () => {
    const change = {
      currentPassword: 'correct horse battery',
      newPassword: 'another horse battery',
    };
    expect(await deleted((session) => session.post('/api/auth/change-password', change))).toBe(
      '401 auth/required',
    );
  });

  it('does not open by its password, and the answer does not tell that it was there', async () => {
    const password = 'correct horse battery';
    const email = async (session: ApiSession) => (await session.me()).account?.email ?? '';
    const known = await signedUp(connection, 'Dora');
    const signIn = { email: await email(known), password };
    const account = (await known.me()).account?.id ?? '';
    const answer = await whileRemoving(['delete from "user" where id = $1', account], () =>
      visitor(connection).signIn(signIn),
    );
    expect(answer).toMatch(/^401 /);
    expect(await statusAndCodeOf(visitor(connection).signIn(signIn))).toBe(answer);
  });

  it('makes no token', async () => {
    const token = { name: 'Machine', access: 'read', eventId: null, days: null };
    expect(await deleted((session) => session.post('/api/me/tokens', token))).toBe(
      '409 request/removed-meanwhile',
    );
  });
});

it('sends no test to a webhook that is removed meanwhile', async () => {
  const eventId = await openEvent(owner);
  const address = `/api/events/${eventId}/webhooks`;
  const asked = { url: 'https://hooks.example.org/conclave', kinds: ['round.paired'] };
  const { made } = madeWebhook.parse(JSON.parse(await owner.post(address, asked)));
  const test = () => owner.post(`${address}/${made.endpointId}/test`, {});
  expect(
    await whileRemoving(['delete from webhook_endpoints where id = $1', made.endpointId], test),
  ).toBe('404 webhook/not-found');
});
