import { seededRandom } from '#chance';
import { keyedChance, replayedHash, stateHash } from '#game';
import { isRefusal, xwingEngine, type XwingEvent } from '../engine/engine.js';
import { lawFaults } from '../engine/laws.js';
import type { SeatSetup } from '../engine/layout.js';
import type { Option } from '../engine/options.js';
import type { XwingState } from '../engine/state.js';
import { randomSquad, seatSetup } from './random-squad.js';

export type Chooser = (state: XwingState) => Option;

export interface PlayedGame {
  readonly moves: number;
  readonly rounds: number;
  readonly winner: XwingState['winner'];
  readonly faults: readonly string[];
  readonly hash: string;
  readonly events: readonly XwingEvent[];
}

/** No game is this long: one that is goes on for ever. */
const mostMoves = 8_000;

/** A whole game between choosers, its laws watched. A fault or an exception ends it. */
export const playGame = (
  seats: readonly SeatSetup[],
  seed: string,
  choose: (seat: number) => Chooser,
): PlayedGame => {
  const chance = keyedChance(seed);
  const created = xwingEngine.create(seats, chance);
  if (isRefusal(created)) throw new Error(created.refused);
  const events: XwingEvent[] = [created];
  const choosers = seats.map((_, seat) => choose(seat));
  const faults: string[] = [];
  let state = xwingEngine.evolve(null, created);
  let moves = 0;
  while (state.waiting && faults.length === 0) {
    const { seat } = state.waiting;
    const option = (choosers[seat] as Chooser)(state);
    const result = xwingEngine.apply(state, { seat, option }, chance);
    if (isRefusal(result)) {
      faults.push(`move ${moves}: ${result.refused}`);
      break;
    }
    moves += 1;
    events.push(result.event);
    faults.push(...lawFaults(result.state, state).map((fault) => `move ${moves}: ${fault}`));
    if (moves > mostMoves) faults.push('the game does not end');
    state = result.state;
  }
  const { round, winner } = state;
  return { moves, rounds: round, winner, faults, hash: stateHash(state), events };
};

export const randomChooser = (seed: string): Chooser => {
  const random = seededRandom(seed);
  return ({ waiting }) => {
    const options = waiting?.options ?? [];
    return options[random.below(options.length)] as Option;
  };
};

export const randomSeats = (seed: string): SeatSetup[] => {
  const random = seededRandom(`squads ${seed}`);
  return [0, 1].map(() => seatSetup(randomSquad(random)));
};

/** One game of two random legal squads and random moves, replayed; the same for the same seed. */
export const randomGame = (seed: string): PlayedGame & { readonly replay: string } => {
  const played = playGame(randomSeats(seed), seed, (seat) =>
    randomChooser(`moves ${seed} ${seat}`),
  );
  return { ...played, replay: replayedHash(xwingEngine, played.events) };
};
