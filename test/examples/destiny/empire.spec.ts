import { describe, expect, it } from 'vitest';
import { createDestinyEngine, destinyBook, destinyChance, isDestinyRefusal } from '#games';
import { sides } from './dice.js';
import { answer, held, mayPlay, pick, play, table } from './played.js';
import { asMade, passUntil, tableOf, type Made } from './table.js';

/** Cards of Empire at War in situations that only their text decides. */

const support = (as: string, rest: Partial<Made> = {}): Made =>
  asMade(as, { type: 'support', ...rest });
const shown = (as: string, side: string, rest: Partial<Made> = {}): Made =>
  support(as, { sides: [side, '-', '-', '-', '-', side], shows: side, ...rest });
const event = (as: string, cost: number, rest: Partial<Made> = {}): Made =>
  asMade(as, { type: 'event', cost, ...rest });

describe('what cards cost', () => {
  it('is less for each character, and 1 less with a support that is exhausted', () => {
    const backing = table({ hand: [held('03064'), support('ship', { cost: 3 })], resources: 3 });
    play(backing);
    if (backing.legal({ do: 'play', card: 'ship' })) backing.act({ do: 'play', card: 'ship' });
    expect([backing.card('ship')?.zone, backing.seat(0)?.resources]).toEqual(['play', 0]);
    const team = (type: 'support' | 'event') =>
      table({
        play: [asMade('team', { id: '03127' })],
        hand: [asMade('it', { type, cost: 2 })],
        resources: 1,
      }).legal({ do: 'play', card: 'it' });
    expect([team('support'), team('event')]).toEqual([true, false]);
  });

  it('is 1 less for the first of its kind in a round', () => {
    const yellow = { color: 'yellow' } as const;
    const now = table({
      play: [asMade('jyn', { id: '02044' })],
      hand: [event('one', 2, yellow), event('two', 2, yellow), event('red', 2, { color: 'red' })],
      resources: 2,
    });
    now.act({ do: 'play', card: 'red' });
    expect(now.seat(0)?.resources).toBe(0);
    const again = table(
      {
        play: [asMade('jyn', { id: '02044' })],
        hand: [event('one', 2, yellow), event('two', 2, yellow), event('three', 2, yellow)],
        resources: 3,
      },
      { deck: [event('theirs', 0)] },
    );
    const left = (name: string) => {
      again.act({ do: 'play', card: name });
      again.act({ do: 'pass' });
      return again.seat(0)?.resources;
    };
    expect([left('one'), left('two')]).toEqual([2, 0]);
    passUntil(again, (then) => then.state().round === 2 && then.question() === 'action 0');
    expect(left('three')).toBe(1);
  });

  it('has Ambush from 3 on with a port', () => {
    const acts = (cost: number, first: number) => {
      const now = tableOf({
        players: sides({ hand: [event('it', cost)], resources: 4 }),
        battlefield: asMade('port', { id: '03159' }),
        first,
        turn: 0,
      });
      play(now);
      return now.question();
    };
    expect([acts(3, 0), acts(2, 0), acts(3, 1)]).toEqual([
      'extra-action 0',
      'action 1',
      'action 1',
    ]);
  });

  it('is paid by an action with resources and with a die, whose value it may use', () => {
    const gun = (resources: number, shows: string) =>
      table({ play: [asMade('it', { id: '03023', on: 'A', shows })], resources });
    expect([
      gun(1, '2RD').legal({ do: 'use', card: 'it' }),
      gun(2, '1R').legal({ do: 'use', card: 'it' }),
    ]).toEqual([false, false]);
    const now = gun(2, '2RD');
    now.act({ do: 'use', card: 'it' });
    expect([now.card('X')?.damage, now.card('Y')?.damage, now.seat(0)?.resources]).toEqual([
      2, 2, 0,
    ]);
  });
});

describe('characters that are looked for', () => {
  it('have damage, shields, little health left, or an upgrade while they are ready', () => {
    const hurt = table(
      { hand: [held('03087')], resources: 1 },
      { play: [asMade('hurt', { damage: 2 })] },
    );
    play(hurt);
    expect([hurt.card('hurt')?.damage, hurt.card('X')?.damage]).toEqual([3, 0]);
    const deck = ['a', 'b', 'c'].map((as) => event(as, 0));
    const general = table(
      { play: [asMade('it', { id: '03024', shields: 1 }), asMade('safe', { shields: 1 })] },
      { deck },
    );
    general.act({ do: 'activate', card: 'it' });
    answer(general, 'yes');
    expect(deck.filter(({ as }) => general.card(as)?.zone === 'discard')).toHaveLength(1);
    const windu = table(
      { play: [asMade('it', { id: '03034', shows: '2MD' })] },
      { play: [asMade('weak', { damage: 8 }), asMade('strong', { damage: 7 })] },
    );
    windu.act({ do: 'use', card: 'it' });
    expect([windu.card('weak')?.zone, windu.card('strong')?.zone]).toEqual(['out', 'play']);
    const red = ['r', 's'].map((as) => asMade(as, { color: 'red' }));
    const drop = table(
      { hand: [held('03063')], play: red, resources: 2 },
      {
        play: [
          asMade('tired', { exhausted: true }),
          asMade('gun', { id: '03022', on: 'tired' }),
          asMade('blade', { id: '03049', on: 'X' }),
        ],
      },
    );
    play(drop);
    expect([drop.card('gun')?.zone, drop.card('blade')?.zone]).toEqual(['play', 'discard']);
  });

  it('are one’s only one, or fewer than an opponent’s', () => {
    const alone = (play: Made[]) =>
      mayPlay(
        tableOf({
          players: [{ hand: [held('03072')], resources: 1, play }, { play: [asMade('X')] }],
        }),
      );
    const two = ['A', 'B'].map((as) => asMade(as, { color: 'blue' }));
    expect([alone(two.slice(1)), alone(two)]).toEqual([true, false]);
    const tenacity = (play: Made[]) =>
      mayPlay(table({ hand: [held('03114')], resources: 3 }, { play }));
    expect([tenacity([]), tenacity([asMade('third')])]).toEqual([false, true]);
  });
});

describe('damage that would defeat a guard', () => {
  it('defeats it when the round is over, and another effect at once', () => {
    const now = table(
      { pool: ['9MD', '9MD'] },
      { play: [asMade('it', { id: '03003', damage: 3 })] },
    );
    now.act({ do: 'resolve', die: '9MD 0.0' });
    pick(now, 'it');
    expect(now.card('it')?.zone).toBe('play');
    passUntil(now, (then) => then.state().round === 2);
    expect(now.card('it')?.zone).toBe('out');
    const windu = table(
      { play: [asMade('mace', { id: '03034', shows: '2MD' })] },
      { play: [asMade('it', { id: '03003', damage: 8 })] },
    );
    windu.act({ do: 'use', card: 'mace' });
    expect(windu.card('it')?.zone).toBe('out');
  });
});

describe('dice', () => {
  it('with a plus modify any symbol where their card says so', () => {
    const modifies = (id: string, base: Made) => {
      const now = table({
        play: [asMade('it', { id, on: 'A', shows: id === '02016' ? '+2*' : '+2*1' }), base],
        resources: 2,
      });
      now.act({ do: 'resolve', die: base.as });
      return now.legal({ pick: 'die', die: 'it' });
    };
    const faces = ['1R', '-', '-', '-', '-', '-'];
    const blue = asMade('jedi', { color: 'blue', sides: faces, shows: '1R' });
    expect([
      modifies('02016', shown('E', '1R')),
      modifies('03035', shown('E', '1R')),
      modifies('03035', blue),
    ]).toEqual([true, false, true]);
  });

  it('are worth more on an emplacement while its player holds the battlefield', () => {
    const worth = (first: number) => {
      const play = [asMade('it', { id: '02005', shows: '2RD' })];
      const now = tableOf({ players: sides({ play }), first, turn: 0 });
      now.act({ do: 'resolve', die: 'it' });
      pick(now, 'X');
      return now.card('X')?.damage;
    };
    expect([worth(0), worth(1)]).toEqual([3, 2]);
  });

  it('count their cost, and are resolved with it added', () => {
    const now = table({ hand: [held('03067')], pool: ['3R2', '1Sh'], resources: 2 });
    play(now);
    now.act({ pick: 'die', die: '3R2 0.0' });
    expect(now.seat(0)?.resources).toBe(5);
  });

  it('of a support are rolled again after it was activated, with an academy', () => {
    const now = tableOf({
      players: sides({ play: [support('ship', { sides: ['1R', '2R', '3R', '1R', '1R', '1R'] })] }),
      battlefield: asMade('academy', { id: '03156' }),
      chance: [0, 2],
    });
    now.act({ do: 'activate', card: 'ship' });
    now.act({ pick: 'die', die: 'ship' });
    expect(now.die('ship')?.side).toBe(2);
  });

  it('show damage that a guard removes, with a fort', () => {
    const now = (first: number) => {
      const found = tableOf({
        players: sides({}, { pool: ['2RD'] }),
        battlefield: asMade('fort', { id: '03154' }),
        first,
        turn: 0,
      });
      found.act({ do: 'activate', card: 'A' });
      return found.question();
    };
    expect([now(0), now(1)]).toEqual(['die 0', 'action 1']);
  });

  it('are turned by the opponent whom a card names', () => {
    const now = table(
      { hand: [held('03123')], resources: 2 },
      { play: [shown('theirs', '1R', { sides: ['1R', '2RD', '3RD', '-', '-', '-'] })] },
    );
    play(now);
    expect(now.question()).toBe('die 1');
    now.act({ pick: 'die', die: 'theirs' });
    expect(now.question()).toBe('side 1');
  });
});

describe('resources and restrictions', () => {
  it('are taken as far as there are any', () => {
    const ezra = (resources: number) => {
      const now = table({ play: [asMade('it', { id: '03038', shows: 'Sp' })] }, { resources });
      now.act({ do: 'resolve', die: 'it' });
      return [now.seat(0)?.resources, now.seat(1)?.resources];
    };
    expect([ezra(2), ezra(0)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('do not bind blue upgrades on whoever takes them freely', () => {
    // On a blue character only, and only while a blue character is seen.
    const on = (id: string, host: string) =>
      table({ play: [asMade('ezra', { id: '03038' })], hand: [held(id)], resources: 4 }).legal({
        do: 'play',
        card: 'it',
        on: host,
      });
    expect([on('02054', 'ezra'), on('02054', 'A'), on('02056', 'ezra'), on('02056', 'A')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('are one more at the beginning with a galactic entrepreneur', () => {
    const engine = createDestinyEngine(destinyBook);
    const seats = ['03039', '03041'].map((card) => ({
      team: [{ card, dice: 1 }],
      deck: [],
      battlefield: '03160',
    }));
    const begun = engine.create(seats, destinyChance('entrepreneur'));
    if (isDestinyRefusal(begun)) throw new Error(begun.refused);
    expect(engine.evolve(null, begun).seats.map(({ resources }) => resources)).toEqual([3, 2]);
  });
});

describe('cards that came later', () => {
  it('do what an earlier card of their text does', () => {
    expect(destinyBook.behaviour('09164')).toBe(destinyBook.behaviour('01155'));
    expect(destinyBook.behaviour('05017')).toEqual({ keywords: ['ambush'] });
  });

  it('remove a die that is not resolved after it was rolled again', () => {
    const doOrDoNot = (face: number, says: string) => {
      const now = table(
        {
          hand: [held('04041')],
          play: [support('dice', { sides: ['-', '2R', '3R', '-', '-', '-'], shows: '3R' })],
        },
        {},
        [face],
      );
      play(now);
      if (now.question() === 'use-ability 0') answer(now, says);
      return [now.seat(0)?.resources, now.die('dice')?.place];
    };
    expect([doOrDoNot(1, 'yes'), doOrDoNot(1, 'no'), doOrDoNot(0, 'yes')]).toEqual([
      [3, 'card'],
      [0, 'card'],
      [0, 'card'],
    ]);
  });

  it('turn a die to a symbol that another one shows', () => {
    const now = table({
      hand: [held('04036')],
      pool: ['2RD'],
      play: [support('dice', { sides: ['1R', '3RD', '1Sh', '-', '-', '-'], shows: '1R' })],
      resources: 1,
    });
    play(now);
    now.act({ pick: 'die', die: '2RD 0.0' });
    expect(now.die('dice')?.side).toBe(1);
  });

  it('deal half of what a die shows, to oneself as the card says', () => {
    const revolt = table({ hand: [held('05085')], resources: 2 }, { pool: ['3MD'] });
    play(revolt);
    expect(revolt.question()).toBe('distribute-damage 1');
    pick(revolt, 'X', 'X');
    expect([revolt.card('X')?.damage, revolt.question()]).toEqual([2, 'action 1']);
    const crash = table({ hand: [held('05137')] }, { pool: ['1MD'] });
    play(crash);
    pick(crash, 'A');
    expect(crash.card('A')?.damage).toBe(1);
  });

  it('strike a second character for a resource', () => {
    const now = table({
      play: [asMade('it', { id: '05027', on: 'A', shows: 'Sp' })],
      resources: 1,
    });
    now.act({ do: 'resolve', die: 'it' });
    pick(now, 'X');
    answer(now, 'yes');
    pick(now, 'Y');
    expect([now.card('X')?.damage, now.card('Y')?.damage]).toEqual([2, 2]);
  });

  it('find a character without shields', () => {
    const now = table(
      {
        play: [
          asMade('host', { damage: 2 }),
          asMade('it', { id: '04031', on: 'host', shows: 'Sp' }),
        ],
      },
      { play: [asMade('safe', { shields: 1 })] },
    );
    now.act({ do: 'resolve', die: 'it' });
    expect([
      now.legal({ pick: 'card', card: 'X' }),
      now.legal({ pick: 'card', card: 'safe' }),
    ]).toEqual([true, false]);
    pick(now, 'X');
    expect([now.card('X')?.damage, now.card('host')?.damage]).toEqual([1, 1]);
  });
});

describe('what cards of both sets do besides', () => {
  it('plays or sells the card that was just drawn', () => {
    const hope = (choice: number) => {
      const now = table({
        hand: [held('02093')],
        deck: [event('drawn', 4, { does: { event: [{ op: 'gain', n: 5 }] } })],
        resources: 2,
      });
      play(now);
      answer(now, 'yes');
      now.act({ pick: 'number', number: choice });
      if (now.legal({ do: 'play', card: 'drawn' })) now.act({ do: 'play', card: 'drawn' });
      return [now.seat(0)?.resources, now.card('drawn')?.zone];
    };
    expect([hope(0), hope(1)]).toEqual([
      [5, 'discard'],
      [2, 'discard'],
    ]);
  });

  it('sets a support aside to send an upgrade of cost 2 back', () => {
    const roller = support('roller', { sides: ['1Dr', '1Dr', '1Dr', '1Dr', '1Dr', '1Dr'] });
    const now = table(
      { play: [asMade('it', { id: '02070' }), roller] },
      {
        play: [
          asMade('dear', { type: 'upgrade', cost: 3, on: 'X' }),
          asMade('gun', { type: 'upgrade', cost: 2, on: 'X' }),
        ],
      },
    );
    now.act({ do: 'activate', card: 'roller' });
    answer(now, 'yes');
    expect([now.card('it')?.zone, now.card('gun')?.zone, now.card('dear')?.zone]).toEqual([
      'out',
      'hand',
      'play',
    ]);
  });

  it('blocks nothing of damage that ignores shields', () => {
    const now = table(
      { play: [asMade('knife', { id: '02057', on: 'A', shows: '1MD' })] },
      { play: [asMade('it', { id: '02089', on: 'X' })] },
    );
    now.act({ do: 'resolve', die: 'knife' });
    pick(now, 'X');
    expect([now.question(), now.card('X')?.damage]).toEqual(['action 1', 1]);
  });

  it('activates a hunter only once an upgrade was played on him', () => {
    const bane = (hand: Made[]) => {
      const now = table({ play: [asMade('it', { id: '03018' })], hand });
      now.act({ do: 'use', card: 'it' });
      if (now.legal({ do: 'play', card: 'gun' })) now.act({ do: 'play', card: 'gun' });
      return now.question();
    };
    expect([bane([]), bane([asMade('gun', { type: 'upgrade' })])]).toEqual([
      'action 1',
      'use-ability 0',
    ]);
  });

  it('compares resources, and asks for a cost', () => {
    const persuade = (resources: number) => {
      const now = table({ hand: [held('03138')], resources }, { resources: 1, pool: ['1R'] });
      play(now);
      return now.question();
    };
    expect([persuade(1), persuade(2)]).toEqual(['action 1', 'side 0']);
    const crystal = table({
      hand: [
        held('03101'),
        event('cheap', 2, { color: 'blue' }),
        event('dear', 3, { color: 'blue' }),
      ],
      resources: 2,
    });
    play(crystal);
    expect([crystal.card('cheap')?.zone, crystal.card('dear')?.zone]).toEqual(['hand', 'discard']);
    const thrawn = table(
      { play: [asMade('it', { id: '03004' })] },
      { hand: [event('one', 1), event('two', 2)] },
    );
    thrawn.act({ do: 'activate', card: 'it' });
    answer(thrawn, 'yes');
    thrawn.act({ pick: 'number', number: 2 });
    expect([thrawn.card('one')?.zone, thrawn.card('two')?.zone]).toEqual(['hand', 'discard']);
  });
});
