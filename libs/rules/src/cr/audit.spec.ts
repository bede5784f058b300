/** Rules whose first test proved only a part of them: the other parts. */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../effects/builders.js';
import { createEngine } from '../engine/engine.js';
import { cr } from '../testing/cite.js';
import { beside, made } from '../testing/made-cards.js';
import { table } from '../testing/table.js';

const withCards = beside(playableBook());
const engine = createEngine(playableBook());

describe('1. Concepts', () => {
  it(
    cr(
      ['1.5.2E#2', '3.6.5#3'],
      'what an upgrade of an opponent gives to a unit is resolved by the player of the unit',
    ),
    () => {
      const gift = made(
        'T_U',
        { type: 'Upgrade', upgradePower: 0, upgradeHp: 0 },
        say.attachedGains(say.gains(say.onAttack(say.draw()))),
      );
      const t = table(withCards(gift), {
        you: { hand: ['T_U'] },
        them: { ground: ['SOR_095'] },
      }).play('T_U');
      t.attack('SOR_095', 'SOR_023');
      expect([t.ids(0, 'hand').length, t.ids(1, 'hand').length]).toEqual([0, 1]);
    },
  );

  it(
    cr(
      ['1.15.5B#1', '1.15.5B#2', '1.12.2A#3'],
      'whoever took the initiative passes for the rest of the phase, and still resolves what his cards trigger',
    ),
    () => {
      const mourner = made(
        'T_M',
        {},
        say.on(
          { on: 'defeated', who: { type: 'Unit', side: 'friendly' }, by: 'you' },
          say.may(say.heal(1, say.yourBase)),
        ),
      );
      const t = table(withCards(mourner), {
        you: { ground: ['T_M', 'SOR_128'], baseDamage: 3 },
        them: { ground: ['SOR_046', 'SOR_095'] },
      }).pick('take-initiative');
      t.attack('SOR_046', 'SOR_128');
      expect(t.asks()).toBe('0 optional');
      t.yes();
      expect([t.base(0), t.asks()]).toEqual([2, '1 action']);
    },
  );

  it(
    cr(
      ['1.9.13#1', '1.9.13#2'],
      'unpreventable damage is dealt to what cannot be damaged, and in full to what takes less',
    ),
    () => {
      const wall = made('T_W', { hp: 5 }, say.constant('self', say.cannot('be-damaged')));
      const tough = made('T_T', { hp: 5 }, say.constant('self', { m: 'damage-taken', less: 2 }));
      const bomb = made('T_B', { type: 'Event' }, say.event(say.indirect(4)));
      const t = table(withCards(wall, tough, bomb), {
        you: { hand: ['T_B'] },
        them: { ground: ['T_W', 'T_T'] },
      })
        .play('T_B')
        .divide(0, 2, 2);
      expect([t.unit('T_W').damage, t.unit('T_T').damage]).toEqual([2, 2]);
    },
  );

  it(
    cr(
      ['1.18.1A'],
      'damage names its player in the regroup phase too, where nobody else is responsible',
    ),
    () => {
      const bomber = made(
        'T_B',
        {},
        say.on(
          { on: 'phase-started', where: { phase: 'regroup' } },
          say.damage(1, say.all(say.enemy())),
        ),
      );
      const t = table(withCards(bomber), {
        you: { ground: ['T_B'] },
        them: { ground: ['SOR_128'] },
      })
        .pass()
        .pass();
      expect(t.events.find((e) => e.e === 'defeated')).toMatchObject({ by: 0 });
    },
  );

  it(
    cr(['1.18.1D', '1.18.1E'], 'less HP by a constant ability or an upgrade: the active player'),
    () => {
      const e = withCards(
        made('T_C', {}, say.constant(say.enemy(), say.stats(0, -1))),
        made('T_U', { type: 'Upgrade', upgradePower: 0, upgradeHp: -1 }),
      );
      const by = (id: string) =>
        table(e, { you: { hand: [id] }, them: { ground: ['SOR_128'] } })
          .play(id)
          .events.find((x) => x.e === 'defeated');
      expect([by('T_C'), by('T_U')]).toMatchObject([{ by: 0 }, { by: 0 }]);
    },
  );

  it(
    cr(
      [
        '1.17.1#1',
        '1.17.1#2',
        '1.17.1#3',
        '1.17.2#1',
        '1.17.2#2',
        '4.5.2#2',
        '4.5.2#3',
        '1.7.3#1',
        '1.7.3#2',
        '1.7.4#1',
        '4.7.4#1',
        '4.7.4#2',
        '4.5.2#1',
      ],
      'what lies open is known to all; a hand and face-down resources to their player only, the order of a deck to nobody',
    ),
    () => {
      const t = table(engine, {
        you: {
          hand: ['SOR_128'],
          resources: ['SOR_046', 'SOR_095'],
          deck: ['SOR_172', 'SOR_222'],
          discard: ['SOR_226'],
          ground: [{ id: 'SOR_229', damage: 1, upgrades: ['SOR_069'] }],
          baseDamage: 3,
        },
        them: { hand: ['SOR_232'] },
      });
      const [own, theirs, nobodys] = [0, 1, null].map(
        (seat) => engine.view(t.state, seat).players[0],
      );
      for (const seen of [own, theirs, nobodys]) {
        expect(seen).toMatchObject({
          base: { damage: 3 },
          leaders: [{ id: 'SOR_010' }],
          handSize: 1,
          deckSize: 2,
          discard: [{ id: 'SOR_226' }],
          units: [{ id: 'SOR_229', damage: 1, upgrades: [{ id: 'SOR_069' }] }],
          resources: [{ ready: true }, { ready: true }],
        });
        expect(JSON.stringify(seen)).not.toMatch(/SOR_172|SOR_222/);
      }
      expect([own?.hand?.map((c) => c.id), own?.resources.map((r) => r.id)]).toEqual([
        ['SOR_128'],
        ['SOR_046', 'SOR_095'],
      ]);
      for (const seen of [theirs, nobodys]) {
        expect(seen?.hand).toBeUndefined();
        expect(JSON.stringify(seen)).not.toMatch(/SOR_128|SOR_046|SOR_095/);
      }
    },
  );
});

describe('3.7 Tokens', () => {
  it(
    cr(
      ['3.7.5#1', '3.7.6#1', '3.7.7#2', '3.7.8#2', '3.7.9#2', '3.7.10#2', '3.7.12#2'],
      'with the traits and icons that the book gives them',
    ),
    () => {
      const printed = (id: string) => {
        const { traits, aspects, token } = engine.book.cards.get(id) ?? {};
        return [[...(traits ?? [])].sort().join(), (aspects ?? []).join(), token];
      };
      expect(
        [
          'TOKEN_EXPERIENCE',
          'TOKEN_SHIELD',
          'TOKEN_BATTLE_DROID',
          'TOKEN_CLONE_TROOPER',
          'TOKEN_TIE_FIGHTER',
          'TOKEN_XWING',
          'TOKEN_SPY',
        ].map(printed),
      ).toEqual([
        ['LEARNED', '', true],
        ['ARMOR', '', true],
        ['DROID,SEPARATIST,TROOPER', 'Villainy', true],
        ['CLONE,REPUBLIC,TROOPER', 'Heroism', true],
        ['FIGHTER,VEHICLE', 'Villainy', true],
        ['FIGHTER,VEHICLE', 'Heroism', true],
        ['OFFICIAL', '', true],
      ]);
    },
  );

  const army = (...mods: Parameters<typeof say.constant>[1][]) =>
    made('T_G', {}, say.constant(say.anotherFriendly(), ...mods));

  it(
    cr(['3.7.2A#1', '3.7.2A#2'], 'a token unit with Shielded is shielded as it is created'),
    () => {
      const factory = made('T_F', { type: 'Event' }, say.event(say.create('x-wing')));
      const t = table(withCards(army(say.gain('shielded')), factory), {
        you: { hand: ['T_F'], ground: ['T_G'] },
      }).play('T_F');
      expect(t.unit('TOKEN_XWING').upgrades.map((u) => u.id)).toEqual(['TOKEN_SHIELD']);
    },
  );

  it(
    cr(['3.7.2A#1', '3.7.2A#2'], 'and one with Ambush attacks although it was created exhausted'),
    () => {
      const factory = made('T_F', { type: 'Event' }, say.event(say.create('x-wing')));
      const t = table(withCards(army(say.gain('ambush')), factory), {
        you: { hand: ['T_F'], ground: ['T_G'] },
        them: { space: ['SOR_237'] },
      }).play('T_F');
      expect(t.asks()).toBe('0 optional');
      t.yes();
      expect(t.unit('SOR_237').damage).toBe(2);
    },
  );
});

describe('7.5 Keywords', () => {
  it(
    cr(['7.5.6D'], 'Ambush shares the window of When Played: its player says which comes first'),
    () => {
      const both = made('T_A', {}, say.ambush, say.whenPlayed(say.draw()));
      const t = table(withCards(both), {
        you: { hand: ['T_A'] },
        them: { ground: ['SOR_046'] },
      }).play('T_A');
      expect([t.asks(), t.options()]).toEqual(['0 order', ['T_A', 'T_A']]);
    },
  );

  it(cr(['7.5.12B', '7.5.4#1'], 'Grit gained once more adds nothing'), () => {
    const gritty = made('T_G', { power: 2, hp: 6 }, say.grit);
    const drill = made('T_D', {}, say.constant(say.anotherFriendly(), say.gain('grit')));
    const t = table(withCards(gritty, drill), {
      you: { ground: [{ id: 'T_G', damage: 2 }, 'T_D'] },
    });
    expect(t.unit('T_G').power).toBe(4);
  });
});

describe('4. Zones', () => {
  it(
    cr(
      ['4.4.3#1', '4.4.3#2', '4.4.4#1', '3.2.3#2'],
      'space units attack space units and the base from where they are, and no ground unit',
    ),
    () => {
      const t = table(engine, {
        you: { space: ['SOR_237'] },
        them: { ground: ['SOR_095'], space: ['SOR_237'] },
      }).attack('SOR_237');
      expect(t.options()).toEqual(['SOR_237', 'SOR_029']);
      expect(t.pick('SOR_029').unit('SOR_237').arena).toBe('space');
    },
  );
});
