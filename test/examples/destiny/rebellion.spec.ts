import { describe, expect, it } from 'vitest';
import { sides } from './dice.js';
import { answer, has, held, mayPlay, pick, play, table } from './played.js';
import { asMade, tableOf, type Made, type Side2 } from './table.js';

/** Cards of Spirit of Rebellion in situations that only their text decides. */

describe('cards that ask for dice or cards before they are played', () => {
  it('count sides of a symbol, a combined value, and the discard pile', () => {
    const fire = (pool: string[]) => mayPlay(table({ hand: [held('02064')], pool, resources: 1 }));
    expect([fire(['1RD']), fire(['1RD', '2RD'])]).toEqual([false, true]);
    const blast = (pool: string[]) => mayPlay(table({ hand: [held('02116')], pool }));
    expect([blast(['5RD', '4RD']), blast(['5RD', '5R'])]).toEqual([false, true]);
    const buy = (count: number) =>
      mayPlay(
        table({
          hand: [held('02087')],
          discard: Array.from({ length: count }, (_, n) => asMade(`old ${n}`, { type: 'event' })),
          resources: 1,
        }),
      );
    expect([buy(2), buy(3)]).toEqual([false, true]);
  });

  it('see two characters of a colour', () => {
    const red = (as: string) => asMade(as, { color: 'red' });
    const lockdown = (play: Made[]) => {
      const now = tableOf({ players: sides({ hand: [held('02063')], play }), first: 1 });
      now.act({ do: 'play', card: 'it' });
      return now.card('the battlefield')?.controller;
    };
    expect([lockdown([red('one')]), lockdown([red('one'), red('two')])]).toEqual([1, 0]);
  });
});

describe('dice of a kind', () => {
  it('are those with a cost, not showing symbols, of a value, of a subtype', () => {
    const removable = (id: string, own: Partial<Side2>, theirs: string[] = []) => {
      const now = table({ hand: [held(id)], resources: 2, ...own }, { pool: theirs });
      play(now);
      return now.options().length;
    };
    expect(
      removable('02062', { play: [red('E', '2RD1'), red('F', '3RD'), red('G', '1MD1')] }),
    ).toBe(2);
    expect(removable('02094', { pool: ['1RD'] }, ['2R', '1Sh', '2MD'])).toBe(2);
    const deck = [asMade('top', { type: 'event', cost: 2 })];
    expect(removable('02065', { deck, pool: ['Sp', '3RD', '2RD', '1R'] })).toBe(2);
  });

  it('belong to the character of a die, itself or by an upgrade', () => {
    const now = table({
      hand: [held('02142')],
      play: [
        asMade('rogue', { color: 'yellow', sides: ['1RD', '-', '-', '-', '-', '-'], shows: '1RD' }),
      ],
    });
    play(now);
    expect(now.card('rogue')?.shields).toBe(2);
    expect(now.die('rogue')?.place).toBe('card');
  });

  it('are removed by whoever shows the lowest value among those rolled again', () => {
    const now = table(
      {
        hand: [held('02130')],
        play: [asMade('seer', { color: 'blue' }), rolled('low'), rolled('high'), rolled('other')],
        resources: 1,
      },
      {},
      [1, 4],
    );
    play(now);
    now.act({ pick: 'die', die: 'high' });
    now.act({ pick: 'die', die: 'low' });
    expect([now.die('low')?.place, now.die('high')?.place]).toEqual(['pool', 'card']);
  });
});

const red = (as: string, side: string): Made =>
  asMade(as, {
    type: 'support',
    color: 'red',
    sides: [side, '-', '-', '-', '-', side],
    shows: side,
  });
const rolled = (as: string): Made =>
  asMade(as, { type: 'support', sides: ['1R', '1R', '2R', '3R', '4R', '-'], shows: '3R' });

describe('a card that another copy in the discard pile makes stronger', () => {
  const copy = (id: string): Made => asMade('copy', { id });

  it.each([
    [[], 1],
    [[copy('02144')], 3],
  ])('takes resources with %j', (discard, lost) => {
    const now = table({ hand: [held('02144')], discard, resources: 1 }, { resources: 4 });
    play(now);
    expect(now.seat(1)?.resources).toBe(4 - lost);
  });

  it('goes on top of the deck for a resource', () => {
    const now = table({
      hand: [held('02067')],
      discard: [copy('02067')],
      play: [asMade('guard', { color: 'red', damage: 2 })],
      resources: 1,
    });
    play(now);
    answer(now, 'yes');
    expect([now.card('guard')?.damage, now.card('it')?.zone, now.seat(0)?.resources]).toEqual([
      1,
      'deck',
      0,
    ]);
  });
});

describe('resolving a die by a card', () => {
  it('stays in the pool, counts as another symbol, hits everyone, or is an opponent’s', () => {
    const ally = table({ hand: [held('02105')], play: [blue('saber')], resources: 2 });
    play(ally);
    pick(ally, 'X');
    expect([ally.card('X')?.damage, ally.die('saber')?.place]).toEqual([2, 'pool']);
    const now = table({ hand: [held('02075')], pool: ['2R'], resources: 1 });
    play(now);
    pick(now, 'X');
    expect([now.card('X')?.damage, now.seat(0)?.resources]).toEqual([2, 0]);
    const salvo = table({ hand: [held('02121')], pool: ['2RD'], resources: 2 });
    play(salvo);
    expect([salvo.card('X')?.damage, salvo.card('Y')?.damage, salvo.card('A')?.damage]).toEqual([
      2, 2, 0,
    ]);
    const anger = table({ hand: [held('02071')], pool: ['-', '-'] }, { pool: ['2MD'] });
    play(anger);
    pick(anger, 'Y');
    expect(anger.card('Y')?.damage).toBe(2);
  });

  it('may be so many of them, or such of one symbol', () => {
    const maz = table({ play: [asMade('maz', { id: '02045' })], pool: ['1R', '1R', '1R'] });
    maz.act({ do: 'activate', card: 'maz' });
    maz.act({ pick: 'die', die: '1R 0.0' });
    maz.act({ pick: 'die', die: '1R 0.1' });
    expect([maz.seat(0)?.resources, maz.question()]).toEqual([2, 'action 1']);
    const damage = table(
      { hand: [held('02120')], pool: ['1RD', '1MD', '2RD', '1R'] },
      { resources: 1 },
    );
    play(damage);
    expect(damage.options()).toHaveLength(3);
    damage.act({ pick: 'die', die: '1RD 0.0' });
    pick(damage, 'X');
    expect(damage.options()).toHaveLength(2);
    damage.act({ pick: 'die', die: '2RD 0.2' });
    pick(damage, 'X');
    expect([damage.card('X')?.damage, damage.seat(1)?.resources]).toEqual([3, 0]);
  });

  it('is left to the opponent, who removes what cannot be resolved', () => {
    const doubt = (face: number) => {
      const now = table(
        { hand: [held('02080')] },
        {
          play: [
            asMade('dice', {
              type: 'support',
              sides: ['-', '2R', '-', '-', '-', '-'],
              shows: '2R',
            }),
          ],
        },
        [face],
      );
      play(now);
      if (now.question() === 'use-ability 1') answer(now, 'yes');
      return [now.seat(1)?.resources, now.die('dice')?.place];
    };
    expect([doubt(1), doubt(0)]).toEqual([
      [2, 'card'],
      [0, 'card'],
    ]);
  });

  it('is dearer before it is resolved: with a matching die, for a card, for a resource', () => {
    const acolyte = (pool: string[]) => {
      const now = table({ play: [asMade('it', { id: '02034', shows: '1R' })], pool });
      now.act({ do: 'resolve', die: 'it' });
      if (now.legal({ pick: 'done' })) answer(now, 'done');
      return now.seat(0)?.resources;
    };
    expect([acolyte(['1Sh']), acolyte(['1R'])]).toEqual([1, 2]);
    const aurra = table({
      play: [asMade('it', { id: '02018', shows: '2RD' })],
      hand: [asMade('spent', { type: 'event' })],
    });
    aurra.act({ do: 'resolve', die: 'it' });
    pick(aurra, 'spent', 'X');
    expect(aurra.card('X')?.damage).toBe(3);
    const knuckles = table({
      play: [asMade('it', { id: '02025', on: 'A', shows: '1MD' })],
      resources: 1,
    });
    knuckles.act({ do: 'resolve', die: 'it' });
    answer(knuckles, 'yes');
    pick(knuckles, 'X');
    expect([knuckles.card('X')?.damage, knuckles.seat(0)?.resources]).toEqual([2, 0]);
  });

  it('ignores shields with a die that says so, also as a modifier', () => {
    const now = table(
      { play: [asMade('it', { id: '02057', on: 'A', shows: '+2MD' })], pool: ['1MD'] },
      { play: [asMade('shielded', { shields: 3 })] },
    );
    now.act({ do: 'resolve', die: '1MD 0.0' });
    now.act({ pick: 'die', die: 'it' });
    pick(now, 'shielded');
    expect([now.card('shielded')?.damage, now.card('shielded')?.shields]).toEqual([3, 3]);
  });
});

const blue = (as: string): Made =>
  asMade(as, {
    type: 'support',
    color: 'blue',
    sides: ['2MD', '-', '-', '-', '-', '-'],
    shows: '2MD',
  });

describe('cards that answer', () => {
  const roller = (face: string): Made =>
    asMade('roller', { type: 'support', sides: [face, face, face, face, face, face] });

  it.each([
    ['02078', '1Dc'],
    ['02088', '1R'],
    ['02098', '1F'],
    ['02107', '1Sh'],
    ['02117', 'Sp'],
    ['02070', '1Dr'],
  ])('%s to a die that rolls %s, and to no other', (id, face) => {
    const asks = (rolls: string) => {
      const now = table({
        play: [asMade('it', { id }), roller(rolls), asMade('gun', { type: 'upgrade', on: 'A' })],
      });
      now.act({ do: 'activate', card: 'roller' });
      return has(now, 'it', 'use-ability 0');
    };
    expect([asks(face), asks('1MD')]).toEqual([true, false]);
  });

  it('to a die rolled again, but not to one rolled into the pool once', () => {
    const baton = table({ play: [asMade('it', { id: '02008', on: 'A' })] }, {}, [5, 2]);
    baton.act({ do: 'activate', card: 'A' });
    answer(baton, 'yes');
    expect([baton.die('it')?.side, baton.question()]).toEqual([2, 'action 1']);
    const blackmail = table(
      {
        play: [asMade('it', { id: '02023', on: 'A', shows: '2Dc' })],
        hand: [asMade('card', { type: 'event' })],
      },
      { resources: 1 },
      [2],
    );
    blackmail.act({ do: 'reroll', card: 'card' });
    answer(blackmail, 'yes');
    expect([blackmail.die('it')?.place, blackmail.seat(0)?.resources]).toEqual(['card', 1]);
  });

  it('to a defeat of one’s own, of anyone, and before one’s own', () => {
    const shot = (own: Made, target: Made, mine: boolean) => {
      const now = table(
        { pool: ['9RD'], play: mine ? [own, target] : [own] },
        { play: mine ? [] : [target] },
      );
      now.act({ do: 'resolve', die: '9RD 0.0' });
      pick(now, target.as);
      return [now.question(), now.seat(0)?.resources];
    };
    const weak = asMade('weak', { health: 2 });
    const attrition = asMade('it', { id: '02069' });
    expect(shot(attrition, weak, true)).toEqual(['card 0', 0]);
    expect(shot(attrition, weak, false)).toEqual(['action 1', 0]);
    const aftermath = asMade('it', { id: '02123' });
    expect([shot(aftermath, weak, true)[1], shot(aftermath, weak, false)[1]]).toEqual([1, 1]);
    const kenobi = table({
      pool: ['9RD', '9RD'],
      play: [asMade('it', { id: '02037', damage: 8 })],
      hand: [
        asMade('gift', {
          type: 'event',
          color: 'blue',
          cost: 5,
          does: { event: [{ op: 'gain', n: 2 }] },
        }),
      ],
    });
    kenobi.act({ do: 'resolve', die: '9RD 0.0' });
    pick(kenobi, 'it');
    kenobi.act({ do: 'play', card: 'gift' });
    expect([kenobi.card('it')?.zone, kenobi.seat(0)?.resources]).toEqual(['out', 2]);
  });

  it('to claiming, which some make dearer', () => {
    const claimed = table({ play: [asMade('it', { id: '02149' })] });
    claimed.act({ do: 'claim' });
    expect(claimed.seat(0)?.resources).toBe(1);
    const claims = (resources: number, shows?: string) => {
      const snap = asMade('snap', { id: '02029', ...(shows === undefined ? {} : { shows }) });
      const now = table({ resources }, { play: [snap] });
      if (!now.legal({ do: 'claim' })) return null;
      now.act({ do: 'claim' });
      return now.seat(0)?.resources;
    };
    expect([claims(0, '1RD'), claims(1, '1RD'), claims(1)]).toEqual([null, 0, 1]);
  });

  it('to a character that is activated with them, or to a red one', () => {
    const hands = table({
      play: [
        asMade('rogue', { color: 'yellow', sides: ['2R', '2R', '2R', '2R', '2R', '2R'] }),
        asMade('it', { id: '02150', on: 'rogue' }),
      ],
    });
    hands.act({ do: 'activate', card: 'rogue' });
    hands.act({ pick: 'die', die: 'rogue' });
    expect(hands.seat(0)?.resources).toBe(2);
    const wing = (color: 'red' | 'blue') => {
      const now = table({
        play: [
          asMade('one', { color }),
          asMade('host', { color: 'red' }),
          asMade('it', { id: '02126', on: 'host' }),
        ],
      });
      now.act({ do: 'activate', card: 'one' });
      if (now.legal({ pick: 'yes' })) answer(now, 'yes');
      return now.card('host')?.exhausted;
    };
    expect([wing('red'), wing('blue')]).toEqual([true, false]);
  });

  it('to an event of the same colour, to a reroll of an opponent, to a die of theirs resolved', () => {
    const mothma = table({
      play: [asMade('it', { id: '02027' }), red('E', '2RD'), blue('F')],
      hand: [asMade('event', { type: 'event', color: 'red' })],
    });
    mothma.act({ do: 'play', card: 'event' });
    expect([
      mothma.legal({ pick: 'die', die: 'E' }),
      mothma.legal({ pick: 'die', die: 'F' }),
    ]).toEqual([true, false]);
    const cards = [asMade('one', { type: 'event' }), asMade('two', { type: 'event' })];
    const ventress = table(
      { hand: cards, pool: ['1R'] },
      { play: [asMade('it', { id: '02009' })] },
    );
    ventress.act({ do: 'reroll', card: 'one' });
    if (ventress.question() === 'dice-to-reroll 0') ventress.act({ pick: 'die', die: '1R 0.0' });
    answer(ventress, 'yes');
    expect(ventress.hand(0)).toBe(0);
    const freighter = (shows: string) => {
      const now = table({ play: [asMade('it', { id: '02047', shows })] });
      now.act({ do: 'resolve', die: 'it' });
      return now.card('it')?.zone;
    };
    expect([freighter('1R'), freighter('2R')]).toEqual(['play', 'deck']);
  });

  it('to a weapon, whose die is rolled at once', () => {
    const weapon = asMade('it', { id: '02039' });
    const now = table(
      { play: [asMade('trooper', { id: '02002' })], hand: [weapon], resources: 3 },
      {},
      [0],
    );
    play(now, 'trooper');
    now.act({ pick: 'die', die: 'it' });
    pick(now, 'X');
    expect([now.card('X')?.damage, now.die('it')?.place]).toEqual([2, 'card']);
  });
});

describe('damage that is blocked by cards', () => {
  const shot = (id: string, side: string, shields = 0) => {
    const now = table({ pool: [side] }, { play: [asMade('it', { id, on: 'X' })] });
    const target = now.card('X');
    if (target) Object.assign(target, { shields });
    now.act({ do: 'resolve', die: `${side} 0.0` });
    pick(now, 'X');
    const asked = now.question() === 'use-ability 1';
    if (asked) answer(now, 'yes');
    return [asked, now.card('X')?.damage, now.card('it')?.zone];
  };

  it('is taken after shields, and a plate goes with it', () => {
    expect(shot('02089', '3MD')).toEqual([true, 1, 'discard']);
    expect(shot('02089', '3MD', 1)).toEqual([true, 0, 'discard']);
    expect(shot('02089', '3MD', 3)).toEqual([false, 0, 'play']);
  });

  it('brings a shield against two ranged damage or more', () => {
    expect([shot('02024', '2RD'), shot('02024', '1RD'), shot('02024', '2MD')]).toEqual([
      [true, 1, 'play'],
      [false, 1, 'play'],
      [false, 2, 'play'],
    ]);
  });
});

describe('what an action costs', () => {
  it('is a die that shows the symbol, or the card itself', () => {
    const training = (pool: string[]) =>
      table({ play: [asMade('it', { id: '02056', on: 'A' })], pool }, { pool: ['3MD'] });
    expect(training(['1RD']).legal({ do: 'use', card: 'it' })).toBe(false);
    const now = training(['1MD', '1RD']);
    now.act({ do: 'use', card: 'it' });
    expect([now.die('1MD 0.0')?.place, now.die('3MD 1.0')?.place]).toEqual(['card', 'card']);
    const jumper = table({
      play: [asMade('it', { id: '02058' })],
      hand: [asMade('ship', { type: 'support', cost: 4 })],
      resources: 1,
    });
    jumper.act({ do: 'use', card: 'it' });
    if (jumper.legal({ do: 'play', card: 'ship' })) jumper.act({ do: 'play', card: 'ship' });
    expect([jumper.card('it')?.zone, jumper.card('ship')?.zone]).toEqual(['discard', 'play']);
  });
});

describe('what moves', () => {
  it('are shields as far as there is room, resources, and a battlefield', () => {
    const shift = (shields: number) => {
      const now = table(
        { hand: [held('02129')], resources: 1, play: [asMade('mine', { shields })] },
        { play: [asMade('theirs', { shields: 2 })] },
      );
      play(now);
      pick(now, 'theirs', 'mine');
      return [now.card('theirs')?.shields, now.card('mine')?.shields];
    };
    expect([shift(1), shift(3)]).toEqual([
      [1, 2],
      [2, 3],
    ]);
    const trade = table({ hand: [held('02145')], pool: ['1R'] }, { resources: 5 });
    play(trade);
    expect([trade.seat(0)?.resources, trade.seat(1)?.resources]).toEqual([5, 1]);
  });

  it('is an upgrade from the discard pile to its character only', () => {
    const now = table({
      play: [asMade('droid', { id: '02020', shows: 'Sp' })],
      discard: [asMade('gun', { id: '02048' })],
      resources: 2,
    });
    now.act({ do: 'resolve', die: 'droid' });
    expect([now.card('gun')?.host, now.seat(0)?.resources]).toEqual([now.key('droid'), 0]);
  });

  it('uses the special of another character as its own', () => {
    const now = table({
      play: [asMade('it', { id: '02013', shows: 'Sp' }), asMade('vader', { id: '02010' })],
    });
    now.act({ do: 'resolve', die: 'it' });
    pick(now, 'X');
    expect([now.card('X')?.damage, now.card('vader')?.damage]).toEqual([3, 1]);
  });
});
