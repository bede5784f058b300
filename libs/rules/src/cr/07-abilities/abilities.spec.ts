import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../../effects/builders.js';
import { createEngine } from '../../engine/engine.js';
import { cr } from '../../testing/cite.js';
import { beside, made as free } from '../../testing/made-cards.js';
import { table } from '../../testing/table.js';

const withCards = beside(playableBook());
const engine = createEngine(playableBook());

/** Cards that the book's examples describe without a name. */
const made: typeof free = (id, facts, ...abilities) =>
  free(id, { cost: 1, ...facts }, ...abilities);

describe('7.3 Constant abilities', () => {
  it(
    cr(
      ['7.3.1', '7.3.4', '7.3.3'],
      'EX-36: Sentinel while undamaged, looked at all the time, ready or not',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_172'] },
        them: { ground: [{ id: 'SOR_048', ready: false }, 'SOR_095'] },
      });
      expect(t.unit('SOR_048').keywords.sentinel).toBe(1);
      t.play('SOR_172').pick('SOR_048');
      expect(t.unit('SOR_048').keywords.sentinel).toBeUndefined();
    },
  );

  it(cr(['7.3.3A'], 'EX-37: two units cannot give each other what both lack'), () => {
    const borrower = (id: string) =>
      made(
        id,
        {},
        say.whileTrue(
          say.control(say.anotherFriendly({ keyword: 'saboteur' })),
          'self',
          say.gain('saboteur'),
        ),
      );
    const e = withCards(borrower('T_1'), borrower('T_2'));
    const t = table(e, { you: { ground: ['T_1', 'T_2'] } });
    expect([t.unit('T_1').keywords.saboteur, t.unit('T_2').keywords.saboteur]).toEqual([
      undefined,
      undefined,
    ]);
    const u = table(e, { you: { ground: ['T_1', 'T_2', 'SOR_239'] } });
    expect([u.unit('T_1').keywords.saboteur, u.unit('T_2').keywords.saboteur]).toEqual([1, 1]);
  });
});

describe('7.5 Keywords', () => {
  it(
    cr(
      [
        '7.5.3#1',
        '7.5.4#1',
        '7.5.4#2',
        '7.5.9A',
        '7.5.9B',
        '7.5.9C#1',
        '7.5.9C#2',
        '3.6.9#2',
        '6.3.3#2',
        '6.3.4A#1',
        '6.3.5#2',
      ],
      'EX-39, EX-42: Raid adds up, only while attacking; Grit does not stack',
    ),
    () => {
      const gritty = made('T_G', { power: 2, hp: 6 }, say.grit, say.grit);
      const e = withCards(gritty);
      const t = table(e, {
        you: {
          leader: 'SOR_010',
          hand: ['SOR_154'],
          space: ['SOR_141'],
          ground: [{ id: 'T_G', damage: 2 }],
        },
      });
      expect(t.unit('T_G').power).toBe(4);
      t.play('SOR_154').pass();
      expect(t.unit('SOR_141')).toMatchObject({ power: 1, keywords: { raid: 4 } });
      expect(t.attack('SOR_141').base(1)).toBe(5);
      expect(t.unit('SOR_141').power).toBe(1);
    },
  );

  it(cr(['7.5.10A', '7.5.10B', '6.3.3#3', '7.5.4#2', '7.5.2'], 'EX-43: Restore adds up'), () => {
    const healer = made('T_R', {}, say.restore(1), say.restore(2));
    const t = table(withCards(healer), { you: { ground: ['T_R'], baseDamage: 5 } }).attack('T_R');
    expect(t.base(0)).toBe(2);
  });

  it(
    cr(['7.5.12A', '7.5.12B', '7.5.12C'], 'EX-44: Grit counts damage only after it was dealt'),
    () => {
      const gritty = made('T_G', {}, say.grit);
      const small = made('T_S', { power: 1, hp: 3 });
      const t = table(withCards(gritty, small), {
        you: { ground: ['T_S'] },
        them: { ground: ['T_G'] },
      }).attack('T_S', 'T_G');
      expect(t.unit('T_G')).toMatchObject({ power: 3, damage: 1 });
      expect(t.unit('T_S').damage).toBe(2);
    },
  );

  it(
    cr(
      ['7.5.6A#1', '7.5.6A#2', '7.5.6C#2', '7.5.6E', '7.5.6F#1', '6.3.2A#2'],
      'Ambush attacks a unit although exhausted, and only a unit',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_005', hand: ['SOR_244'] },
        them: { ground: ['SOR_046', 'SOR_095'] },
      })
        .play('SOR_244')
        .yes();
      expect(t.options()).toEqual(['SOR_046', 'SOR_095']);
      t.pick('SOR_095');
      expect([t.unit('SOR_244').ready, t.units('SOR_095').length]).toEqual([false, 0]);
      const u = table(engine, { you: { leader: 'SOR_005', hand: ['SOR_244'] } }).play('SOR_244');
      expect(u.asks()).toBe('1 action');
    },
  );

  it(cr(['7.5.6B'], 'Ambush gained twice attacks once'), () => {
    const t = table(engine, {
      you: {
        leader: 'SOR_010',
        hand: ['SOR_244'],
        ground: ['SOR_079'],
        base: 'SOR_023',
        resources: 20,
      },
      them: { ground: ['SOR_046', 'SOR_063'] },
    });
    t.play('SOR_244').no();
    expect(t.asks()).toBe('1 action');
  });

  it(
    cr(
      ['7.5.7A', '7.5.7B', '7.6.13B', '7.5.6D', '7.6.9'],
      'Shielded gives a Shield in the window of When Played, in the order its player likes',
    ),
    () => {
      const both = made('T_B', {}, say.shielded, say.whenPlayed(say.draw()));
      const t = table(withCards(both), { you: { hand: ['T_B'] } }).play('T_B');
      expect(t.asks()).toBe('0 order');
      t.move({ pick: [0] });
      expect(t.unit('T_B').upgrades.map((u) => u.id)).toEqual(['TOKEN_SHIELD']);
      expect(t.ids(0, 'hand')).toHaveLength(1);
    },
  );

  it(
    cr(
      ['7.5.5D', '7.5.18A#1', '7.5.18A#2', '7.5.18B', '8.4.3A', '7.5.5A#3'],
      'Hidden cannot be attacked in the phase it was played, unless it has Sentinel',
    ),
    () => {
      const sneak = made('T_H', { cost: 0 }, say.hidden);
      const both = made('T_HS', { cost: 0 }, say.hidden, say.sentinel);
      const e = withCards(sneak, both);
      const t = table(e, { you: { hand: ['T_H'] }, them: { ground: ['SOR_046'] } })
        .play('T_H')
        .attack('SOR_046');
      expect(t.base(0)).toBe(3);
      const u = table(e, { you: { hand: ['T_HS'] }, them: { ground: ['SOR_046'] } })
        .play('T_HS')
        .attack('SOR_046', 'T_HS');
      expect(u.units('T_HS')).toEqual([]);
      const later = table(e, { you: { ground: ['T_H'] }, them: { ground: ['SOR_046'] } })
        .pass()
        .attack('SOR_046');
      expect(later.options()).toEqual(['T_H', 'SOR_023']);
    },
  );

  it(
    cr(
      ['7.5.13A#1', '7.5.13A#3', '7.5.13E#1', '7.5.13F#1', '7.5.13B#1', '7.5.4#3'],
      'a Bounty belongs to the opponent, who may decline; each is an ability of its own',
    ),
    () => {
      const wanted = made('T_W', {}, say.bounty(say.draw()), say.bounty(say.heal(2, say.yourBase)));
      const t = table(withCards(wanted), {
        you: { hand: ['SOR_172'], baseDamage: 3 },
        them: { ground: ['T_W'] },
      }).play('SOR_172');
      expect(t.asks()).toBe('0 order');
      t.move({ pick: [0] })
        .yes()
        .no();
      expect([t.ids(0, 'hand').length, t.base(0)]).toEqual([1, 3]);
    },
  );

  it(
    cr(
      [
        '7.5.14A#1',
        '7.5.14A#3',
        '7.5.14F#2',
        '7.5.14G#1',
        '7.5.14E',
        '7.5.14C',
        '1.7.8#2',
        '1.15.2#2',
        '6.2.0B#1',
        '7.5.14D#1',
      ],
      'Smuggle plays from the resources for its own cost; the top card of the deck takes the place, exhausted',
    ),
    () => {
      const t = table(engine, {
        you: {
          leader: 'SOR_005',
          resources: ['SHD_248', 'SOR_046', 'SOR_046', 'SOR_046'],
          deck: ['SOR_095', 'SOR_046'],
        },
      });
      t.pick('play SHD_248 smuggle');
      expect(t.unit('SHD_248').ready).toBe(false);
      expect([t.ids(0, 'resources').sort(), t.ready(0)]).toEqual([
        ['SOR_046', 'SOR_046', 'SOR_046', 'SOR_095'],
        0,
      ]);
    },
  );

  it(
    cr(
      ['7.5.14H#1', '7.5.14H#2'],
      'with an empty deck nothing takes its place, and the base is not damaged',
    ),
    () => {
      const t = table(engine, {
        you: {
          leader: 'SOR_005',
          resources: ['SHD_248', 'SOR_046', 'SOR_046', 'SOR_046'],
          deck: [],
        },
      }).pick('play SHD_248 smuggle');
      expect([t.ids(0, 'resources').length, t.base(0)]).toEqual([3, 0]);
    },
  );

  it(
    cr(
      ['7.5.14B', '7.5.14D#1', '7.7.5E#2', '7.5.14F#3'],
      'EX-61d: a gained Smuggle replaces the cost, so nothing else may',
    ),
    () => {
      const t = table(engine, {
        you: {
          leader: 'SOR_005',
          base: 'SOR_029',
          ground: ['SHD_248'],
          hand: ['SOR_217'],
          resources: ['SOR_199', ...Array.from({ length: 3 }, () => 'SOR_046')],
        },
        them: { ground: ['SOR_046'] },
      });
      t.pick('play SOR_199 smuggle');
      expect([t.ids(0, 'hand'), t.ready(0)]).toEqual([['SOR_217'], 0]);
    },
  );

  it(
    cr(
      ['7.5.15A#1', '7.5.15A#2', '7.5.15C'],
      'Coordinate: the ability holds while its player has three units',
    ),
    () => {
      const drill = made('T_C', {}, say.coordinate(say.constant('self', say.stats(2, 0))));
      const e = withCards(drill);
      expect(table(e, { you: { ground: ['T_C', 'SOR_046'] } }).unit('T_C')).toMatchObject({
        power: 2,
        keywords: { coordinate: 1 },
      });
      expect(table(e, { you: { ground: ['T_C', 'SOR_046', 'SOR_095'] } }).unit('T_C').power).toBe(
        4,
      );
    },
  );

  it(
    cr(
      ['7.5.16A#1', '7.5.16A#2', '7.5.16B', '7.5.16C', '7.5.16D', '6.2.3A#2'],
      'EX-46: Exploit defeats units to pay 2 less each; what that triggers waits for the card',
    ),
    () => {
      const cheap = made(
        'T_E',
        { cost: 6 },
        say.exploit(1),
        say.exploit(1),
        say.whenPlayed(say.draw()),
      );
      const t = table(withCards(cheap), {
        you: { hand: ['T_E'], ground: ['SOR_108', 'SOR_095', 'SOR_046'], resources: 2 },
      }).play('T_E');
      expect([t.decision.note, t.decision.min, t.decision.max]).toEqual(['exploit', 2, 2]);
      t.pick('SOR_108', 'SOR_095');
      expect([t.asks(), t.units('T_E').length, t.ready(0)]).toEqual(['0 order', 1, 0]);
    },
  );

  it(
    cr(
      ['7.5.17A#1', '7.5.17A#2', '3.6.3B#1', '2.12.3', '6.2.1A#1'],
      'EX-18: Piloting attaches to a friendly Vehicle without a Pilot for its own cost',
    ),
    () => {
      const t = table(engine, {
        you: {
          leader: 'SOR_005',
          hand: ['JTL_045', 'JTL_045'],
          space: ['SOR_237'],
          ground: ['SOR_046'],
        },
        them: { space: ['SOR_066'] },
      });
      expect(t.options().filter((o) => o.includes('JTL_045'))).toEqual([
        'play JTL_045',
        'play JTL_045 pilot',
        'play JTL_045',
        'play JTL_045 pilot',
      ]);
      t.pick('play JTL_045 pilot');
      expect(t.unit('SOR_237').upgrades.map((u) => u.id)).toEqual(['JTL_045']);
      expect(t.ready(0)).toBe(8);
      t.pass();
      expect(t.options().filter((o) => o.includes('pilot'))).toEqual([]);
    },
  );

  it(cr(['3.6.3C'], 'EX-20: one unit takes one more Pilot, and no third'), () => {
    const aPilot = made(
      'T_P',
      { traits: ['PILOT'], upgradePower: 1, upgradeHp: 1 },
      say.piloting(0),
    );
    const e = withCards(aPilot);
    const on = (id: string, ...upgrades: string[]) =>
      table(e, { you: { hand: ['T_P'], space: [{ id, upgrades }] } })
        .options()
        .includes('play T_P pilot');
    expect([
      on('SOR_237'),
      on('SOR_237', 'T_P'),
      on('JTL_249', 'T_P'),
      on('JTL_249', 'T_P', 'T_P'),
    ]).toEqual([true, false, true, false]);
  });
});

describe('7.6 Triggered abilities', () => {
  it(
    cr(
      ['7.6.3#2', '7.6.14A#1', '4.9.2#2'],
      'EX-49: it triggers as the card goes, and resolves from the discard pile',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_010', hand: ['SOR_172'] },
        them: { ground: ['SOR_083'], resources: 3 },
      }).play('SOR_172');
      expect([t.asks(), t.ids(1, 'discard')]).toEqual(['1 optional', ['SOR_083']]);
      t.yes();
      expect([t.ids(1, 'discard'), t.ready(1)]).toEqual([[], 4]);
    },
  );

  it(
    cr(
      ['7.6.2#1', '7.6.1', '7.6.13A#1', '7.6.13A#2'],
      'EX-48: "When Played/On Attack" triggers on both',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_005', hand: ['SOR_160'] },
        them: { hand: ['SOR_074'], baseDamage: 5 },
      }).play('SOR_160');
      t.play('SOR_074').pick('SOR_029');
      expect(t.base(1)).toBe(5);
      const u = table(engine, {
        you: { ground: ['SOR_160'] },
        them: { hand: ['SOR_074'], baseDamage: 5 },
      }).attack('SOR_160');
      u.play('SOR_074').pick('SOR_029');
      expect(u.base(1)).toBe(8);
    },
  );

  it(cr(['7.6.8A'], 'EX-50: "after" waits for everything the attack triggered'), () => {
    const t = table(engine, {
      you: { leader: 'SOR_005', hand: ['JTL_228'], space: [{ id: 'SOR_237', upgrades: [] }] },
      them: { space: ['SOR_066'], ground: [] },
    });
    t.play('JTL_228');
    expect(t.events.map((e) => e.e)).toContain('attack-ended');
    expect(t.decision.note).toBe('exhaust');
    t.pick('SOR_066');
    expect(t.unit('SOR_066').ready).toBe(false);
  });

  it(
    cr(
      ['7.6.10#1', '7.6.9', '7.6.5', '7.6.6#2'],
      'EX-51: the active player says who goes first; each orders his own',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_204'] },
        them: { ground: ['SOR_108'] },
      }).attack('SOR_204', 'SOR_108');
      expect([t.asks(), t.options()]).toEqual(['0 whose-order', ['seat 0', 'seat 1']]);
      t.pick('seat 1');
      expect(t.asks()).toBe('0 optional');
    },
  );

  it(
    cr(['7.6.11', '7.6.12'], 'EX-52: what a triggered ability triggers comes before the rest'),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_204'], deck: ['SOR_172'] },
        them: { ground: ['SOR_108', 'SOR_226', { id: 'SOR_230', ready: false }] },
      });
      t.attack('SOR_204', 'SOR_108').pick('seat 0').yes().pick('SOR_226');
      expect([t.asks(), t.state.id[t.decision.source]]).toEqual(['1 target', 'SOR_226']);
      t.pick('SOR_230');
      expect([t.asks(), t.state.id[t.decision.source]]).toEqual(['1 target', 'SOR_108']);
    },
  );

  it(
    cr(
      [
        '7.6.15A#1',
        '7.6.15A#2',
        '7.6.15A#3',
        '7.6.15C',
        '7.6.15B',
        '6.3.0C#2',
        '6.3.3#3',
        '7.6.8#2',
      ],
      'On Attack and On Defense share a window before damage; their damage is not combat damage',
    ),
    () => {
      const t = table(engine, {
        you: { leader: { id: 'SOR_010', deployed: true } },
        them: { ground: [{ id: 'SOR_196', ready: false }] },
      }).attack('SOR_010', 'SOR_196');
      expect(t.asks()).toBe('0 whose-order');
      t.pick('seat 1').pick('SOR_010');
      expect(t.unit('SOR_196').ready).toBe(true);
      expect(
        t.events.filter((e) => e.e === 'damaged').map((e) => e.e === 'damaged' && e.combat),
      ).toEqual([false, true, true]);
    },
  );

  it(
    cr(['8.33.3#1', '8.33.3#2', '7.6.6#2'], 'EX-95: once each round counts only when it was used'),
    () => {
      const board = {
        you: { hand: ['SOR_172', 'SOR_172'], ground: ['SOR_115'], resources: 20 },
        them: { ground: ['SOR_226', 'SOR_230'] },
      };
      const t = table(engine, board).play('SOR_172').pick('SOR_230');
      t.yes().pass();
      t.play('SOR_172').pick('SOR_226');
      expect(t.asks()).not.toBe('0 optional');
      const u = table(engine, board).play('SOR_172').pick('SOR_230').no();
      u.pass().play('SOR_172').pick('SOR_226');
      expect([u.asks(), u.options()]).toEqual(['0 whose-order', ['seat 0', 'seat 1']]);
    },
  );

  it(
    cr(['8.12.1#1', '8.16.6B#2', '1.5.5C#5', '1.10.5#1'], 'EX-73: the power that was last known'),
    () => {
      const martyr = made(
        'T_M',
        {},
        say.whenDefeated(say.damage(say.powerOf('self'), say.baseOf('opponent'))),
      );
      const t = table(withCards(martyr), {
        you: { hand: ['SOR_172'], leader: 'SOR_010' },
        them: { ground: [{ id: 'T_M', upgrades: ['TOKEN_EXPERIENCE'] }] },
      }).play('SOR_172');
      expect(t.base(0)).toBe(3);
    },
  );
});

describe('7.7 Effects', () => {
  it(
    cr(['7.7.3B#1', '7.7.3D#1', '7.7.3D#2', '7.7.3'], 'EX-57: only units in play when it resolves'),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_010', hand: ['SOR_154', 'SOR_128'], ground: ['SOR_046'] },
      });
      t.play('SOR_154').pass().play('SOR_128');
      expect([t.unit('SOR_046').keywords.raid, t.unit('SOR_128').keywords.raid]).toEqual([
        2,
        undefined,
      ]);
    },
  );

  it(
    cr(
      ['7.7.3C#2', '8.15.1#1', '8.15.1#2', '3.6.8#2', '7.5.3#1', '7.5.3#2'],
      'EX-56, EX-22, EX-74: a lost keyword stays lost, and cannot be gained again this phase',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_010', hand: ['SOR_086'], resources: 10 },
        them: { hand: ['SOR_140', 'SOR_057'], ground: ['SOR_046'] },
      });
      t.play('SOR_086').pick('SOR_046');
      expect(t.unit('SOR_046').keywords.sentinel).toBe(1);
      t.play('SOR_140').pick('SOR_046');
      expect(t.unit('SOR_046').keywords.sentinel).toBeUndefined();
      t.pass().play('SOR_057').pick('SOR_046');
      expect(t.unit('SOR_046').keywords.sentinel).toBeUndefined();
      t.nextRound();
      expect(t.unit('SOR_046').keywords.sentinel).toBe(1);
    },
  );

  it(
    cr(
      ['8.15.2#1', '3.6.10'],
      'EX-23: losing all abilities does not touch what an upgrade itself says',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_010', hand: ['SOR_138'] },
        them: { ground: [{ id: 'SOR_063', upgrades: ['SOR_072'] }] },
      }).play('SOR_138');
      expect([t.unit('SOR_063').keywords.sentinel, t.unit('SOR_063').power]).toEqual([
        undefined,
        5,
      ]);
      expect(t.options()).not.toContain('attack SOR_063');
    },
  );

  it(
    cr(
      [
        '7.7.4A',
        '7.7.4B#1',
        '7.7.4C',
        '7.7.4F#1',
        '8.28.1A#1',
        '8.28.1A#2',
        '8.28.1',
        '1.5.2D#1',
        '1.5.2D#2',
        '1.5.2B#2',
      ],
      'EX-59: control returns to the owner as the regroup phase starts',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_010', hand: ['SOR_224'] },
        them: { ground: [{ id: 'SOR_046', damage: 2, upgrades: ['SOR_069'] }] },
      }).play('SOR_224');
      expect(t.state.players[0]?.units).toHaveLength(1);
      expect(t.unit('SOR_046')).toMatchObject({
        damage: 2,
        ready: true,
        upgrades: [{ id: 'SOR_069', controller: 1 }],
      });
      t.pass().pass();
      expect([t.state.players[0]?.units.length, t.state.players[1]?.units.length]).toEqual([0, 1]);
    },
  );

  it(
    cr(
      ['7.7.4F#1', '8.28.1C#2', '7.5.14F#1'],
      'EX-60: DJ takes a resource, and its owner has it back when he leaves',
    ),
    () => {
      const t = table(engine, {
        you: {
          leader: 'SOR_005',
          resources: ['SHD_213', ...Array.from({ length: 12 }, () => 'SOR_046')],
        },
        them: { hand: ['SOR_222'], resources: ['SOR_095', 'SOR_095', 'SOR_095', 'SOR_095'] },
      });
      t.pick('play SHD_213 smuggle');
      if (t.asks() === '0 target') t.move({ pick: [0] });
      expect([
        t.ids(0, 'resources').filter((c) => c === 'SOR_095').length,
        t.ids(1, 'resources').length,
      ]).toEqual([1, 3]);
      t.play('SOR_222');
      expect(t.ids(1, 'resources')).toHaveLength(4);
    },
  );

  it(cr(['7.7.5A', '7.7.5B'], 'EX-61: "instead" replaces the smaller effect'), () => {
    const board = { you: { leader: 'SOR_005', hand: ['SOR_051'] }, them: { ground: ['SOR_046'] } };
    expect(table(engine, board).play('SOR_051').unit('SOR_046')).toMatchObject({ power: 0, hp: 4 });
    const after = table(engine, {
      you: { ...board.you, ground: ['SOR_225'] },
      them: { ground: ['SOR_046', 'SOR_088'] },
    });
    after.attack('SOR_225', 'SOR_088').pass();
    expect(after.play('SOR_051').pick('SOR_046').unit('SOR_046')).toMatchObject({ hp: 1 });
  });

  it(cr(['7.7.5D#2', '7.7.5F'], 'EX-61e: a replacement does not replace itself'), () => {
    const zealot = made('T_Z', {}, say.constant('self', { m: 'damage-dealt', plus: 1 }));
    const t = table(withCards(zealot), {
      you: { ground: ['T_Z'] },
      them: { ground: ['SOR_046'] },
    }).attack('T_Z', 'SOR_046');
    expect(t.unit('SOR_046').damage).toBe(3);
  });
});
