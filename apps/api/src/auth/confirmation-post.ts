import type { Queue } from 'bullmq';
import { confirmationJob, type ConfirmationWish } from '#accounts';
import { tryAgain } from '#application';
import type { Redis } from '#platform';

/** Hands the mail by which an address is confirmed to a worker. */
export class ConfirmationPost {
  constructor(
    private readonly queue: Pick<Queue, 'add'>,
    private readonly redis: Pick<Redis, 'status'>,
  ) {}

  async send(wish: ConfirmationWish): Promise<void> {
    // The queue would wait for Redis however long that takes; a person does not.
    if (this.redis.status !== 'ready') throw tryAgain('server/unavailable');
    const { name, attempts, backoffMs, key } = confirmationJob;
    await this.queue.add(name, wish, {
      jobId: `${name}.${key(wish)}`,
      attempts,
      backoff: { type: 'exponential', delay: backoffMs },
      removeOnComplete: true,
      removeOnFail: true,
    });
  }
}
