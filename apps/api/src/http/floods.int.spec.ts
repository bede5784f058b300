import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiFailure, type ApiSession, Connection } from '#client';
import { defaultSettings, type RosterRow } from '#contracts';
import { statusAndCodeOf } from '../../test/answers.js';
import { openEvent, register, signedUp, visitor } from '../../test/people.js';
import { startApi, type RunningApi } from '../../test/running-api.js';
import { streamCaps } from '../rate-limits/stream-caps.js';
import { type RateKind, rateRules } from '../rate-limits/rules.js';

let api: RunningApi;
let owner: ApiSession;
/**
 * One connection from the owner's own address and one from another, as reported by a trusted proxy.
 */
let hall: Connection;
let elsewhere: Connection;
beforeAll(async () => {
  api = await startApi({ rateLimits: true, trustProxy: 1 });
  const from = (address: string) =>
    new Connection(api.url, { headers: { 'x-forwarded-for': address } });
  hall = from('198.51.100.7');
  elsewhere = from('203.0.113.9');
  owner = await signedUp(hall, 'Olga');
});
afterAll(async () => {
  hall?.close();
  elsewhere?.close();
  await api?.stop();
});

const rosterOf = async (eventId: string): Promise<readonly RosterRow[]> => {
  await api.settle();
  return (await owner.query('roster', { eventId })).players;
};
const counted = (rows: readonly RosterRow[], status: string) =>
  rows.filter((row) => row.status === status).length;
const { max: crowd } = rateRules['registration-crowd'];

describe('many registrations from one address', () => {
  it('wait for the staff beyond what a group makes, and are swept out and back by one command', async () => {
    const eventId = await openEvent(owner, { cap: 100 });
    const player = await register(elsewhere, eventId, 'Rosa');
    for (let index = 0; index < crowd + 15; index += 1)
      await register(hall, eventId, `Flood ${index}`);
    const late = await register(elsewhere, eventId, 'Late Rosa');
    const filled = await rosterOf(eventId);
    expect([counted(filled, 'registered'), counted(filled, 'waitlisted')]).toEqual([crowd + 2, 15]);
    expect(filled.filter((row) => row.asked)).toHaveLength(15);
    const flood = filled.filter((row) => row.name.startsWith('Flood'));
    expect(new Set(flood.map((row) => row.from)).size).toBe(1);
    const rosa = filled.filter((row) => row.name.endsWith('Rosa'));
    expect(rosa.map((row) => row.from)).not.toContain(flood[0]?.from);
    expect(rosa.map((row) => row.status)).toEqual(['registered', 'registered']);

    const playerIds = flood.map((row) => row.playerId);
    await owner.command('WithdrawPlayers', { eventId, playerIds });
    expect((await rosterOf(eventId)).map((row) => row.playerId)).toEqual([
      player.playerId,
      late.playerId,
    ]);
    await owner.command('RestorePlayers', { eventId, playerIds });
    const back = await rosterOf(eventId);
    expect([counted(back, 'registered'), counted(back, 'waitlisted')]).toEqual([crowd + 2, 15]);
  });

  it('are refused with the time to wait once there are far too many', async () => {
    const eventId = await openEvent(owner);
    const { max, seconds } = rateRules.registration;
    await register(hall, eventId, 'First');
    const [counter = ''] = await api.redis.keys(`*conclave:rate:registration:${eventId}/*`);
    await api.redis.set(counter, max, 'KEEPTTL');
    const refused = await visitor(hall)
      .command('Register', { eventId, name: 'One more' })
      .catch((error: ApiFailure) => error);
    expect(refused).toMatchObject({ status: 429, code: 'request/too-many' });
    const { retryAfterSeconds } = (refused as ApiFailure).data as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(seconds - 120);
    expect(
      await statusAndCodeOf(visitor(elsewhere).command('Register', { eventId, name: 'Rosa' })),
    ).toBe('accepted');
  });

  it('come from one account at one event ten times an hour', async () => {
    const eventId = await openEvent(owner);
    const keen = await signedUp(elsewhere, 'Keen');
    const answers: string[] = [];
    for (let again = 0; again <= rateRules['registration-account'].max; again += 1)
      answers.push(
        await statusAndCodeOf(keen.command('Register', { eventId, name: `Keen ${again}` })),
      );
    expect(answers.slice(0, 2)).toEqual(['accepted', '409 tournament/account-registered']);
    expect(answers.at(-1)).toBe('429 request/too-many');
  });
});

describe('an event whose staff accept registrations', () => {
  const settings = { ...defaultSettings, cutSize: 0 as const, deckRequired: false, approval: true };

  it('gives no seat by itself, tells the player so, and accepts all with one command', async () => {
    const eventId = await openEvent(owner, { settings });
    const ana = await register(elsewhere, eventId, 'Ana');
    const bob = await register(elsewhere, eventId, 'Bob');
    await api.settle();
    expect((await ana.session.query('mySeat', { eventId })).seat).toMatchObject({
      status: 'waitlisted',
      asked: true,
      waitlistPlace: null,
    });
    expect(await statusAndCodeOf(ana.session.command('CheckInPlayer', { eventId, ...ana }))).toBe(
      '400 request/malformed',
    );
    const { playerId } = ana;
    expect(await statusAndCodeOf(ana.session.command('CheckInPlayer', { eventId, playerId }))).toBe(
      '409 tournament/waitlisted',
    );
    expect(
      await statusAndCodeOf(
        ana.session.command('PromotePlayers', { eventId, playerIds: [playerId] }),
      ),
    ).toBe('403 policy/forbidden');
    const playerIds = [playerId, bob.playerId];
    await owner.command('PromotePlayers', { eventId, playerIds });
    expect((await rosterOf(eventId)).map(({ status, asked }) => [status, asked])).toEqual([
      ['registered', false],
      ['registered', false],
    ]);
  });

  it('keeps from everyone else what tells addresses apart', async () => {
    const eventId = await openEvent(owner, { settings });
    await register(elsewhere, eventId, 'Ana');
    await api.settle();
    const { players } = await visitor(hall).query('roster', { eventId });
    expect(players).toHaveLength(1);
    for (const hidden of ['from', 'asked', 'registeredAt'])
      expect(players[0]).not.toHaveProperty(hidden);
  });
});

it('one person holds so many live connections, and is told when to try again', async () => {
  const eventId = await openEvent(owner);
  const { session } = await register(elsewhere, eventId, 'Ana');
  const ended = new AbortController();
  const open = async () =>
    fetch(`${api.url}/api/live?eventId=${eventId}`, {
      headers: { ...session.identity(), 'x-forwarded-for': '203.0.113.9' },
      signal: ended.signal,
    });
  const answers = [];
  for (let stream = 0; stream <= streamCaps.person; stream += 1) answers.push(await open());
  expect(new Set(answers.slice(0, -1).map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.at(-1)?.status).toBe(429);
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('30');
  ended.abort();
  await expect
    .poll(async () => {
      const again = new AbortController();
      const { status } = await fetch(`${api.url}/api/live?eventId=${eventId}`, {
        headers: { ...session.identity(), 'x-forwarded-for': '203.0.113.9' },
        signal: again.signal,
      });
      again.abort();
      return status;
    })
    .toBe(200);
});

describe('what one address opens', () => {
  const deck = { kind: 'starter', name: 'luke' } as const;
  /** Sets the counter as if the address had already opened that many. */
  const nearlyFull = async (kind: RateKind, address: string): Promise<void> => {
    const { max, seconds } = rateRules[kind];
    await api.redis.set(`conclave:rate:${kind}:${address}`, max - 1, 'EX', seconds);
  };

  it.each([
    [
      'listed tables',
      'opens-listed',
      (session: ApiSession) =>
        session.command('OpenFreeMatch', {
          deck,
          name: 'Ana',
          format: 'eternal',
          bestOf: 1,
          listed: true,
        }),
    ],
    [
      'tables by link',
      'opens-table',
      (session: ApiSession) =>
        session.command('OpenTwinSuns', { deck: { kind: 'random' }, name: 'Ana', seats: 3 }),
    ],
    [
      'drafts',
      'opens-draft',
      (session: ApiSession) =>
        session.command('StartFreeDraft', { set: 'SOR', seats: 4, friends: false, name: 'Ana' }),
    ],
    [
      'games for practice',
      'opens-practice',
      (session: ApiSession) => session.command('StartPractice', { deck, against: deck }),
    ],
  ] as const)('is limited however many visitors send it: %s', async (_what, kind, open) => {
    const address = `198.51.100.${20 + Object.keys(rateRules).indexOf(kind)}`;
    const crowd = new Connection(api.url, { headers: { 'x-forwarded-for': address } });
    await nearlyFull(kind, address);
    expect(await statusAndCodeOf(open(visitor(crowd)))).toBe('accepted');
    expect(await statusAndCodeOf(open(visitor(crowd)))).toBe('429 request/too-many');
    expect(await statusAndCodeOf(open(visitor(elsewhere)))).toBe('accepted');
    crowd.close();
  });

  it('leaves room in the list of open tables for others', () => {
    // A window and the next one may both be used up within the hour for which a table is listed.
    expect(2 * rateRules['opens-listed'].max).toBeLessThan(100);
  });
});

it('a visitor who is refused gets no cookie, also for a key that another visitor used', async () => {
  const key = `a-key-that-somebody-learned-${'x'.repeat(20)}`;
  const start = (deck: string) =>
    fetch(`${api.url}/api/commands/StartPractice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        deck: { kind: 'starter', name: deck },
        against: { kind: 'starter', name: 'vader' },
      }),
    });
  const first = await start('luke');
  expect([first.status, first.headers.get('set-cookie')]).toEqual([
    200,
    expect.stringContaining('conclave_visitor='),
  ]);
  const other = await start('vader');
  expect([other.status, other.headers.get('set-cookie')]).toEqual([422, null]);
});
