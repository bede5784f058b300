import type { CardFacts } from '#cards';
import { describe, expect, it } from 'vitest';
import { copiesIn } from './copies.js';

const card = (id: string, facts: Partial<CardFacts> = {}): CardFacts => ({
  id,
  name: 'Invented',
  type: 'Unit',
  unique: false,
  aspects: [],
  traits: [],
  arenas: ['Ground'],
  cost: 2,
  keywords: [],
  ...facts,
});

describe('copies of one card (CR 8.6)', () => {
  it('are found within a set and among the cards of other sets, whatever their rarity', () => {
    const set = [
      card('NEW_001'),
      card('NEW_002', { name: 'Other' }),
      card('NEW_003', { name: 'Other', rarity: 'Special' }),
    ];
    expect(copiesIn(set, [card('OLD_009', { rarity: 'Common' })])).toEqual({
      reprints: { NEW_001: 'OLD_009', NEW_003: 'NEW_002' },
      doubtful: [],
    });
  });

  it('are not assumed where another number is printed, nor under another subtitle', () => {
    const set = [card('NEW_001', { cost: 3 }), card('NEW_002', { subtitle: 'Elsewhere' })];
    expect(copiesIn(set, [card('OLD_009')])).toEqual({
      reprints: {},
      doubtful: [['NEW_001', 'OLD_009']],
    });
  });
});
