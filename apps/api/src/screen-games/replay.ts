import { refused } from '#application';
import { differenceOf, type ScreenReplay } from '#contracts';
import { gameOf } from '#games';
import { begunScreenGame, playedScreenMoves, type ScreenGame } from '#match';
import { shownBoard, shownLines } from './shown.js';

/** A finished game again from its first move, with both hands open. `outdated` is the refusal where today's rules or cards no longer lead through it. */
export const screenReplayOf = (
  { game, seed }: { readonly game: ScreenGame; readonly seed: string },
  { players, outdated }: Pick<ScreenReplay, 'players'> & { readonly outdated: string },
): ScreenReplay => {
  const start = begunScreenGame(game, seed);
  const way = start && playedScreenMoves(start, game);
  if (!way) throw refused({ code: outdated });
  const boards = way.map(({ position }) => shownBoard(position.board('everyone')));
  const { id, name } = gameOf(game.game);
  const [first] = boards;
  if (!first) throw new Error('a game has a beginning');
  return {
    game: { id, name },
    players,
    first,
    moves: way.slice(1).map(({ position }, index) => ({
      change: differenceOf(boards[index], boards[index + 1]),
      lines: shownLines(position.lines, 'everyone'),
    })),
  };
};
