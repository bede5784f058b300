import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CardsInUse } from '#bundles';
import { POOL, REDIS, SUBSCRIBER } from '#infrastructure';
import type { Configuration, DatabasePool, GracefulShutdown, Logger, Redis } from '#platform';
import { QUEUE_CONNECTION } from './infrastructure/tokens.js';
import { WakeUps } from './infrastructure/wake-ups.js';
import { LogDispatcher } from './logs/log-dispatcher.js';
import { HealthServer } from './operations/health-server.js';
import { DeliveryProcessor, JobProcessor } from './queue/job-processor.js';
import { JobQueue } from './queue/job-queue.js';
import type { JobRegistry } from './queue/job-registry.js';
import { JOB_REGISTRY } from './queue/job-registry-token.js';
import { WorkerModule } from './worker.module.js';

/**
 * Starts a worker; resolves once it takes jobs, with the port of its health server. Adds the steps
 * of its end to the shutdown.
 */
export const startWorker = async (
  configuration: Configuration,
  logger: Logger,
  shutdown: GracefulShutdown,
): Promise<number> => {
  const app = await NestFactory.createApplicationContext(WorkerModule.with(configuration, logger), {
    logger: false,
    abortOnError: false,
  });
  const health = app.get(HealthServer);
  const logs = app.get(LogDispatcher);
  shutdown
    .add('readiness', () => health.drain())
    .add('logs', () => logs.stop())
    // Closes queues and processors; running jobs are finished first.
    .add('jobs', () => app.close())
    .add('connections', () => disconnect(app))
    .add('health server', () => health.close());
  await app.get(CardsInUse).start();
  app.get(JobProcessor).listen();
  app.get(DeliveryProcessor).listen();
  await app.get(WakeUps).listen();
  logs.start();
  await app.get(JobQueue).schedule();
  return health.listen(configuration.workerPort, configuration.host);
};

const disconnect = async (app: INestApplicationContext): Promise<void> => {
  app.get<JobRegistry>(JOB_REGISTRY).close();
  app.get(WakeUps).close();
  app.get(CardsInUse).close();
  for (const name of [SUBSCRIBER, REDIS, QUEUE_CONNECTION]) app.get<Redis>(name).disconnect();
  await app.get<DatabasePool>(POOL).end();
};
