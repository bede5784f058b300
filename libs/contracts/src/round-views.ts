import { z } from 'zod';
import { ledgerColumn } from './games.js';
import { gameScore, id, isoTime, reason, roundKey } from './primitives.js';

export const matchStatus = z.enum(['open', 'reported', 'disputed', 'completed', 'void']);
export type MatchStatus = z.infer<typeof matchStatus>;

export const side = z.object({
  playerId: id,
  name: z.string(),
  points: z.number(),
  record: z.string(),
  /** Whether the player has left the tournament; an open table still needs its result. */
  dropped: z.literal(true).exactOptional(),
});
export const tableRow = z.object({
  matchId: id,
  table: z.number(),
  a: side,
  b: side,
  status: matchStatus,
  score: gameScore.nullable(),
  /** While reported or disputed: who reported what. */
  report: z
    .object({ by: z.enum(['a', 'b']), score: gameScore, confirmBy: isoTime.nullable() })
    .nullable(),
  dispute: z
    .object({ by: z.enum(['a', 'b']), claim: gameScore.nullable(), note: z.string() })
    .nullable(),
  extensionSeconds: z.number(),
  corrected: z.boolean(),
  /** The reason for a judge's ruling or correction; visible to the two players and to staff. */
  ruling: z.string().exactOptional(),
  /** How a completed match got its score; omitted for results from before this was recorded. */
  cause: z
    .enum(['confirmed', 'agreed', 'ruled', 'unanswered', 'dropped', 'played', 'time'])
    .exactOptional(),
  /** Name of the member of staff who set the present score; visible to staff. */
  enteredBy: z.string().exactOptional(),
  /** A game of the match is being played on screen and will determine the result. */
  onScreen: z.boolean(),
  reasons: z.array(reason),
  /**
   * The pairing attempt that seated these two at this table; higher than for other tables after the
   * round was paired again.
   */
  attempt: z.number().exactOptional(),
});
export type TableRow = z.infer<typeof tableRow>;

export const pairingsView = z.object({
  key: roundKey.nullable(),
  tables: z.array(tableRow),
  byes: z.array(z.object({ playerId: id, name: z.string(), reasons: z.array(reason) })),
  /** Tables of three and four players without teams; `place` is null until the table has ended. */
  multiplayer: z
    .array(
      z.object({
        table: z.number(),
        seats: z.array(side.extend({ place: z.number().nullable() })),
        status: matchStatus.exclude(['void']),
        /** Extra time beyond that of the round. */
        extensionSeconds: z.number().exactOptional(),
        /** The places as players at the table report them, one claim for each player. */
        claims: z.array(
          z.object({
            playerId: id,
            places: z.array(z.object({ playerId: id, place: z.number() })),
          }),
        ),
      }),
    )
    .exactOptional(),
  position: z.number(),
});
export type PairingsView = z.infer<typeof pairingsView>;

export const standingRow = z.object({
  rank: z.number(),
  /** The rank in the Swiss rounds alone; differs from `rank` if places include the cut. */
  swissRank: z.number(),
  playerId: id,
  name: z.string(),
  points: z.number(),
  /** Matches won-lost-drawn. */
  record: z.string(),
  /**
   * The game's columns by their ids: decimals, rounded half up to 8 digits from exact fractions.
   */
  tiebreaks: z.record(z.string(), z.number()),
  /**
   * Star Wars: Unlimited only, for clients of version 0.1: the same as `omw`, `gw` and `ogw` of
   * `tiebreaks`.
   */
  omwp: z.number().exactOptional(),
  gwp: z.number().exactOptional(),
  ogwp: z.number().exactOptional(),
  dropped: z.boolean(),
});
export type StandingRow = z.infer<typeof standingRow>;
export const standingsView = z.object({
  afterRound: z.number(),
  /**
   * `places`: champion, finalist, the rest of the cut by how far they came, then the Swiss
   * standings.
   */
  order: z.enum(['places', 'swiss']),
  /** The columns that decide in this tournament, in their order after the points. */
  columns: z.array(ledgerColumn),
  rows: z.array(standingRow),
  position: z.number(),
});
export type StandingsView = z.infer<typeof standingsView>;
