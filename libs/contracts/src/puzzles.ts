import { z } from 'zod';
import { replayRecord } from './replay.js';
import { tableSeats } from './table-seats.js';

/** How hard a puzzle is to solve. */
export const puzzleDifficulties = ['easy', 'medium', 'hard'] as const;
export type PuzzleDifficulty = (typeof puzzleDifficulties)[number];

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

/** What first tries say of it: one of each browser or account. */
const ratedPuzzle = puzzle.extend({
  tries: z.int().min(0),
  /** Of these so many solved it. */
  solved: z.int().min(0),
  difficulty: z.enum(puzzleDifficulties),
  /** There are too few tries yet: the difficulty is told from the choices of its line. */
  isEstimated: z.boolean(),
});

/** GET /api/puzzles: all puzzles, and which one it is today. */
export const puzzleList = z.object({ today: z.int().min(0), puzzles: z.array(ratedPuzzle) });
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

/** POST /api/puzzles/:number/tries: how the first try of somebody ended; a later one counts for nothing. */
export const puzzleTry = z.object({
  /** Without a hint, the solution or a second try. */
  solved: z.boolean(),
});
