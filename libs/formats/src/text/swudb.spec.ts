import { describe, expect, it } from 'vitest';
import { parseSwudb } from './swudb.js';

const deck = (parts: object) =>
  parseSwudb(
    JSON.stringify({
      leader: { id: 'ASH_005', count: 1 },
      base: { id: 'ASH_024', count: 1 },
      deck: [],
      ...parts,
    }),
  );
const faults = (parts: object) => deck(parts).problems.map(({ code, place }) => [code, place.path]);

describe('SWUDB JSON', () => {
  it('gives a deck of earliest printings, in order, with its name', () => {
    const parsed = deck({
      metadata: { name: ' Luke ' },
      deck: [
        { id: 'SHD_231', count: 3 },
        { id: 'ASH_153', count: 1 },
      ],
      sideboard: [{ id: 'TWI_226', count: 2 }],
    });
    expect(parsed).toMatchObject({ format: 'swudb', problems: [] });
    expect(parsed.deck).toEqual({
      name: 'Luke',
      leaders: [{ id: 'ASH_005', count: 1 }],
      bases: [{ id: 'ASH_024', count: 1 }],
      main: [
        { id: 'ASH_153', count: 1 },
        { id: 'SOR_220', count: 3 },
      ],
      sideboard: [{ id: 'SOR_222', count: 2 }],
    });
  });

  it.each(['LAW_3', 'LAW_003', 'law_3', 'LAW-3', 'LAW 003', ' LAW_03 '])(
    'reads %j as LAW_003',
    (id) => {
      expect(deck({ leader: { id, count: 1 } }).deck.leaders).toEqual([
        { id: 'LAW_003', count: 1 },
      ]);
    },
  );

  it.each(['secondleader', 'leader2'])('takes a second leader spelled %s', (key) => {
    expect(deck({ [key]: { id: 'ASH_002', count: 1 } })).toMatchObject({
      problems: [],
      deck: { leaders: [{ id: 'ASH_002' }, { id: 'ASH_005' }] },
    });
  });

  it('refuses a second leader in both spellings, and reads null as none', () => {
    expect(
      faults({ secondleader: { id: 'ASH_002', count: 1 }, leader2: { id: 'ASH_003', count: 1 } }),
    ).toEqual([['deck/two-second-leaders', '/leader2']]);
    expect(faults({ secondleader: null, leader2: null })).toEqual([]);
  });

  it('adds up a card listed twice and says so', () => {
    const parsed = deck({
      deck: [
        { id: 'SOR_220', count: 2 },
        { id: 'SHD_231', count: 2 },
      ],
    });
    expect(parsed.deck.main).toEqual([{ id: 'SOR_220', count: 4 }]);
    expect(parsed.problems).toMatchObject([
      {
        code: 'deck/duplicate-line',
        severity: 'notice',
        place: { path: '/deck/1' },
        data: { card: 'Surprise Strike', total: 4 },
      },
    ]);
  });

  it.each([-1, 0, 1.5, 100, 1e21, -0])('refuses %d copies', (count) => {
    expect(faults({ deck: [{ id: 'SOR_220', count }] })).toEqual([
      ['deck/bad-count', '/deck/0/count'],
    ]);
  });

  it.each([
    [{ leader: 'ASH_005' }, 'deck/wrong-type', '/leader'],
    [{ leader: null }, 'deck/missing-part', ''],
    [{ base: [] }, 'deck/wrong-type', '/base'],
    [{ deck: null }, 'deck/missing-part', ''],
    [{ deck: {} }, 'deck/wrong-type', '/deck'],
    [{ deck: ['SOR_220'] }, 'deck/wrong-type', '/deck/0'],
    [{ deck: [{ count: 3 }] }, 'deck/missing-part', '/deck/0'],
    [{ deck: [{ id: 220, count: 3 }] }, 'deck/wrong-type', '/deck/0/id'],
    [{ deck: [{ id: 'SOR_220' }] }, 'deck/missing-part', '/deck/0'],
    [{ deck: [{ id: 'SOR_220', count: '3' }] }, 'deck/wrong-type', '/deck/0/count'],
    [{ sideboard: 'none' }, 'deck/wrong-type', '/sideboard'],
    [{ leader3: { id: 'ASH_001', count: 1 } }, 'deck/unknown-part', '/leader3'],
    [{ deck: [{ id: 'SOR_T01', count: 1 }] }, 'deck/token', '/deck/0/id'],
    [{ deck: [{ id: 'nonsense', count: 1 }] }, 'deck/bad-card-id', '/deck/0/id'],
    [{ deck: [{ id: '\uFF33OR_220', count: 1 }] }, 'deck/bad-card-id', '/deck/0/id'],
    [{ deck: [{ id: 'ZZZ_003', count: 1 }] }, 'deck/unknown-set', '/deck/0/id'],
    [{ deck: [{ id: 'ASH_777', count: 1 }] }, 'deck/unknown-printing', '/deck/0/id'],
  ])('tells what is wrong in %j', (parts, code, path) => {
    expect(faults(parts)).toEqual([[code, path]]);
  });

  it('notices a key given twice, which other readers let the last one win', () => {
    const text =
      '{"leader":{"id":"ASH_005","count":1},"base":{"id":"ASH_024","count":1},"deck":[],"leader":{"id":"ASH_011","count":1}}';
    expect(parseSwudb(text).problems).toMatchObject([
      { code: 'deck/duplicate-key', severity: 'error', data: { key: 'leader' } },
    ]);
  });

  it('is not led astray by keys of every object', () => {
    const text =
      '{"__proto__":{"leader":1},"constructor":{},"leader":{"id":"ASH_005","count":1,"toString":1},"base":{"id":"ASH_024","count":1},"deck":[]}';
    const parsed = parseSwudb(text);
    expect(parsed.problems.map(({ code, place }) => [code, place.path])).toEqual([
      ['deck/unknown-part', '/__proto__'],
      ['deck/unknown-part', '/constructor'],
    ]);
    expect(({} as Record<string, unknown>)['leader']).toBeUndefined();
  });

  it('leaves characters out of the name that make a screen lie', () => {
    expect(deck({ metadata: { name: '\u202Edeck\u0000 of\u200B doom' } }).deck.name).toBe(
      'deck of doom',
    );
    expect(deck({ metadata: { name: 'x'.repeat(500) } }).deck.name).toHaveLength(80);
    expect(deck({ metadata: { name: 7 } }).deck.name).toBeUndefined();
  });

  it('stops listing problems at 200', () => {
    const parsed = deck({ deck: Array.from({ length: 900 }, () => 0) });
    expect(parsed.problems).toHaveLength(201);
    expect(parsed.problems.at(-1)).toMatchObject({
      code: 'deck/too-many-problems',
      data: { shown: 200 },
    });
  });
});
