import type { TableMove } from '#contracts';
import type { MatchCommands } from '#match';

/** The move as the engine takes it: without what was left out. */
export const answerOf = ({
  at,
  pick,
  amounts,
  name,
  concede,
}: TableMove): MatchCommands['PlayMove']['move'] => ({
  at,
  ...(pick && { pick }),
  ...(amounts && { amounts }),
  ...(name !== undefined && { name }),
  ...(concede && { concede }),
});
