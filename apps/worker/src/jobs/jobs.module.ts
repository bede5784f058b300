import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type FactoryProvider, Global, Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { METRICS } from '#infrastructure';
import { deliveryQueueName, Histogram, latencyBuckets, provide, queueName, token } from '#platform';
import { JOB_DURATIONS, QUEUE_CONNECTION } from '../infrastructure/tokens.js';
import type { JobHandler } from '../queue/job.js';
import { DeliveryProcessor, JobProcessor } from '../queue/job-processor.js';
import { JobQueue } from '../queue/job-queue.js';
import { JobRegistry } from '../queue/job-registry.js';
import { JOB_REGISTRY } from '../queue/job-registry-token.js';
import { jobs, regularJobs } from './index.js';
import { parts } from './parts.js';

const QUEUE = token<Queue>('Queue');
const DELIVERIES = token<Queue>('Deliveries');

const queues = [
  { provide: QUEUE, useExisting: getQueueToken(queueName) },
  { provide: DELIVERIES, useExisting: getQueueToken(deliveryQueueName) },
  provide(
    JobQueue,
    [QUEUE, DELIVERIES],
    (queue, deliveries) => new JobQueue({ queue, deliveries, jobs, regular: regularJobs }),
  ),
];

const registry: FactoryProvider<JobRegistry> = {
  provide: JOB_REGISTRY,
  inject: jobs.map(({ handlerToken }) => handlerToken),
  useFactory: (...handlers: JobHandler<never>[]) => JobRegistry.bind(jobs, handlers),
};

const durations = provide(
  JOB_DURATIONS,
  [METRICS],
  (metrics) =>
    new Histogram({
      name: 'conclave_job_seconds',
      help: 'Time a job took, by job and outcome',
      labelNames: ['job', 'outcome'],
      buckets: latencyBuckets,
      registers: [metrics],
    }),
);

/** The queue, who asks it for work, and who does the work. */
@Global()
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [QUEUE_CONNECTION],
      useFactory: (connection: unknown) => ({ connection: connection as never }),
    }),
    BullModule.registerQueue({ name: queueName }, { name: deliveryQueueName }),
  ],
  providers: [
    ...queues,
    ...parts,
    ...jobs.map(({ provider }) => provider),
    registry,
    durations,
    JobProcessor,
    DeliveryProcessor,
  ],
  exports: [JobQueue, ...parts],
})
export class JobsModule {}
