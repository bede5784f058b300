import { describe, expect, it } from 'vitest';
import { factsOf } from './facts-of.js';
import { onlyKeywords, printedKeywords } from './printed-keywords.js';
import type { SourceCard } from './source-card.js';

const card = (text: string, rest: Partial<SourceCard> = {}): SourceCard => ({
  id: 'XYZ_001',
  name: 'Invented',
  type: 'Unit',
  unique: false,
  aspects: [],
  traits: [],
  arenas: ['Ground'],
  keywords: [],
  text,
  epicAction: '',
  backText: '',
  missing: [],
  ...rest,
});

describe('printed keywords', () => {
  it('are read with their values, in any case, without the reminder', () => {
    expect(printedKeywords(card('RAID 2 (More power.)\nGrit \nExploit 3'))).toEqual([
      { keyword: 'Raid', n: 2 },
      { keyword: 'Grit' },
      { keyword: 'Exploit', n: 3 },
    ]);
    expect(printedKeywords(card('Smuggle [C=5 Vigilance Villainy] (Replace it.)'))).toEqual([
      { keyword: 'Smuggle', cost: 5, aspects: ['Vigilance', 'Villainy'] },
    ]);
    expect(printedKeywords(card('Coordinate - Raid 3'))).toEqual([
      { keyword: 'Coordinate', gives: { keyword: 'Raid', n: 3 } },
    ]);
  });

  it('are all that a card says, or the card says more', () => {
    expect(onlyKeywords(card(''))).toEqual([]);
    expect(onlyKeywords(card('Sentinel\nShielded'))).toEqual([
      { keyword: 'Sentinel' },
      { keyword: 'Shielded' },
    ]);
    for (const more of [
      'Sentinel\nOn Attack: Draw.',
      'While alone, it gains Sentinel.',
      'Smuggle [C=7 Command, pay with blood]',
      'Bounty - Draw.',
      'Coordinate - On Attack: Draw.',
    ]) {
      expect(onlyKeywords(card(more)), more).toBeUndefined();
    }
    expect(onlyKeywords(card('Sentinel', { type: 'Leader' }))).toBeUndefined();
    expect(onlyKeywords(card('', { type: 'Base', epicAction: 'Draw.' }))).toBeUndefined();
  });

  it('end in the facts, and no sentence does', () => {
    const facts = factsOf(
      card('Grit\nPiloting [C=2 Command]\nOn Attack: Draw.', {
        keywords: ['Saboteur'],
        pilotingCost: 9,
      }),
    );
    expect(facts).toMatchObject({ keywords: ['Grit', 'Piloting', 'Saboteur'], pilotingCost: 2 });
    expect(JSON.stringify(facts)).not.toContain('Draw');
  });
});
