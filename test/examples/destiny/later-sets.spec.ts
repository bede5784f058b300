import { describe, expect, it } from 'vitest';
import {
  createDestinyEngine,
  destinyBook,
  destinyCard,
  destinyChance,
  isDestinyRefusal,
} from '#games';
import { sides } from './dice.js';
import { held, mayPlay, table } from './played.js';
import { asMade, plain, tableOf, type Made, type Side2, type Table } from './table.js';

/** Cards of the sets after Legacies: what one play of each changes, and when it may be played. */

const hero = (as: string, side: string, rest: Partial<Made> = {}): Made =>
  asMade(as, {
    exhausted: true,
    color: 'blue',
    sides: ['1MD', '2MD', '-', '3R', '1R1', side],
    shows: side,
    ...rest,
  });
/** One whose die lies on it. */
const idle = (as: string, rest: Partial<Made> = {}): Made =>
  asMade(as, { color: 'blue', sides: ['1MD', '2MD', '-', '3R', '1R1', '-'], ...rest });
const support = (as: string, rest: Partial<Made> = {}): Made =>
  asMade(as, { type: 'support', exhausted: true, ...rest });
const event = (as: string, rest: Partial<Made> = {}): Made =>
  asMade(as, { type: 'event', ...rest });

/** What is offered by that name: a card, a die, an answer; `#2` a number, `/2` a side, `>A` on whom. */
const take = (now: Table, step: string): void => {
  if (/^[#/]/.test(step)) {
    const n = Number(step.slice(1));
    now.act(step.startsWith('#') ? { pick: 'number', number: n } : { pick: 'side', side: n });
    return;
  }
  if (step.startsWith('>')) {
    now.act({ do: 'play', on: step.slice(1) });
    return;
  }
  const found = [{ pick: 'card', card: step }, { pick: 'die', die: step }, { pick: step }].find(
    (wanted) => now.legal(wanted),
  );
  now.act(found ?? { pick: step });
};

const pooled = (now: Table): number =>
  Object.values(now.state().dice).filter(({ place }) => place === 'pool').length;
const hurt = (now: Table): string =>
  ['A', 'B', 'X', 'Y'].map((as) => now.card(as)?.damage).join(' ');

type Case = readonly [
  id: string,
  own: Partial<Side2>,
  theirs: Partial<Side2>,
  steps: string,
  probe: (now: Table) => unknown,
  expected: unknown,
  chance?: number[],
];

const res = (now: Table): string => [0, 1].map((seat) => now.seat(seat)?.resources).join(' ');
const hands = (now: Table): string => `${now.hand(0)} ${now.hand(1)}`;

const events: readonly Case[] = [
  ['06005', {}, { pool: ['1RD'] }, '#0', pooled, 1],
  ['06005', {}, { pool: ['1RD'] }, '#1', pooled, 0],
  [
    '06007',
    { pool: ['-'] },
    { play: [hero('jedi', '1MD')] },
    '/1',
    (now) => now.die('- 0.0')?.side,
    1,
    [],
  ],
  ['06009', { play: [hero('jedi', '-')] }, {}, '/0', (now) => now.die('jedi')?.side, 0],
  ['06012', { pool: ['1R'] }, { pool: ['1RD', '1F'] }, '', pooled, 1],
  ['06013', { play: [asMade('g', { color: 'gray' })], pool: ['1F'] }, {}, '', res, '1 0'],
  ['06014', { pool: ['1RD', '1R'] }, {}, 'X', hurt, '0 0 2 0'],
  ['07005', { hand: [event('a'), event('b')] }, { pool: ['-'] }, 'a b X Y', hurt, '0 0 1 1'],
  ['07008', {}, {}, 'X', hurt, '0 0 2 0'],
  [
    '07010',
    { play: [hero('a', '-'), hero('b', '-'), hero('c', '-')] },
    {},
    'a b a /1',
    (now) => [now.die('a')?.side, now.die('b')?.side],
    [1, 0],
  ],
  ['07011', { pool: ['-'] }, { pool: ['-', '1R'] }, '- 0.0|- 1.0', pooled, 1],
  [
    '07024',
    {
      play: [asMade('u', { damage: 2 })],
      hand: [asMade('up', { type: 'upgrade', does: { on: { unique: false } } })],
    },
    {},
    '>u',
    (now) => now.card('u')?.damage,
    1,
  ],
  ['07025', {}, {}, 'X X X', hurt, '0 0 3 0'],
  ['07039', {}, { pool: ['2RD', '1RD'] }, 'A', (now) => [hurt(now), pooled(now)], ['1 0 0 0', 1]],
  ['07045', {}, { resources: 2, hand: [event('e')] }, '#0', res, '0 1'],
  [
    '07045',
    {},
    { resources: 2, hand: [event('e')] },
    '#1',
    (now) => [res(now), hands(now)],
    ['0 2', '0 0'],
  ],
  ['07046', { play: [hero('jedi', '-')] }, { pool: ['3RD'] }, '3RD 1.0', pooled, 1],
  ['07048', { pool: ['1R'] }, { pool: ['3RD', '1F'] }, '1F 1.1|3RD 1.0', pooled, 2],
  [
    '07061',
    {},
    { play: [hero('sith', '2MD')] },
    '',
    (now) => [pooled(now), now.card('sith')?.shields],
    [0, 2],
  ],
  [
    '07062',
    { play: [hero('jedi', '-')] },
    { pool: ['-'] },
    '/1 /5',
    (now) => [now.die('jedi')?.side, now.die('- 1.0')?.side],
    [1, 5],
  ],
  [
    '07077',
    { play: [asMade('r', { color: 'red', damage: 5 })] },
    {},
    '',
    (now) => now.card('r')?.damage,
    1,
  ],
  ['07093', {}, {}, '', (now) => [now.seat(0)?.resources, now.seat(0)?.resting], [5, true]],
  ['07108', { play: [hero('jedi', '3R')], pool: ['1RD'] }, {}, 'X', hurt, '0 0 4 0'],
  ['07109', {}, { play: [hero('sith', '1MD')] }, '/3', pooled, 0],
  ['07110', {}, { play: [hero('sith', '1MD')] }, '/2', (now) => now.die('sith')?.side, 2],
  [
    '07111',
    { play: [hero('jedi', '3R')] },
    { pool: ['3RD', '2RD'] },
    '',
    (now) => [res(now), now.die('3RD 1.0')?.place],
    ['3 0', 'card'],
  ],
  ['07113', {}, { play: [hero('sith', '1MD')] }, '', (now) => now.die('sith')?.side, 2],
  [
    '07122',
    { play: [idle('jedi')] },
    {},
    'jedi jedi jedi',
    (now) => now.told.filter(({ what }) => what === 'rerolled').length,
    2,
  ],
  ['07123', { pool: ['1R'] }, { pool: ['3R', '2F'] }, '', res, '3 0'],
  ['07125', { discard: [support('s'), event('e')] }, {}, '', (now) => now.card('s')?.zone, 'hand'],
  ['07126', { pool: ['1RD', '2MD', '1R'] }, {}, '1RD 0.0 X 2MD 0.1 Y', hurt, '0 0 1 2'],
  ['07132', {}, { play: [hero('sith', '3R')] }, '', (now) => now.card('sith')?.damage, 1, [0]],
  ['07132', {}, { play: [hero('sith', '3R')] }, '', (now) => now.card('sith')?.shields, 1, [3]],
  [
    '07147',
    {},
    { pool: ['1R'] },
    '',
    (now) => [pooled(now), now.question()],
    [0, 'extra-action 0'],
  ],
  [
    '07149',
    { pool: ['1R'] },
    { pool: ['3RD'] },
    '1R 0.0|3RD 1.0',
    (now) => now.told.filter(({ what }) => what === 'rerolled').length,
    2,
  ],
  ['07150', { pool: ['1ID'] }, { pool: ['2ID', '3RD'] }, '', pooled, 2],
  [
    '07151',
    {},
    { pool: ['2RD', '1R'] },
    '2RD 1.0 A B',
    (now) => [hurt(now), pooled(now)],
    ['1 1 0 0', 1],
  ],
  ['08007', { pool: ['2MD3'] }, {}, '', hurt, '0 0 2 2'],
  [
    '08009',
    { pool: ['-'] },
    { play: [hero('sith', '2MD')] },
    'sith',
    (now) => now.die('sith')?.side,
    2,
  ],
  [
    '08025',
    {},
    { play: [support('s', { sides: ['1R', '1Dc', '-', '-', '-', '-'], shows: '1R' })] },
    '',
    (now) => now.die('s')?.side,
    1,
  ],
  ['08039', {}, { play: [hero('sith', '1MD')] }, '', (now) => now.card('sith')?.damage, 2, [1]],
  ['08040', {}, { pool: ['3RD'] }, '', pooled, 0],
  ['08044', { pool: ['3Dr'] }, { pool: ['2RD', '3RD'] }, '', pooled, 2],
  [
    '08059',
    { play: [asMade('b', { color: 'blue' })] },
    { play: [hero('sith', '1MD')], deck: plain(4, 'd') },
    '',
    (now) => now.state().decks[1]?.length,
    2,
    [1],
  ],
  ['08062', { pool: ['1Sh'] }, { pool: ['3MD'] }, '#0', pooled, 1],
  ['08062', { pool: ['1Sh'] }, { pool: ['3MD'] }, '#1 A', (now) => now.card('A')?.shields, 1],
  [
    '08080',
    {},
    { play: [hero('sith', '3R')] },
    '/1',
    (now) => [now.die('sith')?.side, now.question()],
    [1, 'extra-action 0'],
  ],
  [
    '08082',
    { pool: ['1F'], play: [hero('jedi', '-')] },
    { pool: ['3RD'] },
    'jedi|done /1',
    (now) => [pooled(now), now.die('jedi')?.side],
    [2, 1],
  ],
  ['08098', { pool: ['1RD'] }, { pool: ['3RD'] }, '3RD 1.0', pooled, 1],
  [
    '08109',
    { play: [hero('jedi', '-'), hero('other', '-')], deck: plain(5, 'd') },
    {},
    'jedi done',
    hands,
    '1 0',
  ],
  ['08110', { play: [hero('jedi', '3R')] }, {}, 'X', hurt, '0 0 2 0', [0]],
  ['08110', { play: [hero('jedi', '3R')] }, {}, 'A', (now) => now.card('A')?.shields, 2, [2]],
  ['08127', { pool: ['1RD'] }, { pool: ['3MD', '1R'] }, '', pooled, 1],
  [
    '08137',
    { pool: ['1R', '2R', '1RD'] },
    {},
    '1R 0.0 2R 0.1',
    (now) => [res(now), now.question()],
    ['3 0', 'extra-action 0'],
  ],
  ['08139', { pool: ['1ID', '1R'] }, { pool: ['3MD'] }, '3MD 1.0', pooled, 1],
  ['08149', { pool: ['-'] }, { pool: ['-', 'Sp', '1R'] }, '', pooled, 2],
  [
    '09011',
    { pool: ['1RD'], hand: [event('b', { color: 'blue' }), event('r', { color: 'red' })] },
    {},
    'b X',
    hurt,
    '0 0 2 0',
  ],
  [
    '09023',
    { hand: [event('e')] },
    { pool: ['2RD', '1RD'] },
    '',
    (now) => [pooled(now), hands(now)],
    [1, '0 0'],
  ],
  [
    '09025',
    {},
    { hand: [event('e'), support('s')] },
    '',
    (now) => [now.card('e')?.zone, now.card('s')?.zone],
    ['discard', 'hand'],
  ],
  [
    '09063',
    { deck: plain(5, 'd'), hand: [event('e')] },
    {},
    'e',
    (now) => [hands(now), now.card('e')?.zone],
    ['3 0', 'discard'],
  ],
  ['09064', { pool: ['2R'] }, { pool: ['-', '1RD'] }, '', pooled, 2],
  ['09078', { play: [asMade('h', { damage: 3 })] }, {}, 'h', (now) => now.card('h')?.damage, 1],
  [
    '09079',
    {},
    { pool: ['3RD', '2MD', '1R'] },
    'A 3RD 1.0|2MD 1.1',
    (now) => [pooled(now), now.card('A')?.zone],
    [1, 'out'],
  ],
  ['09080', { pool: ['4RD'] }, {}, 'X', hurt, '0 0 6 0'],
  ['09080', { pool: ['2RD'] }, {}, 'X', hurt, '0 0 4 0'],
  ['09092', {}, { play: [hero('sith', '1MD')] }, '', res, '1 0', [1]],
  [
    '09092',
    {},
    { play: [hero('sith', '1MD')] },
    '',
    (now) => [res(now), pooled(now)],
    ['0 0', 1],
    [0],
  ],
  [
    '09096',
    { play: [hero('jedi', '-', { exhausted: false })] },
    {},
    'jedi',
    (now) => [now.card('jedi')?.exhausted, now.question()],
    [true, 'extra-action 0'],
  ],
  [
    '09106',
    { pool: ['1MD', '1Sh', '-'] },
    { play: [hero('sith', '2MD')] },
    'X A yes sith',
    (now) => [hurt(now), now.card('A')?.shields, now.die('sith')?.side],
    ['0 0 1 0', 1, 2],
  ],
  [
    '09109',
    {
      play: [
        hero('jedi', '2MD'),
        asMade('up', { type: 'upgrade', on: 'jedi' }),
        asMade('no', { type: 'upgrade', on: 'A' }),
      ],
    },
    {},
    'X',
    hurt,
    '0 0 3 0',
  ],
  [
    '09110',
    { pool: ['2R'] },
    { pool: ['1RD', '2RD'] },
    '',
    (now) => now.die('1RD 1.0')?.place,
    'card',
  ],
  [
    '09111',
    { play: [hero('jedi', '2MD')], pool: ['3MD'] },
    { play: [asMade('Z', { shields: 3 })] },
    'jedi Z',
    (now) => now.card('Z')?.damage,
    2,
  ],
  ['09123', { pool: ['2R'] }, { pool: ['1RD', '2RD'] }, '1RD 1.0 2RD 1.1 done', pooled, 1],
  [
    '09125',
    { play: [hero('jedi', '-')] },
    { play: [hero('sith', '-')] },
    '/3 /4',
    (now) => now.die('jedi')?.side,
    4,
  ],
  ['09126', {}, {}, '', res, '1 0'],
  [
    '09128',
    {},
    { hand: [event('e')], deck: plain(5, 'd') },
    '',
    (now) => now.state().decks[1]?.length,
    2,
  ],
  [
    '09128',
    {},
    { hand: [event('e'), event('f')], deck: plain(5, 'd') },
    '',
    (now) => [hands(now), now.state().decks[1]?.length],
    ['0 1', 5],
  ],
  ['09130', {}, {}, '', (now) => [now.question(), now.seat(0)?.extra], ['extra-action 0', 1]],
  [
    '09132',
    { pool: ['1RD', '1Dc'] },
    { hand: [event('e')] },
    'X #0',
    (now) => [hurt(now), hands(now)],
    ['0 0 1 0', '0 0'],
  ],
  ['09144', { play: [asMade('y', { color: 'yellow' })] }, { pool: ['2RD', '3RD'] }, '', pooled, 1],
  ['09145', {}, { play: [hero('sith', '2MD')] }, '', (now) => now.die('sith')?.side, 4],
  ['09163', { pool: ['1MD'] }, { pool: ['2MD', '3RD'] }, '', pooled, 2],
  [
    '09165',
    { pool: ['3R'] },
    { play: [asMade('droid', { id: '02030', shows: '1F' })] },
    '',
    pooled,
    1,
  ],
  ['05121', { play: [idle('han', { color: 'yellow' })] }, {}, '', res, '1 0', [3]],
  [
    '05152',
    { play: [hero('mine', '1MD')] },
    { play: [hero('theirs', '1MD')] },
    '',
    (now) => [now.card('mine')?.damage, now.card('theirs')?.damage],
    [0, 2],
    [3, 1],
  ],
  [
    '05152',
    { play: [hero('mine', '1MD')] },
    { play: [hero('theirs', '1MD')] },
    '',
    (now) => [now.card('mine')?.damage, now.card('theirs')?.damage],
    [2, 2],
    [1, 1],
  ],
];

/** Steps are parted by blanks, or by bars where names hold blanks. */
const stepsOf = (steps: string): string[] =>
  steps.split('|').flatMap((part) => part.match(/\S+ \d\.\d|\S+/g) ?? []);

describe('an event', () => {
  it.each(events.map((each) => ({ id: each[0], each })))('$id changes what it says', ({ each }) => {
    const [id, own, theirs, steps, probe, expected, chance] = each;
    const cost = destinyCard(id)?.cost ?? 0;
    const now = table(
      { ...own, resources: (own.resources ?? 0) + cost, hand: [held(id), ...(own.hand ?? [])] },
      theirs,
      chance,
    );
    now.act({ do: 'play', card: 'it' });
    for (const step of stepsOf(steps)) take(now, step);
    expect(probe(now)).toEqual(expected);
  });

  it('plays a droid for 1 less', () => {
    const droid = (id: string) => {
      const hand = [held('07135'), asMade('other', { id })];
      const now = table({ hand, resources: 0 });
      now.act({ do: 'play', card: 'it' });
      if (now.legal({ do: 'play', card: 'other' })) now.act({ do: 'play', card: 'other' });
      return now.card('other')?.zone;
    };
    // C-3PO costs 1, and so does the location.
    expect([droid('02030'), droid('02107')]).toEqual(['play', 'hand']);
  });

  it('puts two cards under the deck after it has drawn two', () => {
    const now = table({ hand: [held('08063'), event('a'), event('b')], deck: plain(3, 'd') });
    now.act({ do: 'play', card: 'it' });
    take(now, 'a');
    take(now, 'b');
    expect([now.hand(0), now.state().decks[0]?.slice(-2)]).toEqual([
      2,
      [now.key('a'), now.key('b')],
    ]);
  });

  it('may be played only where its restriction is met', () => {
    const may = (id: string, own: Partial<Side2>, theirs: Partial<Side2> = {}) =>
      mayPlay(table({ resources: 9, ...own, hand: [held(id), ...(own.hand ?? [])] }, theirs));
    expect(
      [
        may('07005', {}, { pool: ['-'] }),
        may('07008', {}),
        may('07046', { play: [hero('jedi', '-')] }),
        may('08009', { pool: ['-'] }),
        may('08040', {}),
        may('08044', { pool: ['1Dr'] }),
        may('08062', { pool: ['1Sh'] }),
        may('08082', { pool: ['1F'] }),
        may('08098', { pool: ['1ID'] }),
        may('09064', { pool: ['2R'] }),
      ].every(Boolean),
    ).toBe(true);
    expect(
      [
        may('07005', { pool: ['-'] }),
        may('07008', {}, { hand: [event('e')] }),
        may('07046', { pool: ['-'] }),
        may('08009', {}, { pool: ['-'] }),
        may('08040', {}, { resources: 1 }),
        may('08044', {}, { pool: ['1Dr'] }),
        may('08062', {}, { pool: ['1Sh'] }),
        may('08082', {}, { pool: ['1F'] }),
        may('08098', {}, { pool: ['1ID'] }),
        may('09064', { pool: ['1R'] }),
      ].some(Boolean),
    ).toBe(false);
    const field = ['07123', '08127', '09126', '09130'].map((id) =>
      [0, 1].map((first) =>
        mayPlay(tableOf({ players: sides({ hand: [held(id)], resources: 9 }), first, turn: 0 })),
      ),
    );
    expect(field).toEqual(field.map(() => [true, false]));
    const first = table({ hand: [held('07025'), event('e')], resources: 9 });
    expect(mayPlay(first)).toBe(true);
    first.act({ do: 'play', card: 'e' });
    first.act({ do: 'pass' });
    expect(mayPlay(first)).toBe(false);
  });
});

describe('a card in play', () => {
  const useAt = (now: Table, card: string, ...steps: string[]): Table => {
    now.act({ do: 'use', card });
    for (const step of steps) take(now, step);
    return now;
  };

  it('answers to its activation', () => {
    const jawa = table({
      play: [
        asMade('it', { id: '06004' }),
        support('s', { cost: 2 }),
        support('cheap', { cost: 1 }),
      ],
    });
    jawa.act({ do: 'activate', card: 'it' });
    take(jawa, 'yes');
    expect([jawa.card('s')?.zone, jawa.seat(0)?.resources]).toEqual(['discard', 1]);
    const traitor = table({ play: [asMade('it', { id: '05022' })] }, { hand: [event('e')] });
    traitor.act({ do: 'activate', card: 'it' });
    take(traitor, 'yes');
    expect(traitor.options()).toHaveLength(2);
    traitor.act({ do: 'activate', card: 'X' });
    traitor.act({ do: 'pass' });
    expect(traitor.legal({ do: 'pass' })).toBe(true);
  });

  it('is used for what its action says', () => {
    const pack = useAt(
      table({
        play: [asMade('it', { id: '06015', on: 'jedi' }), hero('jedi', '-'), hero('no', '-')],
      }),
      'it',
      'jedi',
    );
    expect(pack.told.filter(({ what }) => what === 'rerolled')).toHaveLength(1);
    const guard = table(
      { play: [asMade('it', { id: '06018' })], resources: 1 },
      { hand: [event('e')] },
    );
    expect([useAt(guard, 'it').card('e')?.zone, guard.seat(0)?.resources]).toEqual(['discard', 0]);
    const eta = table(
      { play: [asMade('it', { id: '05034' })], pool: ['1Sh'] },
      { play: [support('s', { exhausted: false })] },
    );
    eta.act({ do: 'use', card: 'it', ability: 1 });
    take(eta, 's');
    expect([eta.card('s')?.exhausted, pooled(eta)]).toEqual([true, 0]);
    const own = table(
      { play: [asMade('it', { id: '05034', shows: '2RD' })] },
      { play: [support('s', { exhausted: false })] },
    );
    own.act({ do: 'use', card: 'it', ability: 0 });
    take(own, 's');
    expect([own.card('s')?.exhausted, pooled(own)]).toEqual([true, 0]);
    const boomas = useAt(
      table({
        play: [asMade('it', { id: '05051' })],
        outside: [asMade('more', { id: '05051' })],
        resources: 1,
      }),
      'it',
    );
    expect([boomas.die('more')?.place, boomas.seat(0)?.resources]).toEqual(['pool', 0]);
    const flow = useAt(
      table({ play: [asMade('it', { id: '09113', type: 'plot' }), hero('jedi', '-')] }),
      'it',
      '/3',
    );
    expect([flow.die('jedi')?.side, flow.card('it')?.zone]).toEqual([3, 'out']);
  });

  it('resolves a special that stays in the pool, rolled again', () => {
    const now = table({
      play: [asMade('it', { id: '06016', on: 'A', shows: 'Sp1' })],
      resources: 1,
    });
    now.act({ do: 'resolve', die: 'it' });
    take(now, 'X');
    take(now, 'yes');
    expect([hurt(now), now.die('it')?.place]).toEqual(['0 0 2 0', 'pool']);
  });
});

describe('a battlefield', () => {
  const claim = (id: string, own: Partial<Side2>, ...steps: string[]): Table => {
    const now = tableOf({ players: sides(own), battlefield: asMade('field', { id }) });
    now.act({ do: 'claim' });
    for (const step of ['yes', ...steps]) take(now, step);
    return now;
  };

  it('does what it says when it is claimed', () => {
    expect([claim('06019', {}), claim('06019', { resources: 1 })].map(res)).toEqual(['1 0', '1 0']);
    const temple = claim('06020', { pool: ['1R'] }, 'X');
    expect([hurt(temple), pooled(temple)]).toEqual(['0 0 1 0', 0]);
    const rift = (cost: number) =>
      pooled(claim('07160', { deck: [event('top', { cost })], pool: ['2R'] }));
    expect([rift(1), rift(2)]).toEqual([0, 1]);
    const shop = claim('09180', { play: [support('s', { cost: 3 })] });
    expect([res(shop), shop.card('s')?.zone]).toEqual(['3 0', 'discard']);
  });

  it('pits two characters against each other once a round', () => {
    const now = tableOf({
      players: sides({ play: [hero('mine', '-')] }, { play: [hero('theirs', '-')] }),
      battlefield: asMade('field', { id: '09175' }),
      chance: [0, 1],
    });
    now.act({ do: 'use', card: 'the battlefield' });
    expect([now.card('mine')?.damage, now.card('theirs')?.damage]).toEqual([1, 2]);
    now.act({ do: 'pass' });
    expect(now.legal({ do: 'use', card: 'the battlefield' })).toBe(false);
  });
});

describe('a plot', () => {
  const engine = createDestinyEngine(destinyBook);
  const team = [{ card: '01010', dice: 2 }];
  const deck = Array.from({ length: 12 }, () => '01155');
  /** A game that is set up with plots for the first seat, every choice the first one. */
  const setUp = (plots: readonly string[], seed = 'plots') => {
    const seat = { team, deck, battlefield: '01165' };
    const chance = destinyChance(seed);
    const created = engine.create([{ ...seat, plots }, seat], chance);
    if (isDestinyRefusal(created)) throw new Error(created.refused);
    let state = engine.evolve(null, created);
    while (state.waiting && state.waiting.question !== 'action') {
      const { seat: who, options, question } = state.waiting;
      const option = question === 'mulligan' ? options.at(-1) : options[0];
      if (!option) throw new Error('no option');
      const result = engine.apply(state, { seat: who, option }, chance);
      if (isDestinyRefusal(result)) throw new Error(result.refused);
      state = result.state;
    }
    const cards = Object.values(state.cards);
    const sum = (seat_: number, what: 'shields' | 'damage') =>
      cards.filter(({ owner }) => owner === seat_).reduce((all, one) => all + one[what], 0);
    return {
      decks: state.decks.map((each) => each.length),
      hands: [0, 1].map(
        (who) => cards.filter(({ zone, owner }) => zone === 'hand' && owner === who).length,
      ),
      resources: state.seats.map(({ resources }) => resources),
      shields: [sum(0, 'shields'), sum(1, 'shields')],
      damage: [sum(0, 'damage'), sum(1, 'damage')],
      rolls: state.seats.map(({ roll }) => roll),
    };
  };

  it('does what it says after the game is set up', () => {
    const without = setUp([]);
    const [own = 0, theirs = 0] = without.decks;
    expect(setUp(['05168']).decks).toEqual([own - 1, theirs - 1]);
    const shields = (of: ReturnType<typeof setUp>) => (of.shields[0] ?? 0) + (of.shields[1] ?? 0);
    expect(shields(setUp(['05169'])) - shields(without)).toBe(1);
    expect((setUp(['05170']).damage[1] ?? 0) + shields(without) - shields(setUp(['05170']))).toBe(
      2,
    );
    expect(setUp(['05171']).resources).toEqual([3, 2]);
    expect(setUp(['05172']).hands).toEqual([6, 5]);
    expect(setUp(['07029']).resources).toEqual([2, 1]);
    const rivalry = setUp(['08115']);
    expect([rivalry.damage[0], rivalry.hands[1]]).toEqual([2, 6]);
  });

  it('adds to the roll for the battlefield', () => {
    expect(setUp(['05173']).rolls).toEqual([(setUp([]).rolls[0] ?? 0) + 2, setUp([]).rolls[1]]);
  });
});
