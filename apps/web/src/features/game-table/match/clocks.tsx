import type { TableBoard, TableView } from '#contracts';
import { isFreeMatch } from './free-matches.js';
import { EventClock } from './event-clock.js';
import { ThinkingClock } from './thinking-clock.js';

interface ClocksProps {
  readonly view: TableView;
  readonly board: TableBoard;
  readonly onMoved: () => void;
}

/** The clocks of a match: that of the event's round, and what both players have left to think. */
export const Clocks = ({ view, board, onMoved }: ClocksProps) => (
  <>
    {isFreeMatch(view) ? null : <EventClock view={view} board={board} onMoved={onMoved} />}
    {view.clock ? <ThinkingClock view={view} clock={view.clock} onMoved={onMoved} /> : null}
  </>
);
