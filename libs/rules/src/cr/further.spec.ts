/**
 * Rules without a worked example in the book, proven on cards made for these tests if no real card
 * shows them plainly.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../kernel/definition.js';
import * as say from '../effects/builders.js';
import { createEngine } from '../engine/engine.js';
import { cr } from '../testing/cite.js';
import { beside, event, made } from '../testing/made-cards.js';
import { table } from '../testing/table.js';

const withCards = beside(playableBook());
const engine = createEngine(playableBook());

describe('1. Concepts', () => {
  it(
    cr(
      ['1.3.2', '1.5.3A', '1.5.3B', '1.5.2C#2', '3.3.5#1', '6.2.5C#2', '7.4.4#1'],
      'what cannot be done is skipped, the rest is done; friendly and enemy go by control',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_005', hand: ['SOR_218'], ground: ['SOR_095'] },
      }).play('SOR_218');
      expect(t.unit('SOR_095').upgrades.map((u) => u.id)).toEqual(['TOKEN_SHIELD']);
    },
  );

  it(
    cr(
      ['1.5.5F#1', '1.5.5F#2'],
      'a defeated resource goes to the discard pile face up and triggers nothing',
    ),
    () => {
      const e = withCards(
        event('T_1', say.defeat(say.fromPile('resource', { named: 'Superlaser Technician' }))),
      );
      const t = table(e, { you: { hand: ['T_1'], resources: ['SOR_083', 'SOR_046'] } })
        .play('T_1')
        .pick('SOR_083');
      expect([t.ids(0, 'discard'), t.asks()]).toEqual([['T_1', 'SOR_083'], '1 action']);
    },
  );

  it(
    cr(
      ['1.7.7#1', '1.7.7#2', '1.5.4B#2'],
      'a card put into the resource zone comes face down and exhausted, and is not played',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_005', base: 'SOR_023', hand: ['SOR_126'], resources: 3 },
      }).play('SOR_126');
      expect([t.ids(0, 'resources').length, t.ready(0), t.ids(0, 'discard')]).toEqual([4, 0, []]);
      expect(t.events.filter((x) => x.e === 'played')).toHaveLength(1);
    },
  );

  it(
    cr(['1.9.12', '1.18.2B#1', '4.3.4#2'], 'damage of a unit’s ability is dealt by that unit'),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_010', hand: ['SOR_132'] },
        them: { space: ['SOR_066'] },
      })
        .play('SOR_132')
        .pick('SOR_066');
      expect(t.events.find((x) => x.e === 'damaged')).toMatchObject({
        from: t.unit('SOR_132').card,
        combat: false,
      });
    },
  );

  it(cr(['1.10.5#2', '8.16.6B#1', '4.9.2A'], 'out of play a card has its printed power'), () => {
    const e = withCards(
      event(
        'T_1',
        say.select(say.fromPile('discard', say.unit())),
        say.damage(say.powerOf('it'), say.baseOf('opponent')),
      ),
    );
    const t = table(e, {
      you: { hand: ['T_1'], discard: ['SOR_095', 'SOR_046'], ground: ['SOR_242'] },
    })
      .play('T_1')
      .pick('SOR_095');
    expect(t.base(1)).toBe(3);
  });

  it(cr(['1.10.6', '1.11.7'], 'of units that tie for the most power, any may be chosen'), () => {
    const e = withCards(
      event('T_1', say.exhaust(say.one(say.unit({ extreme: 'most-power' })))),
      event('T_2', say.exhaust(say.one(say.unit({ extreme: 'least-remaining' })))),
    );
    const board = {
      you: { hand: ['T_1', 'T_2'], ground: ['SOR_095', 'SOR_046'] },
      them: { ground: ['SOR_229', 'SOR_226'] },
    };
    expect(table(e, board).play('T_1').options()).toEqual(['SOR_095', 'SOR_046', 'SOR_229']);
    const t = table(e, board).play('T_2');
    expect(t.unit('SOR_226').ready).toBe(false);
  });

  it(
    cr(
      ['1.14.1', '1.14.3', '1.14.4', '1.14.5', '1.14.6'],
      'discarding: from the top of the deck, all at once, nothing from an empty hand, a whole hand even when it is empty',
    ),
    () => {
      const e = withCards(
        event('T_1', say.mill(2)),
        event('T_2', say.ifYouDo(say.discard('hand', 'opponent'), say.draw(), say.draw(2))),
      );
      const t = table(e, {
        you: {
          hand: ['T_1', 'T_2'],
          deck: ['SOR_095', 'SOR_046', 'SOR_128', 'SOR_225', 'SOR_229'],
        },
        them: { hand: ['SOR_046', 'SOR_095'] },
      }).play('T_1');
      expect(t.ids(0, 'discard')).toEqual(['T_1', 'SOR_095', 'SOR_046']);
      t.pass().play('T_2');
      expect([t.ids(1, 'hand'), t.ids(1, 'discard').length, t.ids(0, 'hand').length]).toEqual([
        [],
        2,
        1,
      ]);
    },
  );

  it(
    cr(
      ['1.18.1E', '1.16.5C'],
      'an upgrade without its unit is defeated, and nobody in particular did it',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_172'] },
        them: { ground: [{ id: 'SOR_095', upgrades: ['SOR_057'] }] },
      }).play('SOR_172');
      expect(t.ids(1, 'discard').sort()).toEqual(['SOR_057', 'SOR_095']);
      // An upgrade whose defeat may be replaced stays until its player has decided.
      const pilot = table(engine, {
        you: { hand: ['SOR_078'], resources: 10 },
        them: { space: [{ id: 'SOR_237', upgrades: ['JTL_094'] }] },
      }).play('SOR_078');
      expect([pilot.asks(), pilot.ids(1, 'discard')]).toEqual(['1 optional', ['SOR_237']]);
      expect(pilot.no().ids(1, 'discard')).toEqual(['SOR_237', 'JTL_094']);
    },
  );
});

describe('3. and 4. Types and zones', () => {
  it(
    cr(
      ['3.3.6', '7.6.8#1', '7.6.8#3', '7.6.7#2'],
      '"when you play an event" waits until the event has resolved',
    ),
    () => {
      const fan = made(
        'T_F',
        {},
        say.on({ on: 'played', by: 'you', who: { type: 'Event' } }, say.draw()),
      );
      const t = table(withCards(fan), {
        you: { hand: ['SOR_172'], ground: ['T_F'] },
        them: { ground: ['SOR_046'] },
      })
        .play('SOR_172')
        .pick('SOR_046');
      expect(t.events.map((x) => x.e).filter((x) => x === 'damaged' || x === 'drawn')).toEqual([
        'damaged',
        'drawn',
      ]);
    },
  );

  it(
    cr(
      ['3.3.7#1', '3.3.7#2', '4.8.4#1', '4.8.4#2', '1.15.2#2', '6.2.0E#1', '6.2.0E#2', '7.1.6B#1'],
      'an event played from the discard pile costs what it costs and comes back to it as a new copy',
    ),
    () => {
      const e = withCards(
        event('T_1', say.play({ type: 'Event', nameNot: 'T_1' }, { from: 'discard' })),
      );
      const t = table(e, {
        you: { leader: 'SOR_010', hand: ['T_1'], discard: ['SOR_172'], resources: 3 },
        them: { ground: ['SOR_046'] },
      });
      const before = t.state.copy[t.state.players[0]?.discard[0] as number] as number;
      t.play('T_1');
      expect([t.unit('SOR_046').damage, t.ready(0), t.ids(0, 'discard')]).toEqual([
        4,
        0,
        ['T_1', 'SOR_172'],
      ]);
      expect(t.state.copy[t.state.players[0]?.discard[1] as number]).toBe(before + 1);
    },
  );

  it(
    cr(
      ['3.4.4A#1', '3.4.4A#2', '3.4.4A#3', '3.4.5#2', '7.2.4#3'],
      'a leader deployed as an upgrade changes its unit, goes home exhausted when defeated, and does not deploy again',
    ),
    () => {
      const ace: CardDefinition = {
        ...made(
          'T_L',
          { type: 'Leader', traits: ['PILOT'], upgradePower: 2, upgradeHp: 1, cost: 0 },
          say.epicAction(undefined, { do: 'deploy', as: 'upgrade' }),
        ),
        back: [],
        asUpgrade: [],
      };
      const t = table(withCards(ace), {
        you: { leader: 'T_L', space: ['SOR_237', 'SOR_066'] },
        them: { hand: ['SOR_222'] },
      })
        .use('T_L')
        .pick('SOR_237');
      expect(t.unit('SOR_237')).toMatchObject({ power: 4, hp: 4, upgrades: [{ id: 'T_L' }] });
      expect(t.events.some((x) => x.e === 'played')).toBe(false);
      t.play('SOR_222').pick('SOR_237');
      expect([t.ids(0, 'hand'), t.options().includes('use T_L 0')]).toEqual([['SOR_237'], false]);
    },
  );

  it(
    cr(
      ['3.4.4B#1', '3.4.4B#2'],
      'a leader that is only flipped into play is neither deployed nor played',
    ),
    () => {
      const changeling: CardDefinition = {
        ...made(
          'T_L',
          { type: 'Leader', power: 3, hp: 3 },
          say.action([], { do: 'deploy', flipOnly: true }),
        ),
        back: [say.whenDeployed(say.draw()), say.shielded],
      };
      const t = table(withCards(changeling), { you: { leader: 'T_L' } }).use('T_L');
      expect(t.unit('T_L')).toMatchObject({ leader: true, upgrades: [] });
      expect(t.ids(0, 'hand')).toEqual([]);
    },
  );

  it(
    cr(
      ['3.4.6#1', '3.4.6#2'],
      'a leader unit that would leave for a hand or change hands is defeated instead',
    ),
    () => {
      const e = withCards(
        event('T_1', say.takeControl(say.one(say.enemy()))),
        event('T_2', say.returnToHand(say.one(say.enemy()))),
      );
      for (const card of ['T_1', 'T_2']) {
        const t = table(e, {
          you: { hand: [card] },
          them: { leader: { id: 'SOR_005', deployed: true } },
        }).play(card);
        expect([
          t.units('SOR_005').length,
          t.ids(1, 'hand'),
          t.events.some((x) => x.e === 'defeated'),
        ]).toEqual([0, [], true]);
      }
    },
  );

  it(
    cr(
      ['3.4.7#1', '3.4.7#3'],
      'an upgrade can make its unit a leader unit, which is still discarded when defeated',
    ),
    () => {
      const crown = made('T_U', { type: 'Upgrade' }, say.attachedGains({ m: 'named-leader' }));
      const t = table(withCards(crown), {
        you: { hand: ['SOR_078', 'SOR_172'], leader: 'SOR_005' },
        them: { ground: [{ id: 'SOR_095', upgrades: ['T_U'] }] },
      }).play('SOR_078');
      expect([t.asks(), t.units('SOR_095').length]).toEqual(['1 action', 1]);
      t.pass().play('SOR_172');
      expect(t.ids(1, 'discard').sort()).toEqual(['SOR_095', 'T_U']);
    },
  );

  it(cr(['4.3.5', '4.4.5'], 'a unit is a ground or a space unit by where it stands'), () => {
    const t = table(engine, {
      you: { leader: 'SOR_010', hand: ['SOR_132'] },
      them: { space: ['SOR_046'], ground: ['SOR_237'] },
    }).play('SOR_132');
    expect(t.options()).toEqual(['SOR_132', 'SOR_046']);
  });
});

describe('6. Sequences', () => {
  it(
    cr(
      ['6.2.1A#2', '7.5.17D', '7.1.6B#1', '7.5.17C#2'],
      'EX-28, EX-47: told to play a unit, a Pilot comes as a unit; outside play it is no upgrade',
    ),
    () => {
      const e = withCards(
        event('T_1', say.play({ type: 'Unit' }, { free: true })),
        event('T_2', say.search('all', say.upgrade())),
      );
      const board = {
        you: { hand: ['T_1', 'T_2', 'JTL_045'], space: ['SOR_237'], deck: ['JTL_045', 'SOR_069'] },
      };
      expect(table(e, board).play('T_1').options()).toEqual(['play JTL_045']);
      expect(table(e, board).play('T_2').options()).toEqual(['SOR_069']);
    },
  );

  it(cr(['6.2.1B'], 'what the action grants is there when the step that needs it comes'), () => {
    const e = withCards(
      event('T_1', say.play({ type: 'Unit' }, { free: true, grants: [say.gain('ambush')] })),
    );
    const t = table(e, { you: { hand: ['T_1', 'SOR_046'] }, them: { ground: ['SOR_095'] } })
      .play('T_1')
      .pick('play SOR_046');
    expect(t.asks()).toBe('0 optional');
  });

  it(
    cr(
      ['6.2.3E', '1.8.3#1'],
      'the order of reductions cannot matter: they are summed after every increase',
    ),
    () => {
      const e = withCards(
        made('T_A', {}, say.costs({ cards: { type: 'Event' }, by: 'you', less: 3 })),
        made('T_B', {}, say.costs({ cards: { type: 'Event' }, by: 'opponents', plus: 2 })),
      );
      const t = table(e, {
        you: { leader: 'SOR_010', hand: ['SOR_172'], ground: ['T_A'], resources: 5 },
        them: { ground: ['T_B', 'SOR_046'] },
      })
        .play('SOR_172')
        .pick('SOR_046');
      expect(t.ready(0)).toBe(3);
    },
  );

  it(cr(['6.4.2A', '7.2.5#1'], 'an ability with limited uses is offered until it is used'), () => {
    const worker = made('T_W', {}, {
      ...say.action([{ pay: 1 }], say.draw()),
      once: 'round',
    } as CardDefinition['abilities'][number]);
    const t = table(withCards(worker), { you: { ground: ['T_W'] } })
      .use('T_W')
      .pass();
    expect(t.options()).not.toContain('use T_W 0');
    expect(t.nextRound().options()).toContain('use T_W 0');
  });

  it(
    cr(
      ['6.4.4C', '6.4.5A', '7.1.6C#2', '7.6.8#2'],
      'an ability that attacks follows the attack’s own windows',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_009', ground: ['SOR_239', 'SOR_095'] },
        them: { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] },
      })
        .use('SOR_009')
        .pick('SOR_239')
        .pick('SOR_046');
      expect(t.unit('SOR_046')).toMatchObject({ upgrades: [], damage: 2 });
      t.pick('SOR_095').pick('SOR_029');
      expect([t.base(1), t.asks()]).toEqual([3, '1 action']);
    },
  );
});

describe('7. Abilities', () => {
  it(
    cr(
      ['7.5.1', '7.6.13C#2'],
      'EX-38, EX-53: a keyword that works like When Played is none; When Played using Smuggle is one',
    ),
    () => {
      const copycat = event('T_2', say.select(say.one(say.friendly())), {
        do: 'use-ability',
        of: say.it,
        header: 'played',
      });
      const t = table(withCards(copycat), {
        you: { hand: ['T_2'], ground: ['SOR_244'] },
        them: { ground: ['SOR_046'] },
      }).play('T_2');
      expect(t.asks()).toBe('1 action');
    },
  );

  it(
    cr(
      ['7.6.17#1', '7.6.14C#1'],
      'EX-54: a When Defeated ability used while the unit is in play does what it can',
    ),
    () => {
      const medium = event('T_1', say.select(say.one(say.friendly())), {
        do: 'use-ability',
        of: say.it,
        header: 'defeated',
      });
      const t = table(withCards(medium), {
        you: { hand: ['T_1'], ground: ['SOR_226', { id: 'SOR_230', ready: false }] },
      })
        .play('T_1')
        .pick('SOR_226')
        .pick('SOR_230');
      expect([t.unit('SOR_230').ready, t.units('SOR_226').length]).toEqual([true, 1]);
    },
  );

  it(
    cr(
      ['7.5.8B', '7.5.9D#1'],
      'Overwhelm twice is Overwhelm; Raid gained during the attack counts at once',
    ),
    () => {
      const double = made('T_O', { power: 4 }, say.overwhelm, say.overwhelm);
      const rager = made(
        'T_R',
        { power: 1, hp: 5 },
        say.onAttack(say.forPhase(say.self, say.gain('raid', 3))),
      );
      const e = withCards(double, rager);
      expect(
        table(e, { you: { ground: ['T_O'] }, them: { ground: ['SOR_229'] } })
          .attack('T_O', 'SOR_229')
          .base(1),
      ).toBe(1);
      expect(
        table(e, { you: { ground: ['T_R'] } })
          .attack('T_R')
          .base(1),
      ).toBe(4);
    },
  );

  it(cr(['7.5.13D', '7.5.13G'], 'the opponent who defeated the unit collects its Bounty'), () => {
    const wanted = made('T_W', {}, say.bounty(say.draw()));
    const t = table(withCards(wanted), {
      you: { ground: ['T_W'] },
      them: {},
      third: { hand: ['SOR_172'], leader: 'SOR_010' },
      active: 2,
    })
      .play('SOR_172')
      .yes();
    expect([t.ids(2, 'hand').length, t.ids(1, 'hand').length]).toEqual([1, 0]);
  });

  it(
    cr(
      ['7.5.14I', '7.5.14D#3'],
      'abilities for "when you play this" work from the resource zone too; the keyword is nobody else’s business',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_005', resources: ['SHD_248', 'SOR_046', 'SOR_046', 'SOR_046'] },
      });
      expect(JSON.stringify(engine.view(t.state, 1))).not.toContain('SHD_248');
      expect(JSON.stringify(engine.view(t.state, 0))).toContain('SHD_248');
    },
  );

  it(cr(['7.5.15B', '7.5.4#3'], 'two Coordinate abilities are two abilities'), () => {
    const drill = made(
      'T_C',
      {},
      say.coordinate(say.constant('self', say.stats(1, 0))),
      say.coordinate(say.constant('self', say.stats(0, 1))),
    );
    expect(
      table(withCards(drill), { you: { ground: ['T_C', 'SOR_046', 'SOR_095'] } }).unit('T_C'),
    ).toMatchObject({ power: 3, hp: 3 });
  });

  it(
    cr(
      ['7.5.19A#1', '7.5.19A#2', '7.5.19B#1', '7.5.19C#1', '7.5.19C#2', '7.5.19D#1', '7.5.19D#2'],
      'Plot: as a leader deploys, from the resources, one by one; the replacement comes exhausted and too late',
    ),
    () => {
      const schemer = made('T_P', { cost: 1 }, say.plot);
      const t = table(withCards(schemer), {
        you: {
          leader: 'SOR_010',
          resources: ['T_P', 'T_P', ...Array.from({ length: 6 }, () => 'SOR_046')],
          deck: ['T_P', 'SOR_046', 'SOR_095'],
        },
      }).use('SOR_010', 1);
      expect(t.asks()).toBe('0 order');
      t.move({ pick: [0] }).move({ pick: [0] });
      t.move({ pick: [0] });
      expect([
        t.units('T_P').length,
        t.asks(),
        t.ids(0, 'resources').filter((c) => c === 'T_P').length,
        t.ready(0),
      ]).toEqual([2, '1 action', 1, 6]);
      expect(t.events.filter((x) => x.e === 'played')).toMatchObject([
        { as: 'plot' },
        { as: 'plot' },
      ]);
    },
  );

  it(
    cr(
      ['7.6.16A', '7.6.16B', '7.6.16E', '6.3.5D#1'],
      '"When Attack Ends" shares the window of "When Defeated", and speaks of that attack',
    ),
    () => {
      const ender = made('T_E', { power: 3, hp: 3 }, say.whenAttackEnds(say.draw()));
      const t = table(withCards(ender), {
        you: { ground: ['T_E'] },
        them: { ground: ['SOR_108', 'SOR_046'] },
      }).attack('T_E', 'SOR_108');
      expect(t.asks()).toBe('0 whose-order');
    },
  );

  it(
    cr(
      ['7.7.4D', '7.7.4B#2'],
      'a delayed effect comes before what the same moment triggers, and is no triggered ability',
    ),
    () => {
      const clock = event(
        'T_1',
        say.later(
          { on: 'phase-started', where: { phase: 'regroup' } },
          say.damage(2, say.baseOf('opponent')),
        ),
      );
      const watcher = made(
        'T_W',
        {},
        say.on(
          { on: 'phase-started', where: { phase: 'regroup' } },
          say.heal(5, say.baseOf('opponent')),
        ),
      );
      const t = table(withCards(clock, watcher), { you: { hand: ['T_1'], ground: ['T_W'] } }).play(
        'T_1',
      );
      t.pass().pass();
      expect(t.events.map((x) => x.e).filter((x) => x === 'damaged' || x === 'healed')).toEqual([
        'damaged',
        'healed',
      ]);
    },
  );
});

describe('8. Additional rules', () => {
  it(cr(['8.4.3B'], 'unpreventable damage is dealt to what cannot be damaged'), () => {
    const wall = made('T_W', { hp: 5 }, say.constant('self', say.cannot('be-damaged')));
    const e = withCards(wall, event('T_1', say.indirect(3)));
    const t = table(e, {
      you: { hand: ['T_1', 'SOR_172'], leader: 'SOR_010' },
      them: { ground: ['T_W'] },
    }).play('SOR_172');
    expect(t.unit('T_W').damage).toBe(0);
    t.pass().play('T_1').divide(0, 3);
    expect(t.unit('T_W').damage).toBe(3);
  });

  it(cr(['8.5.3'], 'any player may be chosen, oneself too'), () => {
    const t = table(engine, {
      you: { leader: 'SOR_016', deck: ['SOR_128'] },
      them: { deck: ['SOR_232'], ground: ['SOR_046'] },
    }).use('SOR_016');
    expect(t.options()).toEqual(['seat 0', 'seat 1']);
    t.pick('seat 1');
    expect(t.unit('SOR_046').ready).toBe(false);
  });

  it(
    cr(
      ['8.10.2'],
      'a Shield replaces the damage, and what was replaced counts as done; what could not be done does not',
    ),
    () => {
      const e = withCards(
        event('T_1', say.ifYouDo(say.damage(1, say.one(say.enemy())), say.draw())),
      );
      expect(
        table(e, {
          you: { hand: ['T_1'] },
          them: { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] },
        })
          .play('T_1')
          .ids(0, 'hand'),
      ).toHaveLength(1);
      expect(
        table(e, { you: { hand: ['T_1'] }, them: { ground: ['SOR_046'] } })
          .play('T_1')
          .ids(0, 'hand'),
      ).toHaveLength(1);
      expect(
        table(e, { you: { hand: ['T_1'] } })
          .play('T_1')
          .ids(0, 'hand'),
      ).toHaveLength(0);
    },
  );

  it(
    cr(
      [
        '8.16.6C#1',
        '8.16.6C#2',
        '8.16.7A',
        '8.16.7B#1',
        '8.16.7C',
        '8.16.7D#1',
        '8.16.7D#2',
        '1.9.5#2',
      ],
      'upgrades change power and HP while attached; out of play nothing does',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_222'], leader: 'SOR_005' },
        them: {
          ground: [{ id: 'SOR_095', damage: 4, upgrades: ['SOR_054', 'SOR_069'] }],
          hand: [],
          resources: 10,
        },
      });
      expect(t.unit('SOR_095')).toMatchObject({ power: 6, hp: 9, damage: 4 });
      t.play('SOR_222');
      const card = t.state.players[1]?.hand[0] as number;
      expect([t.state.damage[card], t.ids(1, 'hand')]).toEqual([0, ['SOR_095']]);
    },
  );

  it(
    cr(
      ['8.21.2#1', '8.21.2#2', '1.9.9#1', '7.7.5D#1', '7.7.5D#2', '8.21.1#2'],
      'a reduction lets the rest through, and nothing triggers when nothing is left',
    ),
    () => {
      const tough = made(
        'T_T',
        { hp: 9 },
        say.constant('self', { m: 'damage-taken', less: 2 }),
        say.on({ on: 'damaged', self: true }, say.draw()),
      );
      const e = withCards(
        tough,
        event('T_1', say.damage(3, say.one(say.enemy()))),
        event('T_2', say.damage(2, say.one(say.enemy()))),
      );
      const t = table(e, { you: { hand: ['T_1', 'T_2'] }, them: { ground: ['T_T'] } }).play('T_1');
      expect([t.unit('T_T').damage, t.ids(1, 'hand').length]).toEqual([1, 1]);
      t.pass().play('T_2');
      expect([t.unit('T_T').damage, t.ids(1, 'hand').length]).toEqual([1, 1]);
    },
  );

  it(cr(['8.28.1B'], 'an upgrade that changes hands stays where it is'), () => {
    const e = withCards(event('T_1', say.takeControl(say.one(say.upgrade()))));
    const t = table(e, {
      you: { hand: ['T_1'] },
      them: { ground: [{ id: 'SOR_046', upgrades: ['SOR_072'] }] },
    }).play('T_1');
    expect(t.unit('SOR_046').upgrades).toMatchObject([{ id: 'SOR_072', controller: 0 }]);
  });

  it(cr(['8.30.6'], 'abilities may ask whether a card is unique'), () => {
    const t = table(engine, {
      you: { leader: { id: 'SOR_008', deployed: true }, ground: ['SOR_046', 'SOR_226'] },
    }).attack('SOR_008');
    expect(t.options()).toEqual(['SOR_226']);
  });

  it(cr(['8.31.2', '8.31.1'], '"up to" may be none, and then it was not done'), () => {
    const e = withCards(
      event('T_1', say.ifYouDo(say.defeat(say.upTo(2, say.enemy())), say.draw())),
    );
    const t = table(e, { you: { hand: ['T_1'] }, them: { ground: ['SOR_046', 'SOR_095'] } }).play(
      'T_1',
    );
    expect([t.decision.min, t.decision.max]).toEqual([0, 2]);
    expect(t.none().ids(0, 'hand')).toEqual([]);
  });

  it(cr(['8.34.1A'], 'a unit that is gone is not captured'), () => {
    const e = withCards(
      made('T_J', {}, say.whenPlayed(say.defeat(say.one(say.enemy())), say.capture(say.it))),
    );
    const t = table(e, { you: { hand: ['T_J'] }, them: { ground: ['SOR_095'] } }).play('T_J');
    expect([t.ids(1, 'discard'), t.unit('T_J').captives]).toEqual([['SOR_095'], []]);
  });
});
