import type { SecretChoice } from '#event-store';
import type { ScreenPosition } from '#game';
import { runningGame as runningRecord } from '#match';
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
  readonly position?: ScreenPosition | undefined;
}> => {
  const { choice: seed, nonce } = await seeds.ofRunning(match, game);
  const { streamId, state } = match;
  const open = runningRecord(state.table);
  if (open === null || state.table.games !== game) return { seed, nonce };
  const reel = await games.of({ streamId, game: open, seed });
  return { seed, nonce, position: reel?.position };
};
