import { z } from 'zod';
import { id } from './primitives.js';
import { queryNames } from './queries.js';

/** Milliseconds over which pages spread their requests; omitted: all may ask at once. */
const spreadMs = z.number().min(0).max(60_000).optional();

/**
 * The first message of a connection: the server's clock, by which pages run their timers, and the
 * position from which changes are reported.
 */
export const liveHello = z.object({ serverTime: z.iso.datetime(), position: z.number(), spreadMs });
/**
 * GET /api/live?eventId=<id> (server-sent events). Each message's `id` is a global position, so
 * that Last-Event-ID resumes without a gap: after a reconnect the server first sends what changed
 * since then. Messages name the queries whose answers changed; the page asks them again. Also sent:
 * `hello` with the server's clock and a comment line every 15 s.
 */
export const liveChange = z.object({
  position: z.number(),
  /**
   * Thousands of pages must not ask in the same instant: each waits a random part of this time and
   * asks once.
   */
  spreadMs,
  /** Matches that changed, if they are few: a page that shows one of them asks without waiting. */
  matches: z.array(id).max(100).optional(),
  /** Names of queries whose answers for this tournament changed. */
  changed: z.array(z.enum(queryNames)),
});
export type LiveHello = z.infer<typeof liveHello>;
export type LiveChange = z.infer<typeof liveChange>;

/**
 * What the worker sends to the API processes: a change, and whether everybody is waiting for it,
 * such as for a new round.
 */
export const liveAnnouncement = liveChange
  .omit({ spreadMs: true })
  .extend({ pressing: z.boolean().optional() });
export type LiveAnnouncement = z.infer<typeof liveAnnouncement>;

/**
 * GET /api/me: who the asker is. `guestSeats`: seats that a visitor holds as a guest, by cookie.
 */
export const me = z.object({
  account: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  guestSeats: z.array(z.object({ eventId: z.string(), playerId: z.string() })),
});
export type Me = z.infer<typeof me>;
