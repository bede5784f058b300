import { games } from '#games';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CommandExecutor, newStream } from '#event-store';
import { deriveId, GracefulShutdown, queueName, readConfiguration } from '#platform';
import {
  createTestDatabase,
  testRedis,
  type TestDatabase,
  type TestRedis,
} from '../../../test/support/database.js';
import { Aggregates, systemClock, SystemCommands } from '#application';
import { ConfirmReportJob } from './jobs/confirm-report.job.js';
import { Deadlines } from './jobs/deadlines.js';
import { PairRoundJob } from './jobs/pair-round.job.js';
import { PaperRoom, silent, testSecret } from './testing/paper-room.js';
import { startWorker } from './worker.js';

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

const openRoom = async (players: number, settings = {}): Promise<PaperRoom> => {
  const room = await PaperRoom.open(database.url, players, settings);
  ends.push(() => room.close());
  return room;
};

/** A whole worker in this process, as main.ts starts it. */
const work = async (): Promise<GracefulShutdown> => {
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
  return shutdown;
};

/** Commands of a separate worker process, which shares no memory with another. */
const separateCommands = (room: PaperRoom): SystemCommands =>
  new SystemCommands(new CommandExecutor(room.store), () => undefined, systemClock, games);
/**
 * In another process, and by the clock of this machine: no api process has ever reported itself.
 */
const confirmReport = (room: PaperRoom): ConfirmReportJob =>
  new ConfirmReportJob(
    separateCommands(room),
    new Aggregates(new CommandExecutor(room.store)),
    new Deadlines({ read: async () => ({ seenAt: null, outages: [] }) }, systemClock),
  );
const instant = '2026-11-27T10:00:00.000Z';
const patience = { timeout: 60_000, interval: 50 };
const eventually = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, patience);

describe('the job that pairs a round', () => {
  it('makes one round of two runs at the same time and of a third one later', async () => {
    const room = await openRoom(9);
    await room.requestPairing(1);
    await room.fold();
    const position = (await room.events('PairingRequested'))[0]?.globalPosition ?? 0;
    const payload = { eventId: room.eventId, phase: 0, round: 1, attempt: 1, position };
    const jobOf = () =>
      new PairRoundJob(separateCommands(room), room.projections, room.secrets, silent);
    await Promise.all([jobOf().handle(payload), jobOf().handle(payload)]);
    await jobOf().handle(payload);
    expect(await room.events('RoundPaired')).toHaveLength(1);
    const tables = await room.tables();
    expect(tables).toHaveLength(4);
    for (const matchId of tables)
      expect((await room.store.readStream(`match-${matchId}`)).map((event) => event.type)).toEqual([
        'MatchScheduled',
      ]);
  });

  it('names a match otherwise where another log holds its name', async () => {
    const room = await openRoom(4);
    const { eventId } = room;
    const taken = [deriveId(`${eventId}.0.1.1`, 'match.1')];
    const place = { eventId: 'intruder', phase: 0, round: 1, table: 1, players: ['x', 'y'] };
    for (const matchId of taken)
      await room.store.append(
        { actor: 'account:mallory', commandId: matchId, correlationId: matchId, at: instant },
        [
          newStream(`match-${matchId}`, [
            {
              type: 'MatchVoided',
              schemaVersion: 1,
              data: { ...place, matchId, reason: '', score: null },
            },
          ]),
        ],
      );
    await room.requestPairing(1);
    await room.fold();
    const job = new PairRoundJob(separateCommands(room), room.projections, room.secrets, silent);
    await job.handle({ eventId, phase: 0, round: 1, attempt: 1, position: 0 });
    const tables = await room.tables();
    expect(tables).toHaveLength(2);
    for (const matchId of tables) {
      expect(taken).not.toContain(matchId);
      expect(await room.store.logOf(`match-${matchId}`)).toBe(`event-${eventId}`);
    }
  });

  it('records why there is no round while tables are open', async () => {
    const room = await openRoom(4);
    await room.requestPairing(1);
    await room.fold();
    const job = new PairRoundJob(separateCommands(room), room.projections, room.secrets, silent);
    await job.handle({ eventId: room.eventId, phase: 0, round: 1, attempt: 1, position: 0 });
    await room.requestPairing(2);
    await room.fold();
    await job.handle({ eventId: room.eventId, phase: 0, round: 2, attempt: 1, position: 0 });
    expect((await room.events('PairingFailed')).map((event) => event.data)).toEqual([
      { phase: 0, round: 2, attempt: 1, code: 'tables-open', tables: [1, 2] },
    ]);
  });
});

describe('a worker', () => {
  it('pairs what was asked for although Redis was wiped between request and job', async () => {
    const room = await openRoom(8);
    await work();
    const queue = new Queue(queueName, { connection: { url: redis.url } });
    const wiper = new Redis(redis.url);
    ends.push(async () => {
      await queue.close();
      wiper.disconnect();
    });
    await queue.pause();
    await room.requestPairing(1);
    await eventually(async () =>
      expect((await queue.getJob(`pair-round.${room.eventId}.0.1.1`))?.name).toBe('pair-round'),
    );
    expect(await room.events('RoundPaired')).toEqual([]);
    await wiper.flushdb();
    await eventually(async () => expect(await room.events('RoundPaired')).toHaveLength(1));
    // And the recurring jobs are scheduled again.
    await eventually(async () =>
      expect((await queue.getJobSchedulers()).map(({ key }) => key).sort()).toEqual([
        'daily-forgetting',
        'daily-seal',
        'signing',
      ]),
    );
  });

  it('finds at its start what was asked for while nobody worked', async () => {
    const room = await openRoom(4);
    await room.requestPairing(1);
    await work();
    await eventually(async () => expect(await room.events('RoundPaired')).toHaveLength(1));
  });

  it('beside another pairs, completes and seals every round once', async () => {
    const room = await openRoom(8);
    await Promise.all([work(), work()]);
    for (const round of [1, 2]) {
      await room.requestPairing(round);
      await eventually(async () => expect(await room.events('RoundPaired')).toHaveLength(round));
      await room.playAll();
      await eventually(async () => expect(await room.events('RoundCompleted')).toHaveLength(round));
    }
    const sealed = await room.events('HeadsSealed');
    expect(sealed).toHaveLength(2);
    const heads = sealed[1]?.data['heads'] as unknown as { streamId: string; version: number }[];
    expect(heads.map((head) => head.streamId).sort()).toEqual(
      [
        `event-${room.eventId}`,
        ...(await room.tables()).map((matchId) => `match-${matchId}`),
      ].sort(),
    );
    expect(
      heads
        .filter((head) => head.streamId.startsWith('match-'))
        .every((head) => head.version === 4),
    ).toBe(true);
  });

  it('hands its duties to another when it stops', async () => {
    const room = await openRoom(4);
    const first = await work();
    await work();
    await first.stop();
    await room.requestPairing(1);
    await eventually(async () => expect(await room.events('RoundPaired')).toHaveLength(1));
  });
});

describe('silence and a late dispute', () => {
  it('cannot both win', async () => {
    const room = await openRoom(32, { confirmAfterMinutes: 1 });
    await room.requestPairing(1);
    await room.fold();
    await new PairRoundJob(separateCommands(room), room.projections, room.secrets, silent).handle({
      eventId: room.eventId,
      phase: 0,
      round: 1,
      attempt: 1,
      position: 0,
    });
    const twoMinutesAgo = new Date(Date.now() - 120_000).toISOString();
    const score = { a: 2, b: 1, drawn: 0 };
    for (const matchId of await room.tables()) {
      await room.tryMatch(matchId, 'ReportResult', { by: 'a', score }, twoMinutesAgo);
      const clock = confirmReport(room);
      const [, dispute] = await Promise.all([
        clock.handle({ matchId, reportVersion: 2 }),
        room.tryMatch(matchId, 'DisputeResult', { by: 'b', claim: null, note: '' }),
      ]);
      const types = (await room.store.readStream(`match-${matchId}`))
        .slice(2)
        .map((event) => event.type);
      expect(types).toEqual([dispute.kind === 'accepted' ? 'ResultDisputed' : 'MatchCompleted']);
    }
  });

  it('is not heard before its time, nor about another report', async () => {
    const room = await openRoom(2, { confirmAfterMinutes: 1 });
    await room.requestPairing(1);
    await room.fold();
    await new PairRoundJob(separateCommands(room), room.projections, room.secrets, silent).handle({
      eventId: room.eventId,
      phase: 0,
      round: 1,
      attempt: 1,
      position: 0,
    });
    const [matchId = ''] = await room.tables();
    await room.toMatch(matchId, 'ReportResult', { by: 'a', score: { a: 2, b: 1, drawn: 0 } });
    const clock = confirmReport(room);
    expect(await clock.handle({ matchId, reportVersion: 2 })).toMatchObject({ kind: 'again' });
    await room.toMatch(matchId, 'ReportResult', { by: 'a', score: { a: 2, b: 0, drawn: 0 } });
    expect(await clock.handle({ matchId, reportVersion: 2 })).toEqual({ kind: 'done' });
    expect((await room.store.readStream(`match-${matchId}`)).map((event) => event.type)).toEqual([
      'MatchScheduled',
      'ResultReported',
      'ResultReported',
    ]);
  });
});
