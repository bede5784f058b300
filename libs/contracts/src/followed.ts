import { z } from 'zod';
import { isoTime } from './primitives.js';
import { type EventCard, eventCard } from './queries.js';

/**
 * Why the calendar of a server that this one follows could not be read: no answer; not signed with its key;
 * signed, and no calendar; signed too long ago.
 */
export const followedFaults = ['unreachable', 'unsigned', 'unreadable', 'outdated'] as const;
export type FollowedFault = (typeof followedFaults)[number];

/** Another server, and the events that it told of last. */
export const followedServer = z.object({
  /** Its address, such as https://north.example.org; an event's page is behind /e/. */
  address: z.string(),
  fault: z.enum(followedFaults).nullable(),
  /** When it signed what is shown; null while nothing has been read. */
  readAt: isoTime.nullable(),
  events: z.array(eventCard),
});
export type FollowedServer = z.infer<typeof followedServer>;

/** Coming events of the servers that the operator has named. */
export const followedCalendar = z.object({ servers: z.array(followedServer) });
export type FollowedCalendar = z.infer<typeof followedCalendar>;

const dayBefore = (at: string): string =>
  new Date(Date.parse(at) - 24 * 3_600_000).toISOString().slice(0, 10);

/** Events still to come or under way at that instant (ISO 8601); nobody finished some of long ago. */
export const comingAt = (events: readonly EventCard[], at: string): readonly EventCard[] =>
  events.filter(({ status, date }) => status !== 'finished' && date >= dayBefore(at));

/**
 * Events of other servers, each with its server's address; one that
 * has moved here is told by its former server, too.
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
