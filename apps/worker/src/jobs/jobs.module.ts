import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type FactoryProvider, Global, Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { METRICS } from '#infrastructure';
import {
  deliveryQueueName,
  Gauge,
  Histogram,
  latencyBuckets,
  provide,
  queueName,
  type Registry,
  token,
} from '#platform';
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

/** A metric of the number of jobs in the queues, counted on each scrape. */
const countJobs = (all: readonly Queue[], metrics: Registry): void => {
  new Gauge({
    name: 'conclave_queued_jobs',
    help: 'Jobs by queue and state; every worker tells the same',
    labelNames: ['queue', 'state'],
    registers: [metrics],
    async collect() {
      for (const queue of all) {
        const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
        for (const [state, count] of Object.entries(counts))
          this.set({ queue: queue.name, state }, count);
      }
    },
  });
};

const queues = [
  { provide: QUEUE, useExisting: getQueueToken(queueName) },
  { provide: DELIVERIES, useExisting: getQueueToken(deliveryQueueName) },
  provide(JobQueue, [QUEUE, DELIVERIES, METRICS], (queue, deliveries, metrics) => {
    countJobs([queue, deliveries], metrics);
    return new JobQueue({ queue, deliveries, jobs, regular: regularJobs });
  }),
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

/** The queue, the parts that request jobs, and the job handlers. */
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
