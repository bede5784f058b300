import { seededRandom } from '#chance';
import { type Chance, keyedChance } from './drawn-numbers.js';
import { type GameFact, isRefusal, type Move } from './engine.js';
import { replayedHash, stateHash } from './state-hash.js';

/** What playing a whole game needs from an engine. */
interface Played<State, Seat, Option, Happening> {
  readonly create: (
    seats: readonly Seat[],
    chance: Chance,
  ) => GameFact<Seat, Option> | { readonly refused: string };
  readonly evolve: (state: State | null, event: GameFact<Seat, Option>) => State;
  readonly apply: (
    state: State,
    move: Move<Option>,
    chance: Chance,
  ) =>
    | {
        readonly event: GameFact<Seat, Option>;
        readonly state: State;
        readonly told: readonly Happening[];
      }
    | { readonly refused: string };
}

/** Chooses one of the options of the player to act. */
export type Chooser<State, Option> = (state: State) => Option;

/** Chooses any option, each with equal probability. */
export const randomChooser = <Option>(
  seed: string,
): Chooser<{ readonly waiting: { readonly options: readonly Option[] } | null }, Option> => {
  const random = seededRandom(seed);
  return ({ waiting }) => {
    const options = waiting?.options ?? [];
    return options[random.below(options.length)] as Option;
  };
};

export interface WholeGamePlan<State, Seat, Option, Happening> {
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly choose: (seat: number) => Chooser<State, Option>;
  /** Violated invariants in the state after a move, in words; empty if all of them hold. */
  readonly laws: (state: State, before: State) => readonly string[];
  /**
   * Invariants are checked in every n-th state and in the last one; default 1, which checks every
   * state.
   */
  readonly lawsEvery?: number;
  readonly told?: (happenings: readonly Happening[], state: State) => void;
}

export interface WholeGame<State extends { readonly winner: unknown }, Event> {
  readonly moves: number;
  readonly winner: State['winner'];
  readonly faults: readonly string[];
  readonly hash: string;
  /** The hash after replaying the game from its events. */
  readonly replay: string;
  readonly events: readonly Event[];
}

/** A whole game between random lists; the same seed gives the same game. */
export interface RandomGame<State extends { readonly winner: unknown }, Event> extends WholeGame<
  State,
  Event
> {
  /** Ids of the cards that played a part in it. */
  readonly used: ReadonlySet<string>;
}

/** More moves than any game has: a game that reaches this limit never ends. */
const mostMoves = 20_000;

/** Plays a whole game between choosers and checks its invariants. The first fault ends it. */
export const playWholeGame = <
  State extends {
    readonly waiting: { readonly seat: number } | null;
    readonly winner: number | string | null;
  },
  Seat,
  Option,
  Happening,
>(
  engine: Played<State, Seat, Option, Happening>,
  plan: WholeGamePlan<State, Seat, Option, Happening>,
): WholeGame<State, GameFact<Seat, Option>> => {
  const { seats, seed, laws, lawsEvery = 1, told } = plan;
  const chance = keyedChance(seed);
  const created = engine.create(seats, chance);
  if (isRefusal(created)) throw new Error(created.refused);
  const events = [created];
  const choosers = seats.map((_, seat) => plan.choose(seat));
  const faults: string[] = [];
  let state = engine.evolve(null, created);
  for (let moves = 1; state.waiting && faults.length === 0; moves += 1) {
    const { seat } = state.waiting;
    const choose = choosers[seat];
    if (!choose) throw new Error(`nobody sits on seat ${seat}`);
    const result = engine.apply(state, { seat, option: choose(state) }, chance);
    if (isRefusal(result)) {
      faults.push(`move ${moves}: ${result.refused}`);
      break;
    }
    events.push(result.event);
    told?.(result.told, result.state);
    if (moves % lawsEvery === 0 || result.state.winner !== null)
      faults.push(...laws(result.state, state).map((fault) => `move ${moves}: ${fault}`));
    if (moves > mostMoves) faults.push('the game does not end');
    state = result.state;
  }
  return {
    moves: events.length - 1,
    winner: state.winner,
    faults,
    hash: stateHash(state),
    replay: replayedHash<State, GameFact<Seat, Option>>(engine, events),
    events,
  };
};
