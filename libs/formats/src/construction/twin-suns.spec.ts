import { describe, expect, it } from 'vitest';
import type { Deck } from '../deck/deck.js';
import { generateDeck } from '../generate/generate-deck.js';
import { formatRules } from './format-rules.js';
import { validateDeck } from './validate-deck.js';

const rules = formatRules('twin-suns', { on: '2026-11-21', pool: 'eternal' });
const legal: Deck = { ...generateDeck('twin suns', rules), bases: [{ id: 'ASH_021', count: 1 }] };
const faults = (...leaders: string[]) =>
  validateDeck({ ...legal, leaders: leaders.map((id) => ({ id, count: 1 })) }, rules).problems.map(
    ({ code }) => code,
  );

describe('Twin Suns', () => {
  it('CR 12.2.1A: two different leaders of one side', () => {
    expect(faults('SOR_005', 'SOR_004')).toEqual([]);
    expect(faults('SOR_005', 'SOR_010')).toEqual(['deck/opposed-leaders']);
    expect(faults('SOR_005', 'SOR_005')).toEqual(['deck/same-leader']);
    expect(faults('SOR_005')).toEqual(['deck/leader-count']);
  });

  it('CR 12.2.1A: of a leader with two leader sides only the one that starts face up counts', () => {
    expect(faults('TWI_017', 'SOR_005')).toEqual([]);
    expect(faults('TWI_017', 'SOR_010')).toEqual(['deck/opposed-leaders']);
  });

  it('CR 12.2.2: one copy of each card', () => {
    const main = legal.main.map((card, index) => (index === 0 ? { ...card, count: 2 } : card));
    expect(validateDeck({ ...legal, main }, rules).problems).toMatchObject([
      { code: 'deck/too-many-copies', data: { found: 2, allowed: 1 } },
    ]);
  });
});
