import { describe, expect, it } from 'vitest';
import { sides } from './dice.js';
import { answer, held, pick, play, table } from './played.js';
import { asMade, passUntil, plain, tableOf, type Made } from './table.js';

/** Cards that lend dice, pay for dice, come instead of what would happen, or force an action. */

const shown = (as: string, side: string, rest: Partial<Made> = {}): Made =>
  asMade(as, {
    type: 'support',
    exhausted: true,
    sides: [side, '-', '-', '-', '-', side],
    shows: side,
    ...rest,
  });
const ofA = (side: string): Made => shown('hero', side, { type: 'character' });
const gun = (as: string, rest: Partial<Made> = {}): Made => asMade(as, { id: '03047', ...rest });

describe('dice from outside the game', () => {
  it('come with an activation and are set aside when they are used up', () => {
    const krennic = (first: number) => {
      const now = tableOf({
        players: sides({
          play: [asMade('it', { id: '02003' })],
          outside: [asMade('trooper', { id: '02001' })],
        }),
        first,
        turn: 0,
      });
      now.act({ do: 'activate', card: 'it' });
      return now;
    };
    const now = krennic(0);
    expect([now.die('trooper')?.place, krennic(1).die('trooper')?.place]).toEqual([
      'pool',
      'aside',
    ]);
    now.act({ do: 'pass' });
    now.act({ do: 'resolve', die: 'trooper' });
    pick(now, 'X');
    expect([now.card('X')?.damage, now.die('trooper')?.place]).toEqual([1, 'aside']);
  });

  it('count each other for their X', () => {
    const now = table({
      play: [asMade('it', { id: '03010' }), asMade('own', { id: '03013', on: 'A', shows: 'XMD' })],
      outside: [asMade('droid', { id: '03013' })],
    });
    now.act({ do: 'activate', card: 'it' });
    answer(now, 'yes');
    now.act({ do: 'pass' });
    now.act({ do: 'resolve', die: 'droid' });
    pick(now, 'X');
    expect(now.card('X')?.damage).toBe(2);
  });
});

describe('a die resolved as another symbol', () => {
  it('keeps its value and is not resolved as what it shows', () => {
    const now = table({ hand: [held('02102')], pool: ['1F', '2RD'] });
    play(now);
    now.act({ pick: 'die', die: '2RD 0.1' });
    expect(now.legal({ pick: 'number', number: 1 })).toBe(false);
    now.act({ pick: 'number', number: 4 });
    expect(now.seat(0)?.resources).toBe(2);
    const without = table({ hand: [held('02102')], pool: ['2RD'] });
    expect(without.legal({ do: 'play', card: 'it' })).toBe(false);
  });

  it('is bought with the die of a droid', () => {
    const now = table({ play: [asMade('it', { id: '02030', shows: '1F' })], pool: ['3MD'] });
    now.act({ do: 'use', card: 'it' });
    now.act({ pick: 'number', number: 4 });
    expect([now.seat(0)?.resources, now.die('it')?.place]).toEqual([3, 'card']);
  });
});

describe('the cost of a die', () => {
  it('is 1 less with a card that is exhausted, which decides what may be resolved', () => {
    const pays = (resources: number, ready = true) =>
      table({
        play: [asMade('hq', { id: '03069', exhausted: !ready })],
        pool: ['2RD1'],
        resources,
      });
    expect(
      [pays(0), pays(0, false)].map((now) => now.legal({ do: 'resolve', die: '2RD1 0.0' })),
    ).toEqual([true, false]);
    const due = pays(0);
    due.act({ do: 'resolve', die: '2RD1 0.0' });
    expect([due.question(), due.card('hq')?.exhausted]).toEqual(['target 0', true]);
    const rich = pays(1);
    rich.act({ do: 'resolve', die: '2RD1 0.0' });
    answer(rich, 'no');
    expect([rich.seat(0)?.resources, rich.card('hq')?.exhausted]).toEqual([0, false]);
  });

  it('is not paid when a character is exhausted for it', () => {
    const cannon = (resources: number, exhausted = false) =>
      tableOf({
        players: [
          {
            play: [
              asMade('A', { exhausted }),
              asMade('B', { exhausted: true }),
              asMade('it', { id: '03046', exhausted: true, shows: '6RD3' }),
            ],
            resources,
          },
          { play: [asMade('X'), asMade('Y')] },
        ],
      });
    expect(cannon(2, true).legal({ do: 'resolve', die: 'it' })).toBe(false);
    const poor = cannon(2);
    poor.act({ do: 'resolve', die: 'it' });
    expect([poor.question(), poor.card('A')?.exhausted]).toEqual(['target 0', true]);
    const rich = cannon(3);
    rich.act({ do: 'resolve', die: 'it' });
    answer(rich, 'no');
    expect([rich.seat(0)?.resources, rich.card('A')?.exhausted]).toEqual([0, false]);
  });

  it('is 1 less for a die of its character that the staff modifies', () => {
    const staff = (on: string) =>
      table({
        play: [ofA('2MD1'), asMade('it', { id: '03047', on, shows: '+1MD' })],
      });
    expect(
      [staff('hero'), staff('A')].map((now) => now.legal({ do: 'resolve', die: 'hero' })),
    ).toEqual([true, false]);
    const now = staff('hero');
    now.act({ do: 'resolve', die: 'hero' });
    pick(now, 'X');
    expect(now.card('X')?.damage).toBe(3);
  });
});

describe('what comes instead', () => {
  it('is the discard of the belt or the generator', () => {
    const belt = (on: string) => {
      const now = table({
        play: [asMade('it', { id: '02141', on }), gun('gun', { on: 'A' })],
        hand: [
          asMade('drop', {
            type: 'event',
            does: {
              event: [
                { op: 'choose-cards', as: 'c', zone: 'play', from: { subtypes: ['weapon'] } },
                { op: 'put', cards: 'c', to: 'discard' },
              ],
            },
          }),
        ],
      });
      now.act({ do: 'play', card: 'drop' });
      if (now.source() === 'it') answer(now, 'yes');
      return [now.card('it')?.zone, now.card('gun')?.zone];
    };
    expect([belt('A'), belt('B')]).toEqual([
      ['discard', 'play'],
      ['play', 'discard'],
    ]);
    const shield = (seat: 0 | 1) => {
      const own = [asMade('it', { id: '03097' }), shown('ship', '1Sh')];
      const does: Made['does'] = {
        event: [
          { op: 'choose-cards', as: 'c', zone: 'play', from: { types: ['support'], ready: false } },
          { op: 'put', cards: 'c', to: 'discard' },
        ],
      };
      const hand = [asMade('drop', { type: 'event', does })];
      const now = seat === 0 ? table({ play: own, hand }) : table({ hand }, { play: own });
      now.act({ do: 'play', card: 'drop' });
      if (now.source() === 'it') answer(now, 'yes');
      return [now.card('it')?.zone, now.card('ship')?.zone];
    };
    expect([shield(1), shield(0)]).toEqual([
      ['discard', 'play'],
      ['play', 'discard'],
    ]);
  });

  it('is damage that the shields of another character block', () => {
    const mentor = (unblockable: boolean) => {
      const now = table(
        {
          play: [asMade('gentle', { shields: 2 }), asMade('it', { id: '02108', on: 'gentle' })],
          hand: [
            asMade('hit', {
              type: 'event',
              does: {
                event: [
                  {
                    op: 'damage',
                    to: { whose: 'opponent', types: ['character'], damaged: 1 },
                    n: 3,
                    ...(unblockable ? { unblockable: true } : {}),
                  },
                ],
              },
            }),
          ],
        },
        { play: [asMade('hurt', { damage: 1, shields: 1 })] },
      );
      now.act({ do: 'play', card: 'hit' });
      if (now.source() === 'it') now.act({ pick: 'number', number: 1 });
      return [now.card('hurt')?.damage, now.card('hurt')?.shields, now.card('gentle')?.shields];
    };
    expect([mentor(false), mentor(true)]).toEqual([
      [2, 0, 1],
      [4, 1, 2],
    ]);
  });
});

describe('an action', () => {
  it('is forced while it can be taken', () => {
    const now = table(
      { hand: [held('03081')], play: [asMade('spy', { color: 'yellow' })], resources: 1 },
      { hand: [asMade('due', { type: 'event' }), asMade('other', { type: 'event' })] },
    );
    play(now);
    pick(now, 'due');
    expect([now.question(), now.options().length]).toEqual(['action 1', 1]);
    now.act({ do: 'play', card: 'due' });
    now.act({ do: 'pass' });
    expect(now.legal({ do: 'pass' })).toBe(true);
    const dear = table(
      { hand: [held('03081')], play: [asMade('spy', { color: 'yellow' })], resources: 1 },
      { hand: [asMade('due', { type: 'event', cost: 1 })] },
    );
    play(dear);
    if (dear.legal({ pick: 'card', card: 'due' })) pick(dear, 'due');
    expect(dear.legal({ do: 'pass' })).toBe(true);
  });

  it('may come after a die of the character is resolved, and then has to come', () => {
    const kanan = () =>
      table({ play: [asMade('it', { id: '03033', shows: '1R', exhausted: true })] });
    const now = kanan();
    expect(now.question()).toBe('die 0');
    now.act({ pick: 'die', die: 'it' });
    expect([now.seat(0)?.resources, now.question(), now.legal({ do: 'pass' })]).toEqual([
      1,
      'action 0',
      false,
    ]);
    const declined = kanan();
    answer(declined, 'done');
    expect([declined.seat(0)?.resources, declined.legal({ do: 'pass' })]).toEqual([0, true]);
  });
});

describe('dice and damage', () => {
  it('a frozen die is not rolled in the next round, and is in the one after', () => {
    const now = tableOf({
      players: [
        {
          play: [asMade('it', { sides: ['1R', '-', '-', '-', '-', '-'], dice: 2 }), asMade('B')],
          deck: plain(12, 'a'),
        },
        { play: [asMade('X'), asMade('Y')], deck: plain(12, 'b') },
      ],
      battlefield: asMade('field', { id: '02151' }),
    });
    now.act({ do: 'claim' });
    answer(now, 'yes');
    pick(now, 'it');
    const rolledIn = (round: number) => {
      passUntil(now, (then) => then.state().round === round && then.question() === 'action 0');
      now.act({ do: 'activate', card: 'it' });
      return [now.die('it', 1)?.place, now.die('it', 2)?.place];
    };
    expect([rolledIn(2), rolledIn(3)]).toEqual([
      ['card', 'pool'],
      ['pool', 'pool'],
    ]);
  });

  it('blanks of an opponent are turned and resolved as if they were own', () => {
    const now = table(
      { hand: [held('03073')], resources: 3 },
      { pool: ['2R'], play: [shown('blank', '2R', { shows: '-' })] },
    );
    play(now);
    now.act({ pick: 'side', side: 0 });
    expect(now.options()).toHaveLength(2);
    now.act({ pick: 'die', die: 'blank' });
    expect([now.seat(0)?.resources, now.seat(1)?.resources]).toEqual([2, 0]);
  });

  it('damage moves among own characters one by one, no more often than there is damage', () => {
    const now = table({
      hand: [held('03111')],
      resources: 2,
      play: [asMade('hurt', { damage: 2, shields: 1 })],
    });
    play(now);
    expect(now.legal({ pick: 'card', card: 'X' })).toBe(false);
    pick(now, 'hurt', 'A', 'hurt', 'B');
    expect(['hurt', 'A', 'B'].map((as) => now.card(as)?.damage)).toEqual([0, 1, 1]);
    expect(now.question()).toBe('action 1');
  });

  it('the lower total of two activations is removed, both where they are alike', () => {
    const duel = (chance: number[]) => {
      const now = tableOf({
        players: [
          {
            play: [asMade('mine', { sides: ['1MD', '2MD', '-', '-', '-', '-'] })],
            hand: [held('03128')],
            resources: 1,
          },
          { play: [asMade('theirs', { sides: ['1MD', '2MD', '-', '-', '-', '-'] })] },
        ],
        chance,
      });
      play(now);
      return [now.die('mine')?.place, now.die('theirs')?.place];
    };
    expect([duel([0, 1]), duel([1, 0]), duel([1, 1])]).toEqual([
      ['card', 'pool'],
      ['pool', 'card'],
      ['card', 'card'],
    ]);
  });

  it('a grenade discards a vehicle and itself, itself also without one', () => {
    const grenade = (others: readonly Made[]) => {
      const now = table({ play: [asMade('it', { id: '03058', on: 'A', shows: 'Sp' }), ...others] });
      now.act({ do: 'resolve', die: 'it' });
      return [...others.map(({ as }) => now.card(as)?.zone), now.card('it')?.zone];
    };
    expect([
      grenade([asMade('droid', { id: '02030' })]),
      grenade([gun('gun', { on: 'A' })]),
    ]).toEqual([
      ['discard', 'discard'],
      ['play', 'discard'],
    ]);
  });
});
