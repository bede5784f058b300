import { JOB_DURATIONS } from '../infrastructure/tokens.js';
import { JOB_REGISTRY } from './job-registry-token.js';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { LOGGER } from '#infrastructure';
import {
  deliveryQueueName,
  type Histogram,
  type Logger,
  queueName,
  trace,
  withCorrelation,
  Dependencies,
} from '#platform';
import { JobPayloadError, type JobRegistry } from './job-registry.js';

const taking = {
  lockDuration: 6_000,
  stalledInterval: 3_000,
  maxStalledCount: 1_000,
  drainDelay: 2,
  removeOnComplete: { count: 0 },
  removeOnFail: { count: 0 },
} as const;

/**
 * Takes jobs from the queue. The jobs of a worker that dies are locked only until the lock expires;
 * then another runs them again, as often as needed, because every handler is harmless when run
 * twice.
 */
@Processor(queueName, { concurrency: 4, ...taking })
@Dependencies(JOB_REGISTRY, JOB_DURATIONS, LOGGER)
export class JobProcessor extends WorkerHost {
  constructor(
    private readonly registry: JobRegistry,
    private readonly durations: Histogram<'job' | 'outcome'>,
    private readonly logger: Logger,
  ) {
    super();
  }

  /** Without a listener, connection errors would end the process. */
  listen(): void {
    this.worker.on('error', (error) =>
      this.logger.warn({ err: error }, 'the job queue is out of reach'),
    );
    this.worker.on('failed', (job, error) =>
      this.logger.error({ err: error, job: job?.id, attempt: job?.attemptsMade }, 'a job failed'),
    );
  }

  override async process(job: Job, token?: string): Promise<void> {
    const stop = this.durations.startTimer({ job: job.name });
    const within = job.opts.telemetry?.metadata ?? null;
    const run = () =>
      trace({ name: `run ${job.name}`, kind: 'consumer', within }, () => this.run(job));
    const outcome = await withCorrelation(job.id ?? job.name, run).catch((error: unknown) => {
      stop({ outcome: 'failed' });
      throw error;
    });
    stop({ outcome: outcome.kind });
    if (outcome.kind === 'done') return;
    await job.moveToDelayed(Date.now() + outcome.inMs, token);
    throw new DelayedError();
  }

  private async run(job: Job) {
    try {
      return await this.registry.run(job.name, job.data);
    } catch (error) {
      if (error instanceof JobPayloadError) throw new UnrecoverableError(error.message);
      throw error;
    }
  }
}

/** Takes the jobs that wait for external servers: many at once, because they mostly wait. */
@Processor(deliveryQueueName, { concurrency: 16, ...taking })
@Dependencies(JOB_REGISTRY, JOB_DURATIONS, LOGGER)
export class DeliveryProcessor extends JobProcessor {}
