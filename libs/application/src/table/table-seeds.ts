import {
  drawnSeed,
  drawSeed,
  type LoadedStream,
  type SealedSecrets,
  type SecretChoice,
  idOf,
} from '#event-store';
import type { MatchState } from '#match';
import { BoundedCache } from '#platform';
import type { GameSeeds } from '../command/services.js';

const most = 20_000;
const nameOf = (game: number): string => `game-${game}`;

/** The secret seed of each game on screen. Once sealed it never changes, so what was read is remembered. */
export class TableSeeds implements GameSeeds {
  readonly #known = new BoundedCache<SecretChoice>({ most });

  /** `kind` is how the streams of these games begin. */
  constructor(
    private readonly secrets: SealedSecrets,
    private readonly kind: 'match' | 'practice' | 'twin-suns' | 'duel' = 'match',
  ) {}

  /** Draws the seed of a game that is about to be dealt. Asked again, it is the one drawn first: nobody can deal until they like their hand. */
  async draw(matchId: string, game: number): Promise<SecretChoice> {
    return this.remember(
      matchId,
      game,
      await drawSeed(this.secrets, `${this.kind}-${matchId}`, nameOf(game)),
    );
  }

  async of(matchId: string, game: number): Promise<SecretChoice> {
    const known = this.#known.get(`${matchId}/${game}`);
    if (known) return known;
    return this.remember(
      matchId,
      game,
      await drawnSeed(this.secrets, `${this.kind}-${matchId}`, nameOf(game)),
    );
  }

  /** The seed of the game that is running; blank for another game, which the match refuses whatever the seed. */
  async ofRunning(
    { streamId, state }: LoadedStream<Pick<MatchState, 'table'>>,
    game: number,
  ): Promise<SecretChoice> {
    return state.table.open?.game === game
      ? this.of(idOf('match', streamId), game)
      : { choice: '', nonce: '' };
  }

  private remember(matchId: string, game: number, seed: SecretChoice): SecretChoice {
    const name = `${matchId}/${game}`;
    this.#known.set(name, seed);
    return seed;
  }
}
