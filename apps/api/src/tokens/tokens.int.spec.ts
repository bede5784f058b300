import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiSession, type Connection } from '#client';
import { failure, mostTokens, tokenList } from '#contracts';
import { statusAndCodeOf } from '../../test/answers.js';
import { machineOf, tokenOf } from '../../test/machines.js';
import { details, openEvent, signedUp, visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { type RateKind, rateRules } from '../rate-limits/rules.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi({ rateLimits: true }));
});
afterAll(() => api?.stop());

const listed = async (person: ApiSession) =>
  tokenList.parse(JSON.parse(await person.get('/api/me/tokens'))).tokens;
/** Uses up the whole limit just now, however long that would really have taken. */
const used = (kind: RateKind, caller: string): Promise<unknown> =>
  api.redis.set(`conclave:rate:${kind}:${caller}`, rateRules[kind].max, 'PX', 600_000);
const machine = (token: string): ApiSession => new ApiSession(connection, { attempts: 1, token });

describe('an account', () => {
  it('makes tokens that are shown once and listed without their text', async () => {
    const person = await signedUp(connection, 'Tess');
    const { token, made } = await tokenOf(person, {
      name: 'Stream overlay',
      access: 'read',
      days: 30,
    });
    expect(made).toMatchObject({
      name: 'Stream overlay',
      access: 'read',
      eventId: null,
      expired: false,
      lastUsedAt: null,
      hint: token.slice(-4),
    });
    expect(Date.parse(made.expiresAt ?? '') - Date.parse(made.createdAt)).toBeGreaterThan(
      29 * 86_400_000,
    );
    expect(await listed(person)).toEqual([made]);
    const { rows } = await api.pool.query<Record<string, unknown>>(
      'SELECT * FROM "api_tokens" WHERE "id" = $1',
      [made.tokenId],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('sees when one was last used, and revokes it for good', async () => {
    const person = await signedUp(connection, 'Tess');
    const { token, made } = await tokenOf(person);
    expect((await machine(token).me()).account?.name).toBe('Tess');
    expect((await listed(person))[0]?.lastUsedAt).not.toBeNull();
    await person.post(`/api/me/tokens/${made.tokenId}/revoke`, {});
    expect(await listed(person)).toEqual([]);
    expect(await statusAndCodeOf(machine(token).me())).toBe('401 token/unknown');
    expect(await statusAndCodeOf(person.post(`/api/me/tokens/${made.tokenId}/revoke`, {}))).toBe(
      '404 token/not-found',
    );
  });

  it('is named by a token for one event or for parts, without its address', async () => {
    const person = await signedUp(connection, 'Tess');
    const eventId = await openEvent(person);
    const asked = [{}, { eventId }, { scopes: ['rounds:read' as const] }];
    const told = [];
    for (const limits of asked) {
      const { token } = await tokenOf(person, limits);
      const { account } = await machine(token).me();
      told.push([account?.name, account?.email === '']);
    }
    expect(told).toEqual([
      ['Tess', false],
      ['Tess', true],
      ['Tess', true],
    ]);
  });

  it('cannot touch the tokens of another, and has a limited number of its own', async () => {
    const [person, other] = [
      await signedUp(connection, 'Tess'),
      await signedUp(connection, 'Otis'),
    ];
    const { made, token } = await tokenOf(person);
    expect(await statusAndCodeOf(other.post(`/api/me/tokens/${made.tokenId}/revoke`, {}))).toBe(
      '404 token/not-found',
    );
    expect(await statusAndCodeOf(machine(token).me())).toBe('accepted');
    for (let count = 1; count < mostTokens; count += 1) await tokenOf(person);
    expect(await statusAndCodeOf(tokenOf(person))).toBe('409 token/too-many');
  });

  it('restricts one to an event only if it may see the event', async () => {
    const { ids } = await owner.command('CreateEvent', details());
    const stranger = await signedUp(connection, 'Tess');
    expect(await statusAndCodeOf(tokenOf(stranger, { eventId: ids['eventId'] ?? '' }))).toBe(
      '404 tournament/not-found',
    );
    expect(await statusAndCodeOf(tokenOf(owner, { eventId: ids['eventId'] ?? '' }))).toBe(
      'accepted',
    );
  });

  it('is asked for, and asked in the right form', async () => {
    expect(await statusAndCodeOf(tokenOf(visitor(connection)))).toBe('401 auth/required');
    for (const wrong of [{ name: '' }, { access: 'all' }, { days: 5 }, { eventId: '?' }])
      expect(await statusAndCodeOf(tokenOf(owner, wrong as never))).toBe('400 request/malformed');
  });
});

describe('a machine', () => {
  it('does what its person may, in its person’s name, from any origin as long as it brings no cookies', async () => {
    const { token } = await tokenOf(owner);
    const eventId = await openEvent(machine(token));
    const [created] = await api.store.readStream(`event-${eventId}`);
    expect(created?.meta.actor).toBe(`account:${(await owner.me()).account?.id}`);
    const send = (headers: Record<string, string>) =>
      connection.send({
        method: 'POST',
        path: '/api/commands/CreateEvent',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...headers,
        },
        body: JSON.stringify(details()),
      });
    expect((await send({ origin: 'https://machine.example' })).status).toBe(200);
    const { cookie = '' } = owner.identity();
    const withCookie = await send({ origin: 'https://machine.example', cookie });
    expect([withCookie.status, failure.parse(JSON.parse(withCookie.text)).error.code]).toEqual([
      403,
      'request/foreign-origin',
    ]);
  });

  it('is judged by its token alone, whatever cookies come along', async () => {
    const reader = await tokenOf(owner, { access: 'read' });
    const { cookie = '', origin = '' } = owner.identity();
    const answer = await connection.send({
      method: 'POST',
      path: '/api/commands/CreateEvent',
      body: JSON.stringify(details()),
      headers: {
        authorization: `Bearer ${reader.token}`,
        cookie,
        origin,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    });
    expect([answer.status, failure.parse(JSON.parse(answer.text)).error.code]).toEqual([
      403,
      'token/read-only',
    ]);
  });

  it('with a token that only reads changes nothing by any route', async () => {
    const reader = await machineOf(owner, { access: 'read' });
    const eventId = await openEvent(owner);
    expect((await reader.query('event', { eventId })).eventId).toBe(eventId);
    for (const path of [
      '/api/demo',
      '/api/decks/check',
      '/api/guest/sign-out',
      '/api/me/tokens',
      '/api/auth/sign-out',
    ])
      expect([path, await statusAndCodeOf(reader.post(path, {}))]).toEqual([
        path,
        '403 token/read-only',
      ]);
  });

  it('of one event is at home there and nowhere else, live lines and files included', async () => {
    const [home, away] = [await openEvent(owner), await openEvent(owner)];
    const bound = await machineOf(owner, { eventId: home });
    expect(await statusAndCodeOf(bound.get(`/api/events/${home}/export`))).toBe('accepted');
    expect(
      await statusAndCodeOf(bound.command('RegisterPlayer', { eventId: home, name: 'Ana' })),
    ).toBe('accepted');
    for (const path of [
      `/api/events/${away}/export`,
      `/api/events/${away}/qr.svg`,
      `/api/events/${away}/guest-codes`,
      `/api/live?eventId=${away}`,
      '/api/queries/myEvents',
    ]) {
      expect([path, await statusAndCodeOf(bound.get(path))]).toEqual([
        path,
        '403 token/other-event',
      ]);
    }
    expect(await statusAndCodeOf(bound.command('CreateEvent', details()))).toBe(
      '403 token/other-event',
    );
  });

  it('of one event does nothing that belongs to no event, and nothing to games of no event', async () => {
    const bound = await machineOf(owner, { eventId: await openEvent(owner) });
    const deck = { kind: 'starter' as const, name: 'luke' as const };
    const { ids } = await owner.command('StartPractice', { deck, against: deck });
    const pod = await owner.command('StartFreeDraft', {
      set: 'SOR',
      seats: 4,
      friends: true,
      name: 'Olga',
    });
    for (const [method, path] of [
      ['post', '/api/demo'],
      ['post', '/api/events/import'],
      ['post', '/api/push/listen'],
      ['post', '/api/push/state'],
      ['get', '/api/push/key'],
      ['get', `/api/practice/${ids['practiceId']}`],
      ['get', `/api/pods/${pod.ids['podId']}`],
    ] as const)
      expect([
        path,
        await statusAndCodeOf(method === 'get' ? bound.get(path) : bound.post(path, {})),
      ]).toEqual([path, '403 token/other-event']);
  });

  it('with scopes uses those parts alone', async () => {
    const eventId = await openEvent(owner);
    const desk = await machineOf(owner, { eventId, scopes: ['players:write', 'rounds:read'] });
    expect(await statusAndCodeOf(desk.command('RegisterPlayer', { eventId, name: 'Ana' }))).toBe(
      'accepted',
    );
    expect(await statusAndCodeOf(desk.query('roster', { eventId }))).toBe('accepted');
    expect(await statusAndCodeOf(desk.query('standings', { eventId }))).toBe('accepted');
    const refusals = [
      desk.query('story', { eventId }),
      desk.get(`/api/events/${eventId}/export`),
      desk.get(`/api/events/${eventId}/webhooks`),
      desk.command('CloseRegistration', { eventId }),
      desk.command('GrantRole', { eventId, email: 'a@example.org', role: 'judge' }),
    ];
    for (const refusal of refusals)
      expect(await statusAndCodeOf(refusal)).toBe('403 token/out-of-scope');
  });

  it('with a scope that is none is not made, and one made before there were scopes works as it did', async () => {
    for (const scopes of [[], ['players'], ['all'], ['players:delete']])
      expect(await statusAndCodeOf(tokenOf(owner, { scopes: scopes as never }))).toBe(
        '400 request/malformed',
      );
    const { token, made } = await tokenOf(owner, { scopes: ['files:read'] });
    expect(made.scopes).toEqual(['files:read']);
    // Writes a row like the previous release: without the column.
    await api.pool.query('UPDATE "api_tokens" SET "scopes" = DEFAULT WHERE "id" = $1', [
      made.tokenId,
    ]);
    await openEvent(machine(token));
    expect((await listed(owner)).find(({ tokenId }) => tokenId === made.tokenId)?.scopes).toBe(
      null,
    );
  });

  it('makes itself no further token, and none of its kind can be listed or revoked by it', async () => {
    const bot = await machineOf(owner);
    expect(await statusAndCodeOf(tokenOf(bot))).toBe('403 token/not-by-token');
    expect(await statusAndCodeOf(bot.get('/api/me/tokens'))).toBe('403 token/not-by-token');
  });

  it('is turned away with a token that is none, made up or expired', async () => {
    const { token, made } = await tokenOf(owner, { days: 7 });
    await api.pool.query(
      'UPDATE "api_tokens" SET "expires_at" = now() - interval \'1 second\' WHERE "id" = $1',
      [made.tokenId],
    );
    for (const text of [token, 'conclave_made-up', ''])
      expect(await statusAndCodeOf(machine(text).query('publicEvents', {}))).toBe(
        '401 token/unknown',
      );
    expect((await listed(owner)).find(({ tokenId }) => tokenId === made.tokenId)?.expired).toBe(
      true,
    );
  });

  it('has an allowance of its own', async () => {
    for (const kind of ['query', 'token'] as const) {
      const { token, made } = await tokenOf(owner);
      await used(kind, kind === 'token' ? made.tokenId : `token:${made.tokenId}`);
      expect([kind, await statusAndCodeOf(machine(token).ask('publicEvents', {}))]).toEqual([
        kind,
        '429 request/too-many',
      ]);
    }
    expect(await statusAndCodeOf((await machineOf(owner)).ask('publicEvents', {}))).toBe(
      'accepted',
    );
    expect(await statusAndCodeOf(owner.ask('publicEvents', {}))).toBe('accepted');
  });

  it('that guesses tokens is slowed down', async () => {
    expect(await statusAndCodeOf(machine('conclave_guess-1').me())).toBe('401 token/unknown');
    await used('unknown-token', '127.0.0.1');
    expect(await statusAndCodeOf(machine('conclave_guess-2').me())).toBe('429 request/too-many');
    expect(await statusAndCodeOf((await machineOf(owner)).me())).toBe('accepted');
  });
});
