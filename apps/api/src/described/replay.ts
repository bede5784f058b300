import { setImmediate as nextTurn } from 'node:timers/promises';
import { conflictFailure } from '../http/failure.js';
import { differenceOf, type ScreenReplay } from '#contracts';
import type { ScreenViewer } from '#game';
import { gameOf, games } from '#games';
import { type DescribedReel, type ScreenRecord, wholeGame } from '#match';
import { shownBoard, shownLines } from './shown.js';

/**
 * A finished game from its first move, with all hands open unless `viewer` names another viewer.
 * `outdated`: the refusal if today's rules or cards no longer lead through it. A board takes
 * milliseconds and a game has hundreds of them, so other requests get their turn in between.
 */
export const screenReplayOf = async (
  { record, seed }: { readonly record: ScreenRecord; readonly seed: string },
  {
    players,
    outdated,
    viewer = 'everyone',
  }: Pick<ScreenReplay, 'players'> & {
    readonly outdated: string;
    readonly viewer?: ScreenViewer;
  },
): Promise<ScreenReplay> => {
  const [start, ...way] = (wholeGame(games, record, seed) ?? []) as readonly DescribedReel[];
  if (!start) throw conflictFailure(outdated);
  const { id, name } = gameOf(record.game);
  const first = shownBoard(start.position.board(viewer));
  const moves: ScreenReplay['moves'] = [];
  let before = first;
  for (const { position } of way) {
    await nextTurn();
    const board = shownBoard(position.board(viewer));
    const lines = shownLines(position.told, viewer);
    moves.push({ change: differenceOf(before, board), lines });
    before = board;
  }
  return { game: { id, name }, players, first, moves };
};
