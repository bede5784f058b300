import {
  disclosesHidden,
  type GameEvent,
  hash,
  isRefusal,
  type Move,
  type Refusal,
  type Setup,
  type State,
} from '#rules';
import { dealingSeed, rulesEngine } from './engine.js';

/** What led to a position, from the state before it. */
interface LastStep {
  readonly mover: number;
  readonly before: State;
}

/**
 * Where a game stands. What a move makes of it is worked out once: `decide` judges the move, and whoever shows the game afterwards is given the
 * same answer.
 */
export class GamePosition {
  #next: { readonly move: string; readonly led: GamePosition | Refusal } | null = null;
  #hash: string | null = null;
  #free: number | null | undefined;

  /** `last`: what led here; or, where that is not known any more, the seat that may take it back. */
  constructor(
    /** Moves made so far. */
    readonly moves: number,
    readonly state: State,
    /** What the last move did; what the deal did where there is none. */
    readonly events: readonly GameEvent[],
    private readonly last: LastStep | { readonly free: number | null },
  ) {}

  /** The position after this move, or why the rules refuse it. */
  after(move: Move): GamePosition | Refusal {
    const asked = moveKey(move);
    if (this.#next?.move === asked) return this.#next.led;
    const step = rulesEngine().apply(this.state, move);
    const led = isRefusal(step)
      ? step
      : new GamePosition(this.moves + 1, step.state, step.events, {
          mover: move.seat,
          before: this.state,
        });
    this.#next = { move: asked, led };
    return led;
  }

  /** Of the state (`hash` of the rules). */
  get hash(): string {
    return (this.#hash ??= hash(this.state));
  }

  /** The seat whose choice the last move was, if it disclosed nothing: that player may take it back. */
  get free(): number | null {
    if (this.#free === undefined) this.#free = this.whoIsFree();
    return this.#free;
  }

  private whoIsFree(): number | null {
    const { last, state, events } = this;
    if ('free' in last) return last.free;
    const { mover, before } = last;
    return disclosesHidden({ before, after: state, events }, mover) ? null : mover;
  }
}

/** Equal for equal moves, in whatever order their parts were written. */
const moveKey = ({ seat, at, pick, amounts, name, concede }: Move): string =>
  JSON.stringify([seat, at, pick, amounts, name, concede]);

/** A game at its beginning; refused when a deck holds a card that the engine does not know yet. */
export const dealtFrom = (setup: Setup, seed: string): GamePosition | Refusal => {
  const step = rulesEngine().create(setup, dealingSeed(seed));
  return isRefusal(step) ? step : new GamePosition(0, step.state, step.events, { free: null });
};
