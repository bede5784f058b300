import { useAnswer } from '../../api/queries.js';
import { Answer } from '../../shared/feedback/answer.js';
import { BracketTree } from '../../shared/standings/bracket-tree.js';
import type { BoardProps } from './board.js';

export const BracketBoard = ({ event, room }: BoardProps) => {
  const query = useAnswer('bracket', { eventId: event.eventId });
  return (
    <Answer of={query} rows={8}>
      {(bracket) => (
        <div
          className="cv-screen-bracket"
          style={{
            height: room.height,
            fontSize: Math.max(16, room.height / (Math.max(4, bracket.size) * 1.9)),
          }}
        >
          <BracketTree bracket={bracket} mine={null} />
        </div>
      )}
    </Answer>
  );
};
