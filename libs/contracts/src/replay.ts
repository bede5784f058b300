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
 * What was answered to get here: the question and the chosen
 * options in words; null where the viewer may not know.
 */
const answered = z.object({ side, text: tableText, chosen: z.array(tableText) });

/** One position of a game, told by what changed since the one before. */
const frame = tableBoard
  .omit({ log: true, faces: true, decision: true, a: true, b: true, c: true, d: true })
  .partial()
  .extend({
    a: tableHalf.partial().optional(),
    b: tableHalf.partial().optional(),
    c: tableHalf.partial().optional(),
    d: tableHalf.partial().optional(),
    answered: answered.nullable(),
    /** Somebody's action is due here: where stepping by actions stops. */
    action: z.boolean(),
  });
export type ReplayFrame = z.infer<typeof frame>;

/**
 * Everything the game follows from, so that anyone can
 * play it again: there once the game is open to the asker.
 */
export const replayRecord = z.object({
  a: deck,
  b: deck,
  c: deck.optional(),
  d: deck.optional(),
  seed: z.string().max(200),
  /** Who said who has the initiative first; by chance where left out. */
  chooser: z.enum(['a', 'b']).optional(),
  moves: z
    .array(tableMove.omit({ takenBack: true }).extend({ seat: z.int().min(0).max(3) }))
    .max(10_000),
  /** Digests of what judged it. */
  engine: z.string().max(200),
  cards: z.string().max(200),
});
export type ReplayRecord = z.infer<typeof replayRecord>;

/**
 * What somebody says of a moment: `at` is the number of moves made there. Without a text it is a bookmark.
 */
export const replayNote = z.object({
  id: z.string().max(80),
  at: z.int().min(0).max(1_000_000),
  /** A name; empty where the file tells none. */
  by: z.string().max(200),
  text: z.string().max(600),
  /** The asker's own: may be taken away. */
  mine: z.boolean().optional(),
});
export type ReplayNote = z.infer<typeof replayNote>;

/** What somebody found wrong at the decision after `at` moves. */
const replayFault = z.object({
  at: z.int().min(0).max(1_000_000),
  words: z.string().max(2_000),
  /** The player who reported it; null for whoever reads a replay. */
  by: side.nullable(),
  /** ISO 8601; null where nobody was told yet. */
  reportedAt: z.iso.datetime().nullable(),
  /** Digests of what judged the game at that moment; `dealt`: when it was dealt. */
  engine: z.string(),
  cards: z.string(),
  dealt: z.object({ engine: z.string(), cards: z.string() }),
});
export type ReplayFault = z.infer<typeof replayFault>;

/**
 * GET /api/tables/:matchId/games/:game/replay, GET /api/practice/:practiceId/replay and
 * GET /api/twin-suns/:gameId/replay: a finished game, position by position. It needs
 * nothing else to be shown, so that the same text as a file opens without a server. GET
 * /api/tables/:matchId/faults/:number and GET /api/practice/:practiceId/fault answer
 * the same of a game that may still run, as far as the asker may see it.
 */
export const replayFile = z.object({
  format: z.literal('conclave-replay'),
  version: z.literal(1),
  /** `match/<id>`, `practice/<id>` or `twin-suns/<id>`; `record/<id>` out of a record of another site. */
  source: z.string(),
  game: z.number(),
  /** A game of two has `a` and `b` alone, here and in the frames. */
  names: z.object({
    a: z.string(),
    b: z.string(),
    c: z.string().optional(),
    d: z.string().optional(),
  }),
  /** The side that the board is seen from; null for an onlooker. */
  viewer: side.nullable(),
  /** Both hands are shown. Else each viewer sees what they could see during the game. */
  open: z.boolean(),
  /**
   * `winner` null: a record that ends before the game does.
   * `winners`: who shares the victory in a game of several.
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
  /** The decision of an earlier game with which this one begins. */
  from: recordedDecision
    // Of a match; `free-<id>` where it belongs to none.
    .extend({ eventId: z.string().max(80).optional() })
    .optional(),
  /** Reported as a fault: the game ends here at the decision that the report is about. */
  fault: replayFault.optional(),
  /** Comments on moments of the game and bookmarks, which are notes without a text. */
  notes: z.array(replayNote).max(500).optional(),
});
export type ReplayFile = z.infer<typeof replayFile>;
