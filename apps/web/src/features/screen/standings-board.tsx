import { useAnswer } from '../../api/queries.js';
import { Answer } from '../../shared/feedback/answer.js';
import { useText } from '../../i18n/index.js';
import { columnText } from '../../shared/standings/standings-table.js';
import { Sheet } from './sheet.js';
import type { BoardProps } from './board.js';

export const StandingsBoard = ({ event, room, page, onPages }: BoardProps) => {
  const { translated, language } = useText();
  const query = useAnswer('standings', { eventId: event.eventId });
  return (
    <Answer of={query} rows={12}>
      {({ rows, columns: [first] }) => (
        <Sheet
          items={rows}
          room={room}
          page={page}
          widthInRows={15}
          onPages={onPages}
          keyOf={(row) => row.playerId}
        >
          {(row) => (
            <>
              <span className="cv-sheet-rank">{row.rank}</span>
              <span className="cv-sheet-main">{row.name}</span>
              <span className="cv-sheet-side">
                {row.record}
                {first === undefined
                  ? ''
                  : ` · ${translated(first.short)} ${columnText(row, first, language)}`}
              </span>
              <span className="cv-sheet-score">{row.points}</span>
            </>
          )}
        </Sheet>
      )}
    </Answer>
  );
};
