import type { TableRow } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { type GameLosses, gameLossesAt } from './game-losses.js';

/** For staff: the game losses given in a round to the two players at one of its tables. */
export const useGameLosses = (
  eventId: string,
  round: number,
): ((row: Pick<TableRow, 'a' | 'b'>) => GameLosses) => {
  const { players = [] } = useAnswer('roster', { eventId }).data ?? {};
  return (row) => gameLossesAt(players, row, round);
};
