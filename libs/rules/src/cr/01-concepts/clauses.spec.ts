/**
 * 1 Game concepts: clauses of rules that no other test proves, with cards made for these tests and
 * real ones.
 */
import { playableBook, starterDeck } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../../effects/builders.js';
import { createEngine, isRefusal, type SeatSetup } from '../../engine/engine.js';
import type { CardDefinition } from '../../kernel/definition.js';
import { cr } from '../../testing/cite.js';
import { beside, event, made } from '../../testing/made-cards.js';
import { table, type Table, type TableSetup } from '../../testing/table.js';

const book = playableBook();
const engine = createEngine(book);
const withCards = beside(book);
const starters = ['luke', 'vader'].map(starterDeck) as [SeatSetup, SeatSetup];
const boardOf = (cards: CardDefinition[], setup: TableSetup): Table =>
  table(withCards(...cards), setup);
const hand = (t: Table, seat: number): number => t.ids(seat, 'hand').length;
const told = (t: Table, ...kinds: string[]): string[] =>
  t.events.map(({ e }) => e).filter((e) => kinds.includes(e));

describe('1.5 Cards', () => {
  it(
    cr(
      ['1.5.2A#1', '1.5.2A#2', '1.5.2B#1'],
      'cards belong to who brought or created them, and are controlled by who put them into play',
    ),
    () => {
      const dealt = engine.create({ players: starters }, 'a');
      if (isRefusal(dealt)) throw new Error(dealt.detail);
      const { state } = dealt;
      for (const [seat, p] of state.players.entries())
        for (const card of [p.base, ...p.leaders, ...p.deck]) expect(state.owner[card]).toBe(seat);
      const droids = event('T_DROIDS', say.create('battle-droid'));
      const t = boardOf([droids], { them: { hand: ['T_DROIDS', 'SOR_128'] }, active: 1 })
        .play('T_DROIDS')
        .pass()
        .play('SOR_128');
      const of = (id: string) => {
        const { card } = t.unit(id);
        return [t.state.owner[card], t.state.controller[card]];
      };
      expect([of('TOKEN_BATTLE_DROID'), of('SOR_128')]).toEqual([
        [1, 1],
        [1, 1],
      ]);
    },
  );

  it(
    cr(
      ['1.5.2B#2', '1.5.2C#1', '1.5.2C#2'],
      'who took a unit over uses its actions, attacks with it and has it as friendly, until another takes it',
    ),
    () => {
      const worker = made('T_WORKER', {}, say.action([], say.draw()));
      const take = event('T_TAKE', say.takeControl(say.one(say.enemy({ named: 'T_WORKER' }))));
      const cheer = event('T_CHEER', say.forPhase(say.all(say.friendly()), say.stats(3)));
      const t = boardOf([worker, take, cheer], {
        you: { hand: ['T_TAKE', 'T_CHEER'] },
        them: { ground: ['T_WORKER'], hand: ['T_TAKE'] },
      }).play('T_TAKE');
      expect(t.options().filter((o) => o.includes('T_WORKER'))).toEqual([]);
      t.pass().play('T_CHEER').pass();
      expect(t.options()).toEqual(expect.arrayContaining(['use T_WORKER 0', 'attack T_WORKER']));
      expect(t.attack('T_WORKER').base(1)).toBe(5);
      expect(t.play('T_TAKE').options()).not.toContain('use T_WORKER 0');
    },
  );

  it(cr(['1.5.4B#3'], 'upgrades are neither ready nor exhausted, and nothing readies them'), () => {
    const t = table(engine, {
      you: { ground: [{ id: 'SOR_095', ready: false }], hand: ['SOR_069'] },
    }).play('SOR_069');
    const [upgrade] = t.unit('SOR_095').upgrades;
    expect(upgrade).toBeDefined();
    expect(upgrade).not.toHaveProperty('ready');
    t.nextRound();
    const readied = t.events.flatMap((e) => (e.e === 'readied' ? [t.state.id[e.card]] : []));
    expect([t.unit('SOR_095').ready, readied.includes('SOR_069')]).toEqual([true, false]);
  });

  it(
    cr(
      ['1.5.4D#2', '6.4.3B#2'],
      'an action with that cost exhausts its unit; one without it can be used by an exhausted unit',
    ),
    () => {
      const worker = made(
        'T_WORKER',
        {},
        say.action([{ exhaustSelf: true }], say.draw()),
        say.action([{ pay: 1 }], say.draw()),
      );
      const t = boardOf([worker], { you: { ground: ['T_WORKER'] } })
        .use('T_WORKER')
        .pass();
      expect(t.unit('T_WORKER').ready).toBe(false);
      expect(t.options().filter((o) => o.startsWith('use T_WORKER'))).toEqual(['use T_WORKER 1']);
      expect(hand(t.use('T_WORKER', 1), 0)).toBe(2);
    },
  );

  it(
    cr(
      ['1.5.4E#2', '1.5.4E#3', '1.5.4E#4', '1.5.4C#1'],
      'a ready unit that is to be readied was not readied, an exhausted one not exhausted',
    ),
    () => {
      const after = (effect: Parameters<typeof say.ifYouDo>[0], ready: boolean): number => {
        const deed = event('T_DEED', say.ifYouDo(effect, say.draw()));
        const t = boardOf([deed], {
          you: { hand: ['T_DEED'], ground: [{ id: 'SOR_095', ready }, 'SOR_046'] },
        }).play('T_DEED');
        expect(t.options()).toContain('SOR_095');
        return hand(t.pick('SOR_095'), 0);
      };
      const [readying, exhausting] = [say.ready(say.one()), say.exhaust(say.one())];
      expect([after(readying, true), after(readying, false)]).toEqual([0, 1]);
      expect([after(exhausting, false), after(exhausting, true)]).toEqual([0, 1]);
    },
  );

  it(cr(['1.5.4F#2', '1.7.2#2'], 'resources that have been exhausted pay for nothing more'), () => {
    const dear = made('T_DEAR', { cost: 2 });
    const t = boardOf([dear], { you: { hand: ['T_DEAR', 'T_DEAR'], resources: 3 } });
    t.play('T_DEAR').pass();
    expect([t.ready(0), t.options().includes('play T_DEAR')]).toEqual([1, false]);
  });

  it(
    cr(
      ['1.5.5C#4', '1.5.5C#5'],
      'a defeated unit gives nothing any more, and comes back without what it was given',
    ),
    () => {
      const chief = made('T_CHIEF', {}, say.constant(say.anotherFriendly(), say.stats(2)));
      const gift = event(
        'T_GIFT',
        say.forPhase(say.one(say.friendly({ named: 'T_CHIEF' })), say.stats(4)),
      );
      const doom = event('T_DOOM', say.defeat(say.one(say.friendly({ named: 'T_CHIEF' }))));
      const rise = event('T_RISE', say.play(say.unit(), { from: 'discard', free: true }));
      const t = boardOf([chief, gift, doom, rise], {
        you: { ground: ['T_CHIEF', 'SOR_095'], hand: ['T_GIFT', 'T_DOOM', 'T_RISE'] },
      }).play('T_GIFT');
      expect([t.unit('T_CHIEF').power, t.unit('SOR_095').power]).toEqual([6, 5]);
      t.pass().play('T_DOOM');
      expect(t.unit('SOR_095').power).toBe(3);
      t.pass().play('T_RISE');
      expect([t.unit('T_CHIEF').power, t.unit('SOR_095').power]).toEqual([2, 5]);
    },
  );

  it(
    cr(
      [
        '1.5.5D#2',
        '1.5.5D#3',
        '1.5.5D#4',
        '3.6.8#1',
        '3.6.11#2',
        '3.6.11#3',
        '3.6.11#4',
        '8.16.6C#1',
        '8.16.7D#1',
      ],
      'an upgrade that an ability defeats goes to its owner’s discard pile, and takes along what it gave',
    ),
    () => {
      const armor = made(
        'T_ARMOR',
        { type: 'Upgrade', upgradePower: 1, upgradeHp: 3 },
        say.attachedGains(say.gains(say.sentinel)),
      );
      const strip = event('T_STRIP', say.defeat(say.one(say.upgrade())));
      const t = boardOf([armor, strip], {
        you: { hand: ['T_ARMOR'] },
        them: { hand: ['T_STRIP'], ground: ['SOR_095'] },
      }).play('T_ARMOR');
      expect(t.unit('SOR_095')).toMatchObject({ power: 4, hp: 6, keywords: { sentinel: 1 } });
      t.play('T_STRIP');
      expect(t.unit('SOR_095')).toMatchObject({ power: 3, hp: 3, keywords: {}, upgrades: [] });
      expect([t.ids(0, 'discard'), t.ids(1, 'discard')]).toEqual([['T_ARMOR'], ['T_STRIP']]);
    },
  );

  it(
    cr(
      ['1.5.5E#1', '1.5.5E#2'],
      'a token unit falls by damage as any unit does, and is set aside then',
    ),
    () => {
      const hit = event('T_HIT', say.damage(1, say.one(say.enemy())));
      const t = boardOf([hit], {
        you: { hand: ['T_HIT'] },
        them: { ground: ['TOKEN_BATTLE_DROID'] },
      }).play('T_HIT');
      expect([told(t, 'defeated'), t.units(), t.ids(1, 'discard')]).toEqual([['defeated'], [], []]);
    },
  );

  it(cr(['1.5.6C'], 'a card without icons is played without a penalty'), () => {
    const [plain, loud] = [
      made('T_PLAIN', { cost: 1 }),
      made('T_LOUD', { cost: 1, aspects: ['Cunning'] }),
    ];
    const cost = (id: string): number =>
      9 -
      boardOf([plain, loud], { you: { hand: [id], resources: 9 } })
        .play(id)
        .ready(0);
    expect([cost('T_PLAIN'), cost('T_LOUD')]).toEqual([1, 3]);
  });
});

describe('1.6 to 1.8: abilities, resources, costs', () => {
  it(cr(['1.6.3#1'], 'what can be done must be, where the text does not say that one may'), () => {
    const blow = event('T_BLOW', say.damage(1, say.one()));
    const t = boardOf([blow], { you: { hand: ['T_BLOW'], ground: ['SOR_095', 'SOR_046'] } });
    t.play('T_BLOW');
    expect([t.decision.min, t.decision.max]).toEqual([1, 1]);
    expect(t.attempt({ seat: 0, at: t.decision.at, pick: [] })).toMatchObject({
      code: 'rules/illegal-pick',
    });
  });

  it(cr(['1.7.5'], 'whose card a resource is can be seen by all, even if another has it'), () => {
    const thief = event(
      'T_THIEF',
      say.takeControl({ choose: { side: 'enemy' }, n: 1, from: 'resource', of: 'opponent' }),
    );
    const t = boardOf([thief], {
      you: { hand: ['T_THIEF'], resources: 0 },
      them: { resources: 1 },
    });
    t.play('T_THIEF');
    for (const viewer of [0, 1, null])
      expect(withCards(thief).view(t.state, viewer).players[0]?.resources).toMatchObject([
        { owner: 1 },
      ]);
  });

  it(cr(['1.7.7#2'], 'a unit that becomes a resource triggers nothing for being played'), () => {
    const greeter = made('T_GREETER', {}, say.whenPlayed(say.draw()));
    const bury = event('T_BURY', say.toResource(say.fromPile('hand', { named: 'T_GREETER' })));
    const t = boardOf([greeter, bury], {
      you: { hand: ['T_BURY', 'T_GREETER'], resources: 0 },
    })
      .play('T_BURY')
      .pick('T_GREETER');
    expect([t.ids(0, 'resources'), hand(t, 0), told(t, 'played')]).toEqual([
      ['T_GREETER'],
      0,
      ['played'],
    ]);
  });

  it(
    cr(
      ['1.8.5#2', '6.2.3D#2', '8.1.3#2', '8.16.5D#2'],
      'what is played for free takes its additional costs all the same',
    ),
    () => {
      const free = event('T_FREE', say.play({ type: 'Event' }, { free: true }));
      const nothing = event('T_NOTHING', { do: 'nothing' });
      const toll = made(
        'T_TOLL',
        {},
        {
          a: 'additional-cost',
          cards: { named: 'T_NOTHING' },
          by: 'opponents',
          cost: { damageBase: 2 },
        },
      );
      const t = boardOf([free, nothing, toll], {
        you: { hand: ['T_FREE', 'T_NOTHING'], resources: 0 },
        them: { ground: ['T_TOLL'] },
      })
        .play('T_FREE')
        .pick('play T_NOTHING');
      expect([t.ids(0, 'discard'), t.base(0)]).toEqual([['T_FREE', 'T_NOTHING'], 2]);
    },
  );

  it(cr(['1.8.7'], 'a leader unit costs what its card says for whatever asks'), () => {
    const doom = event('T_DOOM', say.damage(1, say.one(say.enemy({ maxCost: 6 }))));
    const t = boardOf([doom], {
      you: { hand: ['T_DOOM'] },
      them: { ground: ['SOR_232', 'SOR_095'], leader: { id: 'SOR_010', deployed: true } },
    }).play('T_DOOM');
    const { cost } = book.cards.get('SOR_010') ?? {};
    expect([cost, t.options().includes('SOR_010')]).toEqual([7, false]);
    const more = event('T_DOOM', say.damage(1, say.one(say.enemy({ maxCost: 7 }))));
    const u = boardOf([more], {
      you: { hand: ['T_DOOM'] },
      them: { ground: ['SOR_095'], leader: { id: 'SOR_010', deployed: true } },
    }).play('T_DOOM');
    expect(u.options()).toContain('SOR_010');
  });

  it(cr(['1.8.8#2'], 'who cannot pay an additional cost cannot play the card'), () => {
    const dear = made(
      'T_DEAR',
      {},
      {
        a: 'additional-cost',
        cards: { is: 'self' },
        by: 'you',
        cost: { defeat: say.friendly() },
      },
    );
    const offered = (...ground: string[]): boolean =>
      boardOf([dear], { you: { hand: ['T_DEAR'], ground } })
        .options()
        .includes('play T_DEAR');
    expect([offered(), offered('SOR_095')]).toEqual([false, true]);
  });

  it(cr(['1.8.10#2', '7.7.5C#2'], 'a cost that cannot be replaced is to be paid in full'), () => {
    // SOR_199 is played by discarding another Cunning card from the hand instead of paying its
    // cost.
    const board = (resources: number): Table =>
      table(engine, {
        you: { leader: 'SOR_016', base: 'SOR_029', hand: ['SOR_199', 'SOR_046'], resources },
        them: { ground: ['SOR_095'] },
      });
    expect(board(0).options()).not.toContain('play SOR_199');
    const rich = board(9).play('SOR_199');
    expect([rich.asks(), rich.ready(0) < 9, rich.ids(0, 'hand')]).toEqual([
      '1 action',
      true,
      ['SOR_046'],
    ]);
  });

  it(cr(['6.2.4B', '6.4.4B'], 'nobody pays more than the cost'), () => {
    const cheap = made('T_CHEAP', { cost: 1 }, say.action([{ pay: 1 }], say.draw()));
    const t = boardOf([cheap], { you: { hand: ['T_CHEAP'], resources: 5, credits: 3 } });
    t.play('T_CHEAP');
    expect(t.options()).toEqual(['0', '1']);
    t.pick('0').pass().use('T_CHEAP');
    expect([t.ready(0), t.options()]).toEqual([4, ['0', '1']]);
    expect([t.pick('0').ready(0), t.state.players[0]?.credits]).toEqual([3, 3]);
  });
});

describe('1.9 to 1.11: damage, power, HP', () => {
  it(
    cr(
      ['1.9.2', '1.9.5#1', '1.9.5#2', '3.2.4#1', '3.5.3#2'],
      'damage stays from round to round until it is healed, and does not come back with the card',
    ),
    () => {
      const balm = event('T_BALM', say.heal(1, say.yourBase));
      const back = event('T_BACK', say.returnToHand(say.one(say.friendly())));
      const hit = event(
        'T_HIT',
        say.damage(2, say.both(say.all(say.enemy()), say.baseOf('opponent'))),
      );
      const t = boardOf([balm, back, hit, made('T_BODY', { hp: 5 })], {
        you: {
          hand: ['T_BALM', 'T_BACK'],
          ground: ['T_BODY'],
          deck: [...Array(8).keys()].map(() => 'SOR_172'),
        },
        them: { hand: ['T_HIT'] },
        active: 1,
      }).play('T_HIT');
      expect([t.unit('T_BODY').damage, t.base(0)]).toEqual([2, 2]);
      t.nextRound();
      while (t.decision.seat !== 0) t.pass();
      expect([t.unit('T_BODY').damage, t.base(0)]).toEqual([2, 2]);
      expect(t.play('T_BALM').base(0)).toBe(1);
      t.pass().play('T_BACK').pass().play('T_BODY');
      expect(t.unit('T_BODY').damage).toBe(0);
    },
  );

  it(
    cr(
      ['1.9.8#2', '1.9.8#3', '1.9.8#4'],
      'damage of two sentences comes one after the other, and what it triggers after all of it',
    ),
    () => {
      const crier = made('T_CRIER', { hp: 9 }, say.on({ on: 'damaged', self: true }, say.draw()));
      const twice = event(
        'T_TWICE',
        say.ifYouDo(say.damage(2, say.all(say.enemy())), say.damage(3, say.all(say.enemy()))),
      );
      const t = boardOf([crier, twice], {
        you: { hand: ['T_TWICE'] },
        them: { ground: ['T_CRIER', { id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] },
      }).play('T_TWICE');
      if (t.asks() === '1 order') t.move({ pick: [0] });
      // The Shield absorbed the first damage to its unit, not the second.
      expect([t.unit('T_CRIER').damage, t.unit('SOR_046').damage]).toEqual([5, 3]);
      expect(told(t, 'damaged', 'drawn')).toEqual([
        'damaged',
        'damaged',
        'damaged',
        'drawn',
        'drawn',
      ]);
    },
  );

  it(
    cr(
      ['1.10.2A#1', '1.10.2A#2', '1.11.2A#1', '1.11.2A#2'],
      'numbers that are said to be printed are, and the newer ones of two count',
    ),
    () => {
      const as = (id: string, power: number, hp: number) =>
        event(
          id,
          say.forPhase(
            say.one(say.friendly({ named: 'Battlefield Marine' })),
            say.printedAs({ power, hp }),
          ),
        );
      const shoot = event('T_SHOOT', say.damage(say.powerOf('self'), say.baseOf('opponent')));
      const t = boardOf([as('T_BIG', 7, 8), as('T_SMALL', 1, 5), shoot], {
        you: {
          hand: ['T_BIG', 'T_SMALL'],
          ground: [{ id: 'SOR_095', upgrades: ['TOKEN_EXPERIENCE'] }],
        },
      });
      t.play('T_BIG').pass();
      expect(t.unit('SOR_095')).toMatchObject({ power: 8, hp: 9 });
      t.play('T_SMALL').pass();
      expect(t.unit('SOR_095')).toMatchObject({ power: 2, hp: 6 });
      expect(t.attack('SOR_095').base(1)).toBe(2);
    },
  );

  it(cr(['1.10.5#1'], 'in play power is taken with its modifiers'), () => {
    const shoot = event(
      'T_SHOOT',
      say.select(say.one(say.friendly())),
      say.damage(say.powerOf('it'), say.baseOf('opponent')),
    );
    const t = boardOf([shoot], {
      you: { hand: ['T_SHOOT'], ground: [{ id: 'SOR_095', upgrades: ['TOKEN_EXPERIENCE'] }] },
    }).play('T_SHOOT');
    expect(t.base(1)).toBe(4);
  });

  it(cr(['1.11.3#3'], 'HP is raised before it is lowered'), () => {
    const curse = made('T_CURSE', {}, say.constant(say.enemy(), say.stats(0, -4)));
    const t = boardOf([curse], {
      you: { ground: ['T_CURSE'] },
      them: { ground: [{ id: 'SOR_095', upgrades: ['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE'] }] },
    });
    // 3 and 2, minus 4; in the other order it would be 2.
    expect(t.unit('SOR_095').hp).toBe(1);
  });
});

describe('1.13 to 1.15: drawing, discarding, actions', () => {
  it(
    cr(
      ['1.13.3'],
      'a card that triggers as it is drawn is shown before it does, and the others are not',
    ),
    () => {
      const omen = made(
        'T_OMEN',
        {},
        {
          a: 'when',
          moments: [{ on: 'drawn', self: true }],
          effect: say.damage(1, say.baseOf('opponent')),
          fromHidden: 'hand',
        },
      );
      const dig = event('T_DIG', say.draw(2));
      const t = boardOf([omen, dig], { you: { hand: ['T_DIG'], deck: ['T_OMEN', 'SOR_046'] } });
      t.play('T_DIG');
      expect([t.asks(), t.base(1)]).toEqual(['0 optional', 0]);
      t.yes();
      expect(told(t, 'drawn', 'revealed', 'damaged')).toEqual(['drawn', 'revealed', 'damaged']);
      const shown = t.events.flatMap((e) => (e.e === 'revealed' ? e.cards : []));
      expect(shown.map((c) => t.state.id[c])).toEqual(['T_OMEN']);
    },
  );

  it(cr(['1.14.6'], 'who has no hand has discarded it all the same'), () => {
    const purge = event('T_PURGE', say.ifYouDo(say.discard('hand', 'opponent'), say.draw()));
    const t = boardOf([purge], { you: { hand: ['T_PURGE'] }, them: { hand: [] } }).play('T_PURGE');
    expect(hand(t, 0)).toBe(1);
  });

  it(
    cr(['1.15.4#2'], 'an action of a card in the discard pile is offered where it says so'),
    () => {
      const ghost = made(
        'T_GHOST',
        {},
        {
          a: 'action',
          cost: [{ pay: 1 }],
          effect: say.draw(),
          from: 'discard',
        },
      );
      const worker = made('T_WORKER', {}, say.action([{ pay: 1 }], say.draw()));
      const t = boardOf([ghost, worker], { you: { discard: ['T_GHOST', 'T_WORKER'] } });
      expect(t.options().filter((o) => o.startsWith('use T_'))).toEqual(['use T_GHOST 0']);
      expect([hand(t.use('T_GHOST'), 0), t.ready(0)]).toEqual([1, 9]);
      const inPlay = boardOf([ghost], { you: { ground: ['T_GHOST'] } });
      expect(inPlay.options()).not.toContain('use T_GHOST 0');
    },
  );

  it(
    cr(
      ['1.15.6D#2', '5.4.2#2'],
      'what the last pass triggers is resolved before the regroup phase',
    ),
    () => {
      const herald = made(
        'T_HERALD',
        {},
        say.on({ on: 'initiative-taken', by: 'you' }, say.damage(1, say.baseOf('opponent'))),
      );
      const t = boardOf([herald], { them: { ground: ['T_HERALD'] } })
        .pass()
        .pick('take-initiative');
      expect(told(t, 'damaged', 'phase-started')).toEqual(['damaged', 'phase-started']);
    },
  );
});

describe('1.16 to 1.18: game state, information, responsibility', () => {
  it(
    cr(
      ['1.16.2', '6.4.2', '6.4.0C#2', '1.17.4#3'],
      'an action that would change nothing is not offered, and who takes it does not claim to have nothing',
    ),
    () => {
      const host = made(
        'T_HOST',
        {},
        say.action([], say.play(say.unit(), { free: true, must: true })),
      );
      const board = (...held: string[]): Table =>
        boardOf([host], { you: { ground: ['T_HOST'], hand: held } });
      expect(board('SOR_172').options()).not.toContain('use T_HOST 0');
      const t = board('SOR_095', 'SOR_046').use('T_HOST');
      expect([t.options(), t.decision.min]).toEqual([['play SOR_095', 'play SOR_046'], 1]);
    },
  );

  it(cr(['6.4.4#2'], 'an action without a cost is used for nothing'), () => {
    const host = made('T_HOST', {}, say.action([], say.draw()));
    const t = boardOf([host], { you: { ground: ['T_HOST'], resources: 0 } }).use('T_HOST');
    expect([hand(t, 0), t.unit('T_HOST').ready]).toEqual([1, true]);
  });

  it(cr(['1.16.5#1'], 'a unit without HP falls before the ability goes on'), () => {
    const weak = made('T_WEAK', {});
    const storm = event(
      'T_STORM',
      say.damage(2, say.one(say.enemy({ named: 'T_WEAK' }))),
      say.draw(),
    );
    const t = boardOf([weak, storm], {
      you: { hand: ['T_STORM'] },
      them: { ground: ['T_WEAK'] },
    }).play('T_STORM');
    expect(told(t, 'damaged', 'defeated', 'drawn')).toEqual(['damaged', 'defeated', 'drawn']);
  });

  it(cr(['1.16.5#3'], 'one fall leads to the next, until no unit is without HP'), () => {
    const link = (id: string, next: string) =>
      made(id, { hp: 1 }, say.constant(say.friendly({ named: next }), say.stats(0, 1)));
    const last = made('T_C', { hp: 0 });
    const hit = event('T_HIT', say.defeat(say.one(say.enemy({ named: 'T_A' }))));
    const b = made('T_B', { hp: 0 }, say.constant(say.friendly({ named: 'T_C' }), say.stats(0, 1)));
    const t = boardOf([link('T_A', 'T_B'), b, last, hit], {
      you: { hand: ['T_HIT'] },
      them: { ground: ['T_A', 'T_B', 'T_C', 'SOR_046'] },
    });
    expect(t.units()).toHaveLength(4);
    t.play('T_HIT');
    expect(t.units().map(({ id }) => id)).toEqual(['SOR_046']);
  });

  it(
    cr(['1.18.1#2'], 'who gives up a second copy of a unique card is responsible for its defeat'),
    () => {
      const twin = made('T_TWIN', { unique: true });
      const t = boardOf([twin], { you: { hand: ['T_TWIN'], ground: ['T_TWIN'] }, active: 0 });
      t.play('T_TWIN').move({ pick: [0] });
      expect(t.events.find(({ e }) => e === 'defeated')).toMatchObject({ id: 'T_TWIN', by: 0 });
    },
  );

  it(
    cr(['1.18.1D'], 'who takes HP in the turn of another is responsible, not the active player'),
    () => {
      const wither = made(
        'T_WITHER',
        {},
        say.on(
          { on: 'played', by: 'opponents' },
          say.forPhase(say.all(say.enemy()), say.stats(0, -2)),
        ),
      );
      const t = boardOf([wither, made('T_WEAK', {})], {
        you: { ground: ['T_WITHER'] },
        them: { hand: ['T_WEAK'] },
        active: 1,
      }).play('T_WEAK');
      expect(t.events.find(({ e }) => e === 'defeated')).toMatchObject({ id: 'T_WEAK', by: 0 });
    },
  );

  it(cr(['1.18.2'], 'several units may have dealt damage at once'), () => {
    const counted = event('T_COUNT', say.draw(say.count(say.unit({ dealtDamageTo: say.unit() }))));
    const t = boardOf([counted], {
      you: { hand: ['T_COUNT'], ground: ['SOR_046'] },
      them: { ground: ['SOR_063', 'SOR_095'] },
    });
    t.attack('SOR_046', 'SOR_063').pass().play('T_COUNT');
    expect(hand(t, 0)).toBe(2);
  });

  it(
    cr(
      ['1.18.2B#2'],
      'a unit that has another one deal damage has dealt it, too, and each triggers once',
    ),
    () => {
      const proud = say.on(
        { on: 'damaged', role: 'dealer', self: true },
        say.heal(1, say.yourBase),
      );
      const chief = made(
        'T_CHIEF',
        {},
        say.action(
          [],
          say.select(say.one(say.friendly({ named: 'T_SHOOTER' })), 'shooter'),
          say.damage(1, say.one(say.enemy()), 'shooter'),
        ),
        proud,
      );
      const shooter = made('T_SHOOTER', {}, proud);
      const counted = event(
        'T_COUNT',
        say.draw(say.count(say.unit({ dealtDamageTo: say.unit() }))),
      );
      const asked = event(
        'T_ASK',
        say.draw({ happened: { e: 'damaged', dealer: say.unit({ named: 'T_CHIEF' }) } }),
      );
      const t = boardOf([chief, shooter, counted, asked], {
        you: { ground: ['T_CHIEF', 'T_SHOOTER'], hand: ['T_COUNT', 'T_ASK'], baseDamage: 5 },
        them: { ground: ['SOR_046'] },
      }).use('T_CHIEF');
      while (t.asks() === '0 order') t.move({ pick: [0] });
      expect([t.unit('SOR_046').damage, t.base(0)]).toEqual([1, 3]);
      expect(hand(t.pass().play('T_COUNT'), 0)).toBe(1 + 2);
      expect(hand(t.pass().play('T_ASK'), 0)).toBe(2 + 1);
    },
  );

  it(
    cr(['1.18.2A', '1.18.2C'], 'a card that an ability names deals its damage, and no player does'),
    () => {
      const order = event(
        'T_ORDER',
        say.select(say.one(say.friendly()), 'shooter'),
        say.damage(say.powerOf('shooter'), say.one(say.enemy()), 'shooter'),
      );
      const t = boardOf([order], {
        you: { hand: ['T_ORDER'], ground: ['SOR_095'] },
        them: { ground: ['SOR_046'] },
      }).play('T_ORDER');
      const dealt = t.events.flatMap((e) => (e.e === 'damaged' ? [[t.state.id[e.from], e.n]] : []));
      expect(dealt).toEqual([['SOR_095', 3]]);
    },
  );
});
