import { type PlayedGame, rulesEngine, setupOf } from '#match';
import { type GameEvent, hash, isRefusal, type State, type Step } from '#rules';

/** A game as far as it has been played again here: where it stands, and what happened lately. */
export interface Reel {
  readonly moves: number;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

const mostGames = 500;
/** More than any log shows: most events have no line. */
const mostEvents = 400;

/**
 * Plays games again for those who watch, each move once. Only a shortcut: a process that has never seen a game plays it from its first move.
 * Null for a game that the engine refuses by now, or that leads elsewhere than it did: rules or cards were changed since (ADR 14).
 */
export class Reels {
  readonly #reels = new Map<string, Reel>();

  of(game: PlayedGame, seed: string): Reel | null {
    const known = this.#reels.get(seed);
    let reel = known && known.moves <= game.moves.length ? known : this.dealt(game, seed);
    if (reel === null) return null;
    for (const move of game.moves.slice(reel.moves)) {
      const step = rulesEngine().apply(reel.state, move);
      if (isRefusal(step)) return null;
      reel = after(reel, step);
      if (game.hashed?.moves === reel.moves && game.hashed.hash !== hash(reel.state)) return null;
    }
    this.keep(seed, reel);
    return reel;
  }

  private dealt(game: PlayedGame, seed: string): Reel | null {
    const step = rulesEngine().create(setupOf(game), seed);
    return isRefusal(step) ? null : { moves: 0, state: step.state, events: step.events };
  }

  private keep(seed: string, reel: Reel): void {
    this.#reels.delete(seed);
    this.#reels.set(seed, reel);
    for (const oldest of this.#reels.keys()) {
      if (this.#reels.size <= mostGames) return;
      this.#reels.delete(oldest);
    }
  }
}

const after = ({ moves, events }: Reel, step: Step): Reel => ({
  moves: moves + 1,
  state: step.state,
  events: [...events, ...step.events].slice(-mostEvents),
});
