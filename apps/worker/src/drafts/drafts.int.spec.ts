import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { offerTo, podFaults, type PodEvent } from '#draft';
import type { PickClock } from '#vocabulary';
import { honours } from '#event-store';
import { GracefulShutdown, readConfiguration } from '#platform';
import {
  createTestDatabase,
  testRedis,
  type TestDatabase,
  type TestRedis,
} from '../../../../test/support/database.js';
import { DraftRoom } from '../testing/draft-room.js';
import { silent, testSecret } from '../testing/paper-room.js';
import { startWorker } from '../worker.js';

let database: TestDatabase;
let redis: TestRedis;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  [database, redis] = await Promise.all([createTestDatabase(), testRedis()]);
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await redis.drop();
});
afterAll(() => database.drop());

const openRoom = async (
  ...[players, changes]: [number, Parameters<typeof DraftRoom.open>[2]?]
): Promise<DraftRoom> => {
  const room = await DraftRoom.open(database.url, players, changes);
  ends.push(() => room.room.close());
  return room;
};

/** A whole worker in this process, as main.ts starts it. */
const work = async (): Promise<void> => {
  const configuration = readConfiguration({
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    CONCLAVE_SECRET: testSecret,
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    DATABASE_POOL: '6',
  });
  const shutdown = new GracefulShutdown(silent);
  ends.push(() => shutdown.stop());
  await startWorker(configuration, silent, shutdown);
};
const eventually = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 55_000, interval: 100 });
const hasty: PickClock = {
  leaders: [{ from: 1, seconds: 1 }],
  cards: [{ from: 1, seconds: 1 }],
  reviewSeconds: 0,
};
const types = async (room: DraftRoom): Promise<readonly string[]> =>
  (await room.stream()).map((event) => event.type);

describe('a pod that nobody looks after', () => {
  it('is drafted by the clock, then by bots, to the last card; decks are built and packs revealed', async () => {
    const room = await openRoom(6, { clock: hasty });
    await work();
    await eventually(async () => expect((await types(room)).at(-1)).toBe('PacksRevealed'));
    const stream = await room.stream();
    expect(podFaults(stream, await room.packs())).toEqual([]);
    // No seat is given to a bot before the second pack.
    const second = stream.findIndex(({ type, data }) => type === 'RoundOpened' && data.round === 2);
    const isHeld = ({ type }: PodEvent): boolean => type === 'SeatHeld';
    expect(stream.slice(0, second).filter(isHeld)).toEqual([]);
    expect(stream.filter(isHeld).map(({ data }) => data)).toEqual(
      Array(6).fill(expect.objectContaining({ holder: 'bot', cause: 'clock-ran-out' })),
    );
    const revealed = stream.at(-1)?.data as { seed: string; nonce: string };
    expect(
      honours(
        { nonce: revealed.nonce, choice: revealed.seed },
        (await room.state()).seedCommitment ?? '',
      ),
    ).toBe(true);
    expect(await room.room.events('DeckBuildingStarted')).toMatchObject([
      { data: { endsAt: null }, meta: { actor: 'system:start-building' } },
    ]);
  });

  it('goes on where it was when Redis is wiped in the middle', async () => {
    const room = await openRoom(4, { clock: hasty, reveal: 'after-event' });
    await work();
    await eventually(async () =>
      expect((await types(room)).filter((type) => type === 'PickMade').length).toBeGreaterThan(3),
    );
    const connection = new Redis(redis.url);
    await connection.flushdb();
    await connection.quit();
    await eventually(async () =>
      expect(await room.room.events('DeckBuildingStarted')).toHaveLength(1),
    );
    expect(podFaults(await room.stream(), await room.packs())).toEqual([]);
    expect(await types(room)).not.toContain('PacksRevealed');
  });
});

describe('bots', () => {
  it('leave people their seats: they wait for a person, and for a paused pod', async () => {
    const room = await openRoom(2, { clock: null });
    await room.toPod('HoldSeat', {
      seat: 1,
      holder: 'bot',
      playerId: (await room.state()).seats[1]?.playerId ?? '',
    });
    await work();
    await eventually(async () => expect((await room.state()).seats[1]?.picks[0]).toHaveLength(1));
    await room.toPod('PausePod', { reason: 'lunch' });
    await room.toPod('ResumePod', {});
    const [state, packs] = [await room.state(), await room.packs()];
    const offer = offerTo(state, packs, 0);
    await room.toPod('PickCard', {
      seat: 0,
      round: 0,
      pick: 1,
      card: offer?.cards[0] ?? '',
      by: 'player',
      packs,
    });
    await eventually(async () =>
      expect((await room.state()).seats[1]?.picks[0]?.length).toBeGreaterThan(1),
    );
    expect((await room.state()).seats[0]?.picks[0]).toHaveLength(1);
    await room.toPod('HoldSeat', {
      seat: 0,
      holder: 'bot',
      playerId: state.seats[0]?.playerId ?? '',
    });
    await eventually(async () => expect((await room.state()).status).toBe('completed'));
    expect(podFaults(await room.stream(), packs)).toEqual([]);
  });
});

describe('real boosters', () => {
  it('are called on by the clock once the caller has begun', async () => {
    const room = await openRoom(4, { clock: hasty, source: 'recorded' });
    await work();
    await room.toPod('CallPick', { round: 0, pick: 1, by: 'caller' });
    await eventually(async () => expect((await room.state()).round).toBe(1));
    const calls = (await room.stream()).flatMap((event) =>
      event.type === 'PickCalled' ? [event.data] : [],
    );
    expect(calls.slice(0, 4).map(({ round, pick }) => `${round}.${pick}`)).toEqual([
      '0.1',
      '0.2',
      '0.3',
      '1.1',
    ]);
    for (const [index, { at }] of calls.entries())
      if (index > 0) expect(at >= (calls[index - 1]?.endsAt ?? '')).toBe(true);
  });
});
