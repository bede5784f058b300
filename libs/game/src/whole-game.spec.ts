import { describe, expect, it } from 'vitest';
import type { GameFact } from './engine.js';
import { playWholeGame, randomChooser } from './whole-game.js';

interface Counted {
  readonly sum: number;
  readonly waiting: { readonly seat: number; readonly options: readonly number[] } | null;
  readonly winner: number | null;
}

const stateOf = (sum: number): Counted =>
  sum >= 6
    ? { sum, waiting: null, winner: 0 }
    : { sum, waiting: { seat: 0, options: [1, 2] }, winner: null };

/** A game for one player, who counts to six in steps of one or two. */
const counting = {
  create: (seats: readonly string[]): GameFact<string, number> => ({
    type: 'GameCreated',
    seats,
    drawn: [],
  }),
  evolve: (state: Counted | null, event: GameFact<string, number>): Counted =>
    stateOf(state && event.type === 'MovePlayed' ? state.sum + event.option : 0),
  apply: ({ sum }: Counted, { seat, option }: { seat: number; option: number }) =>
    option > 2
      ? { refused: 'counting/too-far' }
      : {
          event: { type: 'MovePlayed' as const, seat, option, drawn: [] },
          state: stateOf(sum + option),
          told: [option],
        },
};
const plan = {
  seats: ['one'],
  seed: 'a',
  choose: () => randomChooser<number>('a'),
  laws: (): string[] => [],
};

describe('a whole game between choosers', () => {
  it('ends with a winner, and its events fold to the same state', () => {
    const told: number[] = [];
    const played = playWholeGame(counting, { ...plan, told: (moves) => told.push(...moves) });
    expect(played).toMatchObject({ winner: 0, faults: [], replay: played.hash });
    expect(told.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(6);
    expect(played.events).toHaveLength(played.moves + 1);
  });

  it('stops at the first state that breaks a law, and says after which move', () => {
    const laws = ({ sum }: Counted): string[] => (sum >= 2 ? ['more than one'] : []);
    const played = playWholeGame(counting, { ...plan, choose: () => () => 1, laws });
    expect(played).toMatchObject({ moves: 2, winner: null, faults: ['move 2: more than one'] });
  });

  it('looks at the last state, however seldom it looks', () => {
    const laws = ({ winner }: Counted): string[] => (winner === null ? [] : ['over']);
    expect(playWholeGame(counting, { ...plan, laws, lawsEvery: 100 }).faults).toHaveLength(1);
  });

  it('stops at a move that is refused', () => {
    const played = playWholeGame(counting, { ...plan, choose: () => () => 3 });
    expect(played).toMatchObject({ moves: 0, faults: ['move 1: counting/too-far'] });
  });

  it('has another hash where the events say something else than the moves did', () => {
    const forgets = { ...counting, evolve: () => stateOf(0) };
    const { hash, replay } = playWholeGame(forgets, plan);
    expect(replay).not.toBe(hash);
  });
});
