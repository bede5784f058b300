import { seededRandom } from '#chance';
import { playWholeGame, type Chooser, randomChooser, type RandomGame } from '#game';
import { destinyBook } from '../cards/behaviours.js';
import { createEngine, type DestinyEngine, type DestinyEvent } from '../engine/engine.js';
import { lawFaults } from '../engine/laws.js';
import type { SeatSetup } from '../engine/layout.js';
import type { Option } from '../engine/options.js';
import type { DestinyState } from '../engine/state.js';
import { randomList, seatSetup } from './random-list.js';

interface GamePlan {
  readonly seats: readonly SeatSetup[];
  readonly seed: string;
  readonly choose: (seat: number) => Chooser<DestinyState, Option>;
  /** Invariants are checked in every n-th state; default 4. */
  readonly lawsEvery?: number;
}

const uses: ReadonlySet<string> = new Set(['played', 'activated', 'claimed']);

/** Plays a whole game between choosers and checks its invariants. */
export const playGame = (
  engine: DestinyEngine,
  plan: GamePlan,
): RandomGame<DestinyState, DestinyEvent> => {
  const used = new Set<string>();
  const played = playWholeGame(engine, {
    lawsEvery: 4,
    ...plan,
    laws: (state, before) => lawFaults(engine.book, state, before),
    told: (happenings, { cards }) => {
      for (const { what, card } of happenings)
        if (card !== undefined && uses.has(what)) used.add(cards[card]?.card ?? '');
    },
  });
  return { ...played, used };
};

interface Drawn {
  readonly players?: number;
  /**
   * The format of the lists; omitted: the seed decides between the first set alone and all sets.
   */
  readonly format?: string;
}

const formatFor = (seed: string): string =>
  seededRandom(`format ${seed}`).below(2) === 0 ? 'destiny-awakenings' : 'destiny-infinite';

/** A game between random legal lists with random moves; the same seed gives the same game. */
export const randomGame = (
  seed: string,
  { players = 2, format = formatFor(seed) }: Drawn = {},
): RandomGame<DestinyState, DestinyEvent> => {
  const random = seededRandom(`lists ${seed}`);
  return playGame(createEngine(destinyBook), {
    seats: Array.from({ length: players }, () => seatSetup(randomList(random, format))),
    seed,
    choose: (seat) => randomChooser(`moves ${seed} ${seat}`),
  });
};
