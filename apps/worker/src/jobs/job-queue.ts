import type { Queue } from 'bullmq';
import { jobDefinitions, jobId, type JobDefinition, type JobRequest } from './job-definitions.js';

/** Asks for work. Asking twice for the same is asking once, for as long as the first is not finished. */
export class JobQueue {
  constructor(
    private readonly queue: Queue,
    private readonly deliveries: Queue,
  ) {}

  async ask(requests: readonly JobRequest[]): Promise<void> {
    const [abroad, home] = [requests.filter(isDelivery), requests.filter((request) => !isDelivery(request))];
    await Promise.all([this.add(this.queue, home), this.add(this.deliveries, abroad)]);
  }

  private async add(queue: Queue, requests: readonly JobRequest[]): Promise<void> {
    if (requests.length === 0) return;
    const now = Date.now();
    await queue.addBulk(requests.map((request) => {
      const { attempts, backoffMs } = jobDefinitions[request.name];
      return {
        name: request.name,
        data: request.payload,
        opts: {
          jobId: jobId(request),
          attempts,
          backoff: { type: 'exponential', delay: backoffMs },
          delay: request.notBefore === undefined ? 0 : Math.max(0, Date.parse(request.notBefore) - now),
          // Nothing stays behind under the id: if the work turns out not to be done after all, it can be asked for again.
          removeOnComplete: true,
          removeOnFail: true,
        },
      };
    }));
  }

  /** Has the daily seal asked for at four in the morning, UTC. */
  async schedule(): Promise<void> {
    await this.queue.upsertJobScheduler('daily-seal', { pattern: '0 4 * * *', tz: 'UTC' }, { name: 'seal-heads', data: { eventId: null, occasion: 'daily' }, opts: { removeOnComplete: true, removeOnFail: true } });
  }
}

const isDelivery = ({ name }: JobRequest): boolean => (jobDefinitions[name] as JobDefinition<unknown>).queue === 'deliveries';
