import { builtInContent } from '#cards';
import { describe, expect, it } from 'vitest';
import { unspokenChange } from './unspoken-change.js';

const known = builtInContent(['SOR']);
const hmw = builtInContent(['HMW']);
const [row] = known.behaviours.filter(({ abilities }) => abilities.length > 0);
const [facts] = known.facts;
if (!row || !facts) throw new Error('no cards');

describe('a change of a known card', () => {
  it('is none where a bundle brings new cards, or says what is known', () => {
    expect(unspokenChange(known, hmw)).toBeNull();
    expect(unspokenChange(known, known)).toBeNull();
  });

  it.each([
    ['behaviour', row.id, { behaviours: [{ ...row, abilities: [] }] }],
    ['facts', facts.id, { facts: [{ ...facts, cost: 99 }] }],
    ['a printing that is another card now', 'SOR_010', { reprints: { SOR_010: 'SOR_005' } }],
    ['a number that is another card now', 'SOR_283', { printings: { SOR_283: 'SOR_001' } }],
  ] as const)('of its %s has to be named', (_what, card, change) => {
    const over = { ...hmw, ...change };
    expect(unspokenChange(known, over)).toBe(card);
    expect(unspokenChange(known, { ...over, changes: [card] })).toBeNull();
  });
});
