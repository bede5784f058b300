import { afterAll, beforeAll, expect, it } from 'vitest';
import { Connection } from '#client';
import { createLogger, GracefulShutdown, readConfiguration, startTracing } from '#platform';
import { createApplication } from '../../apps/api/src/application.js';
import { openEvent, register, signedUp } from '../../apps/api/test/people.js';
import { startWorker } from '../../apps/worker/src/worker.js';
import {
  createTestDatabase,
  type TestDatabase,
  testRedis,
  type TestRedis,
} from '../support/database.js';
import { Collector, type ToldSpan } from './collector.js';

const lines: Record<string, unknown>[] = [];
const logger = createLogger(
  'test',
  { logLevel: 'info' },
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);
const shutdown = new GracefulShutdown(logger);
let database: TestDatabase;
let redis: TestRedis;
let collector: Collector;
let connection: Connection;
let endTracing: () => Promise<void>;
beforeAll(async () => {
  [database, redis, collector] = await Promise.all([
    createTestDatabase(),
    testRedis(),
    Collector.open(),
  ]);
  const configuration = readConfiguration({
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    CONCLAVE_SECRET: 'only-for-tests-'.repeat(3),
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMITS: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  endTracing = await startTracing({ service: 'test', logger, ...configuration });
  const app = await createApplication(configuration, logger, shutdown);
  await app.listen(0, '127.0.0.1');
  await startWorker(configuration, logger, shutdown);
  connection = new Connection(await app.getUrl());
});
afterAll(async () => {
  await shutdown.stop();
  connection?.close();
  await endTracing?.();
  collector?.close();
  await Promise.all([database?.drop(), redis?.drop()]);
});

const patience = { timeout: 30_000, interval: 100 };
const pathOf = (span: ToldSpan): string => {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? `${pathOf(parent)} > ${span.name}` : span.name;
};

it('follows a command through its append and its job to the read models, in one trace', async () => {
  const owner = await signedUp(connection, 'Olga');
  const eventId = await openEvent(owner);
  for (const name of ['Ana', 'Bob']) {
    const { playerId } = await register(connection, eventId, name);
    await owner.command('CheckInPlayer', { eventId, playerId });
  }
  await owner.command('StartEvent', { eventId });
  await owner.command('RequestPairing', { eventId, phase: 0, round: 1, attempt: 1, repair: false });
  const asked = 'POST /api/commands/:name > command RequestPairing';
  const told = (): readonly string[] => {
    const traceId = collector.spans.find(({ name }) => name === 'command RequestPairing')?.traceId;
    return [...new Set(collector.spans.filter((span) => span.traceId === traceId).map(pathOf))];
  };
  const paired = `${asked} > ask pair-round > run pair-round`;
  await expect
    .poll(told, patience)
    .toEqual(
      expect.arrayContaining([
        asked,
        `${asked} > append`,
        `${asked} > project`,
        paired,
        `${paired} > append`,
        `${paired} > project`,
      ]),
    );
  const traceId = collector.spans.find(({ name }) => name === 'command RequestPairing')?.traceId;
  const line = lines.find(({ trace_id: trace }) => trace === traceId);
  expect(line).toMatchObject({ msg: 'request', route: '/api/commands/:name', status: 200 });
});
