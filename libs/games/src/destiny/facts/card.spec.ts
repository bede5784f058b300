import { describe, expect, it } from 'vitest';
import { loadCards, parseSide } from './card.js';
import type { CardRow } from './card-row.js';
import { cardAt, cardsNamed, destinyCards, knownCard } from './catalogue.js';

const row: CardRow = {
  id: '01002',
  no: 2,
  name: 'Trooper',
  type: 'character',
  aff: 'villain',
  color: 'red',
  rarity: 'R',
  unique: false,
  limit: 4,
  health: 7,
  points: [7],
  die: ['1RD', '2RD', '2RD1', '1R', '-', '-'],
};

describe('sides of a die', () => {
  it('are read with value, symbol, plus and cost', () => {
    expect(['+2RD1', 'XSh', 'Sp1', '-', '+1*'].map(parseSide)).toEqual([
      { symbol: 'ranged', value: 2, modifier: true, cost: 1 },
      { symbol: 'shield', value: 'X', modifier: false, cost: 0 },
      { symbol: 'special', value: 0, modifier: false, cost: 1 },
      { symbol: 'blank', value: 0, modifier: false, cost: 0 },
      { symbol: 'any-damage', value: 1, modifier: true, cost: 0 },
    ]);
  });

  it.each(['', 'RD', '2', '2Sp', '1-', '2RDx', '-2RD'])('are never "%s"', (text) => {
    expect(() => parseSide(text)).toThrow('is no side of a die');
  });
});

describe('the facts of Destiny', () => {
  it('hold every card of every set once', () => {
    expect(destinyCards()).toHaveLength(2034);
    expect(destinyCards().filter(({ die }) => die.length === 6)).toHaveLength(816);
  });

  it('know the team of the reference: Leia Organa 12 or 16 points, Han Solo 14 or 18', () => {
    expect([knownCard('01028').points, knownCard('01046').points]).toEqual([
      [12, 16],
      [14, 18],
    ]);
  });

  it('find a card by name, by full name and by its number in a set', () => {
    expect(cardsNamed('rey, force prodigy').map(({ id }) => id)).toEqual(['01038']);
    expect(cardAt('AW', 38)?.name).toBe('Rey');
  });

  it.each<[Partial<CardRow>, string]>([
    [{ die: ['1RD'] }, 'AW 01002: a die has 6 sides, not 1'],
    [{ die: ['1XX', '-', '-', '-', '-', '-'] }, 'AW 01002: "1XX" is no side of a die'],
    [{ color: 'green' }, 'AW 01002: "green" is no colour'],
    [{ points: [] }, 'AW 01002: a character has health and points'],
    [{ type: 'event' }, 'AW 01002: an event or upgrade has a cost'],
    [{ health: 1.5 }, 'AW 01002: health 1.5 is no whole number'],
  ])('refuse a row with %o', (change, message) => {
    expect(() => loadCards('AW', [{ ...row, ...change }])).toThrow(message);
  });

  it('refuse an id that stands twice', () => {
    expect(() => loadCards('AW', [row, row])).toThrow('AW 01002: the id stands twice');
  });
});
