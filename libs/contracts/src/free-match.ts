import { z } from 'zod';
import { freeBestOf as bestOf, freeFormat, tableTerms } from './open-tables.js';
import { practiceDeck } from './practice.js';
import { displayName, id, isoTime } from './primitives.js';
import { recordedDecision } from './recorded-decision.js';

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
    ...tableTerms,
  }),
  /**
   * Opens a table at which two play on from a decision of a finished game that the sender
   * may see with both hands; the guest takes the other side. Answer: ids.matchId.
   */
  PlayOnTogether: z.strictObject({
    from: recordedDecision,
    /** The sender's side in that game. */
    seat: z.enum(['a', 'b']),
    name: displayName,
  }),
  /**
   * Takes the other seat; the first game is dealt at once, or begins at the
   * decision from which two play on: then no deck is brought.
   */
  JoinFreeMatch: z.strictObject({
    matchId: id,
    deck: practiceDeck.optional(),
    name: displayName,
  }),
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
  ...tableTerms,
  listed: z.boolean(),
  openUntil: isoTime,
  /** The finished game whose decision this match begins with. */
  from: recordedDecision.optional(),
  /** Names of leader and base are told once both players have chosen. */
  host: z.object({ name: z.string() }),
  players: z.object({ a: player, b: player }).nullable(),
  mine: z.enum(['a', 'b']).nullable(),
  /** Who would play again, and the match that came of it; null for everybody but the two. */
  rematch: z.object({ by: z.enum(['a', 'b']), next: id.nullable() }).nullable(),
  /** What the live channel tells: the page asks again when its own is older. */
  version: z.number(),
});
export type FreeMatchView = z.infer<typeof freeMatchView>;
