import { seededRandom, type Random } from '#chance';
import { keyedChance, replayedHash, stateHash } from '#game';
import { arenas, isUnit, type Side } from '../card.js';
import { createEngine, isRefusal, type SwtcgEngine, type SwtcgEvent } from '../engine/engine.js';
import { lawFaults } from '../engine/laws.js';
import type { Option, Question } from '../engine/options.js';
import type { SeatSetup, SwtcgState } from '../engine/state.js';
import { playableCards, starterBook } from './book.js';

/** A legal deck of one side, drawn by chance: 16 cards of each type of unit and 12 of whatever is left. */
export const randomDeck = (random: Random, side: Side): string[] => {
  const own = playableCards.filter((card) => card.side === side || card.side === 'N');
  const copies = own.flatMap(({ id }) => [id, id, id, id]);
  const taken = arenas.flatMap((type) => {
    const units = own.filter((card) => isUnit(card) && card.types.join() === type);
    return random.shuffle(units.flatMap(({ id }) => [id, id, id, id])).slice(0, 16);
  });
  const left = [...copies];
  for (const id of taken) left.splice(left.indexOf(id), 1);
  return [...taken, ...random.shuffle(left).slice(0, 12)];
};

export interface PlayedGame {
  readonly moves: number;
  readonly turns: number;
  readonly winner: SwtcgState['winner'];
  readonly faults: readonly string[];
  readonly hash: string;
  readonly events: readonly SwtcgEvent[];
  /** Ids of the cards that were built, used or attacked. */
  readonly used: ReadonlySet<string>;
}

/** No game is this long: one that is goes on for ever. */
const mostMoves = 20_000;

type Chooser = (state: SwtcgState) => Option;

interface GamePlan {
  readonly seats: readonly SeatSetup[];
  readonly seed: string;
  readonly choose: (seat: number) => Chooser;
}

/** A whole game between choosers, its laws watched. A fault ends it. */
const playGame = (engine: SwtcgEngine, { seats, seed, choose }: GamePlan): PlayedGame => {
  const chance = keyedChance(seed);
  const created = engine.create(seats, chance);
  if (isRefusal(created)) throw new Error(created.refused);
  const events: SwtcgEvent[] = [created];
  const choosers = seats.map((_, seat) => choose(seat));
  const used = new Set<string>();
  const faults: string[] = [];
  let state = engine.evolve(null, created);
  let moves = 0;
  while (state.waiting && faults.length === 0) {
    const { seat } = state.waiting;
    const result = engine.apply(
      state,
      { seat, option: (choosers[seat] as Chooser)(state) },
      chance,
    );
    if (isRefusal(result)) {
      faults.push(`move ${moves}: ${result.refused}`);
      break;
    }
    moves += 1;
    events.push(result.event);
    for (const { card } of result.told)
      if (card !== undefined) used.add(result.state.cards[card]?.card ?? '');
    if (moves % 4 === 0 || result.state.winner !== null)
      faults.push(
        ...lawFaults({ book: engine.book, state: result.state }, state).map(
          (fault) => `move ${moves}: ${fault}`,
        ),
      );
    if (moves > mostMoves) faults.push('the game does not end');
    state = result.state;
  }
  const { turn: turns, winner } = state;
  return { moves, turns, winner, faults, hash: stateHash(state), events, used };
};

const rarely: Partial<Record<Question, readonly string[]>> = {
  retreat: ['retreat'],
  setup: ['done', 'partly'],
  build: ['done', 'partly', 'move', 'top'],
};

/**
 * Any option, but to stop, to pass and to retreat are chosen seldom: tables are then
 * full of cards. A third of the players seldom attack, so that their games are long.
 */
const randomChooser = (seed: string): Chooser => {
  const random = seededRandom(seed);
  const slow = random.below(3) === 0;
  return ({ waiting }) => {
    const options = waiting?.options ?? [];
    const seldom =
      slow && waiting?.question === 'attacker'
        ? ['attack']
        : (rarely[waiting?.question ?? 'window'] ?? ['done', 'pass', 'skip']);
    const usual = options.filter((option) => !('do' in option && seldom.includes(option.do)));
    const from = usual.length > 0 && random.below(8) > 0 ? usual : options;
    return from[random.below(from.length)] as Option;
  };
};

/**
 * One game of random legal decks and random moves, replayed; the
 * same for the same seed. In every other game sides are bid for.
 */
export const randomGame = (seed: string): PlayedGame & { readonly replay: string } => {
  const engine = createEngine(starterBook);
  const random = seededRandom(`decks ${seed}`);
  const bidding = random.below(2) === 0;
  const deck = (side: Side): string[] => randomDeck(random, side);
  const seats: SeatSetup[] = bidding
    ? [{ decks: [deck('L'), deck('D')] }, { decks: [deck('D'), deck('L')] }]
    : [{ decks: [deck(random.below(2) === 0 ? 'L' : 'D')] }, { decks: [deck('D')] }];
  const played = playGame(engine, {
    seats,
    seed,
    choose: (seat) => randomChooser(`moves ${seed} ${seat}`),
  });
  return { ...played, replay: replayedHash(engine, played.events) };
};
