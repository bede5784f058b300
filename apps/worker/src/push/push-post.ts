import type { SealedSecrets } from '#event-store';
import type { Configuration } from '#platform';
import { knownServices, PushPost, vapidKeys } from '#push';

/**
 * Made when somebody is first to be told: the keys lie in the
 * database. Keys that cannot be read now may be read later.
 */
export const makePushPost = (
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
