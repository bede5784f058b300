import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinyCards } from '../facts/catalogue.js';
import { starterRows } from '../facts/starters.gen.js';
import { checkList, listPoints } from './construction.js';
import { destinyFormat, type DestinyFormat } from './formats.js';
import { sortedList, type DestinyList } from './list.js';
import { readListJson, writeListJson } from './list-json.js';
import { readListText, writeListText } from './list-text.js';

const awakenings = destinyFormat('destiny-awakenings') as DestinyFormat;
const infinite = destinyFormat('destiny-infinite') as DestinyFormat;

const text = `Born leaders

Hero
Command / Rogue
Sets: Awakenings

BATTLEFIELD
¯¯¯¯¯¯¯¯¯¯¯
Rebel War Room, Yavin IV (Awakenings #171)

CHARACTER
---------
2x Leia Organa, Born Leader (Awakenings #28)
1x Han Solo, Scoundrel (Awakenings #46)

UPGRADE
-------
2x Survival Gear (Awakenings #34)
2 DH-17 Blaster Pistol
`;

/** Thirty cards that a deck of Leia and Han may include, two of each. */
const fifteen = [34, 51, 52, 54, 56, 61, 62, 63, 65, 66, 103, 104, 105, 106, 108];
const deck = fifteen.map((number) => ({ card: `01${String(number).padStart(3, '0')}`, copies: 2 }));
const legal: DestinyList = {
  name: 'Born leaders',
  team: [
    { card: '01028', dice: 2 },
    { card: '01046', dice: 1 },
  ],
  plots: [],
  battlefields: ['01171'],
  deck,
};
const problems = (change: Partial<DestinyList>, format = awakenings) =>
  checkList({ ...legal, ...change }, format).map(
    ({ code, place, rule, found }) =>
      `${code.replace('destiny-list/', '')} ${place} ${rule}${found === undefined ? '' : ` ${found}`}`,
  );

describe('a list as text', () => {
  it('is read section by section, dice of characters by their number', () => {
    expect(readListText(text)).toEqual({
      ok: true,
      list: {
        ...legal,
        deck: [
          { card: '01034', copies: 2 },
          { card: '01054', copies: 2 },
        ],
      },
    });
  });

  it('names the line of every card it does not know, in all lines at once', () => {
    const reading = readListText(
      `${text}3x Death Star (Awakenings #300)\nEVENT\n1x Survival Gear (Awakenings #34)\n0x Aim\n`,
    );
    expect(reading).toMatchObject({
      ok: false,
      faults: [
        { code: 'destiny-list/no-card', place: '20' },
        { code: 'destiny-list/wrong-section', place: '22' },
        { code: 'destiny-list/not-a-number', place: '23' },
      ],
    });
  });

  it('asks for the number where several cards have the name', () => {
    expect(readListText('A\nCHARACTER\nLuke Skywalker')).toMatchObject({
      ok: false,
      faults: [{ code: 'destiny-list/ambiguous', place: '3' }],
    });
  });

  it.each(['', 'only a name', 'x'.repeat(60_000)])('refuses what is no list', (nothing) => {
    expect(readListText(nothing).ok).toBe(false);
  });
});

describe('a list as JSON', () => {
  it('reads the starter decks of the source', () => {
    for (const { name, slots } of starterRows) {
      const reading = readListJson(JSON.stringify({ name, slots }));
      expect([name, reading.ok]).toEqual([name, true]);
    }
  });

  it('gives each of several characters its dice', () => {
    const slots = {
      '01002': { quantity: 3, dice: 3 },
      '05038': { quantity: 2, dice: 3, dices: '2,1' },
    };
    expect(readListJson(JSON.stringify({ slots }))).toMatchObject({
      list: {
        team: [
          { card: '01002', dice: 1 },
          { card: '01002', dice: 1 },
          { card: '01002', dice: 1 },
          { card: '05038', dice: 2 },
          { card: '05038', dice: 1 },
        ],
      },
    });
  });

  it.each([
    ['{', '', 'not-json'],
    ['[]', 'slots', 'not-a-list'],
    ['{"slots":{"99999":{"quantity":1}}}', 'slots.99999', 'no-card'],
    ['{"slots":{"01034":3}}', 'slots.01034', 'not-a-number'],
    ['{"slots":{"01034":{"quantity":1e9}}}', 'slots.01034.quantity', 'not-a-number'],
    ['{"slots":{"01034":{"quantity":1,"dice":-1}}}', 'slots.01034.dice', 'not-a-number'],
    ['{"slots":{"01002":{"quantity":1,"dices":"x"}}}', 'slots.01002.dices', 'not-a-number'],
  ])('refuses %s at %s', (file, place, code) => {
    expect(readListJson(file)).toMatchObject({
      ok: false,
      faults: [{ place, code: `destiny-list/${code}` }],
    });
  });
});

describe('both forms', () => {
  const ids = (...types: string[]) =>
    destinyCards()
      .filter((card) => types.includes(card.type))
      .map(({ id }) => id);
  const member = (...types: string[]) =>
    fc.record({ card: fc.constantFrom(...ids(...types)), dice: fc.integer({ min: 1, max: 3 }) });
  const lists = fc
    .record({
      name: fc.constantFrom('', 'Ours', 'Rey / Poe, 2nd try'),
      team: fc.array(member('character'), { maxLength: 5 }),
      plots: fc.array(member('plot'), { maxLength: 2 }),
      battlefields: fc.array(fc.constantFrom(...ids('battlefield')), { maxLength: 2 }),
      deck: fc.array(
        fc.record({
          card: fc.constantFrom(...ids('event', 'upgrade', 'support', 'downgrade')),
          copies: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 20 },
      ),
    })
    .map(sortedList);

  it('give back the list that they were written from', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(readListJson(writeListJson(list))).toEqual({ ok: true, list });
        expect(readListText(writeListText(list))).toEqual({ ok: true, list });
      }),
    );
  });

  it('never throw, whatever they are given', () => {
    const noise = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.json(),
      fc.array(fc.constantFrom(...text.split('\n'), '(', '9x', '#')).map((all) => all.join('\n')),
    );
    fc.assert(
      fc.property(noise, (typed) => {
        expect(typeof readListText(typed).ok).toBe('boolean');
        expect(typeof readListJson(typed).ok).toBe('boolean');
      }),
    );
  });
});

describe('construction', () => {
  it('takes the team of the reference for exactly 30 points', () => {
    expect(listPoints(legal, awakenings)).toBe(30);
    expect(problems({})).toEqual([]);
  });

  it.each<[string, Partial<DestinyList>, string[]]>([
    ['no team', { team: [], deck: [] }, ['no-characters team 4.1', 'deck-size deck 4.2 0']],
    [
      '39 points',
      {
        team: [
          { card: '01028', dice: 2 },
          { card: '01029', dice: 1 },
          { card: '01038', dice: 1 },
        ],
      },
      [
        'points team 4.1 39',
        'color deck 4.2',
        'color deck 4.2',
        'color deck 4.2',
        'color deck 4.2',
      ],
    ],
    [
      'a die too many',
      {
        team: [
          { card: '01030', dice: 2 },
          { card: '01046', dice: 1 },
        ],
      },
      ['dice team 4.1 2'],
    ],
    ['two battlefields', { battlefields: ['01171', '01170'] }, ['battlefields battlefield 4.3 2']],
    ['none', { battlefields: [] }, ['battlefields battlefield 4.3 0']],
    [
      'a plot before there were plots',
      { plots: [{ card: '05168', dice: 1 }] },
      ['points team 4.1 31', 'plots plots format 1', 'not-in-format plots format'],
    ],
  ])('refuses %s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('refuses heroes with villains', () => {
    const team = [
      { card: '01030', dice: 1 },
      { card: '01022', dice: 1 },
    ];
    expect(problems({ team })).toContain('sides-mixed team 4.1');
  });

  it('takes a unique title once whatever the subtitle, others any number of times', () => {
    const lukes = ['01035', '13002A'].map((card) => ({ card, dice: 1 }));
    expect(problems({ team: lukes }, infinite)).toContain('unique-twice team 4.1 2');
    expect(problems({ team: [1, 2, 3].map(() => ({ card: '01047', dice: 1 })) })).not.toContain(
      'unique-twice team 4.1 3',
    );
  });

  it('counts copies by title', () => {
    const three = [{ card: '01034', copies: 3 }, ...deck.slice(1), { card: '01157', copies: 1 }];
    expect(
      problems({ deck: three.map((entry, n) => (n === 1 ? { ...entry, copies: 0 } : entry)) }),
    ).toEqual(['copies deck 4.2 3']);
  });

  it('keeps out the other side and colours that the team lacks', () => {
    const with2 = (card: string) => problems({ deck: [...deck.slice(1), { card, copies: 2 }] });
    expect(with2('01008')).toEqual(['affiliation deck 4.2']);
    expect(with2('01149')).toEqual(['color deck 4.2']);
    expect(with2('01151')).toEqual([]);
  });

  it('lets Finn bring red villain weapons', () => {
    const team = [
      { card: '01045', dice: 1 },
      { card: '01028', dice: 1 },
    ];
    expect(problems({ team, deck: [...deck.slice(1), { card: '01008', copies: 2 }] })).toEqual([]);
  });

  it('knows the sets, bans and restrictions of a format, and its points', () => {
    const standard = destinyFormat('destiny-standard') as DestinyFormat;
    expect(problems({}, standard)).toContain('not-in-format team format');
    expect(problems({ deck: [{ card: '13003B', copies: 1 }] }, standard)).toContain(
      'banned deck format',
    );
    const two = { deck: [...deck, { card: '01110', copies: 1 }, { card: '01129', copies: 1 }] };
    expect(problems(two, infinite)).toContain('restricted deck format');
    expect(listPoints(legal, infinite)).toBe(27);
  });
});
