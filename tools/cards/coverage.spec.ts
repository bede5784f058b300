import { join } from 'node:path';
import { allCards, playableBook } from '#cards';
import { cardBook, event, draw, overwhelm, type CardDefinition } from '#rules';
import { describe, expect, it } from 'vitest';
import { coverage, rowsIn } from './coverage.js';
import { testRows } from './test-rows.js';

const facts = { type: 'Unit', aspects: [], traits: [], arena: 'Ground' } as const;
const card = (id: string, ...abilities: CardDefinition['abilities'][number][]): CardDefinition => ({
  ...facts,
  id,
  name: id,
  abilities,
});

describe('the coverage of cards', () => {
  it('reads the cards that test titles begin with', () => {
    const spec =
      "it('SOR_131: a Raid', () => {}); it('SOR_001, SOR_002: two', f); it('nothing of SOR_003', f); describe('SOR_004: no row', f); row('SOR_005: in a table', g, s, 1)";
    expect(rowsIn(spec)).toEqual(['SOR_131', 'SOR_001', 'SOR_002', 'SOR_005']);
  });

  it('asks for a row where a card says more than a keyword', () => {
    const book = cardBook([
      card('SOR_164', overwhelm),
      card('SOR_171', event(draw())),
      card('SOR_172', event(draw())),
      card('SOR_128'),
    ]);
    const [sor, shd] = coverage(book, new Set(['SOR_172']));
    expect(sor).toEqual({
      set: 'SOR',
      cards: 252,
      defined: 4,
      ownRule: ['SOR_171', 'SOR_172'],
      untested: ['SOR_171'],
      custom: [],
    });
    expect(shd).toMatchObject({
      set: 'SHD',
      cards: allCards.filter((c) => c.id.startsWith('SHD_')).length,
      defined: 0,
    });
  });

  it('counts a card with code in it as an escape hatch', () => {
    const code = { a: 'event', effect: { do: 'nothing', run: () => undefined } } as never;
    expect(coverage(cardBook([card('SOR_171', code)]), new Set())[0]?.custom).toEqual(['SOR_171']);
  });

  it('finds every card of eight sets defined, tested where it has a rule of its own, and data', () => {
    const sets = coverage(playableBook(), testRows(join(import.meta.dirname, '../..')));
    const whole = ['SOR', 'SHD', 'TWI', 'JTL', 'LOF', 'SEC', 'LAW', 'ASH'];
    const found = sets.filter((c) => whole.includes(c.set));
    expect(found.map((c) => [c.set, c.cards - c.defined, c.untested, c.custom])).toEqual(
      whole.map((set) => [set, 0, [], []]),
    );
  });
});
