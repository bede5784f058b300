import { idOf, logOfEvent } from '#aggregate';
import { z } from 'zod';
import { ANNOUNCE_DELIVERIES } from '../infrastructure/tokens.js';
import { JobQueue } from '../queue/job-queue.js';
import { WebhookStore } from '#webhooks';
import { LOGGER } from '#infrastructure';
import { systemClock } from '#application';
import { LogCheckpoints } from '#checkpoints';
import { CommandExecutor } from '#event-store';
import type { Logger } from '#platform';
import { type SignedCheckpoint, CheckpointNews } from './checkpoint-news.js';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

/** Logs per run; the rest is signed a minute later. */
const MOST = 500;

const payload = z.object({ eventId: z.string().min(1).nullable(), position: z.int().min(0) });
type Payload = z.infer<typeof payload>;

/** Signs the current length of one event's log, or of the log of every event with new events. */
export class SignCheckpointsJob implements JobHandler<Payload> {
  readonly job = 'sign-checkpoints';

  constructor(
    private readonly checkpoints: LogCheckpoints,
    private readonly news: CheckpointNews,
    private readonly logger: Logger,
  ) {}

  async handle({ eventId }: Payload): Promise<JobOutcome> {
    const logs = eventId === null ? await this.checkpoints.behind(MOST) : [logOfEvent(eventId)];
    const signed: SignedCheckpoint[] = [];
    for (const log of logs) {
      try {
        const note = await this.checkpoints.sign(log);
        if (note !== null) signed.push({ eventId: idOf('event', log), note });
      } catch (error) {
        // A log that cannot be signed because it was rewritten must not keep the others from being
        // signed.
        this.logger.error({ err: error, log }, 'the log is not signed');
        if (eventId !== null) throw error;
      }
    }
    await this.news.tell(signed);
    return done;
  }
}

/** Signs the current length of one event's log, or of the log of every event with new events. */
export const signCheckpoints = defineJob({
  name: 'sign-checkpoints',
  payload,
  key: ({ eventId, position }) => `${eventId ?? 'all'}.${position}`,
  attempts: 3,
  backoffMs: 1_000,
  needs: {
    checkpoints: LogCheckpoints,
    executor: CommandExecutor,
    webhooks: WebhookStore,
    queue: JobQueue,
    announce: ANNOUNCE_DELIVERIES,
    logger: LOGGER,
  },
  handler: ({ checkpoints, executor, logger, ...parts }) =>
    new SignCheckpointsJob(
      checkpoints,
      new CheckpointNews({ ...parts, load: executor.load, clock: systemClock }),
      logger,
    ),
});
