import { seededRandom, type Random } from '#chance';
import { playWholeGame, type Chooser, type RandomGame } from '#game';
import { arenas, isUnit, type Side } from '../card.js';
import { createEngine, type SwtcgEvent } from '../engine/engine.js';
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

const rarely: Partial<Record<Question, readonly string[]>> = {
  retreat: ['retreat'],
  setup: ['done', 'partly'],
  build: ['done', 'partly', 'move', 'top'],
};

/**
 * Any option, but to stop, to pass and to retreat are chosen seldom: tables are then
 * full of cards. A third of the players seldom attack, so that their games are long.
 */
const randomChooser = (seed: string): Chooser<SwtcgState, Option> => {
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

type RandomTcgGame = RandomGame<SwtcgState, SwtcgEvent>;

const randomlyPlayed = (seats: readonly SeatSetup[], seed: string): RandomTcgGame => {
  const engine = createEngine(starterBook);
  const used = new Set<string>();
  const played = playWholeGame(engine, {
    seats,
    seed,
    choose: (seat) => randomChooser(`moves ${seed} ${seat}`),
    lawsEvery: 4,
    laws: (state, before) => lawFaults({ book: engine.book, state }, before),
    told: (happenings, { cards }) => {
      for (const { card } of happenings) if (card !== undefined) used.add(cards[card]?.card ?? '');
    },
  });
  return { ...played, used };
};

/** Two players on each side, with random legal decks and random moves. */
export const randomTeamGame = (seed: string): RandomTcgGame => {
  const random = seededRandom(`teams ${seed}`);
  const sides: readonly Side[] = ['L', 'L', 'D', 'D'];
  return randomlyPlayed(
    sides.map((side) => ({ decks: [randomDeck(random, side)] })),
    seed,
  );
};

/**
 * One game of random legal decks and random moves; the same for
 * the same seed. In every other game sides are bid for.
 */
export const randomGame = (seed: string): RandomTcgGame => {
  const random = seededRandom(`decks ${seed}`);
  const bidding = random.below(2) === 0;
  const deck = (side: Side): string[] => randomDeck(random, side);
  const seats: SeatSetup[] = bidding
    ? [{ decks: [deck('L'), deck('D')] }, { decks: [deck('D'), deck('L')] }]
    : [{ decks: [deck(random.below(2) === 0 ? 'L' : 'D')] }, { decks: [deck('D')] }];
  return randomlyPlayed(seats, seed);
};
