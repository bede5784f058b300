/**
 * 3 Card types and 4 Zones: clauses of rules that no other test proves, with cards made for these
 * tests and real ones.
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
const upgrade = (id: string, ...abilities: CardDefinition['abilities'][number][]) =>
  made(id, { type: 'Upgrade', upgradePower: 1, upgradeHp: 1 }, ...abilities);
const onTable = (t: Table, id: string) => t.unit(id).upgrades.map((u) => u.id);

describe('3.2 and 3.3: bases and events', () => {
  it(cr(['3.2.2#1'], 'a game needs one base for each player'), () => {
    const [luke, vader] = starters;
    for (const base of ['', 'SOR_046'])
      expect(engine.create({ players: [{ ...luke, base }, vader] }, 'a'), base).toMatchObject({
        code: 'rules/bad-setup',
      });
    expect(isRefusal(engine.create({ players: [luke, vader] }, 'a'))).toBe(false);
  });

  it(
    cr(
      ['3.2.3#1', '3.2.3#2', '4.3.3#2'],
      'abilities and attacks damage a base, and its attacker stays where it is',
    ),
    () => {
      const bomb = event('T_BOMB', say.damage(2, say.baseOf('opponent')));
      const t = boardOf([bomb], { you: { hand: ['T_BOMB'], ground: ['SOR_095'] } })
        .play('T_BOMB')
        .pass()
        .attack('SOR_095');
      expect([t.base(1), t.unit('SOR_095').arena]).toEqual([5, 'ground']);
    },
  );

  it(
    cr(
      ['3.3.2#2', '3.3.3', '6.2.5C#1', '7.4.2#1', '7.4.2#2'],
      'an event lies in the discard pile as it resolves, and was never in play',
    ),
    () => {
      const echo = event('T_ECHO', say.returnToHand(say.fromPile('discard', { type: 'Event' })));
      const watcher = made(
        'T_WATCH',
        {},
        say.on({ on: 'entered', who: {}, by: 'you' }, say.damage(1, say.yourBase)),
        say.on({ on: 'left-play', who: {}, by: 'you' }, say.damage(1, say.yourBase)),
      );
      const t = boardOf([echo, watcher], {
        you: { hand: ['T_ECHO'], ground: ['T_WATCH'] },
      }).play('T_ECHO');
      expect([t.ids(0, 'hand'), t.ids(0, 'discard'), t.base(0)]).toEqual([['T_ECHO'], [], 0]);
    },
  );
});

describe('3.4 Leaders', () => {
  const chief: CardDefinition = {
    ...made(
      'T_CHIEF',
      { type: 'Leader', power: 3, hp: 3, cost: 5 },
      say.action([{ pay: 1 }], say.draw()),
      say.epicAction(undefined, say.deploy),
      say.constant(say.friendly({ named: 'T_ALLY' }), say.stats(1)),
    ),
    back: [
      say.action([{ pay: 1 }], say.damage(1, say.baseOf('opponent'))),
      say.constant(say.friendly({ named: 'T_ALLY' }), say.stats(0, 1)),
      say.whenPlayed(say.draw()),
      say.whenDeployed(say.heal(1, say.yourBase)),
    ],
  };
  const ally = made('T_ALLY', {});
  const doom = event('T_DOOM', say.defeat(say.one(say.enemy({ leader: true }))));

  it(
    cr(
      ['3.4.3', '3.4.4#3', '3.4.4#4', '8.13.2#1'],
      'a leader has the abilities of the side that is up; deployed it fights, and was not played',
    ),
    () => {
      const t = boardOf([chief, ally], {
        you: { leader: 'T_CHIEF', ground: ['T_ALLY'], baseDamage: 5 },
        them: { ground: ['SOR_046'] },
      });
      expect(t.unit('T_ALLY')).toMatchObject({ power: 3, hp: 2 });
      t.use('T_CHIEF', 1);
      expect(t.unit('T_ALLY')).toMatchObject({ power: 2, hp: 3 });
      // It heals because it is deployed; it draws nothing, because it was not played.
      expect([t.base(0), hand(t, 0), told(t, 'deployed', 'played')]).toEqual([4, 0, ['deployed']]);
      t.attack('SOR_046');
      expect(t.options()).toContain('T_CHIEF');
      t.pick('T_CHIEF');
      expect(t.units('T_CHIEF').length).toBe(0);
      const u = boardOf([chief, ally], { you: { leader: 'T_CHIEF' } })
        .use('T_CHIEF', 1)
        .pass();
      expect(u.options().filter((o) => o.includes('T_CHIEF'))).toEqual([
        'attack T_CHIEF',
        'use T_CHIEF 0',
      ]);
      expect([u.use('T_CHIEF').base(1), hand(u, 0)]).toEqual([1, 0]);
    },
  );

  it(
    cr(
      ['3.4.5#1', '3.4.5#3', '8.13.2#2', '8.8.2#2'],
      'a defeated leader comes home exhausted, and what is no epic action can be used again',
    ),
    () => {
      const t = boardOf([chief, ally, doom], {
        you: { leader: 'T_CHIEF' },
        them: { hand: ['T_DOOM'] },
      })
        .use('T_CHIEF', 1)
        .play('T_DOOM');
      const [home] = engineView(t, chief, ally, doom);
      expect(home).toMatchObject({ id: 'T_CHIEF', deployed: false, ready: false, epicUsed: true });
      expect(t.options().filter((o) => o.startsWith('use T_CHIEF'))).toEqual(['use T_CHIEF 0']);
      expect(hand(t.use('T_CHIEF'), 0)).toBe(1);
    },
  );

  const engineView = (t: Table, ...cards: CardDefinition[]) =>
    withCards(...cards).view(t.state, null).players[0]?.leaders ?? [];

  it(cr(['3.4.4A#4'], 'a leader that is an upgrade falls by what defeats upgrades'), () => {
    const ace: CardDefinition = {
      ...made(
        'T_ACE',
        { type: 'Leader', traits: ['PILOT'], upgradePower: 2, upgradeHp: 1, cost: 0 },
        say.epicAction(undefined, say.deployAsUpgrade),
      ),
      back: [],
      asUpgrade: [],
    };
    const strip = event('T_STRIP', say.defeat(say.one(say.upgrade())));
    const t = boardOf([ace, strip], {
      you: { leader: 'T_ACE', space: ['SOR_237'] },
      them: { hand: ['T_STRIP'] },
    }).use('T_ACE');
    expect(onTable(t, 'SOR_237')).toEqual(['T_ACE']);
    t.play('T_STRIP');
    expect([onTable(t, 'SOR_237'), engineView(t, ace, strip)]).toMatchObject([
      [],
      [{ id: 'T_ACE', deployed: false, ready: false }],
    ]);
  });

  it(cr(['3.4.7#2'], 'a unit that an upgrade makes a leader gives no icons'), () => {
    const crown = upgrade('T_CROWN', say.attachedGains({ m: 'named-leader' }));
    const sly = made('T_SLY', { aspects: ['Cunning'] });
    const dear = made('T_DEAR', { cost: 1, aspects: ['Cunning'] });
    const t = boardOf([crown, sly, dear], {
      you: { hand: ['T_DEAR'], ground: [{ id: 'T_SLY', upgrades: ['T_CROWN'] }], resources: 5 },
    });
    expect([t.unit('T_SLY').leader, t.play('T_DEAR').ready(0)]).toEqual([true, 2]);
  });
});

describe('3.6 Upgrades', () => {
  it(cr(['3.6.3#1'], 'an upgrade that says nothing of it goes onto any unit'), () => {
    const t = boardOf([upgrade('T_UP')], {
      you: { hand: ['T_UP'], ground: ['SOR_095'], space: ['SOR_237'] },
      them: { ground: ['SOR_046'], leader: { id: 'SOR_005', deployed: true } },
    }).play('T_UP');
    expect(t.options()).toEqual(['SOR_095', 'SOR_237', 'SOR_005', 'SOR_046']);
  });

  it(cr(['3.6.3A#2'], 'a unit keeps an upgrade that it could not be given any more'), () => {
    const badge = upgrade('T_BADGE', say.attachTo({ side: 'friendly', trait: 'TEST' }));
    const take = event('T_TAKE', say.takeControl(say.one(say.enemy())));
    const t = boardOf([badge, take, made('T_BODY', {})], {
      you: { hand: ['T_BADGE'], ground: ['T_BODY'] },
      them: { hand: ['T_TAKE', 'T_BADGE'] },
    })
      .play('T_BADGE')
      .play('T_TAKE');
    expect([t.state.players[1]?.units.length, onTable(t, 'T_BODY')]).toEqual([1, ['T_BADGE']]);
    expect(t.unit('T_BODY').upgrades[0]?.controller).toBe(0);
  });

  it(cr(['3.6.3B#2'], 'a Pilot that moves needs a friendly Vehicle without a Pilot again'), () => {
    const pilot = (id: string) => made(id, { traits: ['PILOT'] }, say.piloting(0));
    const shift = event(
      'T_SHIFT',
      say.select(say.one(say.upgrade({ named: 'T_ACE' })), 'pilot'),
      say.attach(
        say.to('pilot'),
        say.one(say.unit({ canBear: 'pilot', except: { bears: 'pilot' } })),
      ),
    );
    const t = boardOf([pilot('T_ACE'), pilot('T_MATE'), shift], {
      you: {
        hand: ['T_ACE', 'T_SHIFT'],
        space: ['SOR_237', 'SOR_066', 'SOR_052', { id: 'SOR_044', upgrades: ['T_MATE'] }],
        ground: ['SOR_095'],
      },
      them: { space: ['SOR_225'] },
    });
    t.pick('play T_ACE pilot').pick('SOR_237').pass().play('T_SHIFT');
    expect(t.options()).toEqual(['SOR_066', 'SOR_052']);
    t.pick('SOR_052');
    expect([onTable(t, 'SOR_237'), onTable(t, 'SOR_052')]).toEqual([[], ['T_ACE']]);
  });

  it(cr(['3.6.4#1'], 'a unit bears as many upgrades as are played on it'), () => {
    const t = boardOf([upgrade('T_UP')], {
      you: { hand: Array.from({ length: 5 }, () => 'T_UP'), ground: ['SOR_095'] },
    });
    for (let n = 0; n < 4; n += 1) t.play('T_UP').pass();
    expect(t.play('T_UP').unit('SOR_095')).toMatchObject({ power: 8, hp: 8 });
  });

  it(cr(['3.6.9#1'], 'an ability that two upgrades give is there twice'), () => {
    const will = upgrade('T_WILL', say.attachedGains(say.gains(say.whenDefeated(say.draw()))));
    const doom = event('T_DOOM', say.defeat(say.one(say.friendly())));
    const t = boardOf([will, doom], {
      you: { hand: ['T_DOOM'], ground: [{ id: 'SOR_095', upgrades: ['T_WILL', 'T_WILL'] }] },
    }).play('T_DOOM');
    while (t.asks() === '0 order') t.move({ pick: [0] });
    expect(hand(t, 0)).toBe(2);
  });
});

describe('3.7 Tokens', () => {
  const guests = made(
    'T_GUESTS',
    {},
    say.on({ on: 'played', who: say.unit(), by: 'you' }, say.draw()),
    say.on({ on: 'entered', who: say.unit(), by: 'you' }, say.heal(1, say.yourBase)),
    say.on(
      { on: 'left-play', who: say.unit({ token: true }) },
      say.damage(1, say.baseOf('opponent')),
    ),
  );

  it(
    cr(
      ['3.7.2#1', '3.7.2#2', '3.7.2#3', '4.11.2#1'],
      'token units are set aside until they are created, not played; they enter play, cost 0 and leave it',
    ),
    () => {
      const dealt = engine.create({ players: starters }, 'a');
      if (isRefusal(dealt)) throw new Error(dealt.detail);
      expect(dealt.state.id.filter((id) => id.startsWith('TOKEN'))).toEqual([]);
      const call = event('T_CALL', say.create('battle-droid'));
      const doom = event('T_DOOM', say.defeat(say.one(say.friendly({ maxCost: 0, token: true }))));
      const t = boardOf([guests, call, doom], {
        you: { hand: ['T_CALL', 'T_DOOM'], ground: ['T_GUESTS'], baseDamage: 5 },
      }).play('T_CALL');
      expect([hand(t, 0), t.base(0), told(t, 'created', 'entered')]).toEqual([
        1,
        4,
        ['created', 'entered'],
      ]);
      t.pass().play('T_DOOM');
      expect([t.units('TOKEN_BATTLE_DROID'), t.base(1)]).toEqual([[], 1]);
    },
  );

  it(
    cr(['3.7.2B#1', '3.7.2B#3'], 'tokens that are given to a unit come at once, each created'),
    () => {
      const arm = event('T_ARM', say.experience(2, say.one(say.friendly())));
      // A unit with only one token would be defeated.
      const curse = made(
        'T_CURSE',
        {},
        say.constant(say.enemy({ upgraded: true }), say.stats(0, -4)),
      );
      const t = boardOf([arm, curse], {
        you: { hand: ['T_ARM'], ground: ['SOR_095'] },
        them: { ground: ['T_CURSE'] },
      }).play('T_ARM');
      expect([t.unit('SOR_095').hp, told(t, 'created')]).toEqual([1, ['created', 'created']]);
    },
  );

  it(cr(['3.7.3#2', '8.34.5#2'], 'a token that is set aside, or captured, has left play'), () => {
    const bounce = event('T_BOUNCE', say.returnToHand(say.one(say.enemy({ token: true }))));
    const seize = event('T_SEIZE', say.capture(say.one(say.enemy({ token: true })), 'guard'));
    const jail = event(
      'T_JAIL',
      say.select(say.one(say.friendly()), 'guard'),
      say.capture(say.one(say.enemy({ token: true })), 'guard'),
    );
    for (const card of ['T_BOUNCE', 'T_JAIL']) {
      const t = boardOf([guests, bounce, seize, jail], {
        you: { hand: [card], ground: ['SOR_095'] },
        them: { ground: ['T_GUESTS', 'TOKEN_BATTLE_DROID'] },
      }).play(card);
      expect([t.units('TOKEN_BATTLE_DROID'), t.base(0), t.unit('SOR_095').captives], card).toEqual([
        [],
        1,
        [],
      ]);
    }
  });
});

describe('4 Zones', () => {
  it(cr(['4.4.4#2'], 'a space unit may damage a ground unit by what it says'), () => {
    const gunner = made(
      'T_GUN',
      { arena: 'Space' },
      say.onAttack(say.damage(1, say.one(say.enemy({ arena: 'Ground' })))),
    );
    const t = boardOf([gunner], {
      you: { space: ['T_GUN'] },
      them: { ground: ['SOR_046'] },
    }).attack('T_GUN', 'SOR_029');
    expect(t.unit('SOR_046').damage).toBe(1);
  });

  it(
    cr(
      ['4.9.1A'],
      'what lies face down in play is out of play: captured units and resources do nothing',
    ),
    () => {
      const chief = made(
        'T_CHIEF',
        {},
        say.constant(say.friendly({ named: 'T_ALLY' }), say.stats(2)),
      );
      const ally = made(
        'T_ALLY',
        {},
        say.constant('self', say.stats(0, say.count(say.friendly()))),
      );
      const t = boardOf([chief, ally], {
        you: { ground: ['T_ALLY'], resources: ['T_CHIEF'] },
        them: { ground: [{ id: 'SOR_046', captives: ['T_CHIEF'] }] },
      });
      expect(t.unit('T_ALLY')).toMatchObject({ power: 2, hp: 3 });
      const up = boardOf([chief, ally], { you: { ground: ['T_ALLY', 'T_CHIEF'] } });
      expect(up.unit('T_ALLY')).toMatchObject({ power: 4, hp: 4 });
    },
  );
});
