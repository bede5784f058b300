import { describe, expect, it } from 'vitest';
import { playableBook } from '#cards';
import { createEngine } from '../engine/engine.js';
import type { State } from '../kernel/state.js';
import { table, type TableSetup } from '../testing/table.js';
import { SHARED, SIDE } from './board-vector.js';
import { KINDS } from './learned-priors.js';
import { learned } from './learned-chance.js';
import weights from './learned-weights.json' with { type: 'json' };
import { tryOut } from './trial.js';

const engine = createEngine(playableBook());
const at = (setup: TableSetup): State => table(engine, setup).state;
const chance = (state: State, seat = 0): number => learned.chance(tryOut(engine.book, state), seat);
const both = { ground: ['SOR_046'], resources: 4, hand: ['SOR_095'] };

describe('the learned chance of winning', () => {
  it('has a weight for each number that is counted, and a guess for each kind of move', () => {
    expect(weights.linear).toHaveLength(SIDE);
    for (const { own, foe, shared } of weights.hidden)
      expect([own.length, foe.length, shared.length]).toEqual([SIDE, SIDE, SHARED]);
    expect(weights.priors).toHaveLength(KINDS.length);
  });

  it.each<[string, TableSetup, TableSetup]>([
    ['damage on the other base', { them: { ...both, baseDamage: 12 } }, { them: both }],
    ['a unit more', { you: { ...both, space: ['SOR_237'] } }, { you: both }],
    ['a card more', { you: { ...both, hand: ['SOR_095', 'SOR_095', 'SOR_095'] } }, { you: both }],
  ])('rises with %s', (_what, more, less) => {
    const rest = { you: both, them: both };
    expect(chance(at({ ...rest, ...more }))).toBeGreaterThan(chance(at({ ...rest, ...less })));
  });

  it('makes 1 of the chances of two players', () => {
    const state = at({ you: { ...both, space: ['SOR_237'] }, them: { ...both, baseDamage: 4 } });
    expect(chance(state, 0) + chance(state, 1)).toBeCloseTo(1, 9);
  });
});
