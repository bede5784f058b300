import { z } from 'zod';
import { isoTime } from './primitives.js';
import { eventCard } from './queries.js';

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
