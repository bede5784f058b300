import { z } from 'zod';
import { NoticeOutbox } from '#push';
import { WebhookStore } from '#webhooks';
import { LOGGER, CONFIGURATION } from '#infrastructure';
import type { Logger } from '#platform';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

/**
 * A table of things that were delivered: forgets at most so many
 * of those that are so many days old, and says how many it forgot.
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

/** Rows of one statement: few enough that nobody waits for them. */
const BATCH = 1_000;

const payload = z.object({});
type Payload = z.infer<typeof payload>;

/**
 * What was delivered is of no use after some weeks. Killed between
 * two batches it is asked for again the next day, if not before.
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

/** Forgets webhooks and notifications that were delivered long ago. */
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
