import type { SealedSecrets } from '#event-store';
import type { Configuration } from '#platform';
import { knownServices, PushPost, vapidKeys } from '#push';

/**
 * Created when the first notice is sent, because the keys are in the database; if they cannot be
 * read now, a later call may succeed.
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
