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
  /** Has left the event; a table that is still open needs its result all the same. */
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
  /** Why a judge ruled so, or corrected it: told to the two at the table and to the staff. */
  ruling: z.string().exactOptional(),
  /** How a completed match came to its score; left out where that was not kept yet. */
  cause: z
    .enum(['confirmed', 'agreed', 'ruled', 'unanswered', 'dropped', 'played', 'time'])
    .exactOptional(),
  /** Of the staff, by name, who set the score that stands: told to the staff. */
  enteredBy: z.string().exactOptional(),
  /** A game of it is being played on screen: its outcome comes from there. */
  onScreen: z.boolean(),
  reasons: z.array(reason),
  /**
   * The attempt at pairing the round that seated these two at this
   * table: later than others after the round was paired again.
   */
  attempt: z.number().exactOptional(),
});
export type TableRow = z.infer<typeof tableRow>;

export const pairingsView = z.object({
  key: roundKey.nullable(),
  tables: z.array(tableRow),
  byes: z.array(z.object({ playerId: id, name: z.string(), reasons: z.array(reason) })),
  /** Tables of three and four, everyone for themselves; `place` is null until the table has ended. */
  multiplayer: z
    .array(
      z.object({
        table: z.number(),
        seats: z.array(side.extend({ place: z.number().nullable() })),
        status: matchStatus.exclude(['void']),
        /** More time than the round has. */
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
  /** The rank of the Swiss rounds alone; differs from `rank` where places are counted with the cut. */
  swissRank: z.number(),
  playerId: id,
  name: z.string(),
  points: z.number(),
  /** Matches won-lost-drawn. */
  record: z.string(),
  /** The game's columns by their ids: decimals rounded half up to 8 digits from exact fractions. */
  tiebreaks: z.record(z.string(), z.number()),
  /**
   * Star Wars: Unlimited only, for readers of version 0.1: the same as `omw`, `gw` and `ogw` of `tiebreaks`.
   */
  omwp: z.number().exactOptional(),
  gwp: z.number().exactOptional(),
  ogwp: z.number().exactOptional(),
  dropped: z.boolean(),
});
export type StandingRow = z.infer<typeof standingRow>;
export const standingsView = z.object({
  afterRound: z.number(),
  /** `places`: champion, finalist, the cut by how far they came, then the Swiss standings. */
  order: z.enum(['places', 'swiss']),
  /** The columns that decide in this event, in their order, behind the points. */
  columns: z.array(ledgerColumn),
  rows: z.array(standingRow),
  position: z.number(),
});
export type StandingsView = z.infer<typeof standingsView>;
