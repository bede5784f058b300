import { z } from 'zod';
import { replayRecord } from './replay.js';
import { tableSeats } from './table-seats.js';

export const puzzleDifficulties = ['easy', 'medium', 'hard'] as const;
export type PuzzleDifficulty = (typeof puzzleDifficulties)[number];

/**
 * A puzzle to win this turn: the opponent has taken the initiative, and exactly one first action
 * wins within the phase.
 */
const puzzle = z.object({
  /** 1-based. */
  number: z.int().min(1),
  /** Leaders: of the player who should win (`own`) and of the opponent (`other`). */
  own: z.string(),
  other: z.string(),
  /** Number of answers in the proven solution. */
  answers: z.int().min(1),
});

/** A puzzle with the statistics of first tries, one for each browser or account. */
const ratedPuzzle = puzzle.extend({
  tries: z.int().min(0),
  /** How many of these tries solved it. */
  solved: z.int().min(0),
  difficulty: z.enum(puzzleDifficulties),
  /**
   * Too few tries so far: the difficulty is estimated from the number of choices in the solution.
   */
  isEstimated: z.boolean(),
});

/** GET /api/puzzles: all puzzles, and the number of today's. */
export const puzzleList = z.object({ today: z.int().min(0), puzzles: z.array(ratedPuzzle) });
export type PuzzleList = z.infer<typeof puzzleList>;

/**
 * GET /api/puzzles/:number: a puzzle with the game that leads to it, from which the asker plays on.
 * Nothing is hidden: the replay, GET /api/puzzles/:number/replay, ends with the solution.
 */
export const puzzleView = puzzle.extend({
  /** Number of puzzles in all. */
  count: z.int().min(1),
  /** The seat of the player who should win. */
  seat: z.enum(tableSeats),
  round: z.int(),
  /** The game up to the puzzle's decision. */
  record: replayRecord,
  /** The options that the solution picks first. */
  first: z.array(z.int()),
});
export type PuzzleView = z.infer<typeof puzzleView>;

/**
 * POST /api/puzzles/:number/tries: the outcome of somebody's first try; later tries do not count.
 */
export const puzzleTry = z.object({
  /** Solved without a hint, the solution or a second try. */
  solved: z.boolean(),
});
