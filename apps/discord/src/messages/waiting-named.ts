import type { EventView, MySeat } from '#contracts';
import type { Words } from '../words/words.js';

/** What a person on the waitlist waits for; null for all others. */
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
