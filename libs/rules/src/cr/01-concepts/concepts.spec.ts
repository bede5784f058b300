import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/engine.js';
import { cr } from '../../testing/cite.js';
import { table } from '../../testing/table.js';

const engine = createEngine(playableBook());

describe('1.3 to 1.7: golden rules, cards, abilities, resources', () => {
  it(
    cr(
      ['1.3.3', '8.4.2', '8.4.3', '3.6.10'],
      'EX-01, EX-65: "can’t attack bases" wins over the permission to attack',
    ),
    () => {
      const t = table(engine, {
        you: { ground: [{ id: 'SOR_095', upgrades: ['SOR_072'] }, 'SOR_046'] },
        them: { ground: [] },
      });
      expect(t.options()).not.toContain('attack SOR_095');
      expect(t.options()).toContain('attack SOR_046');
    },
  );

  it(
    cr(
      ['1.6.3#2', '8.33.1#1', '7.6.7#1', '1.9.3#1'],
      'EX-02: an ability with "may" can be declined',
    ),
    () => {
      const board = { you: { ground: ['SOR_059', { id: 'SOR_046', damage: 3 }] } };
      const declined = table(engine, board).attack('SOR_059');
      expect(declined.none().unit('SOR_046').damage).toBe(3);
      expect(table(engine, board).attack('SOR_059').pick('SOR_046').unit('SOR_046').damage).toBe(1);
    },
  );

  it(
    cr(['1.7.8#1', '8.30.4', '4.5.2#1'], 'EX-03: a face-down copy of a unique card does not count'),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_051'], resources: ['SOR_051', 'SOR_051', 'SOR_046'] },
      });
      expect(t.asks()).toBe('0 action');
      expect(t.units('SOR_051')).toHaveLength(1);
    },
  );

  it(
    cr(
      ['1.5.4B#1', '1.5.4D#3', '3.5.3#1', '6.2.5A#2'],
      'a unit enters play exhausted and cannot attack',
    ),
    () => {
      const t = table(engine, { you: { hand: ['SOR_128'] } })
        .play('SOR_128')
        .pass();
      expect(t.unit('SOR_128').ready).toBe(false);
      expect(t.options()).not.toContain('attack SOR_128');
    },
  );

  it(cr(['1.5.4E#1', '1.5.4E#2', '8.10.1#2'], 'readying a ready card is no change'), () => {
    const t = table(engine, {
      you: { hand: ['SOR_172'], ground: ['SOR_230'] },
      them: { ground: [{ id: 'SOR_226' }] },
    });
    t.play('SOR_172').pick('SOR_226').pick('SOR_230');
    expect(t.events.some((e) => e.e === 'readied')).toBe(false);
  });

  it(
    cr(
      ['1.5.2E#1', '3.6.5#2', '4.10.2'],
      'an upgrade on an enemy unit stays its player’s; what it grants is the unit’s',
    ),
    () => {
      const t = table(engine, { you: { hand: ['SOR_072'] }, them: { ground: ['SOR_095'] } }).play(
        'SOR_072',
      );
      expect(t.unit('SOR_095').upgrades).toMatchObject([
        { id: 'SOR_072', controller: 0, owner: 0 },
      ]);
      expect(t.unit('SOR_095')).toMatchObject({ power: 6, hp: 6 });
      expect(t.options()).not.toContain('attack SOR_095');
    },
  );

  it(
    cr(
      ['1.5.5D#1', '1.5.5D#3', '3.6.11#1', '3.6.11#4', '8.13.1#1', '8.13.1#2'],
      'an upgrade is defeated when its unit leaves play',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_222'] },
        them: { ground: [{ id: 'SOR_095', upgrades: ['SOR_057'] }] },
      }).play('SOR_222');
      expect(t.ids(1, 'hand')).toEqual(['SOR_095']);
      expect(t.ids(1, 'discard')).toEqual(['SOR_057']);
    },
  );

  it(
    cr(
      ['1.5.5C#1', '1.5.5C#3', '3.5.4#1', '3.5.4#2', '1.9.6', '1.11.1', '1.16.5E'],
      'EX-07: a unit with damage at or above its HP is defeated',
    ),
    () => {
      const t = table(engine, { you: { hand: ['SOR_172'] }, them: { ground: ['SOR_095'] } }).play(
        'SOR_172',
      );
      expect(t.units('SOR_095')).toEqual([]);
      expect(t.ids(1, 'discard')).toEqual(['SOR_095']);
    },
  );

  it(cr(['3.7.3#1', '4.11.2#2'], 'a token that leaves play is set aside'), () => {
    const t = table(engine, {
      you: { hand: ['SOR_222'] },
      them: { ground: ['TOKEN_BATTLE_DROID'] },
    }).play('SOR_222');
    expect(t.ids(1, 'hand')).toEqual([]);
    expect(t.ids(1, 'discard')).toEqual([]);
    expect(t.units('TOKEN_BATTLE_DROID')).toEqual([]);
  });
});

describe('1.8 Cost', () => {
  it(
    cr(
      ['1.8.5#1', '1.8.6', '8.1.3#1', '6.2.3D#1', '8.16.5D#1'],
      'EX-04: played for free a card still costs what is printed',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_235', 'SOR_089'], ground: ['SOR_079'], resources: 8 },
        them: { space: ['SOR_237'] },
      });
      t.play('SOR_235').pick('play SOR_089');
      expect(t.ready(0)).toBe(1);
      expect(t.base(0)).toBe(9);
      expect(t.asks()).toBe('0 optional');
      expect(t.unit('SOR_089').keywords.ambush).toBe(1);
    },
  );

  it(
    cr(
      ['1.8.8#1', '6.2.3C', '6.2.4#2', '1.5.5C#2', '3.5.4#1'],
      'EX-05: an additional cost is paid beside the resources',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_078'], resources: 5, base: 'SOR_020' },
        them: { ground: ['SOR_153'] },
      });
      t.play('SOR_078');
      expect([t.ready(0), t.base(0)]).toEqual([0, 2]);
      expect(t.units('SOR_153')).toEqual([]);
    },
  );

  it(
    cr(
      ['1.8.9#1', '1.8.9#2', '6.4.3A', '6.4.3C', '6.4.4#1', '7.2.2#1', '7.2.2#2', '1.15.4#1'],
      'EX-06: the whole cost of an action ability comes first',
    ),
    () => {
      const board = {
        you: { leader: 'SOR_006', ground: ['SOR_095', 'SOR_046'], resources: 1 },
        them: { ground: ['SOR_229'] },
      };
      const t = table(engine, board).use('SOR_006').pick('SOR_095');
      expect([t.ready(0), t.units('SOR_095').length, t.asks()]).toEqual([0, 0, '0 target']);
      t.pick('SOR_229');
      expect(t.unit('SOR_229').damage).toBe(1);
      expect(t.ids(0, 'hand')).toHaveLength(1);
      expect(table(engine, { you: { ...board.you, ground: [] } }).options()).not.toContain(
        'use SOR_006 0',
      );
    },
  );

  it(
    cr(
      ['1.8.2#1', '1.8.3#2', '1.8.4', '6.2.3A#1', '6.2.3B', '8.16.2', '8.16.5A#1', '8.16.5C'],
      'what raises a cost comes before what lowers it, and it never falls below 0',
    ),
    () => {
      const t = table(engine, {
        you: {
          hand: ['SOR_139'],
          leader: { id: 'SOR_010', deployed: true },
          base: 'SOR_020',
          resources: 1,
        },
        them: { ground: ['SOR_046'] },
      });
      expect(t.options()).toContain('play SOR_139');
      t.play('SOR_139').pick('SOR_046');
      expect(t.ready(0)).toBe(0);
    },
  );

  it(
    cr(
      ['8.1.1#1', '8.16.5B'],
      'EX-62: two resources for each icon that leader and base do not give',
    ),
    () => {
      const cost = (id: string) => {
        const t = table(engine, {
          you: {
            leader: 'SOR_005',
            base: 'SOR_029',
            hand: [id],
            ground: ['SOR_046'],
            resources: 20,
          },
        }).play(id);
        return 20 - t.ready(0);
      };
      expect(cost('SOR_237')).toBe(2);
      expect(cost('SOR_225')).toBe(3);
      expect(cost('SOR_128')).toBe(5);
    },
  );

  it(cr(['8.1.2'], 'EX-63: a double icon needs two that give it'), () => {
    const cost = (base: string) =>
      20 -
      table(engine, {
        you: { leader: 'SOR_005', base, hand: ['SOR_057'], ground: ['SOR_046'], resources: 20 },
      })
        .play('SOR_057')
        .ready(0);
    expect(cost('SOR_029')).toBe(3);
    expect(cost('SOR_020')).toBe(1);
  });

  it(cr(['1.8.10#1', '7.7.5C#1', '6.2.4C'], 'a cost may be replaced by another'), () => {
    const t = table(engine, {
      you: { leader: 'SOR_005', hand: ['SOR_199', 'SOR_217'], resources: 0 },
      them: { ground: [{ id: 'SOR_095', upgrades: ['SOR_057'] }] },
    });
    t.play('SOR_199').pick('SOR_217');
    expect(t.unit('SOR_095')).toMatchObject({ ready: false, upgrades: [] });
    expect(t.ids(1, 'hand')).toEqual(['SOR_057']);
  });

  it(cr(['8.16.5E'], 'EX-77: a limit on cost looks at the printed cost'), () => {
    const t = table(engine, {
      you: { leader: 'SOR_003', base: 'SOR_029', hand: ['SOR_033'], resources: 5 },
      them: { ground: ['SOR_046'] },
    });
    t.use('SOR_003').pick('play SOR_033');
    expect(t.ready(0)).toBe(0);
    expect(t.unit('SOR_033').keywords.sentinel).toBe(1);
  });
});

describe('1.9 to 1.14: damage, power, HP, drawing, discarding', () => {
  it(cr(['1.11.6#1', '2.10.2#1'], 'EX-08: remaining HP is HP minus damage'), () => {
    const t = table(engine, { you: { ground: [{ id: 'SOR_065', damage: 3 }] } });
    expect(t.unit('SOR_065').hp - t.unit('SOR_065').damage).toBe(2);
  });

  it(
    cr(['1.9.3#2', '1.11.5#1', '1.11.5#2', '3.2.4#2'], 'healing removes what is there and no more'),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_074'], baseDamage: 2, leader: 'SOR_005' },
        them: {},
      })
        .play('SOR_074')
        .pick('SOR_023');
      expect(t.base(0)).toBe(0);
      expect(t.events.find((e) => e.e === 'healed')).toMatchObject({ n: 2 });
    },
  );

  it(
    cr(
      [
        '1.9.7',
        '1.5.5B#1',
        '1.5.5B#2',
        '3.2.5#1',
        '5.6.1#1',
        '5.6.1#2',
        '1.16.5A',
        '3.2.3#1',
        '5.6.2#1',
      ],
      'a base without HP ends the game at once',
    ),
    () => {
      const t = table(engine, { you: { ground: ['SOR_046'] }, them: { baseDamage: 28 } }).attack(
        'SOR_046',
      );
      expect(t.state.outcome).toEqual({ winners: [0], reason: 'base-defeated' });
      expect(t.attempt({ seat: 1, at: t.state.at, pick: [0] })).toMatchObject({
        code: 'rules/game-over',
        rule: '5.6.2',
      });
    },
  );

  it(cr(['5.6.3'], 'both bases at once is a draw'), () => {
    const t = table(engine, {
      you: { baseDamage: 25, deck: [] },
      them: { baseDamage: 26, deck: [] },
    });
    t.pass().pass();
    expect(t.state.outcome).toEqual({ winners: [0, 1], reason: 'draw' });
  });

  it(
    cr(['5.6.4#1', '5.6.4#2'], 'a player may concede at any time, also when another decides'),
    () => {
      const t = table(engine, {});
      expect(t.attempt({ seat: 1, at: 0, concede: true })).toBeNull();
      expect(t.state.outcome).toEqual({ winners: [0], reason: 'concession' });
    },
  );

  it(cr(['1.9.8#1', '8.5.5#1', '8.5.5#3'], 'damage divided among units is dealt at once'), () => {
    const t = table(engine, {
      you: { leader: 'SOR_010', hand: ['SOR_135'], resources: 12 },
      them: { ground: ['SOR_095', 'SOR_229'] },
    });
    t.play('SOR_135');
    expect(t.attempt({ seat: 0, at: t.decision.at, amounts: [3, 2] })).toMatchObject({
      code: 'rules/illegal-division',
      rule: '8.5.5',
    });
    t.divide(3, 3);
    expect(t.units('SOR_095').length + t.units('SOR_229').length).toBe(0);
    expect(t.events.map(({ e }) => e).filter((e) => e === 'damaged' || e === 'defeated')).toEqual([
      'damaged',
      'damaged',
      'defeated',
      'defeated',
    ]);
  });

  it(
    cr(
      ['1.9.9#1', '8.21.1#1', '8.21.1#2', '3.7.6#2', '7.7.5B', '3.7.6A', '7.7.5C#1', '7.7.5D#1'],
      'EX-61b: a Shield prevents the damage and is defeated; one Shield for each time',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_172'] },
        them: { ground: [{ id: 'SOR_095', upgrades: ['TOKEN_SHIELD', 'TOKEN_SHIELD'] }] },
      }).play('SOR_172');
      expect(t.unit('SOR_095')).toMatchObject({ damage: 0, upgrades: [{ id: 'TOKEN_SHIELD' }] });
      expect(t.events.some((e) => e.e === 'damaged')).toBe(false);
    },
  );

  it(cr(['1.5.2F'], 'EX-61c: of two Shields one stays'), () => {
    const t = table(engine, {
      you: { ground: ['SOR_046'] },
      them: { ground: [{ id: 'SOR_063', upgrades: ['TOKEN_SHIELD', 'TOKEN_SHIELD'] }] },
    }).attack('SOR_046');
    expect(t.unit('SOR_063').upgrades).toHaveLength(1);
  });

  it(
    cr(
      [
        '1.10.3#1',
        '1.10.3#2',
        '1.10.3#3',
        '1.10.4',
        '1.11.3#1',
        '1.11.3#2',
        '1.11.4',
        '8.16.3#1',
        '8.16.3#2',
        '8.16.4#1',
        '8.16.4#2',
        '8.16.6A',
      ],
      'EX-76: a sum below 0 reads as 0, and a later bonus still meets the earlier penalty',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_076'] },
        them: { ground: [{ id: 'SOR_157', upgrades: ['TOKEN_EXPERIENCE'] }], leader: 'SOR_005' },
      }).play('SOR_076');
      expect(t.unit('SOR_157')).toMatchObject({ power: 0, hp: 2 });
      t.attack('SOR_157');
      expect(t.base(0)).toBe(1);
    },
  );

  it(
    cr(['1.13.2', '5.5.1B', '1.13.1'], 'EX-09: the two cards of the regroup phase are one draw'),
    () => {
      const t = table(engine, {});
      t.pass().pass();
      expect(t.events.filter((e) => e.e === 'drawn')).toMatchObject([
        { seat: 0, n: 2 },
        { seat: 1, n: 2 },
      ]);
    },
  );

  it(cr(['8.7.1#1', '8.7.1#2'], 'EX-67: 3 damage for each card that cannot be drawn'), () => {
    const t = table(engine, { you: { deck: [] }, them: { deck: ['SOR_046'] } });
    t.pass().pass();
    expect([t.base(0), t.base(1)]).toEqual([6, 3]);
  });

  it(
    cr(
      ['1.14.2#1', '7.6.14B'],
      'EX-10: K-2SO’s player chooses the mode, his opponent which card goes',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_078', 'SOR_046', 'SOR_095'] },
        them: { ground: ['SOR_145'] },
      }).play('SOR_078');
      expect(t.asks()).toBe('1 mode');
      t.pick('mode 1');
      expect(t.asks()).toBe('0 target');
      t.pick('SOR_095');
      expect(t.ids(0, 'discard')).toEqual(['SOR_078', 'SOR_095']);
    },
  );

  it(
    cr(
      ['8.14.1#1'],
      'who looked at a card sees it while they decide about it, and nobody else does',
    ),
    () => {
      const t = table(engine, { you: { ground: ['SOR_236'], deck: ['SOR_095', 'SOR_128'] } });
      t.attack('SOR_236');
      const shown = (seat: number) => {
        const view = engine.view(t.state, seat);
        return view.decision?.shown?.map((card) => view.shown[card]) ?? [];
      };
      expect([t.asks(), shown(0), shown(1)]).toEqual(['0 optional', ['SOR_095'], []]);
      expect(t.yes().ids(0, 'deck')).toEqual(['SOR_128', 'SOR_095']);
    },
  );

  it(cr(['1.14.2#2'], 'EX-11: who looks at the hand chooses what is discarded'), () => {
    const t = table(engine, {
      you: { leader: 'SOR_005', hand: ['SOR_200'] },
      them: { hand: ['SOR_046', 'SOR_095'] },
    }).play('SOR_200');
    expect(t.asks()).toBe('0 target');
    expect(t.decision.shown).toHaveLength(2);
    t.pick('SOR_046');
    expect(t.ids(1, 'discard')).toEqual(['SOR_046']);
  });
});

describe('1.15 to 1.18: actions, game state, information, responsibility', () => {
  it(
    cr(
      ['1.15.1', '5.4.1B#1', '5.4.1B#4', '1.4.4#2', '1.4.4#3', '1.15.6D#1', '1.15.6B'],
      'turns alternate until both pass in a row',
    ),
    () => {
      const t = table(engine, { you: { hand: ['SOR_128'] } });
      t.pass();
      expect(t.asks()).toBe('1 action');
      t.pass();
      expect(t.state.phase).toBe('regroup');
    },
  );

  it(
    cr(
      [
        '1.15.5#1',
        '1.15.5#2',
        '1.15.5A',
        '1.15.5B#1',
        '1.12.2A#1',
        '1.12.2A#2',
        '1.12.2A#3',
        '1.12.2',
      ],
      'taking the initiative: once each round, and then passing for the rest of it',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_046'] },
        them: { ground: ['SOR_063', 'SOR_066'] },
      });
      t.pick('take-initiative');
      expect(t.options()).not.toContain('take-initiative');
      t.attack('SOR_063', 'SOR_023');
      expect(t.asks()).toBe('1 action');
    },
  );

  it(
    cr(['1.15.5C', '1.15.6D#1'], 'taking it right after the opponent passed ends the phase'),
    () => {
      const t = table(engine, {}).pass().pick('take-initiative');
      expect([t.state.phase, t.state.initiative]).toEqual(['regroup', 1]);
    },
  );

  it(
    cr(
      ['1.12.2B#1', '1.12.2B#2', '1.15.5D', '1.15.5#3'],
      'it is available again next round, with whoever holds it',
    ),
    () => {
      const u = table(engine, {}).pass().pick('take-initiative').nextRound();
      expect([u.asks(), u.options().includes('take-initiative')]).toEqual(['1 action', true]);
    },
  );

  it(cr(['1.12.2C', '7.3.3'], 'while you have the initiative, taken or not'), () => {
    const t = table(engine, { you: { ground: ['SOR_065'] }, initiative: 0 });
    expect(t.unit('SOR_065').keywords.sentinel).toBe(1);
    t.pass().pick('take-initiative');
    expect(t.unit('SOR_065').keywords.sentinel).toBeUndefined();
  });

  it(
    cr(
      ['1.12.3', '3.4.4#1', '3.4.4#2', '8.8.2#1'],
      'an epic action once; a leader deploys ready, exhausted or not',
    ),
    () => {
      const t = table(engine, {
        you: { leader: { id: 'SOR_010', ready: false }, resources: 7 },
      }).use('SOR_010', 1);
      expect(t.unit('SOR_010')).toMatchObject({
        ready: true,
        power: 5,
        hp: 8,
        leader: true,
        arena: 'ground',
      });
    },
  );

  it(
    cr(
      ['3.4.5#1', '3.4.5#2', '8.13.2#2', '7.2.4#1', '7.2.4#3'],
      'a defeated leader goes home exhausted and does not deploy again',
    ),
    () => {
      const u = table(engine, {
        you: { ground: ['SOR_232', 'SOR_088'] },
        them: { leader: { id: 'SOR_005', deployed: true } },
      });
      u.attack('SOR_088', 'SOR_005');
      expect(u.units('SOR_005')).toEqual([]);
      expect(u.options()).not.toContain('use SOR_005 1');
      expect(u.options()).not.toContain('use SOR_005 0');
    },
  );

  it(
    cr(
      [
        '1.17.4#1',
        '1.17.4#2',
        '8.27.6#1',
        '8.27.6#2',
        '8.27.2#1',
        '8.27.1#1',
        '8.27.1#2',
        '4.9.2A',
        '8.27.4',
      ],
      'EX-14: a search may find nothing, and the cards go to the bottom',
    ),
    () => {
      const deck = ['SOR_095', 'SOR_046', 'SOR_128', 'SOR_225', 'SOR_229', 'SOR_237'];
      const t = table(engine, { you: { leader: 'SOR_006', hand: ['SOR_096'], deck } }).play(
        'SOR_096',
      );
      expect(t.asks()).toBe('0 search');
      expect(t.options()).toEqual(['SOR_095', 'SOR_046']);
      t.none();
      expect(t.ids(0, 'deck')[0]).toBe('SOR_237');
      expect(t.ids(0, 'deck').slice(1).sort()).toEqual(deck.slice(0, 5).sort());
      expect(t.events.some((e) => e.e === 'revealed')).toBe(false);
    },
  );

  it(
    cr(
      ['1.16.2', '1.16.3', '6.4.0C#1', '6.4.0D', '6.4.0E', '7.1.6A#3'],
      'EX-15: exhausting the leader is a change; playing nothing is allowed',
    ),
    () => {
      for (const hand of [['SOR_128'], ['SOR_089']]) {
        const t = table(engine, { you: { leader: 'SOR_003', hand } })
          .use('SOR_003')
          .none();
        expect([t.asks(), t.ids(0, 'hand').length]).toEqual(['1 action', 1]);
      }
    },
  );

  it(
    cr(
      ['6.4.0F', '6.4.5B', '7.2.3#1', '7.2.3#2', '1.9.3#1'],
      'EX-32: a condition that fails does not forbid the ability',
    ),
    () => {
      const t = table(engine, { you: { leader: 'SOR_002', baseDamage: 4 } }).use('SOR_002');
      expect([t.asks(), t.base(0)]).toEqual(['1 action', 4]);
      expect(
        table(engine, {
          you: { leader: 'SOR_002', baseDamage: 4, ground: ['SOR_088'] },
          them: { ground: ['SOR_095'] },
        })
          .attack('SOR_088', 'SOR_095')
          .pass()
          .use('SOR_002')
          .base(0),
      ).toBe(3);
    },
  );

  it(
    cr(
      ['6.4.4A', '6.4.2', '6.4.3B#1', '1.5.4D#4', '6.4.0C#1'],
      'EX-33: both parts of the cost must be payable',
    ),
    () => {
      expect(table(engine, { you: { leader: 'SOR_005', resources: 0 } }).options()).not.toContain(
        'use SOR_005 0',
      );
      expect(
        table(engine, { you: { leader: { id: 'SOR_005', ready: false }, resources: 3 } }).options(),
      ).not.toContain('use SOR_005 0');
      expect(table(engine, { you: { leader: 'SOR_005', resources: 1 } }).options()).toContain(
        'use SOR_005 0',
      );
    },
  );

  it(
    cr(
      ['1.18.1#1', '1.18.1A', '1.18.1B'],
      'EX-16: damage of a unit or an ability names who is responsible',
    ),
    () => {
      const byUnit = table(engine, {
        you: { ground: ['SOR_088'] },
        them: { ground: ['SOR_095'] },
      }).attack('SOR_088', 'SOR_095');
      expect(byUnit.events.find((e) => e.e === 'defeated')).toMatchObject({ by: 0, seat: 1 });
      const byEvent = table(engine, {
        you: { hand: ['SOR_041'], ground: [] },
        them: { ground: ['SOR_095'] },
      }).play('SOR_041');
      // The opponent only chooses; the player of the event is the one whose ability defeats.
      expect(byEvent.events.find((e) => e.e === 'defeated')).toMatchObject({ by: 0, seat: 1 });
    },
  );

  it(
    cr(
      ['1.18.1D', '1.11.6#2', '2.10.2#2', '8.16.7B#2'],
      'less HP by an ability: whoever changed it last',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_076'] },
        them: { ground: [{ id: 'SOR_095', damage: 1 }] },
      }).play('SOR_076');
      expect(t.events.find((e) => e.e === 'defeated')).toMatchObject({ by: 0 });
    },
  );

  it(
    cr(
      ['1.17.2#2'],
      'an attack is no longer shown once its attacker lies face down among the resources',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_083'] },
        them: { ground: ['SOR_204'] },
      }).attack('SOR_083', 'SOR_204');
      expect([t.asks(), t.pick('seat 0').yes().asks()]).toEqual(['0 whose-order', '1 optional']);
      expect([
        t.ids(0, 'resources').includes('SOR_083'),
        engine.view(t.state, null).attack,
      ]).toEqual([true, null]);
    },
  );
});
