import type { Queue } from 'bullmq';
import { openSpan } from '#platform';
import type { JobRequest, JobRow } from './job.js';

/** A recurring job; `pattern` is a cron line with seconds, in UTC. */
export interface RegularJob {
  readonly id: string;
  readonly pattern: string;
  readonly request: JobRequest;
}

export interface JobQueueParts {
  readonly queue: Queue;
  /** The queue of the jobs that wait for external servers. */
  readonly deliveries: Queue;
  readonly jobs: readonly JobRow[];
  readonly regular: readonly RegularJob[];
}

/** Requests jobs. Two requests for the same job are one, as long as the first is not finished. */
export class JobQueue {
  private readonly jobs: ReadonlyMap<string, JobRow>;

  constructor(private readonly parts: JobQueueParts) {
    this.jobs = new Map(parts.jobs.map((job) => [job.name, job]));
  }

  async ask(requests: readonly JobRequest[]): Promise<void> {
    const { queue, deliveries } = this.parts;
    await Promise.all(
      [queue, deliveries].map((each) =>
        this.add(
          each,
          requests.filter(({ name }) => this.queueOf(name) === each),
        ),
      ),
    );
  }

  private async add(queue: Queue, requests: readonly JobRequest[]): Promise<void> {
    if (requests.length === 0) return;
    const now = Date.now();
    const spans = requests.map(askingSpan);
    try {
      await queue.addBulk(
        requests.map(({ name, id, payload, notBefore }, index) => ({
          name,
          data: payload,
          opts: {
            ...this.retries(name),
            jobId: id,
            delay: notBefore === undefined ? 0 : Math.max(0, Date.parse(notBefore) - now),
            ...placeOption(spans[index]?.place),
          },
        })),
      );
    } finally {
      for (const span of spans) span?.end();
    }
  }

  /** Schedules the recurring jobs. */
  async schedule(): Promise<void> {
    for (const { id, pattern, request } of this.parts.regular) {
      const { name, payload: data } = request;
      await this.queueOf(name).upsertJobScheduler(
        id,
        { pattern, tz: 'UTC' },
        { name, data, opts: this.retries(name) },
      );
    }
  }

  /** Schedules them again if Redis has lost them. */
  async scheduleWhatIsLost(): Promise<void> {
    const { queue, deliveries, regular } = this.parts;
    const counts = await Promise.all(
      [queue, deliveries].map((each) => each.getJobSchedulersCount()),
    );
    if (counts.reduce((sum, count) => sum + count, 0) < regular.length) await this.schedule();
  }

  private jobNamed(name: string): JobRow {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`no job named ${name}`);
    return job;
  }

  private queueOf(name: string): Queue {
    return this.jobNamed(name).queue === 'deliveries' ? this.parts.deliveries : this.parts.queue;
  }

  private retries(name: string) {
    const { attempts, backoffMs } = this.jobNamed(name);
    return {
      attempts,
      backoff: { type: 'exponential', delay: backoffMs },
      // No job remains under the id, so that it can be requested again if the work turns out not to
      // be done.
      removeOnComplete: true,
      removeOnFail: true,
    };
  }
}

/** Only for jobs caused by a command: a sweep requests the same jobs again and again. */
const askingSpan = ({ name, within }: JobRequest) =>
  within === undefined ? null : openSpan({ name: `ask ${name}`, kind: 'producer', within });

/** The trace context, stored where BullMQ keeps it with a job. */
const placeOption = (place: string | null | undefined) =>
  place ? { telemetry: { metadata: place } } : {};
