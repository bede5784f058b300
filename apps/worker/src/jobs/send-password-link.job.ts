import { z } from 'zod';
import { LOGGER, POOL, CONFIGURATION } from '#infrastructure';
import { passwordLinkJob, passwordMail, PasswordLinks, MailPost } from '#accounts';
import type { Logger } from '#platform';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

export interface PasswordLinkParts {
  readonly links: PasswordLinks;
  /** Null if the server sends no mail. */
  readonly post: Pick<MailPost, 'send'> | null;
  readonly logger: Logger;
}

const payload = z.object({ email: z.email(), language: z.string() });
type Payload = z.infer<typeof payload>;

/**
 * Sends a link to the owner of the account with this address. A second run sends a second link; the
 * use of one invalidates the other.
 */
export class SendPasswordLinkJob implements JobHandler<Payload> {
  readonly job = passwordLinkJob.name;

  constructor(private readonly parts: PasswordLinkParts) {}

  async handle({ email, language }: Payload): Promise<JobOutcome> {
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

/** Sends a link for a new password, if an account has this address; requested by the api. */
export const sendPasswordLink = defineJob({
  name: passwordLinkJob.name,
  payload,
  key: passwordLinkJob.key,
  attempts: passwordLinkJob.attempts,
  backoffMs: passwordLinkJob.backoffMs,
  queue: 'deliveries',
  needs: { pool: POOL, configuration: CONFIGURATION, logger: LOGGER },
  handler: ({ pool, configuration: { publicUrl, mail }, logger }) =>
    new SendPasswordLinkJob({
      links: new PasswordLinks(pool, publicUrl),
      post: mail && new MailPost(mail),
      logger,
    }),
});
