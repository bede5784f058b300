import { type PlayedGame, rulesEngine, setupOf } from '#match';
import { type GameEvent, hash, isRefusal, type State, type Step } from '#rules';

/** A game as far as it has been played again here: where it stands, and what happened lately. */
export interface Reel {
  readonly moves: number;
  readonly state: State;
  readonly events: readonly TimedEvent[];
}

/** What happened, and after which move. */
export interface TimedEvent {
  readonly at: number;
  readonly event: GameEvent;
}

const mostGames = 500;
/** More than any player does between two decisions of another. */
const mostSteps = 40;

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

  /** The states after each move past `from`, but for the last, at most so many; none when the page is up to date. */
  between(game: PlayedGame, seed: string, from: number): readonly Reel[] {
    const last = game.moves.length - 1;
    const first = Math.max(from, last - mostSteps);
    const steps: Reel[] = [];
    let reel = this.dealt(game, seed);
    for (const move of game.moves.slice(0, Math.max(0, last))) {
      const step = reel && rulesEngine().apply(reel.state, move);
      if (reel === null || step === null || isRefusal(step)) return [];
      reel = after({ ...reel, events: [] }, step);
      if (reel.moves > first) steps.push(reel);
    }
    return steps;
  }

  private dealt(game: PlayedGame, seed: string): Reel | null {
    const step = rulesEngine().create(setupOf(game), seed);
    return isRefusal(step)
      ? null
      : {
          moves: 0,
          state: step.state,
          events: step.events.map((event) => ({ at: 0, event })),
        };
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
  events: [...events, ...step.events.map((event) => ({ at: moves + 1, event }))],
});
