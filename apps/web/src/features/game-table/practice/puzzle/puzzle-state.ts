import type { PracticeView, PuzzleView } from '#contracts';

/** How far somebody is with a puzzle; `again`: the phase is over, or they went back behind its beginning. */
export type PuzzleState = 'first' | 'going' | 'solved' | 'again';

/** A puzzle is solved by a win before the action phase in which it stands is over. */
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
