import { describe, expect, it } from 'vitest';
import { readCardList } from './card-list.js';

const codes = (text: string) =>
  readCardList(text).problems.map(({ code, place }) => `${place.line ?? '-'} ${code}`);

describe('a list of cards', () => {
  it('takes a cube of CubeCobra: its printings, and nothing from the maybeboard', () => {
    const { cards, problems } = readCardList(
      '# mainboard\nVanquish\nBattlefield Marine (SOR) 95\n\n# maybeboard\nSOR_010\nno card at all\n# mainboard\nSOR_063\n',
    );
    expect(problems).toEqual([]);
    expect(cards.map(({ id }) => id)).toEqual(['SOR_063', 'SOR_078', 'SOR_095']);
  });

  it('holds one card a line, by set and number or by name, with a number or without', () => {
    expect(readCardList('SOR_010\n2 sor-063\n3x Battlefield Marine\n1 | Vanquish')).toEqual({
      name: undefined,
      problems: [],
      cards: [
        { id: 'SOR_010', count: 1 },
        { id: 'SOR_063', count: 2 },
        { id: 'SOR_078', count: 1 },
        { id: 'SOR_095', count: 3 },
      ],
    });
  });

  it('passes over headings, remarks and empty lines, and takes a leader by its heading', () => {
    const { cards, problems } = readCardList(
      '# my cube\n\nLeaders\nDarth Vader | Dark Lord of the Sith\n\nDeck\n// units\nVanquish\n',
    );
    expect(problems).toEqual([]);
    expect(cards.map(({ id }) => id)).toEqual(['SOR_010', 'SOR_078']);
  });

  it('names each line that cannot be read, and then gives no card', () => {
    const text = 'SOR_010\nXYZ_001\nNo Such Card\n0 SOR_063\nSOR_999';
    expect(codes(text)).toEqual([
      '2 deck/unknown-set',
      '3 deck/unknown-card',
      '4 deck/bad-count',
      '5 deck/unknown-printing',
    ]);
    expect(readCardList(text).cards).toEqual([]);
    expect(codes('  \n')).toEqual(['- deck/empty']);
  });

  it('may be a deck in another format, whose parts it puts together', () => {
    const json = '{"leader":{"id":"SOR_010","count":1},"deck":[{"id":"SOR_078","count":3}]}';
    expect(readCardList(json).cards).toEqual([
      { id: 'SOR_010', count: 1 },
      { id: 'SOR_078', count: 3 },
    ]);
  });
});
