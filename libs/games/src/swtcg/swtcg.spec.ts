import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLegal } from '#game';
import { resolveAttack } from './attack.js';
import { hasSubtype, isUnit } from './card.js';
import { allCards, isPlayable } from './facts/catalogue.js';
import { starterSet } from './facts/start.gen.js';
import { starterDecks } from './facts/starter-decks.gen.js';
import { fullName } from './card.js';
import { deckFaults } from './construction.js';
import { swtcgLists } from './lists.js';
import { swtcgScreen } from './play/screen-game.js';
import { attackOrder, sidesByBid } from './round.js';
import { abilityNamed, freshUnit } from './unit.js';

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

describe('a bid for sides', () => {
  it('goes down from 30', () => {
    expect(() => sidesByBid(['A', 'B'], [{ player: 'A', bid: 30 }])).toThrow('below 30');
    expect(sidesByBid(['A', 'B'], [{ player: 'A', bid: null }])).toEqual({
      chooser: 'B',
      buildPoints: { A: 30, B: 30 },
    });
  });
});

describe('an attack', () => {
  const keywords = fc.subarray([
    'Accuracy 1',
    'Critical Hit 2',
    'Fury 2',
    'Ferocity',
    'Double Damage',
    'Overkill',
    'Stun 1',
  ]);
  const guards = fc.subarray(['Shields 1', 'Armor', 'Parry 1', 'Riposte 1', 'Fortitude']);
  const die = fc.integer({ min: 1, max: 6 });

  it('never prevents more than there is nor makes damage of nothing', () => {
    fc.assert(
      fc.property(
        keywords,
        guards,
        fc.array(die, { maxLength: 8 }),
        fc.nat(5),
        (own, theirs, faces, prevention) => {
          const attacker = freshUnit({ power: 8, abilities: own.map(abilityNamed) });
          const defender = freshUnit({ health: 4, abilities: theirs.map(abilityNamed) });
          const { pending, prevented, damage, counters, splitOff, hits } = resolveAttack(
            attacker,
            defender,
            { faces },
            { prevention, split: true },
          );
          expect(pending).toBe(prevented + damage);
          expect(damage).toBeGreaterThanOrEqual(0);
          expect(counters).toBe(damage * (own.includes('Double Damage') ? 2 : 1));
          expect(splitOff).toBeLessThanOrEqual(hits);
          if (own.includes('Ferocity') && !theirs.includes('Fortitude')) expect(prevented).toBe(0);
        },
      ),
    );
  });

  it('comes to the fastest first, Dark before Light, and to tapped units not at all', () => {
    const units = [
      { side: 'L', speed: 60 },
      { side: 'D', speed: 60 },
      { side: 'D', speed: 90, tapped: true },
      { side: 'L', speed: 80 },
    ] as const;
    expect(attackOrder(units).map(({ side, speed }) => `${side}${speed}`)).toEqual([
      'L80',
      'D60',
      'L60',
    ]);
  });
});
