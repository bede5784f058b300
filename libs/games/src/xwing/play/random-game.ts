import { seededRandom } from '#chance';
import { playWholeGame, type Chooser, randomChooser, type RandomGame } from '#game';
import { upgradeKey } from '../cards/behaviours.js';
import { xwingEngine, type XwingEvent } from '../engine/engine.js';
import { lawFaults } from '../engine/laws.js';
import type { SeatSetup } from '../engine/layout.js';
import type { Option } from '../engine/options.js';
import type { XwingState } from '../engine/state.js';
import { randomSquad, seatSetup } from './random-squad.js';

/** A whole game between choosers, its laws watched. */
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

/** One game of two random legal squads and random moves; the same for the same seed. */
export const randomGame = (seed: string): RandomGame<XwingState, XwingEvent> =>
  playGame(randomSeats(seed), seed, (seat) => randomChooser(`moves ${seed} ${seat}`));
