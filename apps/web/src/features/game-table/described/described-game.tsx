import type { ReactNode } from 'react';
import type { ScreenTurns } from '#contracts';
import { useText } from '../../../i18n/index.js';
import type { Board } from '../../../shared/described-board/choices.js';
import type { Answering } from '../../../shared/table/board-frame.js';
import type { GameOnScreen } from '../game.js';
import { GameTable } from '../game-table.js';
import { PlayingBoard } from './playing-board.js';

interface DescribedProps {
  readonly game: GameOnScreen;
  readonly board: Board;
  readonly view: { readonly turns: ScreenTurns; readonly step: number };
  readonly lost: boolean;
  readonly answer: Answering<number>;
  /** Null while the game runs. */
  readonly over: ReactNode;
}

/** Where games of this kind are begun. */
export const useOtherGames = () => {
  const { t } = useText();
  return { label: t('otherGames.again'), to: '/other-games' };
};

/** A game on a board that it describes itself, whoever plays it. */
export const DescribedGame = ({ game, board, view, lost, answer, over }: DescribedProps) => (
  <GameTable game={game} lost={lost} menu={[useOtherGames()]} over={over}>
    {(frame) => (
      <PlayingBoard {...frame} board={board} turns={view.turns} step={view.step} answer={answer} />
    )}
  </GameTable>
);
