import type { Queue } from 'bullmq';
import { unavailableFailure } from '../http/failure.js';
import type { Redis } from '#platform';

/** A kind of mail that the worker sends. */
interface MailJob<Wish> {
  readonly name: string;
  readonly attempts: number;
  readonly backoffMs: number;
  /** Requests with the same key wait as one. */
  readonly key: (wish: Wish) => string;
}

/** Queues mails for the worker. */
export class MailQueue {
  constructor(
    private readonly queue: Pick<Queue, 'add'>,
    private readonly redis: Pick<Redis, 'status'>,
  ) {}

  async send<Wish>({ name, attempts, backoffMs, key }: MailJob<Wish>, wish: Wish): Promise<void> {
    // The queue would wait for Redis indefinitely; a person should not.
    if (this.redis.status !== 'ready') throw unavailableFailure('server/unavailable');
    await this.queue.add(name, wish, {
      jobId: `${name}.${key(wish)}`,
      attempts,
      backoff: { type: 'exponential', delay: backoffMs },
      removeOnComplete: true,
      removeOnFail: true,
    });
  }
}
