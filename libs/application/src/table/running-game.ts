import { runningGameOf } from '#match';
import type { CommandServices } from '../command/services.js';
import type { MatchContext } from '../context/match-context.js';
import { type RunningGame, standingOf } from '../played-games/game-standing.js';

/**
 * The seed and the current position of the running game; blank and without a position for any other
 * game, which the match refuses.
 */
export const runningGame = async (
  { match }: Pick<MatchContext, 'match'>,
  game: number,
  { seeds, played }: Pick<CommandServices, 'seeds' | 'played'>,
): Promise<RunningGame> => {
  const { streamId, state } = match;
  const seed = await seeds.ofRunning(match, game);
  return standingOf({ streamId, record: runningGameOf(state.table, game) }, seed, played);
};
