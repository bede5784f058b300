import type { TableMove } from '#contracts';
import type { ScreenChoice } from '#game';
import type { MatchCommands } from '#match';

/** The move as the engine takes it: without what was left out. */
export const answerOf = ({ at, pick, amounts, name, concede }: TableMove): ScreenChoice => ({
  at,
  ...(pick && { pick }),
  ...(amounts && { amounts }),
  ...(name !== undefined && { name }),
  ...(concede && { concede }),
});

/** What a player of a match chooses: an option by its number, where the game describes its board. */
export const choiceOf = (move: TableMove): Pick<MatchCommands['PlayMove'], 'move' | 'at'> => {
  if (move.concede) return { move: 'concede' };
  return move.option === undefined ? { move: answerOf(move) } : { move: move.option, at: move.at };
};
