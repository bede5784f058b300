import type { LogCheckpoints } from '#checkpoints';
import { logOfEvent } from '#event-store';
import type { Logger } from '#platform';
import type { CheckpointNews, SignedCheckpoint } from '../webhooks/checkpoint-news.js';
import type { JobPayload } from './job-definitions.js';
import { done, type JobHandler, type JobOutcome } from './job-registry.js';

/** Logs of one run: what is left is signed a minute later. */
const MOST = 500;

/** Signs how far the log of one event has come, or of every event in which something has happened. */
export class SignCheckpointsJob implements JobHandler<'sign-checkpoints'> {
  readonly job = 'sign-checkpoints';

  constructor(
    private readonly checkpoints: LogCheckpoints,
    private readonly news: CheckpointNews,
    private readonly logger: Logger,
  ) {}

  async handle({ eventId }: JobPayload<'sign-checkpoints'>): Promise<JobOutcome> {
    const logs = eventId === null ? await this.checkpoints.behind(MOST) : [logOfEvent(eventId)];
    const signed: SignedCheckpoint[] = [];
    for (const log of logs) {
      try {
        const note = await this.checkpoints.sign(log);
        if (note !== null) signed.push({ eventId: log.slice('event-'.length), note });
      } catch (error) {
        // One log that cannot be signed, because it was rewritten, must not keep the others from it.
        this.logger.error({ err: error, log }, 'the log is not signed');
        if (eventId !== null) throw error;
      }
    }
    await this.news.tell(signed);
    return done;
  }
}
