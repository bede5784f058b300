import { type MailPost, passwordLinkJob, type PasswordLinks, passwordMail } from '#accounts';
import type { Logger } from '#platform';
import type { JobPayload } from './job-definitions.js';
import { done, type JobHandler, type JobOutcome } from './job-registry.js';

export interface PasswordLinkParts {
  readonly links: PasswordLinks;
  /** Null where no mail is sent. */
  readonly post: Pick<MailPost, 'send'> | null;
  readonly logger: Logger;
}

/** Mails a link to whoever has an account of this address. Run twice it sends two links, of which the first that is used ends the other. */
export class SendPasswordLinkJob implements JobHandler<typeof passwordLinkJob.name> {
  readonly job = passwordLinkJob.name;

  constructor(private readonly parts: PasswordLinkParts) {}

  async handle({ email, language }: JobPayload<typeof passwordLinkJob.name>): Promise<JobOutcome> {
    const { links, post, logger } = this.parts;
    if (post === null) {
      logger.error(
        'a link to a new password was asked for, but this worker knows no mail server: give it the SMTP_URL that the api has',
      );
      return done;
    }
    const link = await links.make(email);
    if (link === null) return done;
    const mailed = await post.send(passwordMail(link, language));
    if (mailed === 'refused')
      logger.warn('the mail server refuses to take mail for the address of an account');
    return done;
  }
}
