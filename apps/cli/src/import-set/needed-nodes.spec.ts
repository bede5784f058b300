import { join } from 'node:path';
import { boosterSets } from '#cards';
import { describe, expect, it } from 'vitest';
import { PRINTED, printedCardsAreHere } from '../../../../test/text-oracle/printed.js';
import { missingByFrequency, neededNodes } from './needed-nodes.js';
import { readSourceCards, type SourceCard } from './source-card.js';

const card = (text: string, id = 'XYZ_001'): SourceCard => ({
  id,
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
});

describe('the nodes that a printed text needs', () => {
  it('are found by what they say', () => {
    expect(
      neededNodes(
        card(
          'On Attack: You may deal 9 damage to a damaged enemy ground unit. If you do, draw 7 cards.',
        ),
      ),
    ).toEqual({
      id: 'XYZ_001',
      nodes: expect.arrayContaining(['when attack-declared', 'damage', 'draw', 'if-do', 'may']),
      missing: [],
    });
    expect(neededNodes(card('Sentinel\nRaid 2')).nodes).toEqual(['ability keyword']);
  });

  it('leave over what no node says', () => {
    const strange = neededNodes(card('When Played: Juggle with a friendly unit.'));
    expect([strange.nodes, strange.missing]).toEqual([['when played'], ['juggle with N.']]);
  });

  it('are counted by what is missing most often', () => {
    const needs = [
      card('Juggle.', 'XYZ_001'),
      card('Juggle.', 'XYZ_002'),
      card('Whistle.', 'XYZ_003'),
    ].map(neededNodes);
    expect(missingByFrequency(needs)).toEqual([
      ['juggle.', 2],
      ['whistle.', 1],
    ]);
  });
});

describe.skipIf(!printedCardsAreHere)('on real sets', () => {
  const sayable = (set: string): number =>
    readSourceCards(join(PRINTED, `${set}.json`))
      .map(neededNodes)
      .filter((n) => n.missing.length === 0).length;

  it('finds nearly nothing missing in the set that is written, and much in the others', () => {
    expect(sayable('SOR')).toBeGreaterThan(245);
    for (const set of boosterSets.filter((s) => s !== 'SOR'))
      expect(sayable(set), set).toBeLessThan(240);
  });
});
