import { z } from 'zod';
import { freeBestOf as bestOf, freeFormat, tableTerms } from './open-tables.js';
import { practiceDeck } from './practice.js';
import { displayName, id, isoTime } from './primitives.js';
import { recordedDecision } from './recorded-decision.js';

/**
 * Matches of two people and no tournament, by a link or from the list of open tables. Nobody needs
 * an account.
 */
export const freeMatchCommands = {
  /**
   * Opens a table and waits for an opponent. `listed`: everybody can find it; otherwise only those
   * with the link. Answer: ids.matchId.
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
   * Opens a table at which two people play on from a decision of a finished game whose both hands
   * the sender may see; the guest takes the other side. Answer: ids.matchId.
   */
  PlayOnTogether: z.strictObject({
    from: recordedDecision,
    /** The sender's side in that game. */
    seat: z.enum(['a', 'b']),
    name: displayName,
  }),
  /**
   * Takes the other seat and deals the first game, or begins at the decision from which the two
   * play on; in that case the guest brings no deck.
   */
  JoinFreeMatch: z.strictObject({
    matchId: id,
    deck: practiceDeck.optional(),
    name: displayName,
  }),
  /** The host cancels the table; refused once somebody has joined. */
  CancelFreeMatch: z.strictObject({ matchId: id }),
  /**
   * Offers another match with the same decks, or accepts the opponent's offer: ids.matchId is then
   * the new match.
   */
  OfferRematch: z.strictObject({ matchId: id }),
} as const;

const player = z.object({ name: z.string(), leader: z.string(), base: z.string() });

/**
 * GET /api/free-matches/:matchId: the table of a free match. Once both players are there, the games
 * are at /api/tables/:matchId.
 */
export const freeMatchView = z.object({
  matchId: id,
  status: z.enum(['open', 'joined', 'cancelled', 'expired']),
  format: freeFormat,
  bestOf,
  ...tableTerms,
  listed: z.boolean(),
  openUntil: isoTime,
  /** The decision of a finished game from which this match begins. */
  from: recordedDecision.optional(),
  /** Names of leader and base are shown once both players have chosen. */
  host: z.object({ name: z.string() }),
  players: z.object({ a: player, b: player }).nullable(),
  mine: z.enum(['a', 'b']).nullable(),
  /**
   * For the two players: who wants to play again, and the match that resulted. Null for everybody
   * else.
   */
  rematch: z.object({ by: z.enum(['a', 'b']), next: id.nullable() }).nullable(),
  /** The version that the live channel announces: the page reloads if its own is older. */
  version: z.number(),
});
export type FreeMatchView = z.infer<typeof freeMatchView>;
