import type { ReactNode } from 'react';
import type { ScreenSteps, ScreenTurns } from '#contracts';
import { useText } from '../../../i18n/index.js';
import type { Board } from '../../../shared/described-board/choices.js';
import type { Answering } from '../../../shared/table/board-frame.js';
import type { GameOnScreen } from '../game.js';
import { GameTable } from '../game-table.js';
import type { useWaitingTable } from '../practice/use-waiting-table.js';
import { PlayingBoard } from './playing-board.js';

interface DescribedProps {
  readonly game: GameOnScreen;
  readonly board: Board;
  readonly view: {
    readonly game: { readonly id: string };
    readonly turns: ScreenTurns;
    readonly steps: ScreenSteps;
    readonly step: number;
  };
  readonly lost: boolean;
  readonly answer: Answering<number>;
  /** See `PlayingBoard`. */
  readonly wanted?: number | null;
  /** The link back to a table at which the player is waiting. */
  readonly waiting?: ReturnType<typeof useWaitingTable>;
  /** null while the game runs. */
  readonly over: ReactNode;
}

/** The link to the page on which games of this kind are started. */
export const useOtherGames = () => {
  const { t } = useText();
  return { label: t('otherGames.again'), to: '/other-games' };
};

/** A game on a board that the game describes, against people or bots. */
export const DescribedGame = (props: DescribedProps) => {
  const { game, board, view, lost, answer, wanted = null, waiting, over } = props;
  const others = useOtherGames();
  return (
    <GameTable
      game={game}
      lost={lost}
      menu={[...(waiting?.menu ?? []), others]}
      notice={waiting?.notice}
      over={over}
    >
      {(frame) => (
        <PlayingBoard
          {...frame}
          game={view.game.id}
          board={board}
          turns={view.turns}
          steps={view.steps}
          step={view.step}
          answer={answer}
          wanted={wanted}
        />
      )}
    </GameTable>
  );
};
