import { useAnswer } from '../../../api/queries.js';
import { useLive } from '../../../api/live.js';
import { TableNews } from '../../../shared/match/table-news.js';

interface NextTableProps {
  readonly eventId: string;
  /** The finished match. */
  readonly matchId: string;
}

/** After a match on screen: links to the player's next table as soon as the event has one. */
export const NextTable = ({ eventId, matchId }: NextTableProps) => {
  useLive(eventId, { patient: true });
  const { data: event } = useAnswer('event', { eventId });
  return event === undefined ? null : <TableNews event={event} shown={matchId} />;
};
