import type { SideSetup } from '#rules';
import { cardById } from '../../facts/catalogue.js';
import { board, CLONE, costOf, deployed, DROID, hurt, numbers, rows, sides, times, upgradesOf, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const cost = (id: string): number => cardById(id)?.cost ?? 0;
const row = rows(it, expect);
/** The board after a friendly unit (or only an enemy) is defeated before your next action. */
const afterFall = (you: SideSetup, friend = true) => {
  const ground = [...(you.ground ?? []), 'SOR_128'];
  const t = board({ you: { ...you, ground, hand: ['SOR_078', ...(you.hand ?? [])] }, them: { ground: ['SOR_046', 'SOR_210'] } });
  return t
    .play('SOR_078')
    .pick(friend ? 'SOR_128' : 'SOR_210')
    .pass();
};
/** Three units together with the card itself, which is enough for Coordinate. */
const TWO = ['SOR_095', 'SOR_128'];

describe('Twilight of the Republic, 1 to 50', () => {
  it('TWI_001: Nala Se’s Clones cost no penalty, and heal her base as they fall once she is deployed', () => {
    const t = sides({ leader: 'TWI_001', base: 'SOR_020', hand: ['TWI_240'] }).play('TWI_240');
    expect(20 - t.ready(0)).toBe(cost('TWI_240'));
    const u = sides({ leader: { id: 'TWI_001', deployed: true }, baseDamage: 5, ground: ['TWI_240'] }, { hand: ['SHD_079'] }, { active: 1 })
      .play('SHD_079')
      .pick('TWI_240');
    expect(u.base(0)).toBe(3);
  });

  row('TWI_002: deployed, a Droid as he attacks', { you: { leader: deployed('TWI_002') } }, (t) => t.attack('TWI_002', 'SOR_029').units(DROID).length, 1);

  row(
    'TWI_002: a Droid once two friends fell, none after one',
    {},
    () =>
      [2, 1].map((n) => {
        const t = board({ you: { leader: 'TWI_002', ground: ['SOR_128', 'SOR_128'], hand: ['SOR_078', 'SOR_078'] }, them: { ground: ['SOR_046'] } });
        for (let i = 0; i < n; i++) t.play('SOR_078').pick('SOR_128').pass();
        return t.use('TWI_002').units(DROID).length;
      }),
    [1, 0],
  );

  it('TWI_003: Obi-Wan heals; deployed, he passes the damage on to another unit', () => {
    expect(
      sides({ leader: 'TWI_003', ground: [{ id: 'SOR_046', damage: 2 }] })
        .use('TWI_003')
        .unit('SOR_046').damage,
    ).toBe(1);
    const t = sides({ leader: { id: 'TWI_003', deployed: true }, ground: [{ id: 'SOR_046', damage: 2 }] }, { ground: ['SOR_095'] })
      .attack('TWI_003', 'SOR_029')
      .pick('SOR_046')
      .pick('SOR_095');
    expect([t.unit('SOR_046').damage, t.unit('SOR_095').damage]).toEqual([1, 1]);
  });

  row(
    'TWI_004: as he is deployed a discarded card may defeat an enemy that costs no more',
    { you: { leader: 'TWI_004', deck: ['SOR_063', 'SOR_128'] }, them: { ground: ['SOR_095', 'SOR_046'] } },
    (t) => [
      t
        .use('TWI_004', 1)
        .yes()
        .units()
        .map((u) => u.id),
      t.ids(0, 'discard'),
    ],
    [['TWI_004', 'SOR_046'], ['SOR_063']],
  );

  row(
    'TWI_004: a card, and one of the hand to the bottom of the deck, once a unit left play',
    { you: { leader: 'TWI_004', hand: ['SOR_078', 'SOR_095'], deck: ['SOR_063', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('SOR_078').pass().use('TWI_004').pick('SOR_095').pick('mode 1');
      return [t.ids(0, 'hand'), t.ids(0, 'deck')];
    },
    [['SOR_063'], ['SOR_128', 'SOR_095']],
  );

  row('TWI_004: nothing before', { you: { leader: 'TWI_004', hand: ['SOR_095'] } }, (t) => t.use('TWI_004').ids(0, 'hand'), ['SOR_095']);

  row(
    'TWI_005: deployed, the next Separatist card has Exploit 3',
    { you: { leader: deployed('TWI_005'), hand: ['TWI_234'], ground: ['SOR_128', 'SOR_128', 'SOR_128'] } },
    (t) => {
      t.attack('TWI_005', 'SOR_029').pass();
      const before = t.ready(0);
      t.play('TWI_234').pick('SOR_128', 'SOR_128', 'SOR_128');
      return before - t.ready(0);
    },
    2,
  );

  row(
    'TWI_005: a Separatist card with Exploit 1, and no other card',
    { you: { leader: 'TWI_005', hand: ['TWI_229', 'SOR_095'], ground: ['SOR_128'] } },
    (t) => {
      t.use('TWI_005');
      const offered = t.options();
      t.pick('play TWI_229').pick('SOR_128');
      return [offered, t.units('SOR_128').length, t.ready(0)];
    },
    [['play TWI_229'], 0, 19],
  );

  row(
    'TWI_006: deployed, 2 power and HP for another unit once a friend fell',
    {},
    () =>
      ['SOR_128', 'SOR_046'].map((victim) => {
        const t = board({ you: { leader: deployed('TWI_006'), ground: ['SOR_095', 'SOR_128'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } });
        t.play('SOR_078').pick(victim).pass().attack('TWI_006', 'SOR_029');
        if (t.asks() === '0 target') t.pick('SOR_095');
        return numbers(t, 'SOR_095');
      }),
    [
      [5, 5],
      [3, 3],
    ],
  );

  row(
    'TWI_006: 2 power and HP for a unit once a friend fell',
    {},
    () =>
      [true, false].map((friend) => {
        const t = afterFall({ leader: 'TWI_006', ground: ['SOR_095'] }, friend).use('TWI_006');
        if (t.asks() === '0 target') t.pick('SOR_095');
        return numbers(t, 'SOR_095');
      }),
    [
      [5, 5],
      [3, 3],
    ],
  );

  it('TWI_007: Rex rewards an attack with a Clone; deployed, he hardens Troopers', () => {
    const t = sides({ leader: 'TWI_007', ground: ['SOR_046'] })
      .attack('SOR_046')
      .pass()
      .use('TWI_007');
    expect(t.units('TOKEN_CLONE_TROOPER')).toHaveLength(1);
    const u = sides({ leader: 'TWI_007' }).use('TWI_007', 1);
    expect(u.unit('TOKEN_CLONE_TROOPER').hp).toBe(3);
  });

  row(
    'TWI_008: a Republic card of the top three, with three units only',
    {},
    () =>
      [TWO, [...TWO, 'SOR_046']].map((ground) => {
        const t = board({ you: { leader: 'TWI_008', ground, deck: ['SOR_095', 'TWI_205', 'SOR_128', 'TWI_240'] } });
        if (!t.options().includes('use TWI_008 0')) return 'not offered';
        t.use('TWI_008');
        return [t.options(), t.pick('TWI_205').ids(0, 'hand')];
      }),
    ['not offered', [['TWI_205'], ['TWI_205']]],
  );

  it('TWI_009: Maul lends Overwhelm for an attack, and to all once deployed', () => {
    expect(
      sides({ leader: 'TWI_009', ground: ['SOR_046'] }, { ground: ['SOR_128'] })
        .use('TWI_009')
        .pick('SOR_128')
        .base(1),
    ).toBe(2);
    expect(sides({ leader: { id: 'TWI_009', deployed: true }, ground: ['SOR_046'] }).unit('SOR_046').keywords).toEqual({ overwhelm: 1 });
  });

  row(
    'TWI_010: deployed, Saboteur with three cards in the hand, 2 power with six',
    {},
    () =>
      [2, 3, 6].map((n) => {
        const u = board({ you: { leader: deployed('TWI_010'), hand: times(n, 'SOR_095') } }).unit('TWI_010');
        return [u.keywords, u.power];
      }),
    [
      [{}, 4],
      [{ saboteur: 1 }, 4],
      [{ saboteur: 1 }, 6],
    ],
  );

  row(
    'TWI_010: damage for each card drawn in this phase',
    {},
    () =>
      [true, false].map((drawn) => {
        const t = board({ you: { leader: 'TWI_010', hand: ['TWI_257'], ground: [DROID] }, them: { ground: ['SOR_046'] } });
        if (drawn) t.play('TWI_257').pass();
        return t.use('TWI_010').pick('SOR_046').unit('SOR_046').damage;
      }),
    [2, 0],
  );

  row(
    'TWI_011: deployed, 2 power with three units',
    {},
    () => [['SOR_095', 'SOR_128'], ['SOR_095']].map((ground) => board({ you: { leader: deployed('TWI_011'), ground } }).unit('TWI_011').power),
    [5, 3],
  );

  row(
    'TWI_011: an attack with 1 power more, with three units only',
    {},
    () =>
      [TWO, [...TWO, 'SOR_046']].map((ground) => {
        const t = board({ you: { leader: 'TWI_011', ground } });
        return t.options().includes('use TWI_011 0') ? t.use('TWI_011').pick('SOR_095').base(1) : 'not offered';
      }),
    ['not offered', 4],
  );

  it('TWI_013: Mace Windu hurts the hurt, twice at 5 damage', () => {
    const hurt = (damage: number) =>
      sides({ leader: 'TWI_013' }, { ground: [{ id: 'SOR_046', damage }] })
        .use('TWI_013')
        .unit('SOR_046').damage;
    expect([hurt(2), hurt(4)]).toEqual([3, 6]);
    const t = sides({ leader: 'TWI_013' }, { ground: [{ id: 'SOR_046', damage: 1 }, 'SOR_095'] }).use('TWI_013', 1);
    expect([t.unit('SOR_046').damage, t.unit('SOR_095').damage]).toEqual([3, 0]);
  });

  row(
    'TWI_014: deployed, after an event she strikes first with 1 power more',
    {},
    () =>
      [true, false].map((event) => {
        const t = board({ you: { leader: deployed('TWI_014'), hand: ['TWI_251'] }, them: { ground: [hurt('SOR_046', 3)] } });
        if (event) t.play('TWI_251').pass();
        t.attack('TWI_014', 'SOR_046');
        return [t.units('SOR_046').length, t.unit('TWI_014').damage];
      }),
    [
      [0, 0],
      [1, 3],
    ],
  );

  row(
    'TWI_014: an attack, with 1 power more after an event',
    {},
    () =>
      [true, false].map((event) => {
        const t = board({ you: { leader: 'TWI_014', hand: ['TWI_251'], ground: ['SOR_095'] } });
        if (event) t.play('TWI_251').pass();
        t.use('TWI_014');
        if (t.asks() === '0 target') t.pick('SOR_095');
        return t.base(1);
      }),
    [4, 3],
  );

  it('TWI_015: Grievous makes a Droid a Sentinel; deployed, stronger too', () => {
    expect(
      sides({ leader: 'TWI_015', ground: ['TWI_229'] })
        .use('TWI_015')
        .unit('TWI_229').keywords,
    ).toEqual({ sentinel: 1 });
    const t = sides({ leader: { id: 'TWI_015', deployed: true }, ground: ['TWI_229'] })
      .attack('TWI_015')
      .pick('TWI_229');
    expect([t.unit('TWI_229').keywords, t.unit('TWI_229').power]).toEqual([{ sentinel: 1 }, 2]);
  });

  row(
    'TWI_016: deployed, each enemy damaged by a friend may be exhausted',
    { you: { leader: deployed('TWI_016'), ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.attack('SOR_095', 'SOR_046').yes().unit('SOR_046').ready, t.unit('TWI_016').ready],
    [false, true],
  );

  row(
    'TWI_016: may exhaust the enemy unit that a friend damaged, and himself',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { leader: 'TWI_016', ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } }).attack('SOR_095', 'SOR_046');
        if (wanted) t.yes();
        else t.no();
        return t.unit('SOR_046').ready;
      }),
    [false, true],
  );

  row(
    'TWI_017: a card and 2 healed once a Heroism unit fell, then the other side with a Clone and 2 damage for a Villainy card',
    { you: { leader: 'TWI_017', baseDamage: 5, hand: ['SOR_078', 'SOR_128'], ground: ['SOR_095'] } },
    (t) => {
      t.play('SOR_078').pass().use('TWI_017');
      const first = [t.ids(0, 'hand').length, t.base(0), t.units(CLONE).length];
      t.nextRound();
      if (t.asks() !== '0 action') t.pass();
      t.play('SOR_128').pass().use('TWI_017');
      return [first, t.units(CLONE).length, t.base(1)];
    },
    [[2, 3, 0], 1, 2],
  );

  row(
    'TWI_017: neither side does anything without its condition',
    { you: { leader: 'TWI_017', baseDamage: 5 } },
    (t) => [t.use('TWI_017').ids(0, 'hand').length, t.base(0)],
    [0, 5],
  );

  it('TWI_018: Quinlan Vos answers a unit with damage to one of its cost, deployed to a cheaper one too', () => {
    const t = sides({ leader: 'TWI_018', hand: ['SOR_095'] }, { ground: ['SOR_128', 'SOR_095'] })
      .play('SOR_095')
      .yes();
    expect([
      t.unit('SOR_128').damage,
      t
        .units('SOR_095')
        .map((u) => u.damage)
        .sort(),
    ]).toEqual([0, [0, 1]]);
    const u = sides({ leader: { id: 'TWI_018', deployed: true }, hand: ['SOR_095'] }, { ground: ['SOR_128', 'SOR_046'] }).play('SOR_095');
    expect(u.options()).toEqual(['SOR_128']);
  });

  row('TWI_019: 1 HP for leader units', { you: { base: 'TWI_019', leader: deployed('SOR_010'), ground: ['SOR_095'] } }, (t) => [numbers(t, 'SOR_010'), numbers(t, 'SOR_095')], [
    [5, 9],
    [3, 3],
  ]);

  row('TWI_022: two Droids when a leader is deployed', { you: { base: 'TWI_022' } }, (t) => t.use('SOR_010', 1).units(DROID).length, 2);

  row('TWI_025: a card when a leader is deployed', { you: { base: 'TWI_025' } }, (t) => t.use('SOR_010', 1).ids(0, 'hand').length, 1);

  row('TWI_028: 1 power for leader units', { you: { base: 'TWI_028', leader: deployed('SOR_010'), ground: ['SOR_095'] } }, (t) => [numbers(t, 'SOR_010'), numbers(t, 'SOR_095')], [
    [6, 8],
    [3, 3],
  ]);

  row(
    'TWI_031: may take 1 power and HP once a friend fell',
    {},
    () =>
      [true, false].map((friend) => {
        const t = afterFall({ hand: ['TWI_031'] }, friend).play('TWI_031');
        if (t.asks() === '0 target') t.pick('SOR_046');
        return numbers(t, 'SOR_046');
      }),
    [
      [2, 6],
      [3, 7],
    ],
  );

  row('TWI_032: its end brings a Droid', { you: { ground: ['TWI_032'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(DROID).length, 1);

  it('TWI_033: the MagnaGuard stands Sentinel for the phase when played and when a friendly unit falls', () => {
    expect(
      sides({ hand: ['TWI_033'] })
        .play('TWI_033')
        .unit('TWI_033').keywords,
    ).toEqual({ sentinel: 1 });
    const t = sides({ ground: ['TWI_033', 'SOR_128'] }, { hand: ['SHD_079', 'SHD_079'], ground: ['SOR_046'] }, { active: 1 });
    expect(t.play('SHD_079').pick('SOR_046').unit('TWI_033').keywords).toEqual({});
    expect(t.pass().play('SHD_079').pick('SOR_128').unit('TWI_033').keywords).toEqual({
      sentinel: 1,
    });
  });

  row(
    'TWI_034: with four Lightsabers he defeats four enemies',
    {},
    () =>
      [4, 3].map((n) => {
        const sabers = times(n, 'LOF_261');
        const t = board({ you: { ground: [wearing('TWI_034', ...sabers)] }, them: { ground: ['SOR_095', 'SOR_128', 'SOR_046', 'SOR_210', 'SOR_232'] } }).attack(
          'TWI_034',
          'SOR_029',
        );
        if (t.asks() === '0 target') t.pick('SOR_095', 'SOR_046', 'SOR_210', 'SOR_232');
        return t.units().length;
      }),
    [2, 6],
  );

  row('TWI_034: no aspect penalty for a Lightsaber on him', {}, () => costOf('TWI_152', { ground: ['TWI_034'] }), 2);

  row(
    'TWI_035: a card for another friend',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: ['TWI_035', 'SOR_095'] } }).attack('TWI_035', 'SOR_029');
        if (t.options().includes('TWI_035')) t.pick('TWI_035');
        if (wanted) t.pick('SOR_095');
        else t.none();
        return [t.units('SOR_095').length, t.ids(0, 'hand').length];
      }),
    [
      [0, 1],
      [1, 0],
    ],
  );

  row(
    'TWI_036: defeats an enemy with 2 remaining HP',
    { you: { hand: ['TWI_036'] }, them: { ground: ['SOR_095', hurt('SOR_046', 5)] } },
    (t) =>
      t
        .play('TWI_036')
        .units()
        .map((u) => u.id),
    ['TWI_036', 'SOR_095'],
  );

  row(
    'TWI_038: 2 power and HP less for an enemy space unit',
    { you: { space: ['TWI_038'] }, them: { space: ['SEC_037'], ground: ['SOR_095'] } },
    (t) => numbers(t.attack('TWI_038', 'SOR_029'), 'SEC_037'),
    [4, 5],
  );

  row(
    'TWI_039: 4 power less for an enemy, which cannot attack',
    { you: { hand: ['TWI_039'] }, them: { ground: ['SOR_232', 'SOR_095'] } },
    (t) => {
      t.play('TWI_039').pick('SOR_232');
      return [t.unit('SOR_232').power, t.options().filter((o) => o.startsWith('attack'))];
    },
    [2, ['attack SOR_095']],
  );

  row(
    'TWI_040: an upgrade from a discard pile, without aspect penalty, once an enemy fell',
    {},
    () =>
      [true, false].map((enemy) => {
        const t = board({ you: { hand: ['SOR_078', 'TWI_040'], ground: ['SOR_095', 'SOR_128'] }, them: { ground: ['SOR_210'], discard: ['ASH_228'] } });
        t.play('SOR_078')
          .pick(enemy ? 'SOR_210' : 'SOR_128')
          .pass();
        const before = t.ready(0);
        t.play('TWI_040');
        if (enemy) t.pick('SOR_095');
        return [upgradesOf(t, 'SOR_095'), before - t.ready(0) - costOf('TWI_040', {})];
      }),
    [
      [['ASH_228'], 1],
      [[], 0],
    ],
  );

  row(
    'TWI_041: defeats a unit, and its power is damage to the own base',
    { you: { hand: ['TWI_041'] }, them: { ground: ['SOR_232'] } },
    (t) => [t.play('TWI_041').units().length, t.base(0)],
    [0, 6],
  );

  row(
    'TWI_042: 1 power for friends that were healed in this phase',
    { you: { ground: ['TWI_042', hurt('SOR_046', 4), hurt('SOR_232', 1)], hand: ['TWI_073'] } },
    (t) => {
      const before = t.unit('SOR_046').power;
      t.play('TWI_073').pick('SOR_046');
      return [before, t.unit('SOR_046').power, t.unit('SOR_232').power];
    },
    [3, 4, 6],
  );

  row('TWI_043: Sentinel beside another Republic unit', {}, () => ['TWI_205', 'SOR_095'].map((id) => board({ you: { ground: ['TWI_043', id] } }).unit('TWI_043').keywords), [
    { sentinel: 1 },
    {},
  ]);

  row('TWI_043: its end brings a Clone', { you: { ground: ['TWI_043'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(CLONE).length, 1);

  row(
    'TWI_044: heals up to 2 from another unit and takes as much',
    { you: { hand: ['TWI_044'], ground: [hurt('SOR_046', 3)] } },
    (t) => [t.play('TWI_044').pick('2').unit('SOR_046').damage, t.unit('TWI_044').damage],
    [1, 2],
  );

  row('TWI_045: 3 HP with three units', {}, () => [TWO, ['SOR_095']].map((others) => board({ you: { ground: ['TWI_045', ...others] } }).unit('TWI_045').hp), [6, 3]);

  row('TWI_046: a unit has Sentinel', { you: { hand: ['TWI_046'], ground: ['SOR_095'] } }, (t) => t.play('TWI_046').pick('SOR_095').unit('SOR_095').keywords, { sentinel: 1 });

  it('TWI_047: with Satine Kryze every unit can mill half its remaining HP, rounded up', () => {
    const t = sides({ ground: [{ id: 'SOR_046', damage: 2 }, 'TWI_047'] }, { ground: ['SOR_128'] }).use('SOR_046');
    expect([t.ids(1, 'discard').length, t.unit('SOR_046').ready]).toEqual([3, false]);
    expect(t.options()).toContain('use SOR_128 0');
  });

  row(
    'TWI_048: may take 1 damage to deal 2 to another space unit',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['TWI_048'] }, them: { space: ['SOR_237'], ground: ['SOR_095'] } }).play('TWI_048');
        if (wanted) t.yes();
        else t.no();
        return [t.unit('TWI_048').damage, t.unit('SOR_237').damage];
      }),
    [
      [1, 2],
      [0, 0],
    ],
  );

  row('TWI_049: attacked, a Clone', { you: { ground: ['TWI_049'] }, them: { ground: ['SOR_128'] }, active: 1 }, (t) => t.attack('SOR_128', 'TWI_049').units(CLONE).length, 1);

  it('TWI_050: Luminara heals a base by the number of her units, and has Grit as one of three', () => {
    const t = sides({ hand: ['TWI_050'], ground: ['SOR_046', 'SOR_095'], baseDamage: 9 })
      .play('TWI_050')
      .pick('SOR_023');
    expect([t.base(0), t.unit('TWI_050').keywords.grit]).toEqual([6, 1]);
  });
});
