import { z } from 'zod';
import { isoTime } from './primitives.js';
import { type EventCard, eventCard } from './queries.js';

/**
 * Why the calendar of a followed server could not be read: no answer; not signed with its key;
 * signed but no calendar; signed too long ago.
 */
export const followedFaults = ['unreachable', 'unsigned', 'unreadable', 'outdated'] as const;
export type FollowedFault = (typeof followedFaults)[number];

/** Another server, and the tournaments that it last published. */
export const followedServer = z.object({
  /** Its address, such as https://north.example.org; the pages of tournaments are under /e/. */
  address: z.string(),
  fault: z.enum(followedFaults).nullable(),
  /** When the other server signed what is shown; null while nothing has been read. */
  readAt: isoTime.nullable(),
  events: z.array(eventCard),
});
export type FollowedServer = z.infer<typeof followedServer>;

/** Coming tournaments of the servers that the operator has listed. */
export const followedCalendar = z.object({ servers: z.array(followedServer) });
export type FollowedCalendar = z.infer<typeof followedCalendar>;

const dayBefore = (at: string): string =>
  new Date(Date.parse(at) - 24 * 3_600_000).toISOString().slice(0, 10);

/**
 * Tournaments that are under way or still to come at that instant (ISO 8601). Long past ones that
 * were never finished are omitted.
 */
export const comingAt = (events: readonly EventCard[], at: string): readonly EventCard[] =>
  events.filter(({ status, date }) => status !== 'finished' && date >= dayBefore(at));

/**
 * Tournaments of other servers, each with its server's address. One that has moved here is omitted,
 * because its former server still lists it.
 */
export const comingElsewhere = (
  here: readonly EventCard[],
  servers: readonly FollowedServer[],
): readonly { readonly event: EventCard; readonly address: string }[] => {
  const known = new Set(here.map(({ eventId }) => eventId));
  return servers.flatMap(({ address, events }) =>
    events.flatMap((event) => (known.has(event.eventId) ? [] : [{ event, address }])),
  );
};
