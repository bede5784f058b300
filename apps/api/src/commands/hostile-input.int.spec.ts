import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { commandNames, failure, queryNames } from '#contracts';
import { brokenLinks } from '../../test/verify-streams.js';
import { openEvent, register, runningEvent } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
let known: string[];

beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  const eventId = await openEvent(owner);
  const { playerId } = await register(connection, eventId, 'Ana');
  const running = await runningEvent(api, connection, owner, ['Ben', 'Cleo', 'Dan', 'Eva']);
  known = [
    eventId,
    playerId,
    running.eventId,
    ...running.tables.flatMap((table) => [table.matchId, table.a, table.b]),
  ];
});
afterAll(() => api?.stop());

const nasty = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  '<script>',
  "' or 1=1 --",
  '../../etc/passwd',
  '𝕏'.repeat(200),
  'x'.repeat(70_000),
  'null',
  '1e999',
  '${7*7}',
];
const keys = [
  'eventId',
  'playerId',
  'matchId',
  'name',
  'text',
  'score',
  'a',
  'b',
  'drawn',
  'note',
  'reason',
  'phase',
  'round',
  'attempt',
  'repair',
  'tables',
  'byes',
  'settings',
  'email',
  'role',
  'account',
  'missed',
  'level',
  'seconds',
  'minutes',
  'cap',
  'date',
  'format',
  'venue',
  'constructor',
  'prototype',
  'toString',
];
const leaf = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.nat(30).map((index) => known[index % known.length] ?? ''),
);
const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 6 }),
  ),
}));
/** Almost valid bodies: the right keys, known ids, and something odd. */
const body = fc.oneof(
  anything,
  fc.dictionary(fc.constantFrom(...keys), fc.oneof(leaf, anything), { minKeys: 1, maxKeys: 8 }),
);

const post = async (
  path: string,
  payload: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> => {
  const answer = await connection.send({
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `key-${Math.random().toString(36).slice(2)}-0123456789`,
      ...owner.identity(),
      ...headers,
    },
    body: payload,
  });
  return { status: answer.status, text: answer.text };
};

const expectClear = ({ status, text }: { status: number; text: string }, about: string): void => {
  if (status === 200) return;
  expect(status, `${about} -> ${text.slice(0, 300)}`).toBeGreaterThanOrEqual(400);
  expect(status, `${about} -> ${text.slice(0, 300)}`).toBeLessThan(500);
  const { error } = failure.parse(JSON.parse(text));
  expect(error.code).toMatch(/^[a-z-]+\/[a-z-]+$/);
  expect(text).not.toMatch(/node_modules|at .*\.(ts|js):\d+/);
};

describe('hostile input', () => {
  it.each(commandNames)('%s is refused clearly or done, never a 500', async (name) => {
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        const text = JSON.stringify(payload) ?? 'null';
        expectClear(await post(`/api/commands/${name}`, text), `${name} ${text.slice(0, 300)}`);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    '/api/me/tokens',
    '/api/me/tokens/x/revoke',
    '/api/events/EVENT/webhooks',
    '/api/events/EVENT/webhooks/x/redeliver',
  ])('%s is refused clearly or done, never a 500', async (route) => {
    const path = route.replace('EVENT', known[0] ?? '');
    const near = fc.dictionary(
      fc.constantFrom('name', 'access', 'eventId', 'days', 'url', 'kinds', 'messageId'),
      fc.oneof(
        leaf,
        fc.constantFrom(
          'read',
          30,
          ['test'],
          ['round.paired'],
          'https://[::1',
          'https://ñ.example/\u0000',
        ),
      ),
      { minKeys: 1 },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, near), async (payload) => {
        const text = JSON.stringify(payload) ?? 'null';
        expectClear(await post(path, text), `${path} ${text.slice(0, 300)}`);
      }),
      { numRuns: 40 },
    );
  });

  it.each(queryNames)('query %s survives odd parameters', async (name) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.constantFrom(...keys, 'before', 'afterRound'),
            fc.oneof(
              fc.constantFrom(...nasty.filter((text) => text.length < 500)),
              fc.nat(20).map((index) => known[index % known.length] ?? ''),
              fc.integer().map(String),
            ),
          ),
          { maxLength: 5 },
        ),
        async (pairs) => {
          const answer = await connection.send({
            method: 'GET',
            path: `/api/queries/${name}?${new URLSearchParams(pairs)}`,
            headers: owner.identity(),
          });
          expectClear(answer, `${name} ${JSON.stringify(pairs).slice(0, 300)}`);
        },
      ),
      { numRuns: 20 },
    );
  });

  it.each([
    ['no JSON', '{', 400, 'request/malformed'],
    ['an empty body', '', 400, 'request/malformed'],
    ['a prototype key', '{"__proto__":{"eventId":"x"}}', 400, 'request/malformed'],
    ['a constructor key', '{"constructor":{"prototype":{"x":1}}}', 400, 'request/malformed'],
    ['a lone surrogate', '{"eventId":"abcdefgh","name":"\\ud800"}', 400, 'request/malformed'],
    ['NUL in a name', '{"eventId":"abcdefgh","name":"a\\u0000b"}', 400, 'request/malformed'],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400, 'request/malformed'],
    ['a huge body', `{"name":"${'x'.repeat(600_000)}"}`, 413, 'request/too-large'],
  ])('answers %s', async (_what, text, status, code) => {
    const answer = await post('/api/commands/Register', text);
    expect([answer.status, failure.parse(JSON.parse(answer.text)).error.code]).toEqual([
      status,
      code,
    ]);
  });

  it('takes JSON only', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ]) {
      const answer = await post('/api/commands/Register', 'eventId=abcdefgh', {
        'content-type': type,
      });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });

  it('names unknown commands, queries and routes', async () => {
    expect(await post('/api/commands/toString', '{}')).toMatchObject({ status: 404 });
    expect(await post('/api/commands/__proto__', '{}')).toMatchObject({ status: 404 });
    for (const path of [
      '/api/queries/constructor',
      '/api/nothing',
      '/api/queries/event?eventId=%E0%A4%A',
      '/%E0%A4%A',
      `/api/queries/${'x'.repeat(5_000)}`,
    ]) {
      const answer = await connection.send({ method: 'GET', path, headers: {} });
      expectClear(answer, path);
      expect(answer.status).not.toBe(200);
    }
  });

  it('tells where a request is malformed', async () => {
    const answer = await post(
      '/api/commands/ReportResult',
      JSON.stringify({ matchId: 'abcdefgh', score: { a: 9_000, b: 0, drawn: 0 } }),
    );
    expect(failure.parse(JSON.parse(answer.text)).error).toMatchObject({
      code: 'request/malformed',
      fields: [{ path: 'score.a' }],
    });
  });

  it('leaves every stream whole', async () => {
    expect(await brokenLinks(api.store)).toEqual([]);
  });
});
