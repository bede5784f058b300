/** Games as beginners play them, and replays of their mistakes. */
import {
  botChoice,
  Comparison,
  type Decision,
  dice,
  isRefusal,
  type Move,
  type PastDecision,
  randomMove,
  type SeatSetup,
  type State,
} from '#rules';
import { cardsDigest, rulesEngine, setupOf, setupsOf } from '../../screen/engine.js';
import type { Mistake, PlayedGame } from '../index.js';

export interface BeginnersGame {
  readonly game: PlayedGame;
  /** The state at each decision. */
  readonly states: readonly State[];
}

const engine = rulesEngine();

/** A game between bots of levels 1 and 2 in which one move in four is a random legal one. */
export const beginnersGame = (decks: readonly SeatSetup[], chance: number): BeginnersGame => {
  const setups = setupsOf(decks);
  const seed = `an:${chance}`;
  const begun = engine.create(setupOf({ setups, terms: null }), seed);
  if (isRefusal(begun)) throw new Error(begun.detail);
  let { state } = begun;
  const roll = dice(chance);
  const [states, moves]: [State[], Move[]] = [[], []];
  while (state.pending) {
    const careless = roll(4) === 0;
    const move = careless
      ? randomMove(state.pending, roll, engine.book.names)
      : botChoice({ book: engine.book, state, level: roll(2) === 0 ? 2 : 1, roll }).move;
    const step = engine.apply(state, move);
    if (isRefusal(step)) throw new Error(step.detail);
    states.push(state);
    moves.push(move);
    ({ state } = step);
  }
  return { game: { decks, seed, moves, cards: cardsDigest({ setups }, engine) }, states };
};

/**
 * Plays `games` new games from a mistake and returns by how much, from 0 to 1, the better answer's
 * share of wins exceeds that of the answer given; null if the better answer divides amounts, which
 * a line does not store.
 */
export const lostOnceMore = (
  past: Omit<PastDecision, 'book'>,
  { better }: Mistake,
  games: number,
): number | null => {
  const { seat, at, options } = past.state.pending as Decision;
  const wanted = (better[0]?.options ?? []).map((option) => JSON.stringify(option));
  const pick = wanted.map((one) => options.findIndex((option) => JSON.stringify(option) === one));
  if ((past.move.amounts?.length ?? 0) > 0 || pick.includes(-1)) return null;
  return new Comparison({ book: engine.book, ...past }, { seat, at, pick }).difference(games);
};
