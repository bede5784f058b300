import type { Queue } from 'bullmq';
import { jobDefinitions, jobId, type JobDefinition, type JobRequest } from './job-definitions.js';

/** Asks for work. Asking twice for the same is asking once, for as long as the first is not finished. */
export class JobQueue {
  constructor(
    private readonly queue: Queue,
    private readonly deliveries: Queue,
  ) {}

  async ask(requests: readonly JobRequest[]): Promise<void> {
    const [abroad, home] = [
      requests.filter(isDelivery),
      requests.filter((request) => !isDelivery(request)),
    ];
    await Promise.all([this.add(this.queue, home), this.add(this.deliveries, abroad)]);
  }

  private async add(queue: Queue, requests: readonly JobRequest[]): Promise<void> {
    if (requests.length === 0) return;
    const now = Date.now();
    await queue.addBulk(
      requests.map((request) => {
        const { attempts, backoffMs } = jobDefinitions[request.name];
        return {
          name: request.name,
          data: request.payload,
          opts: {
            jobId: jobId(request),
            attempts,
            backoff: { type: 'exponential', delay: backoffMs },
            delay:
              request.notBefore === undefined
                ? 0
                : Math.max(0, Date.parse(request.notBefore) - now),
            // Nothing stays behind under the id: if the work turns out not to be done after all, it can be asked for again.
            removeOnComplete: true,
            removeOnFail: true,
          },
        };
      }),
    );
  }

  /** Has asked for what comes round every day. */
  async schedule(): Promise<void> {
    for (const {
      id,
      pattern,
      request: { name, payload },
    } of regulars) {
      const { attempts, backoffMs } = jobDefinitions[name];
      const opts = {
        attempts,
        backoff: { type: 'exponential', delay: backoffMs },
        removeOnComplete: true,
        removeOnFail: true,
      };
      const queue = isDelivery({ name }) ? this.deliveries : this.queue;
      await queue.upsertJobScheduler(id, { pattern, tz: 'UTC' }, { name, data: payload, opts });
    }
  }

  /** The same where Redis has lost it. */
  async scheduleWhatIsLost(): Promise<void> {
    const counts = await Promise.all(
      [this.queue, this.deliveries].map((queue) => queue.getJobSchedulersCount()),
    );
    if (counts.reduce((sum, count) => sum + count, 0) < regulars.length) await this.schedule();
  }
}

/** In the small hours, UTC: the seal, and the forgetting of what is out of date. Every minute: the signing of what has happened, by this server and by its witnesses. */
const regulars: readonly {
  readonly id: string;
  readonly pattern: string;
  readonly request: JobRequest;
}[] = [
  {
    id: 'daily-seal',
    pattern: '0 4 * * *',
    request: { name: 'seal-heads', payload: { eventId: null, occasion: 'daily' } },
  },
  {
    id: 'signing',
    pattern: '* * * * *',
    request: { name: 'sign-checkpoints', payload: { eventId: null, position: 0 } },
  },
  {
    // When the minute's checkpoints are there.
    id: 'witnessing',
    pattern: '20 * * * * *',
    request: { name: 'ask-witnesses', payload: {} },
  },
  {
    id: 'daily-forgetting',
    pattern: '30 4 * * *',
    request: { name: 'forget-delivered', payload: {} },
  },
];

const isDelivery = ({ name }: Pick<JobRequest, 'name'>): boolean =>
  (jobDefinitions[name] as JobDefinition<unknown>).queue === 'deliveries';
