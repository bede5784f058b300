import { describe, expect, it } from 'vitest';
import type { PoolCard } from '#contracts';
import {
  basesOf,
  blankBuild,
  columnsOf,
  curveOf,
  deckText,
  fits,
  moveCopies,
  noFilter,
  penaltyOf,
  poolText,
  providedBy,
  restoreBuild,
  sizeOf,
  takeBackSuggestion,
  takeSuggestion,
} from './deck-building.js';

const card = (id: string, change: Partial<PoolCard> = {}): PoolCard => ({
  id,
  name: id,
  subtitle: null,
  unique: false,
  type: 'Unit',
  cost: 2,
  power: 2,
  hp: 2,
  arena: 'Ground',
  aspects: [],
  traits: [],
  keywords: [],
  rarity: 'Common',
  text: null,
  ...change,
});
const trooper = { card: card('SOR_100', { aspects: ['Command', 'Villainy'], cost: 3 }), count: 2 };
const event = { card: card('SOR_200', { type: 'Event', cost: 9 }), count: 1 };
const leader = { card: card('SOR_001', { type: 'Leader' }), count: 1 };
const rareBase = { card: card('SOR_020', { type: 'Base', name: 'Far Palace' }), count: 1 };
const commonBase = card('SOR_021', { type: 'Base', name: 'Depot', aspects: ['Command'] });
const pool = { name: 'Ada', cards: [leader, rareBase, trooper, event], commonBases: [commonBase] };

describe('a deck being built', () => {
  it('takes no more copies than the pool holds, and gives back no more than it has', () => {
    const two = moveCopies(moveCopies(blankBuild, trooper, 1), trooper, 5);
    expect(two.main).toEqual({ SOR_100: 2 });
    expect(moveCopies(two, trooper, -9).main).toEqual({});
    expect(sizeOf(moveCopies(two, event, 1))).toBe(3);
  });

  it('counts its costs, nothing and one together, and everything from seven on', () => {
    expect(curveOf(pool.cards, { ...blankBuild, main: { SOR_100: 2, SOR_200: 1 } })).toEqual([
      0, 0, 2, 0, 0, 0, 1,
    ]);
  });

  it('is handed in with the rest of the pool as sideboard, without unplayed leaders and bases', () => {
    const text = deckText({ leader: 'SOR_001', base: 'SOR_021', main: { SOR_100: 1 } }, pool);
    expect(JSON.parse(text)).toEqual({
      metadata: { name: 'Ada', author: '' },
      leader: { id: 'SOR_001', count: 1 },
      base: { id: 'SOR_021', count: 1 },
      deck: [{ id: 'SOR_100', count: 1 }],
      sideboard: [
        { id: 'SOR_100', count: 1 },
        { id: 'SOR_200', count: 1 },
      ],
    });
  });

  it('keeps from another time what this pool still holds', () => {
    expect(
      restoreBuild(
        { leader: 'SOR_009', base: 'SOR_021', main: { SOR_100: 3, SOR_999: 1, SOR_001: 1 } },
        pool,
      ),
    ).toEqual({ leader: null, base: 'SOR_021', main: { SOR_100: 2 } });
  });

  it('may play bases of the pool and every common base of the set', () => {
    expect(basesOf(pool).map(({ name }) => name)).toEqual(['Far Palace', 'Depot']);
  });
});

describe('the aspect penalty', () => {
  it.each([
    [['Command', 'Villainy'], ['Command', 'Villainy', 'Command'], 0],
    [['Command', 'Command'], ['Command', 'Villainy'], 2],
    [['Cunning', 'Heroism'], ['Command', 'Villainy'], 4],
    [[], [], 0],
  ])('of %j with %j is %i', (aspects, provided, cost) => {
    expect(penaltyOf({ aspects }, provided)).toBe(cost);
  });
});

describe('the icons provided', () => {
  it('are those of leader and base, also of a base that is both in the pool and common', () => {
    const both = { ...pool, cards: [...pool.cards, { card: commonBase, count: 1 }] };
    expect(providedBy(both, 'SOR_001', 'SOR_021')).toEqual(['Command']);
    expect(providedBy(both, null, null)).toEqual([]);
  });
});

describe('the filter', () => {
  it('lets everything pass when it is empty', () => {
    expect(pool.cards.every((each) => fits(each.card, noFilter))).toBe(true);
  });
  it('asks for aspect, type and cost together', () => {
    expect(fits(trooper.card, { aspect: 'Villainy', type: 'Unit', cost: 3 })).toBe(true);
    expect(fits(trooper.card, { aspect: 'Villainy', type: 'Event', cost: 3 })).toBe(false);
    expect(fits(event.card, { aspect: 'none', type: null, cost: 7 })).toBe(true);
  });
});

describe('a pool to take away', () => {
  it('is told card by card, leaders and bases too', () => {
    expect(poolText(pool).split('\n')).toHaveLength(pool.cards.length);
    expect(poolText(pool)).toContain(leader.card.name);
  });

  it('stands in columns by cost, and a deck holds what was chosen', () => {
    const all = columnsOf(pool, null);
    expect(all[0]?.title).toBe('★');
    expect(all.flatMap(({ cards }) => cards)).toHaveLength(pool.cards.length);
    const chosen = columnsOf(pool, { ...blankBuild, main: { [trooper.card.id]: 1 } });
    expect(chosen).toEqual([
      { title: String(trooper.card.cost), cards: [{ card: trooper.card, count: 1 }] },
    ]);
  });
});

describe('a suggested build', () => {
  const suggested = { leader: 'SOR_001', base: 'SOR_020', main: { SOR_200: 1 } };

  it('keeps the build that it replaces, whatever is changed of it since', () => {
    const own = { leader: 'SOR_001', base: null, main: { SOR_100: 2 } };
    const taken = takeSuggestion({ build: own, before: null }, suggested);
    expect(taken).toEqual({ build: suggested, before: own });
    const changed = { ...taken, build: moveCopies(taken.build, trooper, 1) };
    expect(takeBackSuggestion(changed)).toEqual({ build: own, before: null });
  });

  it('leaves nothing to go back to where nothing was chosen', () => {
    const taken = takeSuggestion({ build: blankBuild, before: null }, suggested);
    expect(taken.before).toBeNull();
    expect(takeBackSuggestion(taken).build).toEqual(suggested);
  });
});
