import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Configuration, DatabasePool, GracefulShutdown, Logger, Redis } from '#platform';
import * as token from './infrastructure/tokens.js';
import type { WakeUps } from './infrastructure/wake-ups.js';
import type { DemoEventJob } from './jobs/demo-event.job.js';
import { DeliveryProcessor, JobProcessor } from './jobs/job-processor.js';
import type { JobQueue } from './jobs/job-queue.js';
import type { LogDuty } from './logs/log-duty.js';
import type { HealthServer } from './operations/health-server.js';
import { WorkerModule } from './worker.module.js';

/** Starts a worker; resolves once it takes jobs, with the port of its health server. The steps of its end are added to the shutdown. */
export const startWorker = async (
  configuration: Configuration,
  logger: Logger,
  shutdown: GracefulShutdown,
): Promise<number> => {
  const app = await NestFactory.createApplicationContext(WorkerModule.with(configuration, logger), {
    logger: false,
    abortOnError: false,
  });
  const health = app.get<HealthServer>(token.HEALTH);
  const logs = app.get<LogDuty>(token.LOG_DUTY);
  shutdown
    .add('readiness', () => health.drain())
    .add('logs', () => logs.stop())
    // Closes queues and processors: jobs under way are finished first.
    .add('jobs', () => app.close())
    .add('connections', () => disconnect(app))
    .add('health server', () => health.close());
  app.get(JobProcessor).listen();
  app.get(DeliveryProcessor).listen();
  await app.get<WakeUps>(token.WAKE_UPS).listen();
  logs.start();
  await app.get<JobQueue>(token.JOB_QUEUE).schedule();
  return health.listen(configuration.workerPort, configuration.host);
};

const disconnect = async (app: INestApplicationContext): Promise<void> => {
  app.get<DemoEventJob>(token.DEMO_JOB).close();
  app.get<WakeUps>(token.WAKE_UPS).close();
  for (const name of [token.SUBSCRIBER, token.REDIS, token.QUEUE_CONNECTION])
    app.get<Redis>(name).disconnect();
  await app.get<DatabasePool>(token.POOL).end();
};
