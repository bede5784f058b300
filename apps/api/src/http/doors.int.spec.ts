import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiSession, Connection } from '#client';
import { commandNames, failure, LOAD_PASS_HEADER } from '#contracts';
import { asStored, type FiledEvent, GENESIS_HASH, hashEvent } from '#event-store';
import { statusAndCodeOf } from '../../test/answers.js';
import { details, openEvent, register, signedUp, visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { rateRules } from '../rate-limits/rules.js';
import { declaredRoutes } from './declared-routes.js';

const LOAD_PASS = 'the pass of a load run, which nobody else has';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi({ rateLimits: true, loadPass: LOAD_PASS }));
});
afterAll(() => api?.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  connection.send({ method: 'GET', path, headers });

describe('practice games', () => {
  const { max } = rateRules.practice;
  /** The answers to somebody who starts one game more than an account may. */
  const startTooMany = async (door: Connection) => {
    const keen = await signedUp(door, 'Keen');
    const answers: string[] = [];
    for (let game = 0; game <= max; game += 1)
      answers.push(
        await statusAndCodeOf(
          keen.command('StartPractice', {
            deck: { kind: 'starter', name: 'luke' },
            against: { kind: 'starter', name: 'vader' },
          }),
        ),
      );
    return { counted: new Set(answers.slice(0, max)), beyond: answers.at(-1) };
  };

  it('are dealt to one account up to the limit only', async () => {
    expect(await startTooMany(connection)).toEqual({
      counted: new Set(['accepted']),
      beyond: '429 request/too-many',
    });
  });

  it('are not counted for a load run that shows its pass, and are for one that guesses it', async () => {
    const doors = [LOAD_PASS, 'a guess'].map(
      (pass) => new Connection(api.url, { headers: { [LOAD_PASS_HEADER]: pass } }),
    );
    const [known, guessing] = await Promise.all(doors.map(startTooMany));
    for (const door of doors) door.close();
    expect([known?.beyond, guessing?.beyond]).toEqual(['accepted', '429 request/too-many']);
  });
});

describe('requests from foreign pages', () => {
  const send = (path: string, headers: Record<string, string>) =>
    connection.send({
      method: 'POST',
      path,
      headers: {
        ...owner.identity(),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...headers,
      },
      body: JSON.stringify(details()),
    });

  it.each([
    '/api/commands/CreateEvent',
    '/api/auth/sign-out',
    '/api/guest/sign-in',
    '/api/guest/sign-out',
    '/api/decks/check',
    '/api/demo',
  ])('cannot change anything: %s', async (path) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1.evil.example' },
    ]) {
      const answer = await send(path, headers);
      expect([answer.status, failure.parse(JSON.parse(answer.text)).error.code]).toEqual([
        403,
        'request/foreign-origin',
      ]);
    }
  });

  it('are told by Sec-Fetch-Site when the browser sends no Origin', async () => {
    const { cookie = '' } = owner.identity();
    const request = (site: string) =>
      connection.send({
        method: 'POST',
        path: '/api/commands/CreateEvent',
        headers: {
          cookie,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          'sec-fetch-site': site,
        },
        body: JSON.stringify(details()),
      });
    expect((await request('cross-site')).status).toBe(403);
    expect((await request('same-site')).status).toBe(403);
    expect((await request('same-origin')).status).toBe(200);
  });

  it('are let in from the public address too', async () => {
    expect(
      (await send('/api/commands/CreateEvent', { origin: 'http://localhost:3000' })).status,
    ).toBe(200);
  });
});

describe('accounts and guests', () => {
  it('hold their sessions in cookies that scripts cannot read', async () => {
    const answer = await connection.send({
      method: 'POST',
      path: '/api/auth/sign-up/email',
      headers: { 'content-type': 'application/json', origin: api.url },
      body: JSON.stringify({
        name: 'Cora',
        email: `${randomUUID()}@example.org`,
        password: 'correct horse battery',
      }),
    });
    const cookies = answer.headers['set-cookie'] ?? [];
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly/i);
    for (const cookie of cookies) expect(cookie).toMatch(/SameSite=Lax/i);
  });

  it('sign out for good', async () => {
    const cora = await signedUp(connection, 'Cora');
    const headers = cora.identity();
    await connection.send({
      method: 'POST',
      path: '/api/auth/sign-out',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(JSON.parse((await get('/api/me', headers)).text)).toEqual({
      account: null,
      guestSeats: [],
    });
  });

  it('take a seat on another device by its code, and only by that', async () => {
    const eventId = await openEvent(owner);
    const { guestCode = '', ids } = await visitor(connection).command('Register', {
      eventId,
      name: 'Gina',
    });
    const phone = visitor(connection);
    expect(await statusAndCodeOf(phone.signInGuest(eventId, 'WRNG-CODE'))).toBe(
      '404 guest/code-unknown',
    );
    await phone.signInGuest(eventId, guestCode);
    expect((await phone.me()).guestSeats).toEqual([{ eventId, playerId: ids['playerId'] }]);
    await phone.command('WithdrawPlayer', { eventId, playerId: ids['playerId'] ?? '' });
  });

  it('cannot forge a seat', async () => {
    const eventId = await openEvent(owner);
    const { playerId } = await register(connection, eventId, 'Ana');
    const value = Buffer.from(JSON.stringify([[eventId, playerId]])).toString('base64url');
    for (const forged of [value, `${value}.`, `${value}.${'A'.repeat(43)}`, `${value}.%`]) {
      expect(
        JSON.parse((await get('/api/me', { cookie: `conclave_guest=${forged}` })).text),
      ).toEqual({ account: null, guestSeats: [] });
    }
  });
});

describe('limits', () => {
  it('end the guessing of guest codes', async () => {
    const eventId = await openEvent(owner);
    const guesses: string[] = [];
    for (let guess = 0; guess < 22; guess += 1)
      guesses.push(
        await statusAndCodeOf(visitor(connection).signInGuest(eventId, `GUES-S${guess}`)),
      );
    expect(guesses).toContain('404 guest/code-unknown');
    expect(guesses.at(-1)).toBe('429 request/too-many');
  });

  it('end the guessing of a password', async () => {
    const email = `${randomUUID()}@example.org`;
    const tries: string[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      tries.push(
        await statusAndCodeOf(
          visitor(connection).signIn({ email, password: `guess number ${attempt}` }),
        ),
      );
    expect(tries[0]).toMatch(/^401 auth\//);
    expect(tries.at(-1)).toBe('429 request/too-many');
  });
});

describe('the file of an event', () => {
  it('is for its staff, whole, with chains that verify, and without decks for the scorekeeper', async () => {
    const eventId = await openEvent(owner);
    const { playerId, session } = await register(connection, eventId, 'Ana');
    const file = JSON.parse(
      (await get(`/api/events/${eventId}/export`, owner.identity())).text,
    ) as { format: string; version: number; eventId: string; events: FiledEvent[] };
    expect(file).toMatchObject({ format: 'conclave-event', version: 1, eventId });
    let head = GENESIS_HASH;
    for (const { globalPosition: _position, prevHash, hash, ...envelope } of file.events.map(
      asStored,
    )) {
      expect(prevHash).toBe(head);
      expect(hashEvent(prevHash, envelope)).toBe(hash);
      head = hash;
    }
    expect(file.events.at(-1)?.data).toMatchObject({ playerId });
    expect((await get(`/api/events/${eventId}/export`, session.identity())).status).toBe(403);
    expect((await get(`/api/events/${eventId}/export`)).status).toBe(401);
  });
});

describe('for those who run it', () => {
  it('tells health, readiness and figures', async () => {
    expect(JSON.parse((await get('/health')).text)).toMatchObject({
      status: 'ok',
      data: [
        { game: 'swu', part: 'sets', limit: 45 },
        { game: 'swu', part: 'suspensions', limit: 45 },
      ],
    });
    const ready = await get('/ready');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([
      200,
      { ready: true, checks: { database: 'ok', migrations: 'ok', redis: 'ok', projections: 'ok' } },
    ]);
    expect((await get('/metrics', { 'x-forwarded-for': '198.51.100.7' })).status).toBe(404);
    const inHall = await api.app.inject({ url: '/metrics', remoteAddress: '192.168.1.20' });
    expect(inHall.statusCode).toBe(404);
    const { text } = await get('/metrics');
    expect(text).toMatch(
      /conclave_commands_total\{command="CreateEvent",outcome="accepted",code="",service="api"\} [1-9]/,
    );
    expect(text).toMatch(/conclave_projection_lag\{service="api"\} \d/);
  });

  it('documents every command', async () => {
    const { paths } = JSON.parse((await get('/docs/openapi.json')).text) as {
      paths: Record<string, unknown>;
    };
    for (const name of commandNames) expect(paths).toHaveProperty([`/api/commands/${name}`]);
    expect((await get('/docs')).status).toBe(200);
  });

  it('documents every route there is, and none that is not there', async () => {
    const { paths } = JSON.parse((await get('/docs/openapi.json')).text) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    // Commands, queries and sign-in endpoints each share one route for all names.
    const byName = (operation: string): string =>
      operation
        .replace(/\/api\/(commands|queries)\/\w+$/, '/api/$1/{name}')
        .replace(/^(GET|POST) \/api\/auth\/.*$/, '$1 /api/auth/*');
    const declared = declaredRoutes(
      api.app.getHttpAdapter().getInstance() as unknown as FastifyInstance,
    )
      .filter(({ method, url }) => ['GET', 'POST'].includes(method) && !url.startsWith('/docs'))
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
    expect([...new Set(documented.map(byName))].sort()).toEqual([...new Set(declared)].sort());
  });

  it('describes how each operation may refuse, with a code and a status of its own', async () => {
    const { paths, components } = JSON.parse((await get('/docs/openapi.json')).text) as {
      paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
      components: { responses: Record<string, { headers?: object }> };
    };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { responses }]) => [`${method} ${path}`, responses] as const,
      ),
    );
    expect(operations.length).toBeGreaterThan(250);
    const without = (status: string) =>
      operations.filter(([, responses]) => !(status in responses)).map(([operation]) => operation);
    expect(without('429')).toEqual([]);
    expect(without('503')).toEqual([]);
    expect(components.responses['TooMany']?.headers).toHaveProperty('Retry-After');
    const statusesOf = (operation: string) =>
      Object.keys(operations.find(([name]) => name === operation)?.[1] ?? {});
    expect(statusesOf('post /api/commands/ReportResult')).toEqual(
      expect.arrayContaining([
        '200',
        '400',
        '401',
        '403',
        '404',
        '409',
        '413',
        '415',
        '422',
        '429',
      ]),
    );
    expect(paths['/api/me/tokens/{tokenId}/revoke']?.['post']).toMatchObject({
      security: [{ session: [] }],
      parameters: [{ name: 'tokenId', in: 'path', required: true }],
    });
  });

  it('answers headers that are too large to be read with the body of every failure', async () => {
    const answer = await get(`/api/me?x=${'x'.repeat(20_000)}`);
    expect([answer.status, failure.parse(JSON.parse(answer.text)).error.code]).toEqual([
      431,
      'request/too-large',
    ]);
  });

  it('answers every request with its correlation id and strict headers', async () => {
    const answer = await get('/api/me', { 'x-correlation-id': 'request-0001' });
    expect(answer.headers).toMatchObject({
      'x-correlation-id': 'request-0001',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-content-type-options': 'nosniff',
    });
  });

  it('draws the address of an event', async () => {
    const eventId = await openEvent(owner);
    const qr = await get(`/api/events/${eventId}/qr.svg`);
    expect([qr.status, qr.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('image/svg+xml'),
    ]);
    expect(qr.text).toMatch(/^<svg/);
  });
});

describe('the demo', () => {
  it('makes an organizer and an open event and asks for the bots', async () => {
    const someone = visitor(connection);
    const answer = await connection.send({
      method: 'POST',
      path: '/api/demo',
      headers: { ...someone.identity(), 'content-type': 'application/json' },
      body: '{}',
    });
    const { eventId, email, password } = JSON.parse(answer.text) as {
      eventId: string;
      email: string;
      password: string;
    };
    expect(
      (await api.store.readStream(`event-${eventId}`)).map((event) => [
        event.type,
        event.data['demo'],
      ]),
    ).toEqual([
      ['EventCreated', true],
      ['RoleGranted', undefined],
      ['RegistrationOpened', undefined],
    ]);
    await someone.signIn({ email, password });
    expect((await someone.me()).account?.email).toBe(email);
    expect(await api.redis.exists(`bull:conclave:demo-event.${eventId}`)).toBe(1);
  });

  it('belongs to whoever is signed in already, who stays it', async () => {
    const someone = await signedUp(connection, 'Olga');
    const before = (await someone.me()).account;
    const { eventId, ...credentials } = JSON.parse(await someone.post('/api/demo', {})) as {
      eventId: string;
    };
    expect(credentials).toEqual({});
    expect((await someone.me()).account).toEqual(before);
    const roles = (await api.store.readStream(`event-${eventId}`)).filter(
      ({ type }) => type === 'RoleGranted',
    );
    expect(roles.map(({ data }) => data)).toEqual([
      expect.objectContaining({ role: 'owner', account: before?.id }),
    ]);
  });
});
