import {
  dealingSeed,
  type KeptPosition,
  type ScreenBotChoice,
  type ScreenGame,
  type ScreenMove,
  type ScreenPosition,
  type ScreenRefusal,
  type ScreenThinking,
  toFlatMove,
  toScreenMove,
} from '#game';
import {
  botChoice,
  type Decision,
  dice,
  digestOf,
  disclosesHidden,
  type Engine,
  type GameEvent,
  hash,
  isRefusal,
  type Move,
  type Refusal,
  type State,
} from '#rules';
import { cardsDigest, engineOf, engineOfCards, setupOf } from './engine.js';

/**
 * The bot's random numbers: reproducible once the game is over and its seed is published, and
 * different at each move.
 */
const diceAt = (seed: string, at: number) => dice(Number.parseInt(seed.slice(0, 8), 16) + at);

/**
 * Decisions of the game itself: each one begins a new action, to which the following decisions
 * belong.
 */
const beginnings: ReadonlySet<Decision['kind']> = new Set([
  'first-player',
  'mulligan',
  'resource',
  'action',
]);
const begins = ({ pending }: State): boolean => pending !== null && beginnings.has(pending.kind);

/** The move that led to a position, with the state before it. */
interface LastStep {
  readonly mover: number;
  readonly before: State;
}

interface Standing {
  /** The engine with the cards that the game was dealt with. */
  readonly engine: Engine;
  /** The number of moves made so far. */
  readonly moves: number;
  /** The index of the move that began the current or last action. */
  readonly action: number;
  readonly state: State;
  /** What the last move did; before the first move, what the deal did. */
  readonly events: readonly GameEvent[];
  /**
   * The step that led here; if that is no longer known, the seat that may take the last move back.
   */
  readonly last: LastStep | { readonly free: number | null };
}

/**
 * A position of a game of Star Wars: Unlimited in the form that every game on screen has; its
 * boards have their own pages. The result of a move is computed only once: `decide` judges the
 * move, and the code that shows the game afterwards gets the same result.
 */
export class SwuPosition implements ScreenPosition {
  /** Empty, because choices are composed of cards, amounts and names. */
  readonly options = [];
  #next: { readonly move: string; readonly led: SwuPosition | Refusal } | null = null;
  #hash: string | null = null;
  #free: number | null | undefined;

  constructor(
    private readonly at: Standing,
    private readonly seed: string,
  ) {}

  get engine(): Engine {
    return this.at.engine;
  }

  get moves(): number {
    return this.at.moves;
  }

  get action(): number {
    return this.at.action;
  }

  get state(): State {
    return this.at.state;
  }

  get told(): readonly GameEvent[] {
    return this.at.events;
  }

  get waitingFor(): number | null {
    return this.state.pending?.seat ?? null;
  }

  get result(): ScreenPosition['result'] {
    const { outcome } = this.state;
    return outcome && { winners: outcome.winners, conceded: outcome.reason === 'concession' };
  }

  /**
   * The seat that made the last move, if it disclosed nothing: that player may take it back.
   * Otherwise null.
   */
  get free(): number | null {
    if (this.#free === undefined) this.#free = this.whoIsFree();
    return this.#free;
  }

  get disclosed(): boolean {
    return this.free === null;
  }

  /** The `hash` of the rules for the state. */
  readonly hash = (): string => (this.#hash ??= hash(this.state));

  readonly kept = (): KeptPosition => {
    const { moves, action, state, free, engine } = this;
    const cards = digestOf(engine.book, state.id);
    return { state, told: [free, cards, action], disclosed: free === null, moves };
  };

  /** The position after this move, or why the rules refuse it. */
  played(move: Move): SwuPosition | Refusal {
    const asked = moveKey(move);
    if (this.#next?.move === asked) return this.#next.led;
    const { state, seed, moves, action, engine } = this;
    const step = engine.apply(state, move);
    const last = { mover: move.seat, before: state };
    const led = isRefusal(step)
      ? step
      : new SwuPosition(
          {
            engine,
            moves: moves + 1,
            action: begins(state) ? moves + 1 : action,
            ...step,
            last,
          },
          seed,
        );
    this.#next = { move: asked, led };
    return led;
  }

  readonly after = (move: ScreenMove): this | null => {
    const led = this.played(toFlatMove(move));
    return isRefusal(led) ? null : (led as this);
  };

  readonly explain = (move: ScreenMove): ScreenRefusal | null => {
    const led = this.played(toFlatMove(move));
    return isRefusal(led) ? { code: led.code, data: { rule: led.rule, detail: led.detail } } : null;
  };

  readonly botChoice = ({ level, goOn }: ScreenThinking): ScreenBotChoice => {
    const { state, engine } = this;
    const { move, reason } = botChoice({
      book: engine.book,
      state,
      level,
      roll: diceAt(this.seed, state.at),
      ...(goOn && { goOn }),
    });
    return { option: toScreenMove(move).option, reason };
  };

  private whoIsFree(): number | null {
    const { last, state, events } = this.at;
    if ('free' in last) return last.free;
    const { mover, before } = last;
    return disclosesHidden({ before, after: state, events }, mover) ? null : mover;
  }
}

/** A key that is equal for equal moves, whatever the order of their properties. */
const moveKey = ({ seat, at, pick, amounts, name, concede }: Move): string =>
  JSON.stringify([seat, at, pick, amounts, name, concede]);

export const swuScreen: ScreenGame<SwuPosition> = {
  begin: (setups, seed, terms = null) => {
    const engine = engineOf({ setups, terms });
    const step = engine.create(setupOf({ setups, terms }), dealingSeed(seed));
    if (isRefusal(step)) return null;
    return new SwuPosition({ engine, moves: 0, action: 0, ...step, last: { free: null } }, seed);
  },
  resume: ({ state: kept, told: [free, cards, action], moves }, seed) => {
    const state = kept as State;
    const engine = engineOfCards(state.id, cards as string);
    const last = { free: (free as number | null | undefined) ?? null };
    // A position stored by an earlier version does not contain it.
    const began = typeof action === 'number' ? action : moves;
    return new SwuPosition({ engine, moves, action: began, state, events: [], last }, seed);
  },
  concession: ({ moves }) => ({ at: moves, concede: true }),
  terms: (setups, engine, terms = null) => ({
    engine,
    cards: cardsDigest({ setups }, engineOf({ setups, terms })),
    discreet: true,
  }),
};
