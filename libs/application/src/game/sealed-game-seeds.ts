import {
  drawnSeed,
  drawSeed,
  type LoadedStream,
  newNonce,
  type SealedSecrets,
  type SecretChoice,
} from '#event-store';
import { gameSeedName, type MatchState, runningGameOf } from '#match';
import { BoundedCache } from '#platform';
import type { GameSeeds } from '../command/services.js';

const most = 20_000;
/**
 * The secret seed of each game on screen, by the stream in which it is played. A game that goes on
 * from a recorded one has that game's seed, which is known. A sealed seed never changes, so seeds
 * are cached.
 */
export class SealedGameSeeds implements GameSeeds {
  readonly #known = new BoundedCache<SecretChoice>({ most });

  constructor(private readonly secrets: SealedSecrets) {}

  async draw(streamId: string, game = 1): Promise<SecretChoice> {
    return this.remember(
      streamId,
      game,
      await drawSeed(this.secrets, streamId, gameSeedName(game)),
    );
  }

  async alike(streamId: string, seed: string): Promise<SecretChoice> {
    const choice = { nonce: newNonce(), choice: seed };
    return this.remember(streamId, 1, await this.secrets.put(streamId, gameSeedName(1), choice));
  }

  async of(streamId: string, game = 1): Promise<SecretChoice> {
    const known = this.#known.get(`${streamId}/${game}`);
    if (known) return known;
    return this.remember(
      streamId,
      game,
      await drawnSeed(this.secrets, streamId, gameSeedName(game)),
    );
  }

  async ofRunning(
    { streamId, state }: LoadedStream<Pick<MatchState, 'table'>>,
    game: number,
  ): Promise<SecretChoice> {
    return runningGameOf(state.table, game) ? this.of(streamId, game) : { choice: '', nonce: '' };
  }

  private remember(streamId: string, game: number, seed: SecretChoice): SecretChoice {
    this.#known.set(`${streamId}/${game}`, seed);
    return seed;
  }
}
