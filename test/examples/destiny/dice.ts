import { at, holds, number, texts, type DestinyCases } from './given.js';
import { asMade, passUntil, plain, tableOf, type Made, type Side2, type Table } from './table.js';

/** Two characters a side, so that a target is always chosen. */
export const sides = (
  own: Partial<Side2> = {},
  theirs: Partial<Side2> = {},
): readonly [Side2, Side2] => [
  { ...own, play: [asMade('A'), asMade('B'), ...(own.play ?? [])] },
  { ...theirs, play: [asMade('X'), asMade('Y'), ...(theirs.play ?? [])] },
];

/** A made-up event of no cost. */
export const event = (does: Made['does'], rest: Partial<Made> = {}): Made =>
  asMade('event', { type: 'event', ...(does ? { does } : {}), ...rest });

const poolDie = (side: string, n = 0, seat = 0): string => `${side} ${seat}.${n}`;

/** Resolves one die at the first character of the other side. */
const poolTable = (
  pool: readonly string[],
  rest: Partial<Side2> = {},
  theirs: Partial<Side2> = {},
): Table => tableOf({ players: sides({ pool, ...rest }, theirs) });

const shownIn = (table: Table): string[] =>
  Object.values(table.state().dice)
    .filter(({ place }) => place === 'pool')
    .map(({ key }) => key);

export const diceCases: DestinyCases = {
  'D-02': (given) => {
    const [plus = '', base = ''] = texts(given, 'pool');
    const table = poolTable([plus, base]);
    table.act({ do: 'resolve', die: poolDie(base, 1) });
    table.act({ pick: 'die', die: poolDie(plus, 0) });
    table.act({ pick: 'card', card: 'X' });
    return {
      damageDealt: table.card('X')?.damage,
      instances: table.order().filter((what) => what === 'damage').length,
      pool: shownIn(table),
    };
  },
  'D-03a': (given, example) => {
    const [plus = ''] = texts(given, 'pool');
    const legal = poolTable([plus]).legal({ do: 'resolve', die: poolDie(plus) });
    return { legal, reason: holds(example, 'reason', !legal) };
  },
  'D-03b': (given) => {
    const [plus = '', base = ''] = texts(given, 'pool');
    const table = poolTable([plus, base]);
    const before = table.legal({ do: 'resolve', die: poolDie(base, 1) });
    table.act({ do: 'resolve', die: poolDie(base, 1) });
    table.act({ pick: 'done' });
    table.act({ pick: 'card', card: 'X' });
    passUntil(table, (now) => now.question() === 'action 0');
    return { legal: [before, table.legal({ do: 'resolve', die: poolDie(plus, 0) })] };
  },
  'D-06': (given) => {
    const resources = number(given, ['resources']);
    const table = tableOf({
      players: sides({ pool: [`3RD${number(given, ['pool', 0, 'cost'])}`], resources }),
      battlefield: asMade('war room', { id: String(at(given, 'battlefield')) }),
    });
    table.act({ do: 'claim' });
    table.act({ pick: 'yes' });
    table.act({ pick: 'card', card: 'X' });
    return {
      resolved: table.card('X')?.damage === 3,
      resourcesSpent: resources - (table.seat(0)?.resources ?? 0),
    };
  },
  'D-22': (given) => {
    const pool = texts(given, 'pool');
    const count = event({
      event: [
        { op: 'choose-dice', as: 'dice', from: { whose: 'own' }, min: 9, max: 9 },
        { op: 'gain', n: { value: 'dice' } },
      ],
    });
    const table = poolTable(pool, { hand: [count] });
    table.act({ do: 'play', card: 'event' });
    while (table.question() === 'die 0') table.act({ pick: 'die' });
    return { value: table.seat(0)?.resources };
  },
  'D-35': (given) => {
    const before = number(given, ['A', 'shields']);
    const side = String(at(given, 'die'));
    const table = tableOf({
      players: [
        { play: [asMade('A', { shields: before }), asMade('B')], pool: [side] },
        { play: [asMade('X')] },
      ],
    });
    table.act({ do: 'resolve', die: poolDie(side) });
    table.act({ pick: 'card', card: 'A' });
    const shields = table.card('A')?.shields ?? 0;
    return { shields, excessIgnored: before + Number(side[0]) - shields };
  },
  'D-36': (given) => {
    const [one = '', other = ''] = texts(given, 'dice');
    const table = tableOf({
      players: [
        { play: [asMade('own')], pool: [one, other] },
        { play: [asMade('A'), asMade('B')] },
      ],
    });
    table.act({ do: 'resolve', die: poolDie(one, 0) });
    table.act({ pick: 'card', card: 'A' });
    const legal = table.legal({ pick: 'die', die: poolDie(other, 1) });
    table.act({ pick: 'die', die: poolDie(other, 1) });
    table.act({ pick: 'card', card: 'B' });
    return { legal, A: table.card('A')?.damage, B: table.card('B')?.damage };
  },
  'D-37': (given) => {
    const [plus = '', base = ''] = texts(given, 'dice');
    const table = poolTable([plus, base]);
    table.act({ do: 'resolve', die: poolDie(base, 1) });
    table.act({ pick: 'die', die: poolDie(plus, 0) });
    table.act({ pick: 'card', card: 'X' });
    return { legal: table.card('X')?.damage !== 3 || (table.card('Y')?.damage ?? 0) > 0 };
  },
  'D-38': (given) => {
    const side = String(at(given, 'die'));
    const table = poolTable([side], {}, { resources: number(given, ['opponentResources']) });
    table.act({ do: 'resolve', die: poolDie(side) });
    return { opponentResources: table.seat(1)?.resources };
  },
  'D-39': (given) => {
    const side = String(at(given, 'die'));
    const hand = plain(number(given, ['opponentHand']));
    const ofThree = (roll: number) => {
      const table = tableOf({
        players: sides({ pool: ['1Dc'] }, { hand: plain(3) }),
        chance: [roll],
      });
      table.act({ do: 'resolve', die: poolDie('1Dc') });
      return table.names('discarded')[0];
    };
    const table = poolTable([side], {}, { hand });
    table.act({ do: 'resolve', die: poolDie(side) });
    return {
      opponentHand: table.hand(1),
      discarded: table.names('discarded').length,
      random: ofThree(0) !== ofThree(2),
    };
  },
  'D-40': (given, example) => {
    const [focus = '', ranged = ''] = texts(given, 'pool');
    const table = tableOf({
      players: sides({
        pool: [focus, ranged],
        play: [
          asMade('blank', {
            type: 'support',
            exhausted: true,
            sides: ['1RD', '-', '-', '-', '-', '-'],
            shows: '-',
          }),
        ],
      }),
    });
    table.act({ do: 'resolve', die: poolDie(focus, 0) });
    const upTo =
      table.legal({ pick: 'done' }) && !table.legal({ pick: 'die', die: poolDie(focus, 0) });
    table.act({ pick: 'die', die: 'blank' });
    table.act({ pick: 'side', side: 0 });
    table.act({ pick: 'done' });
    passUntil(table, (now) => now.question() === 'action 0');
    return {
      legal:
        table.legal({ do: 'resolve', die: 'blank' }) &&
        table.legal({ do: 'resolve', die: poolDie(ranged, 1) }),
      turned: holds(example, 'turned', upTo),
    };
  },
  'D-41': (given) => {
    const side = String(at(given, 'die'));
    const table = poolTable([side, '1R'], {}, { pool: ['1R'] });
    table.act({ do: 'resolve', die: poolDie(side, 0) });
    return { legal: table.legal({ pick: 'die', die: poolDie('1R', 0, 1) }) };
  },
  'D-42': (given, example) => {
    const side = String(at(given, 'die'));
    const table = poolTable([side, '1R']);
    table.act({ do: 'resolve', die: poolDie(side, 0) });
    const legal = table.legal({ pick: 'die', die: poolDie(side, 0) });
    return {
      legal,
      rule: holds(example, 'rule', table.legal({ pick: 'die', die: poolDie('1R', 1) })),
    };
  },
  'D-43': () => {
    const special = asMade('special', {
      type: 'support',
      exhausted: true,
      sides: ['Sp', '-', '-', '-', '-', '-'],
      shows: 'Sp',
      does: { special: [{ op: 'keep-die', reroll: true }] },
    });
    const table = tableOf({ players: sides({ play: [special] }), chance: [0] });
    table.act({ do: 'resolve', die: 'special' });
    if (table.die('special')?.place !== 'pool') throw new Error('the die did not stay');
    return { legal: table.legal({ pick: 'die', die: 'special' }) };
  },
  'D-44': (given) => {
    const [blank = ''] = texts(given, 'pool');
    return { legal: poolTable([blank]).legal({ do: 'resolve', die: poolDie(blank) }) };
  },
  'D-45': (given, example) => {
    const [base = '', plus = ''] = texts(given, 'pool');
    const one = event({
      event: [
        { op: 'choose-dice', as: 'die', from: { whose: 'own', resolvable: true } },
        { op: 'resolve', dice: 'die' },
      ],
    });
    const table = poolTable([base, plus], { hand: [one] });
    table.act({ do: 'play', card: 'event' });
    const legal =
      table.question() === 'modifier 0' || table.legal({ pick: 'die', die: poolDie(plus, 1) });
    const several = poolTable([base, plus], { hand: [event({ event: [{ op: 'resolve-any' }] })] });
    several.act({ do: 'play', card: 'event' });
    several.act({ pick: 'die', die: poolDie(base, 0) });
    const unless = several.legal({ pick: 'die', die: poolDie(plus, 1) });
    return { legal, unless: holds(example, 'unless', unless) };
  },
  'D-46': (given, example) => {
    const [side = ''] = texts(given, 'pool');
    const one = event({
      event: [
        { op: 'choose-dice', as: 'die', from: { whose: 'own', resolvable: true } },
        { op: 'resolve', dice: 'die' },
      ],
    });
    const resolves = (resources: number): boolean => {
      const table = poolTable([side], { hand: [one], resources });
      table.act({ do: 'play', card: 'event' });
      return table.question() === 'target 0';
    };
    const legal = resolves(number(given, ['resources']));
    return { legal, reason: holds(example, 'reason', resolves(1)) };
  },
  'D-61': () => {
    const blank = asMade('blank', {
      type: 'support',
      exhausted: true,
      sides: ['1F', '-', '-', '-', '-', '-'],
      shows: '-',
    });
    const table = tableOf({ players: sides({ pool: ['1F'], play: [blank] }) });
    table.act({ do: 'resolve', die: poolDie('1F', 0) });
    if (table.question() === 'die-to-turn 0') table.act({ pick: 'die', die: 'blank' });
    table.act({ pick: 'side', side: 0 });
    return {
      legal: table.legal({ pick: 'die', die: 'blank' }),
      rule: 'dice that come to show the symbol may be included',
    };
  },
  'D-62': (given) => {
    const [side = ''] = texts(given, 'pool');
    const table = poolTable([side, '2RD']);
    table.act({ do: 'resolve', die: poolDie(side, 0) });
    table.act({ pick: 'card', card: 'X' });
    return { legal: table.legal({ pick: 'die', die: poolDie(side, 0) }) };
  },
  'D-63': (given) => {
    const table = tableOf({ players: sides({ hand: plain(number(given, ['hand'])) }) });
    return { legal: table.legal({ do: 'reroll' }) };
  },
  'D-64': (given, example) => {
    const pool = texts(given, 'pool');
    const table = poolTable(pool, { hand: plain(number(given, ['hand'])) });
    table.act({ do: 'reroll' });
    table.act({ pick: 'die', die: poolDie(pool[0] ?? '', 0) });
    const waits = !table.order().includes('rerolled');
    table.act({ pick: 'die', die: poolDie(pool[1] ?? '', 1) });
    const both = table.order().filter((what) => what === 'rerolled').length === 2;
    return { choice: holds(example, 'choice', waits && both), hand: table.hand(0) };
  },
  'D-80': (given) => ({ legal: turns(texts(given, 'die'), String(at(given, 'shows'))).twin }),
  'D-81': (given) => ({ legal: turns(texts(given, 'die'), String(at(given, 'shows'))).same }),
  'D-82': (given) => {
    const [side = ''] = texts(given, 'pool');
    const pay = event({
      event: [
        { op: 'choose-dice', as: 'die', from: { whose: 'own', shows: ['melee', 'ranged'] } },
        { op: 'remove', dice: 'die' },
        { op: 'gain', n: 1 },
      ],
    });
    const table = poolTable([side], { hand: [pay] });
    table.act({ do: 'play', card: 'event' });
    return { legal: table.seat(0)?.resources === 1 && shownIn(table).length === 0 };
  },
  'D-88': () => {
    const any = event({
      event: [
        { op: 'choose-dice', as: 'dice', from: { whose: 'own' }, min: 0, max: 9 },
        { op: 'remove', dice: 'dice' },
      ],
    });
    const table = poolTable(['1R'], { hand: [any] });
    table.act({ do: 'play', card: 'event' });
    return { legal: table.legal({ pick: 'done' }) };
  },
  'D-93': () => {
    const die = asMade('on its card', {
      type: 'support',
      sides: ['1RD', '1RD', '1RD', '1RD', '1RD', '1RD'],
    });
    const remove = event({
      event: [
        { op: 'choose-dice', as: 'die', from: { shows: ['ranged'] } },
        { op: 'gain', n: 1 },
      ],
    });
    const table = tableOf({ players: sides({ play: [die], hand: [remove] }) });
    table.act({ do: 'play', card: 'event' });
    return { legal: (table.seat(0)?.resources ?? 0) > 0 };
  },
};

/** Whether a die may be turned to a side of the same text elsewhere, and to the side it shows. */
const turns = (die: readonly string[], shows: string): { twin: boolean; same: boolean } => {
  const turned = asMade('turned', { type: 'support', exhausted: true, sides: die, shows });
  const turn = event({
    event: [
      { op: 'choose-dice', as: 'die', from: { whose: 'own' } },
      { op: 'turn', dice: 'die' },
    ],
  });
  const table = tableOf({ players: sides({ play: [turned], hand: [turn] }) });
  table.act({ do: 'play', card: 'event' });
  const shown = die.indexOf(shows);
  const twin = die.indexOf(shows, shown + 1);
  return {
    twin: twin > 0 && table.legal({ pick: 'side', side: twin }),
    same: table.legal({ pick: 'side', side: shown }),
  };
};
