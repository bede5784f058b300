import { allCards } from '#cards';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../deck/deck.js';
import type { CardPool } from './deck-under-check.js';
import { formatRules } from './format-rules.js';
import { validateDeck } from './validate-deck.js';

const rules = formatRules('sealed', { on: '2026-11-21' });
const commons = allCards
  .filter((card) => card.id.startsWith('ASH_') && card.type === 'Unit')
  .slice(0, 10)
  .map((card) => ({ id: card.id, count: 4 }));
const pool: CardPool = {
  sets: ['ASH'],
  cards: [{ id: 'ASH_005', count: 1 }, { id: 'JTL_024', count: 1 }, ...commons],
};
const deck: Deck = {
  leaders: [{ id: 'ASH_005', count: 1 }],
  bases: [{ id: 'ASH_021', count: 1 }],
  main: commons.slice(0, 8).map((card) => ({ ...card })),
  sideboard: [],
};
const faults = (changed: Partial<Deck>) =>
  validateDeck({ ...deck, ...changed }, rules, { pool }).problems;

describe('Sealed and Draft', () => {
  it('CR 10.2.2: a deck out of the pool with a common base of the set is legal, and no copy limit holds', () => {
    expect(faults({})).toEqual([]);
  });

  it('CR 10.2.2A: at least thirty others', () => {
    expect(faults({ main: commons.slice(0, 7) })).toMatchObject([
      { code: 'deck/too-few-cards', data: { found: 28, required: 30 } },
    ]);
  });

  it('CR 10.2.2B: the leader comes out of the pool', () => {
    expect(faults({ leaders: [{ id: 'ASH_001', count: 1 }] })).toMatchObject([
      { code: 'deck/not-in-pool', cards: ['ASH_001'], data: { found: 1, pool: 0 } },
    ]);
  });

  it('CR 10.2.2C: a base of the pool or a common one of the set', () => {
    expect(faults({ bases: [{ id: 'JTL_024', count: 1 }], main: commons })).toEqual([]);
    expect(faults({ bases: [{ id: 'SEC_021', count: 1 }] })).toMatchObject([
      { code: 'deck/base-not-available', data: { set: 'ASH' } },
    ]);
  });

  it('CR 10.2.2D: not more of a card than was opened, sideboard included', () => {
    const [card] = commons;
    expect(faults({ sideboard: [{ id: card!.id, count: 1 }] })).toMatchObject([
      { code: 'deck/not-in-pool', cards: [card!.id], data: { found: 5, pool: 4 } },
    ]);
  });
});
