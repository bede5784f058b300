import { z } from 'zod';
import { NoticeOutbox } from '#push';
import { WebhookStore } from '#webhooks';
import { LOGGER, CONFIGURATION } from '#infrastructure';
import type { Logger } from '#platform';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

/**
 * A table of delivered items: deletes at most so many that are at least so many days old, and
 * returns the number of deleted rows.
 */
export interface Forgetful {
  readonly name: string;
  forgetDelivered(olderThanDays: number, atMost: number): Promise<number>;
}

export interface ForgettingParts {
  readonly tables: readonly Forgetful[];
  readonly days: number;
  readonly logger: Logger;
}

/** Rows per statement: few enough that nobody waits for them. */
const BATCH = 1_000;

const payload = z.object({});
type Payload = z.infer<typeof payload>;

/**
 * Delivered items are of no use after some weeks. If the job is killed between two batches, the
 * next run a day later continues, if no retry does before.
 */
export class ForgetDeliveredJob implements JobHandler<Payload> {
  readonly job = 'forget-delivered';

  constructor(private readonly parts: ForgettingParts) {}

  async handle(): Promise<JobOutcome> {
    const { tables, days, logger } = this.parts;
    for (const table of tables) {
      const forgotten = await this.forgetAll(table);
      if (forgotten > 0)
        logger.info({ table: table.name, forgotten, days }, 'forgot what was delivered long ago');
    }
    return done;
  }

  private async forgetAll(table: Forgetful): Promise<number> {
    let forgotten = 0;
    for (;;) {
      const rows = await table.forgetDelivered(this.parts.days, BATCH);
      forgotten += rows;
      if (rows < BATCH) return forgotten;
    }
  }
}

/** Deletes webhooks and notifications that were delivered long ago. */
export const forgetDelivered = defineJob({
  name: 'forget-delivered',
  payload,
  key: () => 'daily',
  attempts: 5,
  backoffMs: 1_000,
  needs: {
    webhooks: WebhookStore,
    notices: NoticeOutbox,
    configuration: CONFIGURATION,
    logger: LOGGER,
  },
  handler: ({ webhooks, notices, configuration, logger }) =>
    new ForgetDeliveredJob({
      tables: [webhooks, notices],
      days: configuration.retentionDays,
      logger,
    }),
});
