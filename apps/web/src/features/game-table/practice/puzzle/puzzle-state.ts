import type { PracticeView, PuzzleView } from '#contracts';

/**
 * The progress in a puzzle; `again`: the phase is over, or the player went back before the puzzle's
 * start.
 */
export type PuzzleState = 'first' | 'going' | 'solved' | 'again';

/** A puzzle is solved by winning before its action phase ends. */
export const puzzleState = (
  { record, round }: Pick<PuzzleView, 'record' | 'round'>,
  { result }: Pick<PracticeView, 'result'>,
  board: Pick<NonNullable<PracticeView['board']>, 'at' | 'round' | 'phase'>,
): PuzzleState => {
  const start = record.moves.length;
  if (board.at < start || board.round !== round) return 'again';
  if (result !== null) return result.winner === 'person' ? 'solved' : 'again';
  if (board.phase !== 'action') return 'again';
  return board.at === start ? 'first' : 'going';
};
