import type { EventView, MySeat } from '#contracts';
import type { Words } from '../words/words.js';

/** What somebody waits for who is not in the event yet; null for whoever is. */
export const waitingNamed = (
  { name, status, waitlistPlace }: MySeat,
  event: EventView,
  words: Words,
): string | null => {
  if (status !== 'waitlisted') return null;
  return waitlistPlace === null
    ? words.asked(name, event.name)
    : words.waitlisted(name, waitlistPlace);
};
