import type { SecretChoice } from '#event-store';
import type { GamePosition } from '#match';
import type { CommandServices } from '../command/services.js';
import type { MatchContext } from '../context/match-context.js';

/** The seed of the running game, and where the game stands; blank and unknown for another game, which the match refuses. */
export const runningGame = async (
  { match }: Pick<MatchContext, 'match'>,
  game: number,
  { seeds, games }: Pick<CommandServices, 'seeds' | 'games'>,
): Promise<{
  readonly seed: string;
  readonly nonce: SecretChoice['nonce'];
  readonly position?: GamePosition | undefined;
}> => {
  const { choice: seed, nonce } = await seeds.ofRunning(match, game);
  const { streamId, state } = match;
  const { open } = state.table;
  if (open?.game !== game) return { seed, nonce };
  const reel = await games.of({ streamId, game: open, seed });
  return { seed, nonce, position: reel?.position };
};
