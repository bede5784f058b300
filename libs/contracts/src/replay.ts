import { z } from 'zod';
import { recordedDecision } from './recorded-decision.js';
import { tableSeats } from './table-seats.js';
import { tableBoard, tableFace, tableHalf, tableLogLine, tableMove, tableText } from './table.js';

const side = z.enum(tableSeats);
const card = z.string().max(40);
const deck = z.object({
  leaders: z.array(card).max(2),
  base: card,
  deck: z.array(card).max(500),
});

/**
 * The decision that led here: the question and the chosen options in words; null if the viewer may
 * not know.
 */
const answered = z.object({ side, text: tableText, chosen: z.array(tableText) });

/** One position of a game, as the changes from the one before. */
const frame = tableBoard
  .omit({ log: true, faces: true, decision: true, a: true, b: true, c: true, d: true })
  .partial()
  .extend({
    a: tableHalf.partial().optional(),
    b: tableHalf.partial().optional(),
    c: tableHalf.partial().optional(),
    d: tableHalf.partial().optional(),
    answered: answered.nullable(),
    /** A player is to choose an action here: stepping by actions stops at this frame. */
    action: z.boolean(),
  });
export type ReplayFrame = z.infer<typeof frame>;

/**
 * Everything that determines the game, so that anybody can play it again. Present once the game is
 * open to the asker.
 */
export const replayRecord = z.object({
  a: deck,
  b: deck,
  c: deck.optional(),
  d: deck.optional(),
  seed: z.string().max(200),
  /** The player who decided who takes the initiative first; omitted: drawn at random. */
  chooser: z.enum(['a', 'b']).optional(),
  moves: z
    .array(tableMove.omit({ takenBack: true }).extend({ seat: z.int().min(0).max(3) }))
    .max(10_000),
  /** Digests of the engine and the cards that judged the game. */
  engine: z.string().max(200),
  cards: z.string().max(200),
});
export type ReplayRecord = z.infer<typeof replayRecord>;

/** A comment on a moment, after `at` moves. Without a text it is a bookmark. */
export const replayNote = z.object({
  id: z.string().max(80),
  at: z.int().min(0).max(1_000_000),
  /** A name; empty if the file has none. */
  by: z.string().max(200),
  text: z.string().max(600),
  /** The asker's own note, which they may delete. */
  mine: z.boolean().optional(),
});
export type ReplayNote = z.infer<typeof replayNote>;

/** A reported fault at the decision after `at` moves. */
const replayFault = z.object({
  at: z.int().min(0).max(1_000_000),
  words: z.string().max(2_000),
  /** The player who reported it; null if a reader of the replay did. */
  by: side.nullable(),
  /** ISO 8601; null if it has not been reported to anybody yet. */
  reportedAt: z.iso.datetime().nullable(),
  /** Digests of the engine and cards at that moment; `dealt`: when the game was dealt. */
  engine: z.string(),
  cards: z.string(),
  dealt: z.object({ engine: z.string(), cards: z.string() }),
});
export type ReplayFault = z.infer<typeof replayFault>;

/**
 * GET /api/tables/:matchId/games/:game/replay, GET /api/practice/:practiceId/replay and GET
 * /api/twin-suns/:gameId/replay: a finished game, position by position. It is self-contained, so
 * that the same text also opens as a file without a server. GET /api/tables/:matchId/faults/:number
 * and GET /api/practice/:practiceId/fault answer the same for a game that may still be running, as
 * far as the asker may see it.
 */
export const replayFile = z.object({
  format: z.literal('conclave-replay'),
  version: z.literal(1),
  /**
   * `match/<id>`, `practice/<id>` or `twin-suns/<id>`; `record/<id>` for a record imported from
   * another site.
   */
  source: z.string(),
  game: z.number(),
  /** A game of two players has only `a` and `b`, here and in the frames. */
  names: z.object({
    a: z.string(),
    b: z.string(),
    c: z.string().optional(),
    d: z.string().optional(),
  }),
  /** The side from which the board is shown; null for an onlooker. */
  viewer: side.nullable(),
  /** Whether all hands are shown; otherwise viewers see what they could see during the game. */
  open: z.boolean(),
  /**
   * `winner` null: the record ends before the game. `winners`: those who share the victory in a
   * game of several players.
   */
  result: z.object({
    winner: z.enum([...tableSeats, 'draw']).nullable(),
    winners: z.array(side).optional(),
    cause: z.string(),
  }),
  frames: z.array(frame).min(1).max(20_000),
  log: z.array(tableLogLine),
  faces: z.record(z.string(), tableFace),
  record: replayRecord.nullable(),
  /** The decision of an earlier game from which this one begins. */
  from: recordedDecision
    // The tournament of a match; `free-<id>` for a match of none.
    .extend({ eventId: z.string().max(80).optional() })
    .optional(),
  /** The replay belongs to a fault report: it ends at the reported decision. */
  fault: replayFault.optional(),
  /** Comments on moments of the game; bookmarks are notes without a text. */
  notes: z.array(replayNote).max(500).optional(),
});
export type ReplayFile = z.infer<typeof replayFile>;
