import { describe, expect, it } from 'vitest';
import { playableBook } from '#cards';
import { createEngine } from '../engine/engine.js';
import type { State } from '../kernel/state.js';
import { table, type TableSetup } from '../testing/table.js';
import { tryOut } from './trial.js';
import { weighing } from './winning-chance.js';

const engine = createEngine(playableBook());
const at = (setup: TableSetup): State => table(engine, setup).state;
const chance = (state: State, seat = 0): number =>
  weighing.chance(tryOut(engine.book, state), seat);
const both = { ground: ['SOR_046'], resources: 4 };

describe('the chance of winning', () => {
  it.each<[string, TableSetup, TableSetup]>([
    ['damage on the other base', { them: { ...both, baseDamage: 9 } }, { them: both }],
    ['a unit more', { you: { ...both, space: ['SOR_237'] } }, { you: both }],
    ['a card more', { you: { ...both, hand: ['SOR_095', 'SOR_095'] } }, { you: both }],
    ['a resource more', { you: { ...both, resources: 5 } }, { you: both }],
    [
      'a ready unit instead of an exhausted one',
      { you: both },
      { you: { ...both, ground: [{ id: 'SOR_046', ready: false }] } },
    ],
  ])('rises with %s', (_what, more, less) => {
    const rest = { you: both, them: both };
    expect(chance(at({ ...rest, ...more }))).toBeGreaterThan(chance(at({ ...rest, ...less })));
  });

  it('is greater for whoever can finish the other base and acts first', () => {
    const near = { baseDamage: 28, ground: ['SOR_046'] };
    expect(chance(at({ you: near, them: near, active: 0 }))).toBeGreaterThan(
      chance(at({ you: near, them: near, active: 1 })) + 0.1,
    );
  });

  it('counts the cards of a hand and looks into none', () => {
    const held = (hand: string[]): State => at({ you: both, them: { ...both, hand } });
    const [cheap, dear] = [held(['SOR_128', 'SOR_128']), held(['SOR_040', 'SOR_040'])];
    for (const seat of [0, 1]) expect(chance(cheap, seat)).toBe(chance(dear, seat));
  });

  it('is what was won when the game is over', () => {
    const state = at({ you: both, them: both });
    const over = (winners: number[]): State => ({
      ...state,
      pending: null,
      outcome: { winners, reason: 'base-defeated' },
    });
    expect([over([0]), over([1]), over([0, 1])].map((s) => chance(s))).toEqual([1, 0, 0.5]);
  });

  it('is that against the strongest of several', () => {
    const sides = { you: both, them: both, third: both };
    const even = chance(at({ ...sides, twinSuns: true }));
    const weak = chance(at({ ...sides, third: { ...both, baseDamage: 20 }, twinSuns: true }));
    const strong = chance(
      at({ ...sides, third: { ...both, space: ['SOR_237', 'SOR_237'] }, twinSuns: true }),
    );
    expect(weak).toBe(even);
    expect(strong).toBeLessThan(even);
  });
});
