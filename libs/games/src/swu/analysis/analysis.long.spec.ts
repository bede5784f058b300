import { describe, expect, it } from 'vitest';
import { starterDeck } from '#cards';
import {
  botChoice,
  Comparison,
  type Decision,
  dice,
  isRefusal,
  type Move,
  randomMove,
  type SeatSetup,
  type State,
} from '#rules';
import { cardsDigest, rulesEngine, setupOf, setupsOf } from '../screen/engine.js';
import { analystOf, type PlayedGame } from './index.js';

const engine = rulesEngine();
const { book } = engine;
const decks = ['luke', 'vader'].map((name) => starterDeck(name) as SeatSetup);
const setups = setupsOf(decks);

interface Played {
  readonly game: PlayedGame;
  readonly states: readonly State[];
}

/** A game of two beginners: one move in four is any that is legal. */
const play = (): Played => {
  const seed = 'an:1';
  const begun = engine.create(setupOf({ setups, terms: null }), seed);
  if (isRefusal(begun)) throw new Error(begun.detail);
  let { state } = begun;
  const roll = dice(1);
  const [states, moves]: [State[], Move[]] = [[], []];
  while (state.pending) {
    const careless = roll(4) === 0;
    const move = careless
      ? randomMove(state.pending, roll, book.names)
      : botChoice({ book, state, level: roll(2) === 0 ? 2 : 1, roll }).move;
    const step = engine.apply(state, move);
    if (isRefusal(step)) throw new Error(step.detail);
    states.push(state);
    moves.push(move);
    ({ state } = step);
  }
  return { game: { decks, seed, moves, cards: cardsDigest({ setups }, engine) }, states };
};

const { game, states } = play();

describe('looking back at a game', () => {
  it('calls nothing a mistake that does not lose a tenth of other games played to the end', () => {
    const analyst = analystOf(game);
    expect(analyst?.decisions).toBe(game.moves.length);
    const lost = states.flatMap((state, at) => {
      const found = analyst?.lookBack(at)?.mistake;
      if (!found) return [];
      const { seat, at: asked, options } = state.pending as Decision;
      const pick = found.better[0]?.options.map((wanted) =>
        options.findIndex((option) => JSON.stringify(option) === JSON.stringify(wanted)),
      );
      const move = game.moves[at] as Move;
      const again = new Comparison(
        { book, state, move, seed: 5_000_011 + at },
        { seat, at: asked, pick: pick ?? [] },
      );
      return [again.difference(250)];
    });
    expect(lost.length).toBeGreaterThan(2);
    expect(Math.min(...lost)).toBeGreaterThan(0.1);
  });

  it('gives the last blow to whoever wins', () => {
    const analyst = analystOf(game);
    const at = states.findLastIndex(({ pending }) => pending?.kind === 'action');
    expect(analyst?.lookBack(at)?.chance).toBeGreaterThan(0.8);
  });

  it('says of a game that goes otherwise here that it cannot be played again', () => {
    expect(analystOf({ ...game, cards: 'other' })).toBeNull();
    expect(analystOf({ ...game, seed: 'another' })).toBeNull();
  });
});
