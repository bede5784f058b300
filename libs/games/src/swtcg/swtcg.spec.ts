import { describe, expect, it } from 'vitest';
import { isLegal } from '#game';
import { hasSubtype, isUnit } from './card.js';
import { allCards, isPlayable } from './facts/catalogue.js';
import { starterSet } from './facts/start.gen.js';
import { starterDecks } from './facts/starter-decks.gen.js';
import { fullName } from './card.js';
import { deckFaults } from './construction.js';
import { swtcgLists } from './lists.js';
import { swtcgScreen } from './play/screen-game.js';

const today = { format: 'swtcg-constructed', date: '2026-11-22' };
const textOf = (deck: readonly (readonly [number, string])[]): string =>
  deck.map(([count, name]) => `${count} ${name}`).join('\n');
const read = (text: string) => {
  const found = swtcgLists.read(text);
  if (found.kind !== 'read') throw new Error(found.problems[0]?.code);
  return found.list;
};
const codes = (text: string): readonly string[] =>
  swtcgLists.check(read(text), today).map(({ code }) => code);

/** Five Light units of every type, four copies each: 60 cards. */
const lightUnits = (['Space', 'Ground', 'Character'] as const).flatMap((type) =>
  starterSet
    .filter((card) => isUnit(card) && card.side === 'L' && card.types.join() === type)
    .slice(0, 5)
    .map((card) => [4, fullName(card)] as const),
);

describe('a starter deck', () => {
  const cards = new Map(allCards.map((card) => [card.id, card]));

  it.each(starterDecks)('is legal and played whole: $name', (deck) => {
    const entries = Object.entries(deck.cards).map(([id, count]) => ({
      card: cards.get(id)!,
      count,
    }));
    expect(deckFaults(entries)).toEqual([]);
    expect(entries.flatMap(({ card }) => (isPlayable(card) ? [] : [card.name]))).toEqual([]);
  });

  it('is one of ten that can be chosen as a list', () => {
    const starters = swtcgScreen.starters?.() ?? [];
    expect(starters).toHaveLength(10);
    for (const { name, list } of starters) {
      const brought = swtcgScreen.bring(list, name);
      const deck = starterDecks.find((one) => one.name === name)?.cards ?? {};
      const ids = Object.entries(deck).flatMap(([id, count]) =>
        Array.from({ length: count }, () => id),
      );
      const [taken] = (brought.kind === 'brought' ? brought.setup['decks'] : []) as string[][];
      expect([name, taken?.toSorted()]).toEqual([name, ids.toSorted()]);
    }
  });
});

describe('a deck of the starter set', () => {
  it('is legal with 60 cards and enough of each type', () => {
    expect(lightUnits).toHaveLength(15);
    expect(isLegal(swtcgLists.check(read(textOf(lightUnits)), today))).toBe(true);
  });

  it('is short of what it is short of', () => {
    expect(codes(textOf(lightUnits.slice(5)))).toEqual([
      'swtcg/too-few-cards',
      'swtcg/too-few-of-type',
      'swtcg/type-outweighs',
    ]);
    const dark = starterSet.find((card) => isUnit(card) && card.side === 'D')!;
    expect(codes(textOf([...lightUnits, [1, fullName(dark)]]))).toEqual(['swtcg/sides-mixed']);
    const [first, ...others] = lightUnits;
    expect(codes(textOf([[5, first![1]], ...others]))).toEqual(['swtcg/too-many-copies']);
    // Cards of one name in two sets are different cards.
    const dodges = ['START', 'ROTJ'].map((set) => [4, `High-Speed Dodge [${set}]`] as const);
    expect(codes(textOf([...lightUnits, ...dodges]))).toEqual([]);
    expect(codes('4 Nobody')).toEqual(['swtcg/unknown-card']);
  });

  it('comes out of text and .dek as it went in', () => {
    const list = read(textOf(lightUnits));
    expect(read(swtcgLists.write(list))).toEqual(list);
    const dek = `<deck version="0.8"><superzone name="Deck">${'<card><name id="a">Jedi Airhooks</name><set>START</set></card>'.repeat(3)}</superzone></deck>`;
    expect(read(dek)).toEqual({ cards: [{ name: 'Jedi Airhooks', count: 3 }] });
  });

  it.each([
    ['', 'swtcg/empty'],
    ['four Jedi Airhooks', 'swtcg/line'],
    ['1 a\n'.repeat(600), 'swtcg/too-long'],
  ])('%j is refused', (text, code) => {
    expect(() => read(text)).toThrow(code);
  });
});

describe('subtypes of two words', () => {
  it('match by their words, but fixed ones as they stand', () => {
    expect(hasSubtype('Imperial Stormtrooper Officer', 'Imperial Officer')).toBe(true);
    expect(hasSubtype('Capital Cargo Ship', 'Capital Ship')).toBe(false);
    expect(hasSubtype('Old Republic Capital Ship - Cruiser', 'Capital Ship')).toBe(true);
  });
});
