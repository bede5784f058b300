import { seededRandom } from '#chance';
import { destinyBook } from '../cards/behaviours.js';
import {
  createEngine,
  isRefusal,
  type DestinyEngine,
  type DestinyEvent,
} from '../engine/engine.js';
import type { SeatSetup } from '../engine/layout.js';
import { keyedChance, replayedHash, stateHash } from '#game';
import { lawFaults } from '../engine/laws.js';
import type { Option } from '../engine/options.js';
import type { DestinyState } from '../engine/state.js';
import { randomList, seatSetup } from './random-list.js';

export type Chooser = (state: DestinyState, engine: DestinyEngine) => Option;

export interface PlayedGame {
  readonly moves: number;
  readonly rounds: number;
  readonly winner: number | null;
  readonly faults: readonly string[];
  readonly hash: string;
  readonly events: readonly DestinyEvent[];
  /** Ids of the cards that were played, activated or claimed. */
  readonly used: ReadonlySet<string>;
}

export interface GamePlan {
  readonly seats: readonly SeatSetup[];
  readonly seed: string;
  readonly choose: (seat: number) => Chooser;
  /** Laws are looked at in every n-th state; 1 looks at all. */
  readonly lawsEvery?: number;
}

/** No game is this long: one that is goes on for ever. */
const mostMoves = 20_000;

/** A whole game between choosers, its laws watched. A fault or an exception ends it. */
export const playGame = (engine: DestinyEngine, plan: GamePlan): PlayedGame => {
  const chance = keyedChance(plan.seed);
  const created = engine.create(plan.seats, chance);
  if (isRefusal(created)) throw new Error(created.refused);
  const events: DestinyEvent[] = [created];
  const choosers = plan.seats.map((_, seat) => plan.choose(seat));
  const used = new Set<string>();
  const faults: string[] = [];
  let state = engine.evolve(null, created);
  let moves = 0;
  while (state.waiting && faults.length === 0) {
    const { seat } = state.waiting;
    const option = (choosers[seat] as Chooser)(state, engine);
    const result = engine.apply(state, { seat, option }, chance);
    if (isRefusal(result)) {
      faults.push(`move ${moves}: ${result.refused}`);
      break;
    }
    moves += 1;
    events.push(result.event);
    for (const { what, card } of result.told)
      if (card !== undefined && (what === 'played' || what === 'activated' || what === 'claimed'))
        used.add(result.state.cards[card]?.card ?? '');
    if (moves % (plan.lawsEvery ?? 4) === 0 || result.state.winner !== null)
      faults.push(
        ...lawFaults(engine.book, result.state, state).map((fault) => `move ${moves}: ${fault}`),
      );
    if (moves > mostMoves) faults.push('the game does not end');
    state = result.state;
  }
  const { round, winner } = state;
  return { moves, rounds: round, winner, faults, hash: stateHash(state), events, used };
};

export const randomChooser = (seed: string): Chooser => {
  const random = seededRandom(seed);
  return ({ waiting }) => {
    const options = waiting?.options ?? [];
    return options[random.below(options.length)] as Option;
  };
};

/** One game of two random legal lists and random moves, replayed; the same for the same seed. */
export const randomGame = (seed: string, players = 2): PlayedGame & { readonly replay: string } => {
  const engine = createEngine(destinyBook);
  const random = seededRandom(`lists ${seed}`);
  const seats = Array.from({ length: players }, () => seatSetup(randomList(random)));
  const played = playGame(engine, {
    seats,
    seed,
    choose: (seat) => randomChooser(`moves ${seed} ${seat}`),
  });
  return { ...played, replay: replayedHash(engine, played.events) };
};
