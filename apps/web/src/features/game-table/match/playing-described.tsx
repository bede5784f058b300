import { PlayingBoard } from '../described/playing-board.js';
import type { Shown } from '../game-page.js';
import { momentOnDescribed } from './match-moment.js';
import { Playing } from './playing.js';

/** A match's game on a board that the game describes. */
export const PlayingDescribed = ({ view, ask, lost }: Omit<Shown<'match'>, 'board'>) => {
  const { described } = view;
  if (described === undefined) return null;
  const { game, board, turns, steps, at, step } = described;
  return (
    <Playing view={view} moment={momentOnDescribed(described)} ask={ask} lost={lost}>
      {(frame, { send, ...answer }) => (
        <PlayingBoard
          {...frame}
          game={game}
          board={board}
          turns={turns}
          steps={steps}
          step={step}
          answer={{ ...answer, send: (option) => send({ at, option }) }}
        />
      )}
    </Playing>
  );
};
