import {
  disclosesHidden,
  type GameEvent,
  hash,
  isRefusal,
  type Move,
  type Refusal,
  type State,
} from '#rules';
import { type Decks, dealingSeed, rulesEngine, setupOf } from './game.js';
import type { GameRecord } from './state.js';

/** What a game's state follows from, beside its seed. */
export type PlayedGame = Pick<GameRecord, 'a' | 'b' | 'moves' | 'hashed'> &
  Partial<Pick<GameRecord, 'others' | 'discreet' | 'rewinds' | 'chooser'>>;

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
    const asked = told(move);
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
const told = ({ seat, at, pick, amounts, name, concede }: Move): string =>
  JSON.stringify([seat, at, pick, amounts, name, concede]);

/** A game at its beginning; refused when a deck holds a card that the engine does not know yet. */
export const dealtPosition = (decks: Decks, seed: string): GamePosition | Refusal => {
  const step = rulesEngine().create(setupOf(decks), dealingSeed(seed));
  return isRefusal(step) ? step : new GamePosition(0, step.state, step.events, { free: null });
};

/** Whether the recorded hash, where there is one of this place, is that of the position. */
export const isAsRecorded = ({ hashed }: Pick<PlayedGame, 'hashed'>, at: GamePosition): boolean =>
  hashed?.moves !== at.moves || hashed.hash === at.hash;

/**
 * The position that the recorded moves of a game lead to under the rules and cards of this process; null where they were changed so that a move is
 * refused now, or leads elsewhere than it led when it was played. Such a game is neither shown wrongly nor played on.
 */
export const replayed = (game: PlayedGame, seed: string): GamePosition | null => {
  let position = dealtPosition(game, seed);
  for (const move of game.moves) {
    if (isRefusal(position)) return null;
    position = position.after(move);
    if (!isRefusal(position) && !isAsRecorded(game, position)) return null;
  }
  return isRefusal(position) ? null : position;
};

/** Where the game stands: as whoever sends a command knows it, else played again from its first move. */
export const standing = (
  game: PlayedGame,
  seed: string,
  known: GamePosition | undefined,
): GamePosition | null => (known?.moves === game.moves.length ? known : replayed(game, seed));

/** The state of a game that is known to go on here; throws where it does not. */
export const gameState = (game: PlayedGame, seed: string): State => {
  const position = replayed(game, seed);
  if (position === null) throw new Error('the moves of the game lead elsewhere by now');
  return position.state;
};
