import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GracefulShutdown, queueName, readConfiguration } from '#platform';
import { type Listener, PushSubscriptions } from '#push';
import {
  createTestDatabase,
  testRedis,
  type TestDatabase,
  type TestRedis,
} from '../../../../test/support/database.js';
import { PushReceiver } from '../../../../test/support/push-receiver.js';
import { PaperRoom, silent, testSecret } from '../testing/paper-room.js';
import { startWorker } from '../worker.js';

let database: TestDatabase;
let redis: TestRedis;
let receiver: PushReceiver;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  [database, redis, receiver] = await Promise.all([
    createTestDatabase(),
    testRedis(),
    PushReceiver.open(),
  ]);
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await redis.drop();
});
afterAll(async () => {
  await database.drop();
  await receiver.close();
});

const openRoom = async (players: number, settings = {}): Promise<PaperRoom> => {
  const room = await PaperRoom.open(database.url, players, settings);
  ends.push(() => room.close());
  return room;
};

const work = async (): Promise<void> => {
  const configuration = readConfiguration({
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    CONCLAVE_SECRET: testSecret,
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    DATABASE_POOL: '6',
    PUSH_SERVICES: receiver.origin,
    PUBLIC_URL: 'https://conclave.example.org',
  });
  const shutdown = new GracefulShutdown(silent);
  ends.push(() => shutdown.stop());
  await startWorker(configuration, silent, shutdown);
};

const listen = async (
  room: PaperRoom,
  listener: Listener,
  language: 'en' | 'es' = 'en',
): Promise<string> => {
  const device = `${room.eventId}-${listener.replace(':', '-')}`;
  const { endpoint, keys } = receiver.device(device);
  await new PushSubscriptions(room.pool).start({ endpoint, ...keys, language }, room.eventId, [
    listener,
  ]);
  return device;
};

const subscribed = async (room: PaperRoom): Promise<number> =>
  (await new PushSubscriptions(room.pool).listening(room.eventId)).length;
const kinds = (device: string): readonly string[] =>
  receiver.of(device).map(({ tag }) => tag.split('.')[0] ?? '');

describe('news', () => {
  it('of a pairing reach both seats of every table, encrypted for the device, in its language and signed by one key', async () => {
    const room = await openRoom(4);
    const devices = await Promise.all(
      ['001', '002', '003', '004'].map((number) =>
        listen(room, `player:player${number}`, number === '004' ? 'es' : 'en'),
      ),
    );
    await work();
    await room.requestPairing(1);
    await expect
      .poll(() => devices.map((device) => receiver.of(device).length))
      .toEqual([1, 1, 1, 1]);
    const [paired] = await room.events('RoundPaired');
    const tables = paired?.data['tables'] as unknown as { table: number; a: string; b: string }[];
    for (const { table, a, b } of tables) {
      for (const [own, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const opponent = `Player ${Number(other.slice(-3))}`;
        const spanish = own === 'player004';
        expect(receiver.of(`${room.eventId}-player-${own}`)).toEqual([
          {
            title: spanish ? `Ronda 1: mesa ${table}` : `Round 1: table ${table}`,
            body: spanish ? `Juegas contra ${opponent}.` : `You play against ${opponent}.`,
            tag: `paired.${room.eventId}.0.1.1`,
            url: `/e/${room.eventId}`,
          },
        ]);
      }
    }
    const ours = receiver.received.filter(({ device }) => device.startsWith(room.eventId));
    expect(new Set(ours.map(({ signed }) => signed.key)).size).toBe(1);
    expect(ours[0]?.signed).toMatchObject({
      aud: receiver.origin,
      sub: 'https://conclave.example.org',
    });
    expect(ours[0]?.headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' });
  });

  it('are sent although Redis was wiped before their job ran, and once although two workers are at it', async () => {
    const room = await openRoom(2);
    const device = await listen(room, 'player:player001');
    await Promise.all([work(), work()]);
    const queue = new Queue(queueName, { connection: { url: redis.url } });
    const wiper = new Redis(redis.url);
    ends.push(async () => {
      await queue.close();
      wiper.disconnect();
    });
    await room.requestPairing(1);
    await expect.poll(() => kinds(device)).toEqual(['paired']);
    await queue.pause();
    await room.toEvent('StartRoundClock', { phase: 0, round: 1, attempt: 1, minutes: 50 });
    await expect
      .poll(
        async () => (await queue.getJob(`tell-people.round-started.${room.eventId}.0.1.1`))?.name,
      )
      .toBe('tell-people');
    expect(kinds(device)).toEqual(['paired']);
    await wiper.flushdb();
    await expect.poll(() => kinds(device)).toEqual(['paired', 'round-started']);
    // The whole log is read again, but no notice is sent again.
    await wiper.flushdb();
    const [paired] = await room.events('RoundPaired');
    const [table] = paired?.data['tables'] as unknown as { matchId: string; a: string }[];
    const [reporter, other] =
      table?.a === 'player001' ? (['a', 'b'] as const) : (['b', 'a'] as const);
    await room.toMatch(table?.matchId ?? '', 'ReportResult', {
      by: reporter,
      score: { a: 2, b: 0, drawn: 0 },
    });
    await room.toMatch(table?.matchId ?? '', 'DisputeResult', {
      by: other,
      claim: null,
      note: 'it was the other way round',
    });
    await expect.poll(() => kinds(device)).toEqual(['paired', 'round-started', 'disputed']);
  });

  it('of the last five minutes wait for them, also in a queue that was lost, and reach only who still plays', async () => {
    const room = await openRoom(4);
    await work();
    await room.requestPairing(1);
    await expect.poll(() => room.events('RoundPaired')).toHaveLength(1);
    const [paired] = await room.events('RoundPaired');
    const [done, open] = paired?.data['tables'] as unknown as {
      matchId: string;
      table: number;
      a: string;
      b: string;
    }[];
    await room.toMatch(done?.matchId ?? '', 'RuleResult', {
      score: { a: 2, b: 0, drawn: 0 },
      note: '',
    });
    const devices = await Promise.all(
      [done?.a, open?.a, open?.b].map((playerId) => listen(room, `player:${playerId}`)),
    );
    await room.toEvent('StartRoundClock', { phase: 0, round: 1, attempt: 1, minutes: 50 });
    const due = async (): Promise<Date | undefined> =>
      (
        await room.pool.query<{ due_at: Date }>(
          `select due_at from push_notices where key like 'time-low.' || $1 || '.%'`,
          [room.eventId],
        )
      ).rows[0]?.due_at;
    await expect.poll(due).toBeInstanceOf(Date);
    expect(((await due())?.getTime() ?? 0) - Date.now()).toBeGreaterThan(44 * 60_000);
    // A subscription made a moment after an event may still receive its notice.
    const ofClock = () =>
      devices.map((device) =>
        kinds(device).filter((kind) => kind === 'round-started' || kind === 'time-low'),
      );
    await expect.poll(ofClock).toEqual([['round-started'], ['round-started'], ['round-started']]);
    // For the outbox, forty-five minutes later.
    await room.pool.query(
      `update push_notices set due_at = now() where key like 'time-low.' || $1 || '.%'`,
      [room.eventId],
    );
    await redis.drop();
    await expect
      .poll(ofClock)
      .toEqual([['round-started'], ['round-started', 'time-low'], ['round-started', 'time-low']]);
    expect(receiver.of(devices[1] ?? '').at(-1)).toMatchObject({
      title: 'Five minutes left',
      body: `Round 1, table ${open?.table}: finish your match and report it.`,
    });
  });

  it('wait out a busy push service, and drop who is gone', async () => {
    const room = await openRoom(4);
    const [busy, gone, away] = await Promise.all([
      listen(room, 'player:player001'),
      listen(room, 'player:player002'),
      listen(room, 'player:player003'),
    ]);
    receiver.answer(busy, 503, 429);
    receiver.answer(gone, 410);
    receiver.answer(away, 404);
    await work();
    await room.requestPairing(1);
    await expect.poll(() => kinds(busy)).toEqual(['paired']);
    await expect.poll(() => subscribed(room)).toBe(1);
    expect([busy, gone, away].map((device) => receiver.asked.get(device))).toEqual([3, 1, 1]);
  });

  it('of a dispute and a call reach the floor without a word of what was written, and those of a ruling reach the players', async () => {
    const room = await openRoom(2);
    const [first, second, floor] = await Promise.all([
      listen(room, 'player:player001'),
      listen(room, 'player:player002'),
      listen(room, 'account:olga'),
    ]);
    await work();
    await room.requestPairing(1);
    await expect.poll(() => [kinds(first), kinds(second)]).toEqual([['paired'], ['paired']]);
    const [matchId = ''] = await room.tables();
    const [paired] = await room.events('RoundPaired');
    const [table] = paired?.data['tables'] as unknown as { a: string }[];
    const [reporter, disputer] = table?.a === 'player001' ? [first, second] : [second, first];
    await room.toMatch(matchId, 'ReportResult', { by: 'a', score: { a: 2, b: 1, drawn: 0 } });
    await room.toMatch(matchId, 'DisputeResult', { by: 'b', claim: null, note: 'a secret word' });
    await expect.poll(() => kinds(reporter)).toEqual(['paired', 'disputed']);
    await expect.poll(() => kinds(floor)).toEqual(['disputed']);
    await room.toEvent('CallJudge', {
      callId: 'call00000001',
      playerId: 'player001',
      note: 'another secret word',
    });
    await expect.poll(() => kinds(floor)).toEqual(['disputed', 'judge-called']);
    await room.toMatch(matchId, 'RuleResult', { score: { a: 1, b: 2, drawn: 0 }, note: 'a third' });
    await expect
      .poll(() => [kinds(reporter), kinds(disputer)])
      .toEqual([
        ['paired', 'disputed', 'ruled'],
        ['paired', 'ruled'],
      ]);
    expect(receiver.of(floor).at(-1)).toEqual({
      title: 'Table 1 calls a judge',
      body: 'Player 1 is waiting.',
      tag: `judge-called.${room.eventId}.call00000001`,
      url: `/e/${room.eventId}/judge`,
    });
    const everything = JSON.stringify(
      receiver.received
        .filter(({ device }) => device.startsWith(room.eventId))
        .map(({ message }) => message),
    );
    expect(everything).not.toMatch(/secret|third|2-1|1-2/);
  });
});
