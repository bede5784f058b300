import { fromChance, recordedNumbers, type Chance, type Numbers } from './drawn-numbers.js';
import type { Work } from './frames.js';
import { sameOption } from './option-key.js';

export interface Move<Option> {
  /** 0-based. */
  readonly seat: number;
  readonly option: Option;
}

/** A move with the random numbers drawn for it: these events alone are enough to replay a game. */
export interface MovePlayed<Option> extends Move<Option> {
  readonly type: 'MovePlayed';
  readonly drawn: readonly number[];
}

export interface GameCreated<Seat> {
  readonly type: 'GameCreated';
  readonly seats: readonly Seat[];
  readonly drawn: readonly number[];
}

export type GameFact<Seat, Option> = GameCreated<Seat> | MovePlayed<Option>;

/** A refusal by its code, for example `<game>/over`. */
export interface Refusal<Code extends string> {
  readonly refused: Code;
}

export const isRefusal = (value: object): value is Refusal<string> => 'refused' in value;

type Misplaced = 'over' | 'not-your-decision' | 'not-an-option';
type Refused<Name extends string, Unfit extends string> = Refusal<`${Name}/${Misplaced}` | Unfit>;

interface Decision<Option> {
  readonly seat: number;
  readonly options: readonly Option[];
}

type Kinded = { readonly kind: string };

/**
 * One function for each kind of frame: it works on the frame, then pops it or pushes other frames
 * on top.
 */
export type Steps<Machine, Frame extends Kinded> = {
  readonly [Kind in Frame['kind']]: (g: Machine, frame: never) => void;
};

/** How a running game reaches the outside: it draws random numbers and reports what happens. */
export interface Edge<Happening> {
  /** An integer from 0 to `bound` - 1. */
  readonly below: (bound: number) => number;
  readonly tell: (happening: Happening) => void;
}

type State<Frame, Asked, Option> = Work<Frame, Asked, Option> & {
  readonly winner: number | string | null;
  drawn: number;
};

/** The parts of a game that the engine is made of. Codes of refusals begin with its name. */
export interface EngineRules<
  Name extends string,
  Frame extends Kinded,
  Option extends object,
  Asked extends Decision<Option>,
  S extends State<Frame, Asked, Option>,
  Seat,
  Happening,
  Machine extends { readonly state: S },
  Unfit extends string,
> {
  readonly name: Name;
  /** The reason why a game cannot begin with these seats; null if it can. */
  readonly unfit: (seats: readonly Seat[]) => Unfit | null;
  readonly laidOut: (seats: readonly Seat[]) => S;
  readonly copy: (state: S) => S;
  readonly machine: (state: S, edge: Edge<Happening>) => Machine;
  readonly steps: Steps<Machine, Frame>;
  /**
   * True if a rule acts before the pending decision is made; that rule has then already withdrawn
   * the decision.
   */
  readonly overtakes: (g: Machine, asked: Asked) => boolean;
  /**
   * The answer given on behalf of a player who has no choice; undefined if there is a real choice.
   */
  readonly only: (asked: Asked) => Option | undefined;
  /** Whether the player in this seat can concede now, even out of turn. */
  readonly mayConcede: (state: S, seat: number) => boolean;
  readonly concede: (g: Machine, seat: number) => void;
}

/**
 * More steps than any decision takes: a card that loops for ever then throws instead of hanging.
 */
const mostSteps = 20_000;

const isConcession = (option: object): boolean => 'do' in option && option.do === 'concede';

/**
 * A game as a stack of frames. `decide` answers with events or a refusal; `evolve` folds events and
 * never refuses. Both take every random number from their arguments.
 */
export class Engine<
  Name extends string,
  Frame extends Kinded,
  Option extends object,
  Asked extends Decision<Option>,
  S extends State<Frame, Asked, Option>,
  Seat,
  Happening,
  Machine extends { readonly state: S },
  Unfit extends string,
> {
  constructor(
    private readonly rules: EngineRules<
      Name,
      Frame,
      Option,
      Asked,
      S,
      Seat,
      Happening,
      Machine,
      Unfit
    >,
  ) {}

  readonly create = (
    seats: readonly Seat[],
    chance: Chance,
  ): GameCreated<Seat> | Refused<Name, Unfit> => {
    const refused = this.rules.unfit(seats);
    if (refused !== null) return { refused };
    const { drawn } = this.begin(seats, (state) => fromChance(state, chance));
    return { type: 'GameCreated', seats, drawn };
  };

  /**
   * Carries out a move: returns the event, the state after it and what happened in it, or the
   * refusal.
   */
  readonly apply = (before: S, move: Move<Option>, chance: Chance) => {
    const refused = this.refusal(before, move);
    if (refused) return refused;
    const { state, drawn, told } = this.carryOut(before, move, (after) =>
      fromChance(after, chance),
    );
    const event: MovePlayed<Option> = { type: 'MovePlayed', ...move, drawn };
    return { event, state, told };
  };

  readonly decide = (
    state: S,
    move: Move<Option>,
    chance: Chance,
  ): MovePlayed<Option>[] | Refused<Name, Unfit> => {
    const result = this.apply(state, move, chance);
    return 'refused' in result ? result : [result.event];
  };

  readonly evolve = (state: S | null, event: GameFact<Seat, Option>): S => {
    const { drawn } = event;
    if (event.type === 'GameCreated')
      return this.begin(event.seats, (fresh) => recordedNumbers(fresh, drawn)).state;
    if (!state) throw new Error('a game begins with GameCreated');
    return this.carryOut(state, event, (after) => recordedNumbers(after, drawn)).state;
  };

  /** The pending decision with every legal option; null when the game is over. */
  readonly legal = (state: S): Asked | null => {
    return state.waiting;
  };

  /**
   * Continues a position that was set up by hand until its first decision, and reports what
   * happened on the way.
   */
  readonly resume = (laid: S, chance: Chance) => {
    const copy = this.rules.copy(laid);
    const { state, told } = this.work(copy, fromChance(copy, chance));
    return { state, told };
  };

  private refusal(state: S, { seat, option }: Move<Option>): Refused<Name, Unfit> | null {
    const { rules } = this;
    const refuse = (what: Misplaced): Refused<Name, Unfit> => ({
      refused: `${rules.name}/${what}`,
    });
    const { waiting } = state;
    if (state.winner !== null || !waiting) return refuse('over');
    if (isConcession(option) && rules.mayConcede(state, seat)) return null;
    if (waiting.seat !== seat) return refuse('not-your-decision');
    const listed = waiting.options.some((one) => sameOption(one, option));
    return listed ? null : refuse('not-an-option');
  }

  private begin(seats: readonly Seat[], numbersFor: (state: S) => Numbers) {
    const state = this.rules.laidOut(seats);
    return this.work(state, numbersFor(state));
  }

  private carryOut(before: S, { seat, option }: Move<Option>, numbersFor: (state: S) => Numbers) {
    const { rules } = this;
    const after = rules.copy(before);
    return this.work(after, numbersFor(after), (g) => {
      if (isConcession(option)) return rules.concede(g, seat);
      after.waiting = null;
      after.answer = option;
    });
  }

  /** Changes the given state, which must be the caller's own copy, and reports what happened. */
  private work(state: S, numbers: Numbers, begin: (g: Machine) => void = () => undefined) {
    const told: Happening[] = [];
    const tell = (happening: Happening): void => {
      told.push(happening);
    };
    const g = this.rules.machine(state, { below: numbers.below, tell });
    begin(g);
    this.advance(g);
    return { state, drawn: numbers.drawn, told };
  }

  /** Runs until a player has to decide or the game is over. */
  private advance(g: Machine): void {
    const { rules } = this;
    const { state } = g;
    for (let step = 0; state.winner === null; step += 1) {
      if (step > mostSteps) throw new Error('the game goes round in circles');
      if (state.waiting) {
        if (rules.overtakes(g, state.waiting)) continue;
        const only = rules.only(state.waiting);
        if (!only) return;
        state.waiting = null;
        state.answer = only;
      }
      const frame = state.stack.at(-1);
      if (!frame) throw new Error('a game that is not over has something to do');
      (rules.steps[frame.kind as Frame['kind']] as (machine: Machine, of: Frame) => void)(g, frame);
    }
  }
}
