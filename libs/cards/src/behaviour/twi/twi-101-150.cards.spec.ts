import { board, CLONE, costOf, DROID, engine, hurt, numbers, rows, sides, upgradesOf, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const three = ['SOR_095', 'SOR_128'];

describe('Twilight of the Republic, 101 to 150', () => {
  row(
    'TWI_101: may exhaust as another unit is played to search for one',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: ['TWI_101'], hand: ['SOR_128'], deck: ['SOR_172', 'SOR_095', 'SOR_078', 'SOR_063', 'SOR_046'] } }).play('SOR_128');
        if (!wanted) return t.no().ids(0, 'hand');
        t.yes();
        return [t.options(), t.pick('SOR_095').ids(0, 'hand'), t.unit('TWI_101').ready];
      }),
    [[['SOR_095', 'SOR_063'], ['SOR_095'], false], []],
  );

  row(
    'TWI_102: two Clones or three Droids',
    {},
    () =>
      [0, 1].map(
        (mode) =>
          board({ you: { hand: ['TWI_102'] } })
            .play('TWI_102')
            .pick(`mode ${mode}`)
            .units().length,
      ),
    [2, 3],
  );

  row(
    'TWI_103: for the phase the end of a friend deals 2 to an enemy',
    {},
    () =>
      [true, false].map((played) => {
        const t = board({ you: { hand: ['TWI_103', 'SOR_078'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } });
        if (played) t.play('TWI_103').pass();
        return t.play('SOR_078').pick('SOR_095').unit('SOR_046').damage;
      }),
    [2, 0],
  );

  row(
    'TWI_104: its end may give a Trooper 2 power and HP',
    { you: { ground: ['TWI_104', 'SOR_095', 'SOR_210'], hand: ['SOR_078'] } },
    (t) => {
      t.play('SOR_078').pick('TWI_104');
      return [t.options(), numbers(t.pick('SOR_095'), 'SOR_095')];
    },
    [['SOR_095'], [5, 5]],
  );

  row('TWI_105: two resources for an attack with 2 power more', { you: { ground: ['TWI_105', 'SOR_095'] } }, (t) => t.use('TWI_105').base(1), 5);

  row(
    'TWI_109: may heal 3 from a base beside another Republic unit',
    { you: { hand: ['TWI_109'], ground: [CLONE], baseDamage: 5 } },
    (t) => t.play('TWI_109').pick('SOR_023').base(0),
    2,
  );

  row(
    'TWI_112: a Droid with the initiative',
    {},
    () =>
      ([0, 1] as const).map((initiative) => {
        const t = board({ you: { hand: ['TWI_112'] }, initiative }).play('TWI_112');
        if (t.asks() === '0 order') t.pick('TWI_112');
        return t.units(DROID).length;
      }),
    [1, 0],
  );

  row(
    'TWI_114: with three units the others have Overwhelm and 1 power and HP more',
    { you: { ground: ['TWI_114', ...three] } },
    (t) => [numbers(t, 'SOR_095'), t.unit('SOR_095').keywords],
    [[4, 4], { overwhelm: 1 }],
  );

  row(
    'TWI_115: captures an enemy ground unit that costs no more than was paid',
    {},
    () =>
      [false, true].map((exploited) => {
        const t = board({ you: { hand: ['TWI_115'], ground: ['SOR_128'] }, them: { ground: ['SOR_038', 'SOR_232', 'SOR_046'] } }).play('TWI_115');
        if (exploited) t.pick('SOR_128');
        else t.none().pick('SOR_232');
        return t.unit('TWI_115').captives.map((c) => c.id);
      }),
    [['SOR_232'], ['SOR_046']],
  );

  it('TWI_116: the Clone enters as a copy with its When Played, not unique, and dies as itself', () => {
    const t = sides({ hand: ['TWI_116'], ground: ['JTL_047'], resources: 20 }, { hand: ['SHD_079'] })
      .play('TWI_116')
      .pick('JTL_047')
      .pick('mode 0')
      .play('SHD_079');
    expect(t.units().map((u) => [u.id, u.power, u.hp])).toEqual([
      ['JTL_047', 1, 5],
      ['TWI_116', 1, 5],
    ]);
    t.pick('TWI_116');
    expect([t.ids(0, 'discard'), t.units('JTL_047').length]).toEqual([['TWI_116'], 1]);
  });

  it('TWI_116: a copy is gone with the JSON of no state, and copies nothing when declined', () => {
    const t = sides({ hand: ['TWI_116'], ground: ['SOR_164'] })
      .play('TWI_116')
      .pick('SOR_164');
    const stored = engine.load(JSON.stringify(t.state));
    expect(engine.view(stored as typeof t.state, null)).toEqual(engine.view(t.state, null));
    expect(
      sides({ hand: ['TWI_116'], ground: ['SOR_164'] })
        .play('TWI_116')
        .none()
        .units('TWI_116'),
    ).toEqual([]);
  });

  row('TWI_119: its token unit has Overwhelm', { you: { hand: ['TWI_119'], ground: [CLONE, 'SOR_095'] } }, (t) => t.play('TWI_119').unit(CLONE).keywords, { overwhelm: 1 });

  row(
    'TWI_120: its unit plays another for 1 less',
    { you: { ground: [wearing('SOR_095', 'TWI_120')], hand: ['SOR_128'] } },
    (t) => t.use('SOR_095').pick('play SOR_128').ready(0),
    20,
  );

  row(
    'TWI_121: its Jedi makes the next unit 2 cheaper',
    { you: { ground: [wearing('SOR_051', 'TWI_121')], hand: ['SOR_046'] } },
    (t) => {
      t.attack('SOR_051', 'SOR_029').pick('SOR_051').pass();
      const before = t.ready(0);
      return before - t.play('SOR_046').ready(0) - costOf('SOR_046', {});
    },
    -2,
  );

  row('TWI_122: 1 power and HP for each Trooper', { you: { ground: [wearing('SOR_232', 'TWI_122'), 'SOR_095', 'SOR_128'] } }, (t) => t.unit('SOR_232').power, 8);

  row(
    'TWI_125: as many Clones as resources are paid, and as many Droids for the opponent',
    { you: { hand: ['TWI_125'] } },
    (t) => {
      t.play('TWI_125').pick('3');
      return [t.units(CLONE).length, t.state.players[1]?.units.length, t.ready(0)];
    },
    [3, 3, 15],
  );

  row('TWI_126: 1 power and HP for each friendly unit', { you: { hand: ['TWI_126'], ground: three } }, (t) => [numbers(t.play('TWI_126'), 'SOR_095'), numbers(t, 'SOR_128')], [
    [4, 4],
    [4, 2],
  ]);

  row(
    'TWI_129: Restore 2 for Republic units, and a Clone at their end',
    { you: { hand: ['TWI_129', 'SOR_078'], ground: ['TWI_205', 'SOR_095'] } },
    (t) => {
      t.play('TWI_129').pass();
      const keywords = [t.unit('TWI_205').keywords['restore'], t.unit('SOR_095').keywords['restore']];
      return [keywords, t.play('SOR_078').pick('TWI_205').units(CLONE).length];
    },
    [[2, undefined], 1],
  );

  row(
    'TWI_130: Overwhelm and Saboteur beside a Mandalorian, 1 power beside a Trooper',
    {},
    () =>
      ['SEC_164', 'SOR_095', 'SOR_210'].map((id) => {
        const u = board({ you: { ground: ['TWI_130', id] } }).unit('TWI_130');
        return [u.keywords, u.power];
      }),
    [
      [{ overwhelm: 1, saboteur: 1 }, 2],
      [{}, 3],
      [{}, 2],
    ],
  );

  row('TWI_131: its end deals 2 to a base', { you: { ground: ['TWI_131'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').pick('SOR_029').base(1), 2);

  row('TWI_132: bases are not healed', { you: { space: ['TWI_132'], hand: ['SOR_074'], baseDamage: 5 } }, (t) => t.play('SOR_074').pick('SOR_023').base(0), 5);

  it('TWI_135: Darth Maul hits two units at once, and both hit back', () => {
    const t = sides({ ground: ['TWI_135'] }, { ground: ['SOR_046', 'SOR_095', 'SOR_128'], space: ['SOR_237'] })
      .attack('TWI_135')
      .pick('SOR_046');
    expect(t.options()).toEqual(['SOR_095', 'SOR_128']);
    t.pick('SOR_128');
    expect([t.unit('SOR_046').damage, t.units('SOR_128').length, t.units('TWI_135').length]).toEqual([5, 0, 0]);
  });

  it('TWI_135: one unit is enough, a base stands alone, and one Shield takes what both deal', () => {
    const t = sides({ ground: ['TWI_135'] }, { ground: ['SOR_046', 'SOR_095'] })
      .attack('TWI_135')
      .pick('SOR_046')
      .none();
    expect([t.unit('TWI_135').damage, t.unit('SOR_095').damage]).toEqual([3, 0]);
    expect(
      sides({ ground: ['TWI_135'] }, { ground: ['SOR_046', 'SOR_095'] })
        .attack('TWI_135')
        .pick('SOR_029')
        .base(1),
    ).toBe(5);
    const u = sides({ ground: [{ id: 'TWI_135', upgrades: ['TOKEN_SHIELD'] }] }, { ground: ['SOR_046', 'SOR_095'] })
      .attack('TWI_135')
      .pick('SOR_046')
      .pick('SOR_095');
    expect([u.unit('TWI_135').damage, upgradesOf(u, 'TWI_135')]).toEqual([0, []]);
  });

  row('TWI_137: is readied against more units', { you: { hand: ['TWI_137'] }, them: { ground: ['SOR_046', 'SOR_095'] } }, (t) => t.play('TWI_137').unit('TWI_137').ready, true);

  row(
    'TWI_138: the power of each unit exploited may be damage to an enemy',
    {},
    () =>
      [true, false].map((exploited) => {
        const t = board({ you: { hand: ['TWI_138'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } }).play('TWI_138');
        if (exploited) t.pick('SOR_095').pick('SOR_046');
        else t.none();
        return t.unit('SOR_046').damage;
      }),
    [3, 0],
  );

  row(
    'TWI_139: 1 power for each damage on the defender',
    { you: { hand: ['TWI_139'], ground: ['SOR_095'] }, them: { ground: [hurt('SOR_232', 1)] } },
    (t) => t.play('TWI_139').pick('SOR_232').unit('SOR_232').damage,
    5,
  );

  row(
    'TWI_139: damage that comes in the attack does not count',
    { you: { hand: ['TWI_139'], ground: ['JTL_187'] }, them: { ground: [hurt('SOR_119', 1)] } },
    (t) => {
      const { power } = t.unit('JTL_187');
      return t.play('TWI_139').pick('SOR_119').unit('SOR_119').damage - 1 - 1 - power;
    },
    1,
  );

  row('TWI_140: a friend for 4 damage', { you: { hand: ['TWI_140'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('TWI_140').unit('SOR_046').damage, 4);

  row('TWI_142: 2 power more behind 15 damage', {}, () => [15, 14].map((baseDamage) => board({ you: { space: ['TWI_142'], baseDamage } }).unit('TWI_142').power), [4, 2]);

  row(
    'TWI_143: 1 power and Saboteur once an enemy fell',
    { you: { ground: ['TWI_143'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('SOR_078').pick('SOR_046');
      return [t.unit('TWI_143').power, t.unit('TWI_143').keywords];
    },
    [4, { saboteur: 1 }],
  );

  row('TWI_144: a Clone', { you: { hand: ['TWI_144'] } }, (t) => t.play('TWI_144').units(CLONE).length, 1);

  row('TWI_145: two Droids for an opponent', { you: { hand: ['TWI_145'] } }, (t) => t.play('TWI_145').state.players[1]?.units.length, 2);

  row(
    'TWI_146: may take 2 damage to the own base for a Tactic of the top eight',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['TWI_146'], deck: ['SOR_095', 'SOR_078', 'SOR_128'] } }).play('TWI_146');
        if (wanted) t.yes().pick('SOR_078');
        else t.no();
        return [t.base(0), t.ids(0, 'hand')];
      }),
    [
      [2, ['SOR_078']],
      [0, []],
    ],
  );

  row('TWI_147: draws as he attacks with three units', { you: { ground: ['TWI_147', ...three] } }, (t) => t.attack('TWI_147', 'SOR_029').ids(0, 'hand').length, 1);

  row('TWI_148: its end costs each opponent a card', { you: { space: ['TWI_148'], hand: ['SOR_078'] }, them: { hand: ['SOR_095'] } }, (t) => t.play('SOR_078').ids(1, 'hand'), []);

  row(
    'TWI_149: 1 damage for each Republic unit, itself among them',
    { you: { hand: ['TWI_149'], ground: [CLONE] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('TWI_149').unit('SOR_046').damage,
    2,
  );

  row(
    'TWI_150: behind 15 damage, 1 to each enemy ground unit',
    { you: { ground: ['TWI_150'], baseDamage: 15 }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('TWI_150', 'SOR_029').unit('SOR_046').damage,
    1,
  );
});
