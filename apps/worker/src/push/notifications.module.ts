import { Module } from '@nestjs/common';
import { MailPost, PasswordLinks } from '#accounts';
import { systemClock } from '#application';
import { CommandExecutor, type SealedSecrets } from '#event-store';
import { CONFIGURATION, LOGGER, POOL, SEALED_SECRETS } from '#infrastructure';
import { type Configuration, provide, provideParts } from '#platform';
import { knownServices, NoticeOutbox, PushPost, PushSubscriptions, vapidKeys } from '#push';
import { PROJECTIONS } from '../infrastructure/tokens.js';
import { SendConfirmationJob } from '../jobs/send-confirmation.job.js';
import { SendPasswordLinkJob } from '../jobs/send-password-link.job.js';
import { TellPeopleJob } from '../jobs/tell-people.job.js';

/** Made when somebody is first to be told: the keys lie in the database. Keys that cannot be read now may be read later. */
const pushPost = (
  secrets: SealedSecrets,
  { pushServices, pushContact: contact }: Configuration,
): (() => Promise<PushPost>) => {
  let made: Promise<PushPost> | null = null;
  return () => {
    made ??= vapidKeys(secrets).then(
      (keys) => new PushPost({ keys, services: pushServices ?? knownServices, contact }),
    );
    made.catch(() => (made = null));
    return made;
  };
};

const jobs = [
  provideParts(
    TellPeopleJob,
    {
      outbox: NoticeOutbox,
      reader: PROJECTIONS,
      executor: CommandExecutor,
      secrets: SEALED_SECRETS,
      pool: POOL,
      configuration: CONFIGURATION,
    },
    ({ outbox, reader, executor, secrets, pool, configuration }) =>
      new TellPeopleJob({
        outbox,
        reader,
        subscriptions: new PushSubscriptions(pool),
        post: pushPost(secrets, configuration),
        load: executor.load,
        clock: systemClock,
      }),
  ),
  provide(
    SendConfirmationJob,
    [CONFIGURATION, LOGGER],
    ({ publicUrl, mail }, logger) =>
      new SendConfirmationJob({ publicUrl, post: mail && new MailPost(mail), logger }),
  ),
  provide(
    SendPasswordLinkJob,
    [POOL, CONFIGURATION, LOGGER],
    (pool, { publicUrl, mail }, logger) =>
      new SendPasswordLinkJob({
        links: new PasswordLinks(pool, publicUrl),
        post: mail && new MailPost(mail),
        logger,
      }),
  ),
];
const outbox = provide(NoticeOutbox, [POOL], (pool) => new NoticeOutbox(pool));

/** What people are told: notifications and mail. */
@Module({ providers: [outbox, ...jobs], exports: [outbox, ...jobs] })
export class NotificationsModule {}
