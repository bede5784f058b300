import { confirmationJob, confirmationMail, type MailPost } from '#accounts';
import type { Logger } from '#platform';
import type { JobPayload } from './job-definitions.js';
import { done, type JobHandler, type JobOutcome } from './job-registry.js';

export interface ConfirmationParts {
  readonly publicUrl: string;
  /** Null where no mail is sent. */
  readonly post: Pick<MailPost, 'send'> | null;
  readonly logger: Logger;
}

/** Mails the link by which somebody confirms an address. */
export class SendConfirmationJob implements JobHandler<typeof confirmationJob.name> {
  readonly job = confirmationJob.name;

  constructor(private readonly parts: ConfirmationParts) {}

  async handle(wish: JobPayload<typeof confirmationJob.name>): Promise<JobOutcome> {
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
