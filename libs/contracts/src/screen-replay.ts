import { z } from 'zod';
import { applyDifference, type Difference } from './difference.js';
import { texts } from './primitives.js';
import { screenBoard, type ScreenBoard, screenLine } from './screen-board.js';

/**
 * GET /api/duels/:duelId/replay and /api/practice/:practiceId/board/replay: a finished game that
 * describes its own board, position by position, with all hands open.
 */
export const screenReplay = z.object({
  game: z.object({ id: z.string(), name: texts }),
  /** By seat. In a game against the bot `name` is null and the person has seat 0. */
  players: z.array(z.object({ name: z.string().nullable(), list: z.string() })),
  /** The board before the first move. */
  first: screenBoard,
  /** What each move did: the change of the board (`null`: none), and in words. */
  moves: z.array(
    z.object({ change: z.custom<Difference>().nullable(), lines: z.array(screenLine) }),
  ),
});
export type ScreenReplay = z.infer<typeof screenReplay>;

/** All boards of a replay: before the first move, after it, after the second, and so on. */
export const boardsOf = ({
  first,
  moves,
}: Pick<ScreenReplay, 'first' | 'moves'>): readonly ScreenBoard[] => {
  const boards = [first];
  let board: ScreenBoard = first;
  for (const { change } of moves) {
    if (change !== null) board = applyDifference(board, change) as ScreenBoard;
    boards.push(board);
  }
  return boards;
};
