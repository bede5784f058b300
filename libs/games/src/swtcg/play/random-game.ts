import { seededRandom, type Random } from '#chance';
import { playWholeGame, type Chooser, type RandomGame } from '#game';
import { arenas, isUnit, type Side } from '../card.js';
import { createEngine, type SwtcgEvent } from '../engine/engine.js';
import { lawFaults } from '../engine/laws.js';
import type { Option, Question } from '../engine/options.js';
import type { SeatSetup, SwtcgState } from '../engine/state.js';
import { playableCards, starterBook } from './book.js';

/** A random legal deck of one side: 16 cards of each unit type and 12 of the rest. */
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
 * Chooses any option, but rarely to stop, pass or retreat, so that tables fill up with cards. A
 * third of the players rarely attack, so that their games are long.
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

/** A game with two players per side, random legal decks and random moves. */
export const randomTeamGame = (seed: string): RandomTcgGame => {
  const random = seededRandom(`teams ${seed}`);
  const sides: readonly Side[] = ['L', 'L', 'D', 'D'];
  return randomlyPlayed(
    sides.map((side) => ({ decks: [randomDeck(random, side)] })),
    seed,
  );
};

/**
 * A game between random legal decks with random moves; the same seed gives the same game. In every
 * other game the players bid for sides.
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
