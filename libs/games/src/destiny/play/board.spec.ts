import { describe, expect, it } from 'vitest';
import { keyedChance } from '#game';
import { destinyBook } from '../cards/behaviours.js';
import { createEngine, isRefusal } from '../engine/engine.js';
import { layTable } from '../engine/position.js';
import type { Option } from '../engine/options.js';
import { boardOf } from './board.js';

const engine = createEngine(destinyBook);
const chance = keyedChance('board');

/** Two Death Troopers with a plain and a plus side of ranged damage in the pool. */
const asked = () => {
  const keys = new Map<string, string>();
  const seat = { hand: [], deck: [], discard: [], resources: 3 };
  const laid = layTable(
    [
      {
        ...seat,
        play: [
          { as: 'base', card: '02001', dice: 1, side: 2 },
          { as: 'plus', card: '02001', dice: 1, side: 3 },
        ],
      },
      { ...seat, play: [{ as: 'X', card: '01001', dice: 1 }] },
    ],
    { battlefield: '01165', first: 0, turn: 0, claimed: null, passes: 0 },
    keys,
  );
  const { state } = engine.resume(laid, chance);
  const option: Option = { do: 'resolve', die: `${keys.get('base')}.1` };
  const result = engine.apply(state, { seat: 0, option }, chance);
  if (isRefusal(result)) throw new Error(result.refused);
  return result.state;
};

describe('the board of Destiny', () => {
  it('says what dice come to that are put together, so far and with one more', () => {
    const { decision } = boardOf(destinyBook, asked(), 0);
    expect(decision?.says?.en).toMatch(/^So far: 2 ranged damage\n.*: then 4 ranged damage$/);
    expect(decision?.options.map(({ text }) => text.en)).toEqual([
      expect.stringMatching(/\+2 ranged damage.*: then 4 ranged damage$/),
      'Done',
    ]);
  });

  it('says what battlefields do before one is chosen', () => {
    const team = [{ card: '01010', dice: 2 }];
    const deck = Array.from({ length: 12 }, () => '01155');
    const seats = ['01165', '01167'].map((battlefield) => ({ team, deck, battlefield }));
    const created = engine.create(seats, chance);
    if (isRefusal(created)) throw new Error(created.refused);
    let state = engine.evolve(null, created);
    while (state.waiting?.question === 'mulligan') {
      const move = { seat: state.waiting.seat, option: { pick: 'done' } as const };
      const result = engine.apply(state, move, chance);
      if (isRefusal(result)) throw new Error(result.refused);
      state = result.state;
    }
    const board = boardOf(destinyBook, state, state.waiting?.seat ?? 0);
    expect(board.decision?.says?.en.split('\n')).toHaveLength(2);
    expect(board.decision?.says?.en).toContain('Claim');
  });
});
