import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { machineOf } from '../../test/machines.js';
import { openEvent, register } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { sendRaw, spellings } from '../../test/spellings.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { freeTries } from '../rate-limits/growing-delay.js';
import { declaredRoutes } from './declared-routes.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
let reader: ApiSession;
let of: Readonly<Record<string, string>>;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi({ rateLimits: true, trustProxy: 1 }));
  reader = await machineOf(owner, { access: 'read' });
  const eventId = await openEvent(owner);
  const { playerId } = await register(connection, eventId, 'Ana');
  of = { eventId, playerId, name: 'OpenRegistration', '*': 'get-session' };
});
afterAll(() => api?.stop());

const routes = () =>
  declaredRoutes(api.app.getHttpAdapter().getInstance() as unknown as FastifyInstance);
const filled = (url: string): string =>
  url.replace(/:(\w+)|\*/g, (part, name?: string) => of[name ?? part] ?? 'some-id-1');

it('every route is reached in one spelling only', async () => {
  const all = routes().filter(({ method }) => ['GET', 'POST'].includes(method));
  expect(all.length).toBeGreaterThan(40);
  expect(all.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/api/commands/:name', '/api/auth/*', '/metrics', '/docs']),
  );
  const reached: string[] = [];
  for (const { method, url } of all) {
    const path = filled(url);
    for (const [name, spell] of Object.entries(spellings)) {
      const target = spell(path);
      if (target === path) continue;
      const { status, text } = await sendRaw(api.url, method, target, {
        ...owner.identity(),
        'x-forwarded-for': `192.0.2.${reached.length % 250}`,
      });
      const told = /"code":"(request\/(?:target-not-canonical|unknown-route))"/.exec(text)?.[1];
      // Node itself refuses what is not HTTP, and the router what it cannot decode, before any hook
      // runs.
      const earlier = status === 400 && /Client Error|request\/malformed/.test(text);
      if (told === undefined && !earlier) reached.push(`${method} ${target} (${name}): ${status}`);
    }
  }
  expect(reached).toEqual([]);
});

describe('a token that only reads', () => {
  it('changes nothing, however the way to a change is spelled', async () => {
    const headers = { ...reader.identity(), 'idempotency-key': randomUUID() };
    const before = (await api.store.readStream(`event-${of['eventId']}`)).length;
    for (const { method, url } of routes().filter((route) => route.method === 'POST'))
      for (const spell of [(path: string) => path, ...Object.values(spellings)]) {
        const { status } = await sendRaw(api.url, method, spell(filled(url)), headers);
        expect([url, status >= 400]).toEqual([url, true]);
      }
    expect(await api.store.readStream(`event-${of['eventId']}`)).toHaveLength(before);
  });
});

describe('guessing a password', () => {
  const email = `olga-${randomUUID()}@example.org`;
  const password = 'correct horse battery';
  const signIn = async (target: string, typed: string, headers: Record<string, string>) => {
    const answer = await fetch(`${api.url}${target}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email, password: typed }),
    });
    return { status: answer.status, cookies: answer.headers.getSetCookie() };
  };
  const from = (address: string, cookie?: string) => ({
    'x-forwarded-for': address,
    ...(cookie === undefined ? {} : { cookie }),
  });

  it('makes the guesser wait, and neither the owner elsewhere nor a device of theirs', async () => {
    const asked = await fetch(`${api.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from('198.51.100.1') },
      body: JSON.stringify({ name: 'Olga', email, password }),
    });
    expect(asked.status).toBe(200);
    const home = await signIn('/api/auth/sign-in/email', password, from('198.51.100.1'));
    const device = home.cookies.find((each) => each.startsWith('conclave_device='))?.split(';')[0];
    expect(device).toBeDefined();

    const venue = '203.0.113.7';
    const guesses: number[] = [];
    for (let guess = 0; guess <= freeTries + 1; guess += 1)
      guesses.push((await signIn('/api/auth/sign-in/email', `guess ${guess}`, from(venue))).status);
    expect(guesses).toEqual([...Array.from({ length: freeTries + 1 }, () => 401), 429]);

    expect((await signIn('/api/auth/sign-in/email', password, from(venue))).status).toBe(429);
    expect((await signIn('/api/auth/sign-in/email', password, from(venue, device))).status).toBe(
      200,
    );
    expect((await signIn('/api/auth/sign-in/email', password, from('198.51.100.1'))).status).toBe(
      200,
    );
  });

  it('counts a whole /64 of IPv6 as one guesser, and only the address that the proxy saw', async () => {
    const guesses: number[] = [];
    for (let guess = 0; guess <= freeTries + 1; guess += 1)
      guesses.push(
        (
          await signIn(
            '/api/auth/sign-in/email',
            `guess ${guess}`,
            from(`10.0.0.${guess}, 2001:db8:5:5::${guess + 1}`),
          )
        ).status,
      );
    expect(guesses.at(-1)).toBe(429);
    expect(
      (await signIn('/api/auth/sign-in/email', password, from('2001:db8:5:6::1'))).status,
    ).toBe(200);
  });
});

describe('the sign-in library', () => {
  it.each(['list-sessions', 'update-user', 'delete-user', 'error', 'ok', 'verify-password'])(
    'answers nothing at %s',
    async (path) => {
      for (const method of ['GET', 'POST'])
        expect(
          (await sendRaw(api.url, method, `/api/auth/${path}`, owner.identity())).text,
        ).toContain('request/unknown-route');
    },
  );

  it('hands the text of a session to no script', async () => {
    const { text } = await sendRaw(api.url, 'GET', '/api/auth/get-session', owner.identity());
    expect(JSON.parse(text)).toMatchObject({ user: { name: 'Olga' } });
    expect(text).not.toContain('"token"');
    const secret = /session_token=([^;.]+)/.exec(owner.identity()['cookie'] ?? '')?.[1] ?? '';
    expect(secret.length).toBeGreaterThan(20);
    expect(text).not.toContain(secret);
  });

  it.each([
    ['a name of 60,000 characters', { name: 'A'.repeat(60_000) }, 'request/malformed'],
    ['a name that turns the writing direction', { name: 'Ana\u202e' }, 'request/malformed'],
    ['a password everyone tries first', { password: 'Password123' }, 'auth/password-too-common'],
    ['a password of seven characters', { password: 'zq8!kd2' }, 'auth/password-too-short'],
  ])('takes no account with %s', async (_what, changes, code) => {
    const answer = await fetch(`${api.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' },
      body: JSON.stringify({
        name: 'Ana',
        email: `${randomUUID()}@example.org`,
        password: 'correct horse battery',
        ...changes,
      }),
    });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(code)]);
  });
});
