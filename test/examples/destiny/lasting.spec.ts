import { describe, expect, it } from 'vitest';
import { sides } from './dice.js';
import { answer, held, pick, play, table } from './played.js';
import { asMade, passUntil, plain, tableOf, type Made, type Table } from './table.js';

/** Effects that last, upgrades that move, damage that dice deal: cards of Spirit of Rebellion to Legacies. */

const event = (as: string, cost: number, rest: Partial<Made> = {}): Made =>
  asMade(as, { type: 'event', cost, ...rest });
const gun = (as: string, rest: Partial<Made> = {}): Made => asMade(as, { id: '05073', ...rest });
const faces = (...shown: readonly string[]): string[] =>
  [...shown, '-', '-', '-', '-', '-', '-'].slice(0, 6);
const nextRound = (now: Table): void =>
  passUntil(now, ({ state, question }) => state().round === 2 && question() === 'action 0');

describe('what lasts', () => {
  it('is that a player passes until the round is over', () => {
    const now = table(
      { hand: [held('03113')], deck: plain(9, 'mine'), resources: 1 },
      { hand: plain(3, 'theirs'), deck: plain(9) },
    );
    play(now);
    for (let n = 0; n < 3; n += 1) now.act({ do: 'play', card: `theirs ${n}` });
    expect(now.question()).toBe('action 1');
    nextRound(now);
    expect(now.question()).toBe('action 0');
  });

  it('is that the next card of the turn has Ambush, and no later one', () => {
    const now = table(
      { hand: [held('02139'), ...plain(3)], resources: 1 },
      { hand: plain(2, 'theirs') },
    );
    play(now);
    now.act({ do: 'play', card: 'plain 0' });
    expect(now.question()).toBe('extra-action 0');
    now.act({ do: 'play', card: 'plain 1' });
    expect(now.question()).toBe('action 1');
    const late = table({ hand: [held('02139'), ...plain(2)], resources: 1 });
    play(late);
    late.act({ do: 'pass' });
    late.act({ do: 'pass' });
    late.act({ do: 'play', card: 'plain 0' });
    expect(late.question()).toBe('action 1');
  });

  it('is a battlefield that is claimed again: both pass from then on', () => {
    const now = tableOf({
      players: sides(
        { hand: [held('03125'), ...plain(1)], resources: 2 },
        { hand: plain(1, 'theirs') },
      ),
      first: 1,
      turn: 1,
    });
    now.act({ do: 'claim' });
    expect([now.state().claimed, now.question()]).toEqual([1, 'action 0']);
    play(now);
    expect([now.state().claimed, now.question()]).toEqual([0, 'discard-before-drawing 0']);
  });

  it('is over after the action phase: a vehicle goes back, a game is lost', () => {
    const hera = table(
      {
        play: [asMade('it', { id: '03025', shows: 'Sp' })],
        hand: [asMade('ship', { id: '03028' })],
        deck: plain(9),
      },
      { deck: plain(9, 'theirs') },
    );
    hera.act({ do: 'resolve', die: 'it' });
    expect(hera.card('ship')?.zone).toBe('play');
    nextRound(hera);
    expect(hera.card('ship')?.zone).toBe('hand');
    const final = table({
      hand: [held('05110')],
      play: [asMade('tired', { exhausted: true })],
      resources: 4,
    });
    play(final);
    expect(final.card('tired')?.exhausted).toBe(false);
    passUntil(final, ({ question }) => question() === 'discard-before-drawing 0');
    expect(final.state().winner).toBe(1);
  });

  it('counts the first time each round, or each game', () => {
    const smuggler = table(
      {
        play: [asMade('it', { id: '02046' })],
        hand: [event('one', 0, { does: { event: [{ op: 'draw', n: 1 }] } })],
        deck: plain(9),
      },
      { deck: plain(9, 'theirs') },
    );
    smuggler.act({ do: 'play', card: 'one' });
    expect(smuggler.seat(0)?.resources).toBe(1);
    smuggler.act({ do: 'pass' });
    smuggler.act({ do: 'play', card: 'plain 0' });
    expect(smuggler.seat(0)?.resources).toBe(1);
    const discarded = table({
      play: [asMade('it', { id: '02046' })],
      hand: plain(1),
      pool: ['1R'],
    });
    discarded.act({ do: 'reroll', card: 'plain 0' });
    expect(discarded.seat(0)?.resources).toBe(0);
    const droid = table(
      {
        play: [asMade('it', { id: '03026', exhausted: true })],
        hand: [gun('gun'), gun('other')],
        resources: 9,
        deck: plain(9),
      },
      { deck: plain(9, 'theirs') },
    );
    droid.act({ do: 'play', card: 'gun', on: 'it' });
    expect([droid.card('it')?.exhausted, droid.seat(0)?.resources]).toEqual([
      false,
      7 - (droid.facts.get('05073')?.cost ?? 0),
    ]);
    droid.act({ do: 'pass' });
    nextRound(droid);
    droid.act({ do: 'activate', card: 'it' });
    droid.act({ do: 'pass' });
    droid.act({ do: 'play', card: 'other', on: 'it' });
    expect(droid.card('it')?.exhausted).toBe(true);
  });

  it('is paid for with as many resources as dice were rolled', () => {
    const ahsoka = (resources: number) => {
      const now = table({ play: [asMade('it', { id: '03031', dice: 2 })], resources });
      now.act({ do: 'activate', card: 'it' });
      if (now.question() !== 'use-ability 0') return now.question();
      answer(now, 'yes');
      return [now.card('it')?.exhausted, now.seat(0)?.resources];
    };
    expect([ahsoka(2), ahsoka(1)]).toEqual([[false, 0], 'action 1']);
    const droid = (face: number) => {
      const now = table(
        { play: [asMade('it', { id: '05009' }), asMade('other', { id: '05009' })] },
        {},
        [face],
      );
      now.act({ do: 'activate', card: 'it' });
      return now.question();
    };
    expect([droid(1), droid(0)]).toEqual(['card 0', 'action 1']);
  });
});

describe('an upgrade', () => {
  it('moves to another character, and its die goes back to it', () => {
    const now = table({
      play: [asMade('jedi', { color: 'blue' }), gun('gun', { on: 'jedi', shows: '1RD' })],
      hand: [held('03099')],
      resources: 1,
    });
    play(now);
    pick(now, 'X');
    expect([now.card('gun')?.host, now.card('gun')?.controller, now.die('gun')?.place]).toEqual([
      now.key('X'),
      1,
      'card',
    ]);
  });

  it('moves to a character of the same player only, with its die', () => {
    const now = tableOf({
      players: sides({ play: [gun('gun', { on: 'A', shows: '1RD' })] }),
      battlefield: asMade('hold', { id: '02152' }),
    });
    now.act({ do: 'claim' });
    answer(now, 'yes');
    pick(now, 'A');
    expect([now.card('gun')?.host, now.die('gun')?.place]).toEqual([now.key('B'), 'pool']);
  });

  it('moves before its blue character is defeated', () => {
    const saved = (color: 'blue' | 'red') => {
      const now = table(
        { pool: ['9MD'] },
        {
          play: [
            asMade('it', { id: '03009' }),
            asMade('weak', { color, health: 1 }),
            gun('gun', { on: 'weak' }),
          ],
        },
      );
      now.act({ do: 'resolve', die: '9MD 0.0' });
      pick(now, 'weak');
      if (now.question() === 'card 1') pick(now, 'gun');
      return now.card('gun')?.host === now.key('it');
    };
    expect([saved('blue'), saved('red')]).toEqual([true, false]);
    const droid = table({
      play: [
        asMade('weapons', { id: '03026', exhausted: true }),
        asMade('jedi', { color: 'blue' }),
        gun('gun', { on: 'jedi' }),
      ],
      hand: [held('03099')],
      resources: 1,
    });
    play(droid);
    pick(droid, 'weapons');
    expect(droid.card('weapons')?.exhausted).toBe(false);
  });

  it('has Redeploy on some, costs less against the rich, and its die costs less on some', () => {
    const phasma = (id: string) => {
      const now = table(
        { pool: ['9MD', '9MD', '9MD'] },
        { play: [asMade('host', { id, damage: 7 }), asMade('it', { id: '04004', on: 'host' })] },
      );
      now.act({ do: 'resolve', die: '9MD 0.0' });
      pick(now, 'host');
      return now.question();
    };
    expect([phasma('01001'), phasma('01010')]).toEqual(['redeploy 1', 'next-die 0']);
    const team = (theirs: number) =>
      table({ hand: [held('04027')], resources: 4 }, { resources: theirs }).legal({
        do: 'play',
        card: 'it',
      });
    expect([team(3), team(2)]).toEqual([true, false]);
    const sword = (color: 'yellow' | 'blue') =>
      table({
        play: [asMade('host', { color }), asMade('it', { id: '05069', on: 'host', shows: '3MD1' })],
      }).legal({
        do: 'resolve',
        die: 'it',
      });
    expect([sword('yellow'), sword('blue')]).toEqual([true, false]);
  });
});

describe('health and shields', () => {
  it('are more with armour, until it is gone', () => {
    const armour = table(
      {
        play: [
          asMade('host', { damage: 9, shields: 3 }),
          asMade('plates', { id: '03152', on: 'host' }),
          asMade('it', { id: '03145', on: 'host' }),
        ],
        pool: ['2Sh'],
      },
      {
        pool: ['3MD', '9MD'],
        hand: [held('05138')].map((card) => ({ ...card, as: 'law' })),
        play: [asMade('red', { color: 'red' })],
        resources: 9,
      },
    );
    armour.act({ do: 'resolve', die: '2Sh 0.0' });
    pick(armour, 'host');
    expect(armour.card('host')?.shields).toBe(4);
    armour.act({ do: 'play', card: 'law' });
    pick(armour, 'it');
    expect(armour.card('host')?.shields).toBe(3);
    armour.act({ do: 'pass' });
    armour.act({ do: 'resolve', die: '3MD 1.0' });
    pick(armour, 'host');
    answer(armour, ...(armour.question() === 'next-die 1' ? ['done'] : []));
    expect([armour.card('host')?.zone, armour.card('host')?.shields]).toEqual(['play', 0]);
  });

  it('keep a character in play that has as much damage as health without it', () => {
    const now = table(
      { pool: ['3MD'] },
      { play: [asMade('host', { damage: 7 }), asMade('plates', { id: '03152', on: 'host' })] },
    );
    now.act({ do: 'resolve', die: '3MD 0.0' });
    pick(now, 'host');
    expect([now.card('host')?.zone, now.card('host')?.damage]).toEqual(['play', 10]);
  });

  it('end a character that needed the health of its armour', () => {
    const now = table(
      { hand: [held('05138')], play: [asMade('red', { color: 'red' })], resources: 9 },
      { play: [asMade('host', { damage: 10 }), asMade('plates', { id: '03152', on: 'host' })] },
    );
    play(now);
    expect(now.card('host')?.zone).toBe('out');
  });

  it('are taken off any characters, and may be more on blue ones', () => {
    const now = table(
      { hand: [held('05078')], resources: 1 },
      { play: [asMade('V', { shields: 2 }), asMade('W', { shields: 3 })] },
    );
    play(now);
    pick(now, 'V', 'W', 'W');
    expect([now.card('V')?.shields, now.card('W')?.shields]).toEqual([1, 1]);
    expect(now.question()).toBe('extra-action 0');
    const quiet = table(
      { hand: [held('03089')], play: [asMade('C', { shields: 3 })], resources: 1 },
      { deck: plain(5), play: [asMade('V', { shields: 1 })] },
    );
    play(quiet);
    expect(quiet.legal({ pick: 'card', card: 'V' })).toBe(false);
    pick(quiet, 'C', 'C');
    answer(quiet, 'done');
    expect([quiet.card('C')?.shields, quiet.state().decks[1]?.length]).toEqual([1, 3]);
    const teach = (color: 'blue' | 'red') => {
      const found = table({
        play: [asMade('C', { color, shields: 3 }), asMade('it', { id: '05106' })],
        pool: ['1Sh'],
      });
      found.act({ do: 'resolve', die: '1Sh 0.0' });
      pick(found, 'C');
      return found.card('C')?.shields;
    };
    expect([teach('blue'), teach('red')]).toEqual([4, 3]);
  });
});

describe('damage that dice deal', () => {
  it('lets a blade take shields off first', () => {
    const now = table(
      { play: [asMade('it', { id: '03053', on: 'A', shows: '2MD' })] },
      { play: [asMade('V', { shields: 3 })] },
    );
    now.act({ do: 'resolve', die: 'it' });
    pick(now, 'V');
    answer(now, 'yes');
    expect([now.card('V')?.shields, now.card('V')?.damage]).toEqual([0, 2]);
  });

  it('is answered also where it was blocked, and by what was taken of it', () => {
    const master = (shields: number) => {
      const now = table(
        {
          play: [
            asMade('host', { sides: faces('1MD'), shows: '1MD' }),
            asMade('it', { id: '02079', on: 'host' }),
          ],
        },
        { play: [asMade('V', { shields })], pool: ['1R'] },
      );
      now.act({ do: 'resolve', die: 'host' });
      pick(now, 'V');
      return now.question();
    };
    expect([master(0), master(3)]).toEqual(['use-ability 0', 'use-ability 0']);
    const stun = (shields: number) => {
      const now = table(
        { play: [asMade('it', { id: '05074', on: 'A', shows: '1MD' })], resources: 1 },
        { play: [asMade('V', { shields, sides: faces('1R'), shows: '1R' })], pool: ['2R'] },
      );
      now.act({ do: 'resolve', die: 'it' });
      pick(now, 'V');
      if (now.question() === 'use-ability 0') answer(now, 'yes');
      return [now.die('V')?.place, now.die('2R 1.0')?.place];
    };
    expect([stun(0), stun(1)]).toEqual([
      ['card', 'pool'],
      ['pool', 'pool'],
    ]);
  });

  it('takes the dice of whoever it struck out of the pool', () => {
    const now = table(
      { hand: [held('02127')], pool: ['1MD'], resources: 3 },
      {
        play: [
          asMade('V', { sides: faces('1R'), shows: '1R' }),
          gun('gun', { on: 'V', shows: '1RD' }),
          asMade('W', { sides: faces('1R'), shows: '1R' }),
        ],
      },
    );
    play(now);
    pick(now, 'V');
    expect(['V', 'gun', 'W'].map((as) => now.die(as)?.place)).toEqual(['card', 'card', 'pool']);
  });

  it('is blocked by an illusion with as many cards of the deck, or not at all', () => {
    const illusion = (cards: number) => {
      const now = table(
        { pool: ['3MD'] },
        { play: [asMade('V'), asMade('it', { id: '02135', on: 'V' })], deck: plain(cards) },
      );
      now.act({ do: 'resolve', die: '3MD 0.0' });
      pick(now, 'V');
      if (now.question() === 'use-ability 1') answer(now, 'yes');
      return [now.card('V')?.damage, now.card('it')?.zone, now.state().decks[1]?.length];
    };
    expect([illusion(3), illusion(2)]).toEqual([
      [0, 'discard', 0],
      [3, 'play', 2],
    ]);
  });

  it('wears a support out', () => {
    const field = (value: string) => {
      const now = table({ play: [asMade('it', { id: '05115' })] }, { pool: [value] });
      now.act({ do: 'use', card: 'it' });
      return [now.card('it')?.zone, now.card('it')?.damage];
    };
    expect([field('2RD'), field('3RD')]).toEqual([
      ['play', 2],
      ['discard', 0],
    ]);
    const moved = table({
      play: [
        asMade('finn', { id: '05039', shows: 'Sp', damage: 1 }),
        asMade('it', { id: '05115', damage: 2 }),
      ],
    });
    moved.act({ do: 'resolve', die: 'finn' });
    pick(moved, 'finn', 'it');
    expect(moved.card('it')?.zone).toBe('discard');
  });
});

describe('before a character is activated', () => {
  it('a weapon is played out of the discard pile, and a cube is paid for', () => {
    const sabine = (id: string, resources: number) => {
      const now = table({
        play: [asMade('it', { id: '03040' })],
        discard: [asMade('gun', { id })],
        resources,
      });
      now.act({ do: 'activate', card: 'it' });
      return now.question();
    };
    // A thermal detonator costs 3 and 1 less; the other weapon costs 3 as well.
    expect([sabine('01067', 2), sabine('01055', 2)]).toEqual(['card 0', 'action 1']);
    const cube = (resources: number, says: string) => {
      const now = table({ play: [asMade('it', { id: '03057', on: 'A' })], resources });
      now.act({ do: 'activate', card: 'A' });
      if (now.question() === 'use-ability 0') answer(now, says);
      return [now.card('it')?.zone, now.die('it')?.place, now.seat(0)?.resources];
    };
    expect([cube(1, 'yes'), cube(1, 'no'), cube(0, 'no')]).toEqual([
      ['play', 'pool', 0],
      ['hand', 'aside', 1],
      ['hand', 'aside', 0],
    ]);
  });
});

describe('decks and hands', () => {
  it('are searched for a card that is shown', () => {
    const now = table({
      hand: [held('03130')],
      play: [asMade('jedi', { color: 'blue' })],
      deck: [...plain(3), asMade('saber', { id: '01059' })],
    });
    play(now);
    expect([now.legal({ pick: 'card', card: 'plain 0' }), now.legal({ pick: 'done' })]).toEqual([
      false,
      true,
    ]);
    pick(now, 'saber');
    expect([now.card('saber')?.zone, now.state().decks[0]?.length]).toEqual(['hand', 3]);
    expect(now.told.find(({ what }) => what === 'revealed')?.cards).toEqual([now.key('saber')]);
    expect(now.state().drawn).toBeGreaterThan(0);
  });

  it('let one of three cards be played for nothing, the others go', () => {
    const now = table({
      hand: [held('02083')],
      deck: [event('a', 9), asMade('b', { type: 'support', cost: 9 }), event('c', 9), ...plain(1)],
      pool: ['7MD'],
    });
    play(now);
    now.act({ do: 'play', card: 'b' });
    expect(['a', 'b', 'c', 'plain 0'].map((as) => now.card(as)?.zone)).toEqual([
      'discard',
      'play',
      'discard',
      'deck',
    ]);
    expect(now.state().decks[0]).toEqual([now.key('plain 0')]);
    expect(now.names('played')).toEqual(['it', 'b']);
  });

  it('are discarded for a die each, and give each yellow character an upgrade', () => {
    const trick = table(
      { hand: [held('03141'), event('one', 1), event('three', 3)], resources: 1 },
      { pool: ['1R', '3R', '2R'] },
    );
    play(trick);
    while (trick.question() === 'die 0') trick.act({ pick: 'die' });
    expect(['1R 1.0', '3R 1.1', '2R 1.2'].map((as) => trick.die(as)?.place)).toEqual([
      'card',
      'card',
      'pool',
    ]);
    const goods = table({
      hand: [held('03083'), gun('gun'), gun('other')],
      play: [asMade('C', { color: 'yellow' }), asMade('D', { color: 'yellow' })],
      resources: 5,
    });
    play(goods);
    goods.act({ do: 'play', card: 'gun', on: 'C' });
    expect(goods.legal({ do: 'play', card: 'other', on: 'C' })).toBe(false);
    goods.act({ do: 'play', card: 'other', on: 'D' });
    expect([goods.card('gun')?.host, goods.card('other')?.host]).toEqual([
      goods.key('C'),
      goods.key('D'),
    ]);
  });

  it('leave each player one upgrade, and a gunman who drew may act', () => {
    const back = table(
      { hand: [held('03120')], play: ['a', 'b'].map((as) => gun(as, { on: 'A' })), resources: 4 },
      { play: ['x', 'y'].map((as) => gun(as, { on: 'X' })) },
    );
    play(back);
    pick(back, 'a', 'y');
    expect(['a', 'b', 'x', 'y'].map((as) => back.card(as)?.zone)).toEqual([
      'play',
      'discard',
      'discard',
      'play',
    ]);
    const draw = table({ hand: [held('05155'), gun('gun')], resources: 9 });
    play(draw);
    draw.act({ do: 'play', card: 'gun', on: 'B' });
    answer(draw, 'yes');
    expect(draw.card('B')?.exhausted).toBe(true);
  });

  it('strike three characters, resolve another side, and fill all purses', () => {
    const wave = table({
      play: [asMade('it', { id: '05057', on: 'A', shows: 'Sp1' })],
      resources: 1,
    });
    wave.act({ do: 'resolve', die: 'it' });
    pick(wave, 'X', 'Y', 'B');
    expect(['X', 'Y', 'B'].map((as) => wave.card(as)?.damage)).toEqual([3, 2, 1]);
    const ghost = table({ play: [asMade('it', { id: '03028', shows: 'Sp' })] });
    ghost.act({ do: 'resolve', die: 'it' });
    expect(ghost.options()).toHaveLength(4);
    ghost.act({ pick: 'side', side: 4 });
    expect([ghost.seat(0)?.resources, ghost.die('it')?.place]).toEqual([2, 'card']);
    const vault = table(
      { play: [asMade('it', { id: '05122' })], deck: plain(9) },
      { deck: plain(9, 'theirs') },
    );
    nextRound(vault);
    expect([vault.seat(0)?.resources, vault.seat(1)?.resources]).toEqual([3, 3]);
  });
});

describe('what else is answered', () => {
  it('is a die that is resolved, and rolled again for a resource', () => {
    const sling = (says: string) => {
      const now = table(
        { play: [asMade('it', { id: '03043', on: 'A', shows: '1RD' })], resources: 1 },
        {},
        [2],
      );
      now.act({ do: 'resolve', die: 'it' });
      pick(now, 'X');
      answer(now, says);
      return [now.die('it')?.place, now.die('it')?.side, now.seat(0)?.resources];
    };
    expect([sling('yes'), sling('no')]).toEqual([
      ['pool', 2, 0],
      ['card', -1, 1],
    ]);
  });

  it('is a blank of any character, and cards that leave an opponent’s deck', () => {
    const coven = (cost: number, face: number) => {
      const now = table(
        { play: [asMade('it', { id: '05083' })], deck: [event('top', cost)] },
        { play: [asMade('V', { sides: faces('1R') })] },
        [face],
      );
      now.act({ do: 'pass' });
      now.act({ do: 'activate', card: 'V' });
      if (now.question() !== 'use-ability 0') return now.question();
      answer(now, 'yes');
      now.act({ pick: 'number', number: 0 });
      return now.card('V')?.damage;
    };
    expect([coven(1, 1), coven(2, 1), coven(1, 0)]).toEqual([1, 0, 'action 0']);
    const heap = (id: string, number: number) => {
      const now = table(
        { play: [asMade('heap', { id: '05165' })], hand: [held(id)], deck: plain(6), resources: 5 },
        { deck: plain(6, 'theirs') },
      );
      play(now);
      while (now.question() === 'choose-one 0') now.act({ pick: 'number', number });
      while (now.question() === 'card 0') now.act({ pick: 'card' });
      return now.question();
    };
    // Four cards of either deck; one of the top five of an opponent's.
    expect([heap('05104', 1), heap('05104', 0), heap('05076', 0)]).toEqual([
      'use-ability 0',
      'action 1',
      'use-ability 0',
    ]);
  });
});
