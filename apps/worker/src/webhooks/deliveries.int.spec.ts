import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MadeWebhook, WebhookKind } from '#contracts';
import { deliveryQueueName, GracefulShutdown, queueName, readConfiguration } from '#platform';
import { type Patience, testBody, usualPatience, WebhookSender, WebhookStore } from '#webhooks';
import {
  createTestDatabase,
  testRedis,
  type TestDatabase,
  type TestRedis,
} from '../../../../test/support/database.js';
import { WebhookReceiver } from '../../../../test/support/webhook-receiver.js';
import { DeliverWebhookJob } from '../jobs/deliver-webhook.job.js';
import { jobs } from '../jobs/index.js';
import { signCheckpoints } from '../jobs/sign-checkpoints.job.js';
import { JobQueue } from '../queue/job-queue.js';
import { PaperRoom, silent, testSecret } from '../testing/paper-room.js';
import { startWorker } from '../worker.js';

let database: TestDatabase;
let redis: TestRedis;
let receiver: WebhookReceiver;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  [database, redis] = await Promise.all([createTestDatabase(), testRedis()]);
});
beforeEach(async () => {
  receiver = await WebhookReceiver.open();
  ends.push(() => receiver.close());
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await redis.drop();
});
afterAll(() => database.drop());

const patience = { timeout: 30_000, interval: 50 };

const openRoom = async (players: number): Promise<{ room: PaperRoom; webhooks: WebhookStore }> => {
  const room = await PaperRoom.open(database.url, players);
  ends.push(() => room.close());
  return { room, webhooks: new WebhookStore(room.pool, room.secrets) };
};

const work = async (): Promise<GracefulShutdown> => {
  const configuration = readConfiguration({
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    CONCLAVE_SECRET: testSecret,
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    DATABASE_POOL: '6',
    WEBHOOKS_PRIVATE: 'on',
  });
  const shutdown = new GracefulShutdown(silent);
  ends.push(() => shutdown.stop());
  await startWorker(configuration, silent, shutdown);
  return shutdown;
};

const endpoint = async (
  webhooks: WebhookStore,
  room: PaperRoom,
  ...kinds: readonly WebhookKind[]
): Promise<MadeWebhook> =>
  webhooks.make(room.eventId, 'olga', { url: receiver.url, kinds: [...kinds] });
const dueKeys = async (webhooks: WebhookStore, endpointId: string): Promise<readonly string[]> =>
  (await webhooks.due(1_000))
    .filter((each) => each.endpointId === endpointId)
    .map(({ key }) => key);
const arrivals = (): number => receiver.received.length;

/** The regular job that a worker runs every minute. */
const signNow = async ({ eventId }: PaperRoom): Promise<void> => {
  const queues = [queueName, deliveryQueueName].map(
    (name) => new Queue(name, { connection: { url: redis.url } }),
  );
  ends.push(() => Promise.all(queues.map((queue) => queue.close())));
  const [queue, deliveries] = queues as [Queue, Queue];
  await new JobQueue({ queue, deliveries, jobs, regular: [] }).ask([
    signCheckpoints.request({ eventId, position: 0 }),
  ]);
};

/** The job as a worker runs it, with a retry policy of its own. */
const jobOf = (webhooks: WebhookStore, changes: Partial<Patience> = {}): DeliverWebhookJob =>
  new DeliverWebhookJob({
    webhooks,
    sender: new WebhookSender({ privateAllowed: true, timeoutMs: 10_000 }),
    patience: { ...usualPatience, ...changes },
    announce: () => undefined,
    logger: silent,
  });

describe('a receiver', () => {
  it('is told, signed, of what happens from now on and is of a kind that it wants', async () => {
    const { room, webhooks } = await openRoom(4);
    const { made, secret } = await endpoint(
      webhooks,
      room,
      'round.paired',
      'result.final',
      'standings.changed',
      'event.started',
    );
    await Promise.all([work(), work()]);
    await room.requestPairing(1);
    await expect.poll(() => receiver.told(secret).length, patience).toBe(1);
    await room.playAll();
    await expect.poll(() => receiver.told(secret).length, patience).toBe(4);
    const told = receiver.told(secret);
    expect(told.map(({ type }) => type).sort()).toEqual([
      'result.final',
      'result.final',
      'round.paired',
      'standings.changed',
    ]);
    const [paired] = await room.events('RoundPaired');
    expect(told[0]).toMatchObject({
      type: 'round.paired',
      timestamp: paired?.meta.at,
      data: {
        eventId: room.eventId,
        position: paired?.globalPosition,
        phase: 0,
        round: 1,
        tables: [{ table: 1 }, { table: 2 }],
      },
    });
    expect(receiver.received[0]?.id).toBe(`msg_${made.endpointId}_${paired?.globalPosition}`);
    expect(JSON.stringify(told[0])).toMatch(/"name":"Player \d"/);
    await expect
      .poll(
        async () =>
          (await webhooks.deliveriesOf(made.endpointId)).map(
            ({ status, attempts }) => `${status} ${attempts}`,
          ),
        patience,
      )
      .toEqual(Array(4).fill('delivered 1'));
  });

  it('is handed what the server signed of the log, each checkpoint once', async () => {
    const { room, webhooks } = await openRoom(4);
    const { secret } = await endpoint(webhooks, room, 'checkpoint.signed');
    await work();
    const told = () => receiver.told(secret).map(({ data }) => data);
    const sizes = () => told().map((data) => Number(data['size']));
    await signNow(room);
    await expect.poll(() => sizes().length, patience).toBeGreaterThan(0);
    const [first = 0] = sizes();
    await signNow(room);
    await room.toEvent('DropPlayer', { playerId: 'player001', reason: 'own-wish' });
    await signNow(room);
    await expect.poll(() => Math.max(...sizes()), patience).toBeGreaterThan(first);
    const { size, checkpoint } = told().at(-1) as { size: number; checkpoint: string };
    const signed = await room.pool.query('select size, note from log_checkpoints where log = $1', [
      `event-${room.eventId}`,
    ]);
    expect(signed.rows).toContainEqual({ size: String(size), note: checkpoint });
    expect(new Set(sizes()).size).toBe(sizes().length);
  });

  it('is tried again when it fails, under the same id and with the same bytes', async () => {
    const { room, webhooks } = await openRoom(2);
    const { made, secret } = await endpoint(webhooks, room, 'player.dropped');
    receiver.answerNext(500);
    await work();
    await room.toEvent('DropPlayer', { playerId: 'player001', reason: 'own-wish' });
    await expect.poll(arrivals, patience).toBe(2);
    const [first, second] = receiver.received;
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
    expect(receiver.told(secret)).toMatchObject([
      { type: 'player.dropped', data: { playerId: 'player001', name: 'Player 1' } },
    ]);
    await expect
      .poll(async () => (await webhooks.deliveriesOf(made.endpointId))[0], patience)
      .toMatchObject({ status: 'delivered', attempts: 2, httpStatus: 204, fault: null });
  });

  it('gets what the queue has lost', async () => {
    const { room, webhooks } = await openRoom(2);
    const { made, secret } = await endpoint(webhooks, room, 'player.dropped');
    await work();
    const queue = new Queue(deliveryQueueName, { connection: { url: redis.url } });
    const wiper = new Redis(redis.url);
    ends.push(async () => {
      await queue.close();
      wiper.disconnect();
    });
    await queue.pause();
    await room.toEvent('DropPlayer', { playerId: 'player002', reason: 'own-wish' });
    await expect.poll(() => dueKeys(webhooks, made.endpointId), patience).toHaveLength(1);
    const [key = ''] = await dueKeys(webhooks, made.endpointId);
    await expect
      .poll(
        async () => (await queue.getJob(`deliver-webhook.${made.endpointId}.${key}.0`))?.name,
        patience,
      )
      .toBe('deliver-webhook');
    expect(arrivals()).toBe(0);
    await wiper.flushdb();
    await expect.poll(() => receiver.told(secret).length, patience).toBe(1);
  });

  it('hears of nothing while it is paused, and of everything afterwards', async () => {
    const { room, webhooks } = await openRoom(3);
    const { made, secret } = await endpoint(webhooks, room, 'player.dropped');
    const other = await endpoint(webhooks, room, 'player.dropped');
    await webhooks.pause(made.endpointId);
    await work();
    await room.toEvent('DropPlayer', { playerId: 'player001', reason: 'own-wish' });
    await expect
      .poll(async () => (await webhooks.deliveriesOf(other.made.endpointId))[0]?.status, patience)
      .toBe('delivered');
    expect(receiver.received.map(({ id }) => id.includes(made.endpointId))).toEqual([false]);
    receiver.forget();
    await webhooks.remove(other.made.endpointId);
    await webhooks.resume(made.endpointId);
    await room.toEvent('DropPlayer', { playerId: 'player002', reason: 'own-wish' });
    await expect
      .poll(
        () =>
          receiver
            .told(secret)
            .map(({ data }) => data['playerId'])
            .sort(),
        patience,
      )
      .toEqual(['player001', 'player002']);
  });

  it('is told again when asked for, and tried with a test, at once', async () => {
    const { room, webhooks } = await openRoom(2);
    const { made, secret } = await endpoint(webhooks, room, 'player.dropped');
    await work();
    await room.toEvent('DropPlayer', { playerId: 'player001', reason: 'own-wish' });
    await expect
      .poll(async () => (await webhooks.deliveriesOf(made.endpointId))[0]?.status, patience)
      .toBe('delivered');
    const [first] = receiver.received;
    expect(await webhooks.redeliver(made.endpointId, first?.id ?? '')).toBe(true);
    await expect.poll(arrivals, patience).toBe(2);
    expect(receiver.received[1]).toMatchObject({ id: first?.id, body: first?.body });
    await webhooks.addTest(made.endpointId, testBody(room.eventId, new Date().toISOString()));
    await expect.poll(arrivals, patience).toBe(3);
    expect(receiver.told(secret).at(-1)).toMatchObject({
      type: 'test',
      data: { eventId: room.eventId },
    });
    expect(await webhooks.redeliver(made.endpointId, 'msg_of_nobody')).toBe(false);
  });
});

describe('a try', () => {
  /** A waiting delivery of an endpoint that no worker serves. */
  const waiting = async (): Promise<{
    webhooks: WebhookStore;
    endpointId: string;
    secret: string;
    key: string;
    room: PaperRoom;
  }> => {
    const { room, webhooks } = await openRoom(2);
    const { made, secret } = await endpoint(webhooks, room, 'player.dropped');
    const added = await webhooks.addTest(
      made.endpointId,
      testBody(room.eventId, '2026-11-21T10:00:00.000Z'),
    );
    const messageId = added?.messageId ?? '';
    return {
      webhooks,
      endpointId: made.endpointId,
      secret,
      key: messageId.slice(`msg_${made.endpointId}_`.length),
      room,
    };
  };

  it('at an endpoint whose secret is lost ends with a pause, and is not made again and again', async () => {
    const { webhooks, endpointId, key, room } = await waiting();
    await room.secrets.remove(`webhook-${endpointId}`, 'secret');
    await jobOf(webhooks).handle({ endpointId, key, attempt: 0 });
    expect(await dueKeys(webhooks, endpointId)).toEqual([]);
    expect(await webhooks.find(room.eventId, endpointId)).toMatchObject({ status: 'failing' });
    expect(await webhooks.deliveriesOf(endpointId)).toMatchObject([
      { status: 'waiting', fault: 'no-secret' },
    ]);
    expect(arrivals()).toBe(0);
  });

  it('whose worker dies before it is written down is made again under the same id', async () => {
    const { webhooks, endpointId, key } = await waiting();
    const dying = Object.create(webhooks, {
      record: { value: () => Promise.reject(new Error('killed')) },
    }) as WebhookStore;
    await expect(jobOf(dying).handle({ endpointId, key, attempt: 0 })).rejects.toThrow('killed');
    expect(await webhooks.deliveriesOf(endpointId)).toMatchObject([
      { status: 'waiting', attempts: 0 },
    ]);
    await jobOf(webhooks).handle({ endpointId, key, attempt: 0 });
    await jobOf(webhooks).handle({ endpointId, key, attempt: 0 });
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(await webhooks.deliveriesOf(endpointId)).toMatchObject([
      { status: 'delivered', attempts: 1 },
    ]);
  });

  it('that is not the one that is due is not made', async () => {
    const { webhooks, endpointId, key } = await waiting();
    receiver.answerNext(503);
    await jobOf(webhooks).handle({ endpointId, key, attempt: 0 });
    await jobOf(webhooks).handle({ endpointId, key, attempt: 0 });
    expect(arrivals()).toBe(1);
    expect(await webhooks.deliveriesOf(endpointId)).toMatchObject([
      { status: 'waiting', attempts: 1, httpStatus: 503, fault: 'refused' },
    ]);
  });

  it('is the last when patience ends, until somebody asks for the delivery again', async () => {
    const { webhooks, endpointId, key } = await waiting();
    receiver.answerNext(500, 500);
    const job = jobOf(webhooks, { retryAfter: (attempts) => (attempts < 2 ? 0 : null) });
    await job.handle({ endpointId, key, attempt: 0 });
    await job.handle({ endpointId, key, attempt: 1 });
    const [given] = await webhooks.deliveriesOf(endpointId);
    expect(given).toMatchObject({ status: 'given-up', attempts: 2, dueAt: null });
    expect(await dueKeys(webhooks, endpointId)).toEqual([]);
    await webhooks.redeliver(endpointId, given?.messageId ?? '');
    await job.handle({ endpointId, key, attempt: 0 });
    expect(await webhooks.deliveriesOf(endpointId)).toMatchObject([{ status: 'delivered' }]);
  });

  it('after long failure pauses the endpoint and says so; resuming forgives', async () => {
    const { webhooks, endpointId, key, room } = await waiting();
    receiver.answerNext(500, 500);
    const job = jobOf(webhooks, { isTooLong: (_ms, failures) => failures >= 2 });
    await job.handle({ endpointId, key, attempt: 0 });
    expect(await webhooks.find(room.eventId, endpointId)).toMatchObject({
      status: 'active',
      failingSince: expect.any(String),
    });
    await job.handle({ endpointId, key, attempt: 1 });
    expect(await webhooks.find(room.eventId, endpointId)).toMatchObject({
      status: 'failing',
      waiting: 1,
    });
    expect(await dueKeys(webhooks, endpointId)).toEqual([]);
    await job.handle({ endpointId, key, attempt: 2 });
    expect(arrivals()).toBe(2);
    await webhooks.resume(endpointId);
    await job.handle({ endpointId, key, attempt: 0 });
    expect(await webhooks.find(room.eventId, endpointId)).toMatchObject({
      status: 'active',
      failingSince: null,
      waiting: 0,
    });
  });

  it('of an endpoint that has been removed is not made, and its secret is gone', async () => {
    const { webhooks, endpointId, key, room } = await waiting();
    await webhooks.remove(endpointId);
    await jobOf(webhooks).handle({ endpointId, key, attempt: 0 });
    expect(arrivals()).toBe(0);
    expect(await room.secrets.get(`webhook-${endpointId}`, 'secret')).toBeNull();
  });
});

it('keeps secrets and receivers out of the stream and out of every clear text', async () => {
  const { room, webhooks } = await openRoom(2);
  const { secret } = await endpoint(webhooks, room, 'player.dropped');
  expect(JSON.stringify(await room.store.readStream(`event-${room.eventId}`))).not.toContain(
    receiver.url,
  );
  const { rows } = await room.pool.query<{ dump: string }>(
    `select string_agg(e::text, ' ') || (select string_agg(encode(sealed, 'escape'), ' ') from sealed_secrets) as dump from webhook_endpoints e`,
  );
  expect(rows[0]?.dump).toContain(receiver.url);
  expect(rows[0]?.dump).not.toContain(secret.slice('whsec_'.length));
});
