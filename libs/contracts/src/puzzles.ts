import { z } from 'zod';
import { replayRecord } from './replay.js';
import { tableSeats } from './table-seats.js';

/** Win this turn: the other player has taken the initiative, and one first action wins within the phase. */
const puzzle = z.object({
  /** From 1. */
  number: z.int().min(1),
  /** Leaders: of the player who is to win, and of the other one. */
  own: z.string(),
  other: z.string(),
  /** Answers that the proven line takes. */
  answers: z.int().min(1),
});

/** GET /api/puzzles: all puzzles, and which one it is today. */
export const puzzleList = z.object({ today: z.int().min(0), puzzles: z.array(puzzle) });
export type PuzzleList = z.infer<typeof puzzleList>;

/**
 * GET /api/puzzles/:number: a puzzle with the game that leads there, to be played on from. All of it is known
 * to whoever asks: the line that wins stands at the end of its replay, GET /api/puzzles/:number/replay.
 */
export const puzzleView = puzzle.extend({
  /** Puzzles there are. */
  count: z.int().min(1),
  /** The seat of whoever is to win. */
  seat: z.enum(tableSeats),
  /** In which it stands. */
  round: z.int(),
  /** The game up to the decision. */
  record: replayRecord,
  /** The options that the line picks first. */
  first: z.array(z.int()),
});
export type PuzzleView = z.infer<typeof puzzleView>;
