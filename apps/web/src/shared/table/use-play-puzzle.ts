import { type PuzzleView, tableSeats } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useNavigate } from '../../navigation/here.js';

/** Starts a game against the bot from the position of a puzzle. */
export const usePlayPuzzle = (puzzle: PuzzleView | undefined) => {
  const navigate = useNavigate();
  const start = useCommand('PlayOn', {
    onAccepted: ({ ids }) => {
      const practiceId = ids['practiceId'] ?? '';
      const search = { puzzle: `${puzzle?.number ?? ''}` };
      navigate({ to: '/practice/:practiceId', params: { practiceId }, search });
    },
  });
  return {
    // Nothing can be started before the position is loaded.
    pending: start.isLeaving || puzzle === undefined,
    failure: start.failure,
    send: () => {
      if (!puzzle) return;
      const { record, seat } = puzzle;
      start.send({ record, seat: tableSeats.indexOf(seat), level: 1 });
    },
  };
};
