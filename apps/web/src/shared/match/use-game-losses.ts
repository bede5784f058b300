import type { EventView, TableRow } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { currentRound } from '../event/round-name.js';
import { type GameLosses, gameLossesAt } from './game-losses.js';

/** For staff: the game losses given this round to the two at a table. */
export const useGameLosses = (
  event: EventView,
): ((row: Pick<TableRow, 'a' | 'b'>) => GameLosses) => {
  const { players = [] } = useAnswer('roster', { eventId: event.eventId }).data ?? {};
  const round = currentRound(event)?.round ?? 0;
  return (row) => gameLossesAt(players, row, round);
};
