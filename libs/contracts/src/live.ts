import { z } from 'zod';
import { id } from './primitives.js';

/**
 * GET /api/live?eventId=<id> (server-sent events). Each message's `id` is a global position, so that Last-Event-ID resumes without a gap:
 * on reconnect the server first sends what changed since then. Messages say which question's answer changed; the page asks again.
 * Also sent: `hello` with the server's clock (for honest timers) and a comment line every 15 s.
 */
const spreadMs = z.number().min(0).max(60_000).optional();

export const liveHello = z.object({ serverTime: z.iso.datetime(), position: z.number(), spreadMs });
export const liveChange = z.object({
  position: z.number(),
  /** Thousands of pages must not ask in the same instant: each takes its own moment within so many milliseconds, and asks once in them. */
  spreadMs,
  /** Matches that changed, when they are few: whoever shows one of them need not take his time. */
  matches: z.array(id).max(100).optional(),
  /** Names of queries whose answers for this event changed. */
  changed: z.array(z.enum(['event', 'roster', 'pairings', 'standings', 'bracket', 'mySeat', 'match', 'deck', 'judgeCalls', 'corrections', 'story', 'trilogyMatch', 'trilogyStandings', 'trilogyStatistics', 'trio', 'pods', 'draftStandings'])),
});
export type LiveHello = z.infer<typeof liveHello>;
export type LiveChange = z.infer<typeof liveChange>;

/** What the worker tells the api processes: a change, and whether everybody waits for it, as for a new round. */
export const liveAnnouncement = liveChange.omit({ spreadMs: true }).extend({ pressing: z.boolean().optional() });
export type LiveAnnouncement = z.infer<typeof liveAnnouncement>;

/**
 * Other routes of the API, beside /api/commands and /api/queries:
 * - /api/auth/* : the sign-in library (email and password, sessions in http-only cookies)
 * - GET  /api/me : {account: {id, name, email} | null}
 * - GET  /api/password-links, POST /api/password-links {email, language} : a link to a new password by mail (password-links.ts)
 * - POST /api/guest/sign-in {eventId, code} : http-only cookie for a guest's seat
 * - POST /api/decks/check {text, eventId?} : {deck: DeckView} without storing anything
 * - POST /api/demo {format?} : {eventId, email, password} creates a demo event full of bot players and signs the visitor in as its organizer (demo.ts)
 * - GET  /api/tables/:matchId : a match's games on screen as the asker may see them (table.ts); /live tells when that has changed
 * - GET  /api/pods/:podId : a draft pod as the asker may see it (limited.ts); /live tells when that has changed, /log is its draft log once revealed
 * - GET  /api/pools/:eventId/:playerId : the cards a player builds his deck from (limited.ts)
 * - GET  /api/push/key, POST /api/push/{listen,stop,state} : notifications for devices (push.ts)
 * - GET  /api/events/:eventId/export : the whole event as one file
 * - /health /ready /metrics /docs
 */
export const me = z.object({ account: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(), guestSeats: z.array(z.object({ eventId: z.string(), playerId: z.string() })) });
export type Me = z.infer<typeof me>;
