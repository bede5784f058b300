import { describe, expect, it } from 'vitest';
import type { SourceCard } from './source-card.js';
import { toWrite } from './to-write.js';

const says = (id: string, text: string, more: Partial<SourceCard> = {}): SourceCard =>
  ({
    id,
    name: id,
    type: 'Unit',
    text,
    epicAction: '',
    backText: '',
    missing: [],
    ...more,
  }) as unknown as SourceCard;

describe('the cards that need a row', () => {
  const cards = [
    says('ABC_001', 'Sentinel\nWhen Played: Draw a card. Then deal 1 damage.'),
    says('ABC_002', 'Sentinel'),
    says('ABC_003', ''),
    says('ABC_004', 'This unit enters play ready.'),
    says('ABC_005', 'This unit can be read.'),
  ];

  it('come with those that say least first, without those that say only keywords or nothing', () => {
    expect(toWrite(cards, () => false)).toEqual([
      { id: 'ABC_004', name: 'ABC_004', sentences: 1 },
      { id: 'ABC_005', name: 'ABC_005', sentences: 1 },
      { id: 'ABC_001', name: 'ABC_001', sentences: 3 },
    ]);
  });

  it('are not those that are written already', () => {
    expect(toWrite(cards, (id) => id !== 'ABC_001').map(({ id }) => id)).toEqual(['ABC_001']);
  });

  it('of a leader do not count how it is deployed', () => {
    const leader = says('ABC_006', 'Draw a card.', {
      type: 'Leader',
      epicAction: 'Epic Action: If you control 5 or more resources, deploy this leader.',
    });
    expect(toWrite([leader], () => false)[0]?.sentences).toBe(1);
  });
});
