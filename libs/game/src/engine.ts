import { fromChance, recordedNumbers, type Chance, type Numbers } from './drawn-numbers.js';
import type { Work } from './frames.js';
import { sameOption } from './option-key.js';

export interface Move<Option> {
  /** Counted from 0. */
  readonly seat: number;
  readonly option: Option;
}

/** A move with the numbers that chance gave for it: a game is folded from these alone. */
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

/** `<game>/over`, for example. */
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

/** One function for each kind of frame: it works on the frame, and ends it or puts others upon it. */
export type Steps<Machine, Frame extends Kinded> = {
  readonly [Kind in Frame['kind']]: (g: Machine, frame: never) => void;
};

/** What a game draws from and tells to while it is worked on. */
export interface Edge<Happening> {
  /** An integer from 0 to below `bound`. */
  readonly below: (bound: number) => number;
  readonly tell: (happening: Happening) => void;
}

type State<Frame, Asked, Option> = Work<Frame, Asked, Option> & {
  readonly winner: number | string | null;
  drawn: number;
};

/** A game by its parts. Codes of refusals begin with its name. */
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
  /** Why no game can begin with these seats. */
  readonly unfit: (seats: readonly Seat[]) => Unfit | null;
  readonly laidOut: (seats: readonly Seat[]) => S;
  readonly copy: (state: S) => S;
  readonly machine: (state: S, edge: Edge<Happening>) => Machine;
  readonly steps: Steps<Machine, Frame>;
  /** True where a rule acts before the decision is made; it has taken the decision back then. */
  readonly overtakes: (g: Machine, asked: Asked) => boolean;
  /** The answer that is given for a player who has no choice. */
  readonly only: (asked: Asked) => Option | undefined;
  /** Out of turn, too: whether the one on the seat can give up now. */
  readonly mayConcede: (state: S, seat: number) => boolean;
  readonly concede: (g: Machine, seat: number) => void;
}

/** More steps than any decision takes: a card that goes round in circles is a fault, not a hang. */
const mostSteps = 20_000;

const isConcession = (option: object): boolean => 'do' in option && option.do === 'concede';

/**
 * A game of turns and frames. `decide` answers with events or a refusal, `evolve`
 * folds them and never refuses; both draw every number through what they are handed.
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

  /** The move carried out: the event, the state after it and what happened in it. */
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

  /** What has to be decided now, with every legal option; null when the game is over. */
  readonly legal = (state: S): Asked | null => {
    return state.waiting;
  };

  /** A position that was laid by hand, up to its first decision, with what happened on the way. */
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

  /** Works on a state of one's own, which is changed, and says what happened. */
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

  /** Works until somebody has to decide or the game is over. */
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
