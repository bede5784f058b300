import { z } from 'zod';
import { LOGGER, CONFIGURATION } from '#infrastructure';
import { confirmationJob, confirmationMail, MailPost } from '#accounts';
import type { Logger } from '#platform';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

export interface ConfirmationParts {
  readonly publicUrl: string;
  /** Null if the server sends no mail. */
  readonly post: Pick<MailPost, 'send'> | null;
  readonly logger: Logger;
}

const payload = z.object({ email: z.email(), token: z.string().nullable(), language: z.string() });
type Payload = z.infer<typeof payload>;

/** Sends the link that confirms an address. */
export class SendConfirmationJob implements JobHandler<Payload> {
  readonly job = confirmationJob.name;

  constructor(private readonly parts: ConfirmationParts) {}

  async handle(wish: Payload): Promise<JobOutcome> {
    const { publicUrl, post, logger } = this.parts;
    if (post === null) {
      logger.error(
        'an address is to be confirmed, but this worker knows no mail server: give it the SMTP_URL that the api has',
      );
      return done;
    }
    const mailed = await post.send(confirmationMail(wish, publicUrl));
    if (mailed === 'refused')
      logger.warn('the mail server refuses to take mail for the address of an account');
    return done;
  }
}

/** Sends the link that confirms an address; requested by the api. */
export const sendConfirmation = defineJob({
  name: confirmationJob.name,
  payload,
  key: confirmationJob.key,
  attempts: confirmationJob.attempts,
  backoffMs: confirmationJob.backoffMs,
  queue: 'deliveries',
  needs: { configuration: CONFIGURATION, logger: LOGGER },
  handler: ({ configuration: { publicUrl, mail }, logger }) =>
    new SendConfirmationJob({ publicUrl, post: mail && new MailPost(mail), logger }),
});
