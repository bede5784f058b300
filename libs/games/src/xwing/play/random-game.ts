import { seededRandom } from '#chance';
import { playWholeGame, type Chooser, randomChooser, type RandomGame } from '#game';
import { upgradeKey } from '../cards/behaviours.js';
import { xwingEngine, type XwingEvent } from '../engine/engine.js';
import { lawFaults } from '../engine/laws.js';
import type { SeatSetup } from '../engine/layout.js';
import type { Option } from '../engine/options.js';
import type { XwingState } from '../engine/state.js';
import { randomSquad, seatSetup } from './random-squad.js';

/** Plays a whole game between choosers and checks its invariants. */
export const playGame = (
  seats: readonly SeatSetup[],
  seed: string,
  choose: (seat: number) => Chooser<XwingState, Option>,
): RandomGame<XwingState, XwingEvent> => ({
  ...playWholeGame(xwingEngine, { seats, seed, choose, laws: lawFaults }),
  used: new Set(
    seats.flatMap(({ ships }) =>
      ships.flatMap(({ pilot, upgrades }) => [pilot, ...upgrades.map(upgradeKey)]),
    ),
  ),
});

export const randomSeats = (seed: string): SeatSetup[] => {
  const random = seededRandom(`squads ${seed}`);
  return [0, 1].map(() => seatSetup(randomSquad(random)));
};

/** A game between two random legal squads with random moves; the same seed gives the same game. */
export const randomGame = (seed: string): RandomGame<XwingState, XwingEvent> =>
  playGame(randomSeats(seed), seed, (seat) => randomChooser(`moves ${seed} ${seat}`));
