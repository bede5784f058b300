import { drawnSeed, drawSeed, type SealedSecrets, type SecretChoice } from '#event-store';

const most = 5_000;
const nameOf = (game: number): string => `game-${game}`;

/** The secret seed of each game on screen. Once sealed it never changes, so what was read is remembered. */
export class TableSeeds {
  readonly #known = new Map<string, SecretChoice>();

  /** `kind` is how the streams of these games begin. */
  constructor(
    private readonly secrets: SealedSecrets,
    private readonly kind: 'match' | 'practice' = 'match',
  ) {}

  /** Draws the seed of a game that is about to be dealt. Asked again, it is the one drawn first: nobody can deal until he likes his hand. */
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

  private remember(matchId: string, game: number, seed: SecretChoice): SecretChoice {
    if (this.#known.size >= most) this.#known.clear();
    this.#known.set(`${matchId}/${game}`, seed);
    return seed;
  }
}
