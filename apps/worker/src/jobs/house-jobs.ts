import type { FactoryProvider } from '@nestjs/common';
import { MailPost, PasswordLinks } from '#accounts';
import type { Configuration, DatabasePool, Logger } from '#platform';
import type { NoticeOutbox } from '#push';
import type { WebhookStore } from '#webhooks';
import * as token from '../infrastructure/tokens.js';
import { ForgetDeliveredJob } from './forget-delivered.job.js';
import type { AnyJobHandler } from './job-registry.js';
import { SendPasswordLinkJob } from './send-password-link.job.js';

/** The jobs that serve the house and no event. */
export const houseJobs: FactoryProvider = {
  provide: token.HOUSE_JOBS,
  inject: [token.POOL, token.WEBHOOKS, token.NOTICE_OUTBOX, token.CONFIGURATION, token.LOGGER],
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  useFactory: (
    pool: DatabasePool,
    webhooks: WebhookStore,
    notices: NoticeOutbox,
    { publicUrl, mail, retentionDays }: Configuration,
    logger: Logger,
  ): readonly AnyJobHandler[] => [
    new SendPasswordLinkJob({
      links: new PasswordLinks(pool, publicUrl),
      post: mail && new MailPost(mail),
      logger,
    }),
    new ForgetDeliveredJob({ tables: [webhooks, notices], days: retentionDays, logger }),
  ],
};
