import type { SecretChoice } from '#event-store';
import type { ScreenPosition } from '#game';
import type { ScreenRecord } from '#match';
import type { PlayedGames } from './played-games.js';

/** What a command needs to know about its game. */
export interface RunningGame {
  readonly seed: string;
  readonly nonce: string;
  readonly position?: ScreenPosition | undefined;
}

/** The current position of a game with its seed; no position without a game. */
export const standingOf = async (
  { streamId, record }: { readonly streamId: string; readonly record: ScreenRecord | null },
  { choice: seed, nonce }: SecretChoice,
  played: Pick<PlayedGames, 'of'>,
): Promise<RunningGame> => {
  const reel = record && (await played.of({ streamId, game: record, seed }));
  return { seed, nonce, position: reel?.position };
};
