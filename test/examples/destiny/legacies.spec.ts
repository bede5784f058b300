import { describe, expect, it } from 'vitest';
import { sides } from './dice.js';
import { answer, held, mayPlay, pick, play, table } from './played.js';
import { asMade, passUntil, plain, tableOf, type Made, type Side2 } from './table.js';

/** Cards of the Two-Player Game, Empire at War and Legacies in situations that only their text decides. */

const event = (as: string, cost: number, rest: Partial<Made> = {}): Made =>
  asMade(as, { type: 'event', cost, ...rest });
const shown = (as: string, side: string, rest: Partial<Made> = {}): Made =>
  asMade(as, { type: 'support', sides: [side, '-', '-', '-', '-', side], shows: side, ...rest });
const use = { do: 'use', card: 'it' } as const;
const field = (own: Partial<Side2>, first: number) =>
  tableOf({ players: sides(own), first, turn: 0 });

describe('a power action', () => {
  it('is taken once each round', () => {
    const now = table(
      {
        play: [asMade('it', { id: '03001' }), asMade('ship', { id: '03029', exhausted: true })],
        resources: 4,
        deck: plain(9, 'mine'),
      },
      { deck: plain(9) },
    );
    now.act(use);
    expect([now.card('ship')?.exhausted, now.seat(0)?.resources]).toEqual([false, 2]);
    now.act({ do: 'pass' });
    expect(now.legal(use)).toBe(false);
    passUntil(now, (then) => then.state().round === 2 && then.question() === 'action 0');
    expect(now.legal(use)).toBe(true);
  });

  it('removes two dice of one symbol, or one that matches an own', () => {
    const tarkin = table({ play: [asMade('it', { id: '05012' })], pool: ['1R', '2RD', '3RD'] });
    tarkin.act(use);
    tarkin.act({ pick: 'die', die: '2RD 0.1' });
    expect([tarkin.question(), tarkin.die('1R 0.0')?.place, tarkin.die('3RD 0.2')?.place]).toEqual([
      'distribute-damage 1',
      'pool',
      'card',
    ]);
    const rebel = table(
      { play: [asMade('it', { id: '05045', on: 'A' })], pool: ['1R'] },
      { pool: ['3R', '3RD'] },
    );
    rebel.act(use);
    expect([rebel.die('3R 1.0')?.place, rebel.die('3RD 1.1')?.place]).toEqual(['card', 'pool']);
  });

  it('counts the different kinds of damage that one’s dice show', () => {
    const now = table({
      play: [asMade('it', { id: '05004' })],
      pool: ['1RD', '2RD', '1MD', '1Sh'],
      hand: [event('dear', 3), event('dearer', 4)],
      resources: 1,
    });
    now.act(use);
    expect([now.card('dear')?.zone, now.seat(0)?.resources]).toEqual(['discard', 0]);
    expect(now.card('dearer')?.zone).toBe('hand');
  });

  it('asks that no character of an opponent has shields', () => {
    const saber = (shields: number) => {
      const now = table(
        { play: [asMade('it', { id: '05008', on: 'A' })], resources: 1 },
        { play: [asMade('Z', { shields })] },
      );
      now.act(use);
      return [now.die('it')?.place, now.seat(0)?.resources];
    };
    expect([saber(0), saber(1)]).toEqual([
      ['pool', 0],
      ['card', 1],
    ]);
  });

  it('removes a die with the value that was just rolled', () => {
    const now = table(
      {
        play: [
          asMade('it', { id: '05025' }),
          shown('gold', '1R', { color: 'yellow', sides: ['1R', '2R', '-', '-', '-', '-'] }),
        ],
      },
      { pool: ['2MD', '1MD'] },
      [1],
    );
    now.act(use);
    expect([
      now.legal({ pick: 'die', die: '2MD 1.0' }),
      now.legal({ pick: 'die', die: '1MD 1.1' }),
    ]).toEqual([true, false]);
  });
});

describe('restrictions', () => {
  it('are the first action of a round, and damage on each enemy', () => {
    const war = table({ hand: [held('03065'), event('other', 0)] });
    expect(mayPlay(war)).toBe(true);
    war.act({ do: 'play', card: 'other' });
    war.act({ do: 'pass' });
    expect(mayPlay(war)).toBe(false);
    const hurt = (damage: number) =>
      mayPlay(
        tableOf({
          players: [
            { play: [asMade('A')], hand: [held('05136')] },
            { play: [asMade('X', { damage: 1 }), asMade('Y', { damage })] },
          ],
        }),
      );
    expect([hurt(1), hurt(0)]).toEqual([true, false]);
  });

  it('are a unique character, one that is not, and a colour', () => {
    const on = (id: string, host: Partial<Made>) =>
      table({ play: [asMade('host', host)], hand: [held(id)], resources: 4 }).legal({
        do: 'play',
        card: 'it',
        on: 'host',
      });
    expect([
      on('05016', { unique: true, color: 'red' }),
      on('05016', { unique: false, color: 'red' }),
      on('05016', { unique: true, color: 'blue' }),
      on('05166', { unique: false, color: 'blue' }),
      on('05166', { unique: true, color: 'blue' }),
    ]).toEqual([true, false, false, true, false]);
  });

  it('are two characters of one title', () => {
    const twin = (name: string) => {
      const now = table(
        {
          play: [asMade('C', { name: 'twin' }), asMade('D', { name })],
          hand: [held('03084')],
          resources: 2,
        },
        { pool: ['1R'] },
      );
      play(now);
      return now.question();
    };
    expect([twin('twin'), twin('other')]).toEqual(['die 0', 'action 1']);
    const reinforce = table({
      play: [
        asMade('C', { name: 'twin', sides: ['1R', '-', '-', '-', '-', '-'], dice: 2 }),
        asMade('D', { name: 'twin' }),
      ],
      hand: [held('05140')],
      resources: 1,
    });
    play(reinforce);
    expect(reinforce.legal({ pick: 'card', card: 'A' })).toBe(false);
    pick(reinforce, 'C');
    expect([reinforce.die('C', 1)?.place, reinforce.die('C', 2)?.place]).toEqual(['pool', 'card']);
  });
});

describe('what X is on a die', () => {
  it('is the dice of its copies in the pool, one less after each, or yellow characters', () => {
    const droids = ['it', 'copy'].map((as) => asMade(as, { id: '03013', on: 'A', shows: 'XMD' }));
    const now = table({ play: droids });
    now.act({ do: 'resolve', die: 'it' });
    pick(now, 'X');
    expect(now.card('X')?.damage).toBe(2);
    now.act({ pick: 'die', die: 'copy' });
    pick(now, 'X');
    expect(now.card('X')?.damage).toBe(3);
    const gang = table({
      play: [
        asMade('C', { color: 'yellow' }),
        asMade('D', { color: 'yellow' }),
        asMade('it', { id: '05068', on: 'A', shows: 'XSh' }),
      ],
    });
    gang.act({ do: 'resolve', die: 'it' });
    pick(gang, 'A');
    expect(gang.card('A')?.shields).toBe(2);
  });
});

describe('dice', () => {
  it('are turned to a side with a cost, or with a value that is higher by one', () => {
    const danger = table(
      { hand: [held('03146')], resources: 1 },
      { play: [shown('gun', '1RD', { sides: ['1RD', '3RD1', '2RD', '-', '-', '-'] })] },
    );
    play(danger);
    expect(danger.die('gun')?.side).toBe(1);
    const rifle = table({
      play: [asMade('it', { id: '03007', on: 'A', shows: '3RD' })],
      hand: plain(2),
    });
    rifle.act(use);
    pick(rifle, 'plain 0');
    expect([rifle.die('it')?.side, rifle.card('plain 0')?.zone]).toEqual([3, 'discard']);
  });

  it('of the same symbol and value are removed together', () => {
    const now = table(
      { hand: [held('05117')], play: [asMade('C', { color: 'yellow' })], resources: 1 },
      { pool: ['2RD', '+2RD1', '1RD'] },
    );
    play(now);
    now.act({ pick: 'die', die: '2RD 1.0' });
    expect([now.die('+2RD1 1.1')?.place, now.die('1RD 1.2')?.place]).toEqual(['card', 'pool']);
  });

  it('are resolved for more when they show the symbol that they showed', () => {
    const odds = (face: number) => {
      const now = table(
        {
          hand: [held('03107')],
          play: [shown('die', '1R', { sides: ['1R', '2R', '1Sh', '-', '-', '-'] })],
        },
        {},
        [face],
      );
      play(now);
      if (now.question() !== 'use-ability 0') return now.question();
      answer(now, 'yes');
      return now.seat(0)?.resources;
    };
    expect([odds(1), odds(2)]).toEqual([4, 'action 1']);
  });

  it('are rolled one at a time, and a vehicle is lost with a blank', () => {
    const reckless = (face: number) => {
      const now = table(
        { hand: [held('03093')], play: [asMade('ship', { id: '03029' })], resources: 1 },
        {},
        [face],
      );
      play(now);
      return now.card('ship')?.zone;
    };
    expect([reckless(0), reckless(5)]).toEqual(['play', 'discard']);
  });

  it('are removed with a value of at most the shields on one’s characters', () => {
    const now = table(
      {
        hand: [held('05105')],
        play: [asMade('C', { shields: 1 }), asMade('D', { shields: 2 })],
        resources: 1,
      },
      { pool: ['4RD', '3RD'], play: [asMade('Z', { shields: 3 })] },
    );
    play(now);
    expect([now.die('4RD 1.0')?.place, now.die('3RD 1.1')?.place]).toEqual(['pool', 'card']);
  });
});

describe('cards that are seen', () => {
  it('match a colour that was named before', () => {
    const mission = (number: number) => {
      const now = table({ hand: [held('03102')] }, { deck: [event('top', 1, { color: 'red' })] });
      play(now);
      now.act({ pick: 'number', number });
      return [now.seat(0)?.resources, now.card('top')?.zone];
    };
    expect([mission(0), mission(1)]).toEqual([
      [0, 'discard'],
      [1, 'discard'],
    ]);
    const fighter = table(
      { play: [asMade('it', { id: '05005', shows: 'Sp' })] },
      { hand: [event('r', 0, { color: 'red' }), event('s', 0, { color: 'red' }), event('b', 0)] },
    );
    fighter.act({ do: 'resolve', die: 'it' });
    fighter.act({ pick: 'number', number: 1 });
    pick(fighter, 'X', 'X');
    expect([fighter.card('X')?.damage, fighter.question()]).toEqual([2, 'action 1']);
  });

  it('have an odd cost', () => {
    const witch = table({
      hand: [held('05082')],
      play: [asMade('hurt', { damage: 5 })],
      deck: [event('one', 1), event('two', 2), event('three', 3)],
      resources: 1,
    });
    play(witch);
    pick(witch, 'hurt');
    expect([witch.card('hurt')?.damage, witch.names('revealed')]).toEqual([3, [undefined]]);
    const told = witch.told.find(({ what }) => what === 'revealed');
    expect(told?.cards).toEqual(['one', 'two', 'three'].map((as) => witch.key(as)));
  });

  it('are the top card of a deck, and a random one of the hand for less', () => {
    const bay = (type: Made['type']) => {
      const now = tableOf({
        players: sides({}, { deck: [asMade('top', { type: type ?? 'event' })] }),
        battlefield: asMade('bay', { id: '04023' }),
      });
      now.act({ do: 'claim' });
      answer(now, 'yes');
      return now.question();
    };
    expect([bay('support'), bay('upgrade')]).toEqual(['card 0', 'action 1']);
    const rally = (card: Made, resources: number) => {
      const now = table({ play: [asMade('it', { id: '03096' })], hand: [card], resources });
      now.act(use);
      return now.question();
    };
    expect([
      rally(asMade('ship', { id: '03029' }), 1),
      rally(event('other', 3), 1),
      rally(event('other', 2), 1),
    ]).toEqual(['card 0', 'action 1', 'card 0']);
  });

  it('go to the hand, and the rest back in any order', () => {
    const now = table({ hand: [held('05103')], deck: plain(6), resources: 1 });
    play(now);
    pick(now, 'plain 2', 'plain 4', 'plain 3', 'plain 1');
    expect(now.card('plain 2')?.zone).toBe('hand');
    expect(now.state().decks[0]).toEqual([0, 1, 3, 4, 5].map((n) => now.key(`plain ${n}`)));
  });
});

describe('an opponent', () => {
  it('loses cards for each defeated character', () => {
    const now = tableOf({
      players: sides(
        { hand: [held('03068'), ...plain(1)], pool: ['9MD'], resources: 1 },
        { play: [asMade('weak', { health: 1 })], hand: plain(5, 'theirs'), deck: plain(1, 'deck') },
      ),
    });
    now.act({ do: 'resolve', die: '9MD 0.0' });
    pick(now, 'weak');
    now.act({ do: 'pass' });
    play(now);
    expect(now.hand(1)).toBe(3);
  });

  it('says how many resources are lost instead of damage', () => {
    const now = table({ play: [asMade('it', { id: '03029', shows: 'Sp' })] }, { resources: 3 });
    now.act({ do: 'resolve', die: 'it' });
    expect([now.question(), now.options().length]).toEqual(['number 1', 4]);
    now.act({ pick: 'number', number: 3 });
    pick(now, 'X');
    expect([now.card('X')?.damage, now.seat(1)?.resources]).toEqual([1, 0]);
  });

  it('loses a die of the character that an indirect hit was dealt to', () => {
    const die = { sides: ['1R', '-', '-', '-', '-', '-'], shows: '1R' };
    const now = table(
      { hand: [held('05088')], resources: 1 },
      { play: [asMade('Z', die), asMade('W', die)] },
    );
    play(now);
    pick(now, 'Z');
    expect([now.legal({ pick: 'die', die: 'Z' }), now.legal({ pick: 'die', die: 'W' })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('who is who', () => {
  it('is told by title, by side, and by who controls the battlefield', () => {
    const crossguard = (id: string) => {
      const now = table({ play: [asMade('kylo', { id })], hand: [held('04007')], resources: 2 });
      play(now, 'kylo');
      return now.question();
    };
    expect([crossguard('04001'), crossguard('01009')]).toEqual(['card 0', 'action 1']);
    const pistol = table(
      { play: [asMade('it', { id: '05071', on: 'A', shows: 'Sp' })] },
      { play: [asMade('dooku', { id: '01009' })] },
    );
    pistol.act({ do: 'resolve', die: 'it' });
    pick(pistol, 'dooku');
    answer(pistol, ...(pistol.question() === 'card 1' ? ['done'] : []));
    expect(pistol.card('dooku')?.damage).toBe(3);
    const rifle = (first: number) => {
      const now = field({ play: [asMade('it', { id: '05044', on: 'A', shows: 'Sp' })] }, first);
      now.act({ do: 'resolve', die: 'it' });
      pick(now, 'X');
      return now.card('X')?.damage;
    };
    expect([rifle(0), rifle(1)]).toEqual([3, 2]);
    const hut = tableOf({
      players: sides({ play: [asMade('jedi', { color: 'blue' })], resources: 1 }),
      battlefield: asMade('hut', { id: '04046' }),
    });
    hut.act({ do: 'claim' });
    answer(hut, 'yes');
    hut.act({ pick: 'number', number: 1 });
    expect([
      hut.legal({ pick: 'card', card: 'A' }),
      hut.legal({ pick: 'card', card: 'jedi' }),
    ]).toEqual([true, false]);
  });

  it('is who a vehicle was played as, and whom a card heals together', () => {
    const refit = table({ hand: [held('05113'), asMade('ship', { id: '03029' })], resources: 2 });
    play(refit);
    expect([refit.card('ship')?.damage, refit.seat(0)?.resources]).toEqual([1, 0]);
    const heal = table({
      hand: [held('05128')],
      play: [asMade('C', { color: 'blue', damage: 2 }), asMade('D', { damage: 1 })],
      resources: 1,
    });
    play(heal);
    expect([heal.card('C')?.damage, heal.card('D')?.damage]).toEqual([1, 0]);
  });

  it('draws as many cards as were lost, and shows a card to turn a die', () => {
    const thief = table(
      { hand: [held('03139')], deck: plain(3), resources: 1 },
      { hand: plain(2, 'theirs') },
    );
    play(thief);
    expect([thief.hand(0), thief.hand(1)]).toEqual([1, 1]);
    const focus = table(
      {
        play: [asMade('it', { id: '05056', on: 'A', shows: 'Sp' })],
        hand: [event('shown', 0, { color: 'blue' })],
      },
      { pool: ['1R'] },
    );
    focus.act({ do: 'resolve', die: 'it' });
    focus.act({ pick: 'side' });
    answer(focus, 'yes');
    expect(focus.told.filter(({ what }) => what === 'revealed').map(({ cards }) => cards)).toEqual([
      [focus.key('shown')],
    ]);
    const saw = table({
      play: [asMade('it', { id: '05049', shows: 'Sp' })],
      hand: [event('mine', 2)],
    });
    saw.act({ do: 'resolve', die: 'it' });
    saw.act({ pick: 'number', number: 0 });
    pick(saw, 'X', 'X');
    expect([saw.card('mine')?.zone, saw.card('X')?.damage]).toEqual(['discard', 2]);
    const seer = table({ hand: [held('04016'), event('own', 0)] }, { hand: plain(2, 'theirs') });
    play(seer);
    expect(seer.told.find(({ what }) => what === 'looked')?.cards).toHaveLength(2);
  });
});
