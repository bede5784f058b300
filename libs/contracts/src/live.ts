import { z } from 'zod';
import { id } from './primitives.js';
import { queryNames } from './queries.js';

/** Milliseconds over which pages spread what they ask; left out where all may ask at once. */
const spreadMs = z.number().min(0).max(60_000).optional();

/**
 * The first message of a connection: the server's clock, for
 * honest timers, and the position from which changes are told.
 */
export const liveHello = z.object({ serverTime: z.iso.datetime(), position: z.number(), spreadMs });
/**
 * GET /api/live?eventId=<id> (server-sent events). Each message's `id` is a global position,
 * so that Last-Event-ID resumes without a gap: on reconnect the server first sends what
 * changed since then. Messages say which question's answer changed; the page asks again. Also
 * sent: `hello` with the server's clock (for honest timers) and a comment line every 15 s.
 */
export const liveChange = z.object({
  position: z.number(),
  /**
   * Thousands of pages must not ask in the same instant: each takes
   * its own moment within so many milliseconds, and asks once in them.
   */
  spreadMs,
  /** Matches that changed, when they are few: whoever shows one of them need not take their time. */
  matches: z.array(id).max(100).optional(),
  /** Names of queries whose answers for this event changed. */
  changed: z.array(z.enum(queryNames)),
});
export type LiveHello = z.infer<typeof liveHello>;
export type LiveChange = z.infer<typeof liveChange>;

/**
 * What the worker tells the api processes: a change, and whether everybody waits for it, as for a new round.
 */
export const liveAnnouncement = liveChange
  .omit({ spreadMs: true })
  .extend({ pressing: z.boolean().optional() });
export type LiveAnnouncement = z.infer<typeof liveAnnouncement>;

/** Who asks: GET /api/me. Seats that a visitor holds as a guest, by cookie. */
export const me = z.object({
  account: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  guestSeats: z.array(z.object({ eventId: z.string(), playerId: z.string() })),
});
export type Me = z.infer<typeof me>;
