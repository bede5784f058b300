import { z } from 'zod';
import { LOGGER, POOL, CONFIGURATION } from '#infrastructure';
import { passwordLinkJob, passwordMail, PasswordLinks, MailPost } from '#accounts';
import type { Logger } from '#platform';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

export interface PasswordLinkParts {
  readonly links: PasswordLinks;
  /** Null where no mail is sent. */
  readonly post: Pick<MailPost, 'send'> | null;
  readonly logger: Logger;
}

const payload = z.object({ email: z.email(), language: z.string() });
type Payload = z.infer<typeof payload>;

/**
 * Mails a link to whoever has an account of this address. Run twice
 * it sends two links, of which the first that is used ends the other.
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

/** Mails a link to a new password, if there is an account of this address; asked for by the api. */
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
