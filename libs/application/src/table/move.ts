import type { TableMove } from '#contracts';
import type { ScreenChoice } from '#game';
import type { MatchCommands } from '#match';

/** The move in the engine's form, without omitted fields. */
export const answerOf = ({ at, pick, amounts, name, concede }: TableMove): ScreenChoice => ({
  at,
  ...(pick && { pick }),
  ...(amounts && { amounts }),
  ...(name !== undefined && { name }),
  ...(concede && { concede }),
});

/**
 * A player's choice in a match: in a game that describes its own board, the number of an option.
 */
export const choiceOf = (move: TableMove): Pick<MatchCommands['PlayMove'], 'move' | 'at'> => {
  if (move.concede) return { move: 'concede' };
  return move.option === undefined ? { move: answerOf(move) } : { move: move.option, at: move.at };
};
