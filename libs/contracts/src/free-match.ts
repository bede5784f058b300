import { z } from 'zod';
import { thinkingTime } from './event-settings.js';
import { freeBestOf as bestOf, freeFormat } from './open-tables.js';
import { practiceDeck } from './practice.js';
import { displayName, id, isoTime } from './primitives.js';

/**
 * Matches of two people and no tournament: by a link, or
 * from the list of open tables. Nobody needs an account.
 */
export const freeMatchCommands = {
  /**
   * Opens a table and waits for somebody. `listed`: everybody
   * finds it; else only who has the link. Answer: ids.matchId.
   */
  OpenFreeMatch: z.strictObject({
    deck: practiceDeck,
    name: displayName,
    format: freeFormat,
    bestOf,
    listed: z.boolean(),
    /** How long both may think; left out: as long as they like. */
    thinkingTime: thinkingTime.optional(),
  }),
  /** Takes the other seat; the first game is dealt at once. */
  JoinFreeMatch: z.strictObject({ matchId: id, deck: practiceDeck, name: displayName }),
  /** The host no longer waits; refused once somebody has joined. */
  CancelFreeMatch: z.strictObject({ matchId: id }),
  /**
   * Offers another match with the same decks, or accepts the
   * other player's offer: then ids.matchId is the new one.
   */
  OfferRematch: z.strictObject({ matchId: id }),
} as const;

const player = z.object({ name: z.string(), leader: z.string(), base: z.string() });

/**
 * GET /api/free-matches/:matchId: how far two people are with finding
 * each other. The games are at /api/tables/:matchId once both are there.
 */
export const freeMatchView = z.object({
  matchId: id,
  status: z.enum(['open', 'joined', 'cancelled', 'expired']),
  format: freeFormat,
  bestOf,
  thinkingTime: thinkingTime.optional(),
  listed: z.boolean(),
  openUntil: isoTime,
  /** The host is side `a`. Names of leader and base are told once both players have chosen. */
  host: z.object({ name: z.string() }),
  players: z.object({ a: player, b: player }).nullable(),
  mine: z.enum(['a', 'b']).nullable(),
  /** Who would play again, and the match that came of it. */
  rematch: z.object({ by: z.enum(['a', 'b']), next: id.nullable() }).nullable(),
  /** What the live channel tells: the page asks again when its own is older. */
  version: z.number(),
});
export type FreeMatchView = z.infer<typeof freeMatchView>;
