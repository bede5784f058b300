import { cardById } from '../../facts/catalogue.js';
import { board, costOf, DROID, hurt, numbers, rows, SHIELD, sides, spent, TIE, unitsOf, upgradesOf, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const cost = (id: string): number => cardById(id)?.cost ?? 0;
const row = rows(it, expect);
const ship = (...upgrades: string[]) => ({ id: 'SOR_237', upgrades });

describe('Jump to Lightspeed, 151 to 200', () => {
  row(
    'JTL_151: may deal 2 to a damaged unit',
    { you: { space: ['JTL_151'] }, them: { ground: [hurt('SOR_046', 1), 'SOR_232'] } },
    (t) => {
      t.attack('JTL_151', 'SOR_029');
      return [t.options(), t.pick('SOR_046').unit('SOR_046').damage];
    },
    [['SOR_046'], 3],
  );

  row(
    'JTL_152: indirect damage of its power, and a card where a base was damaged',
    {},
    () =>
      [
        [3, 0],
        [0, 3],
      ].map((amounts) => {
        const t = board({ you: { space: ['JTL_152'] }, them: { ground: ['SOR_046'] } }).attack('JTL_152', 'SOR_029');
        const base = t.options().indexOf('SOR_029');
        t.divide(...(base === 0 ? amounts : [...amounts].reverse()));
        return [t.base(1), t.unit('SOR_046').damage, t.ids(0, 'hand').length];
      }),
    [
      [6, 0, 1],
      [3, 3, 0],
    ],
  );

  row(
    'JTL_153: may deal as much damage as there are cards in the hand',
    { you: { hand: ['JTL_153', 'SOR_095', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('JTL_153').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  it('JTL_154: the Profundity takes a card, and another from a fuller hand', () => {
    const left = (...hand: string[]) => {
      const t = sides({ hand: ['JTL_154'] }, { hand })
        .play('JTL_154')
        .pick('seat 1');
      while (t.decision.kind !== 'action') t.move({ pick: [0] });
      return t.ids(1, 'hand').length;
    };
    expect([left('SOR_046'), left('SOR_046', 'SOR_095'), left('SOR_046', 'SOR_095', 'SOR_128')]).toEqual([0, 0, 1]);
  });

  row(
    'JTL_155: two ready TIE Fighters for an opponent, a Vehicle for 3 less',
    { you: { hand: ['JTL_155', 'SOR_232', 'SOR_095'] } },
    (t) => {
      const before = t.ready(0);
      t.play('JTL_155');
      if (t.asks() === '0 target') t.pick('play SOR_232');
      return [
        t.units(TIE).map((u) => u.ready),
        unitsOf(t, 1)?.length,
        before -
          t.ready(0) -
          costOf('SOR_232') -
          (20 -
            board({ you: { hand: ['JTL_155'] } })
              .play('JTL_155')
              .ready(0)),
      ];
    },
    [[true, true], 2, -3],
  );

  it('JTL_156: a trench run hurts the Fighter by how far two discarded costs lie apart, Shield or not', () => {
    const t = sides({ hand: ['JTL_156'], space: [{ id: 'SOR_237', upgrades: ['TOKEN_SHIELD'] }] }, { deck: ['SOR_128', 'SOR_095'] }).play('JTL_156');
    expect([t.base(1), t.ids(1, 'discard')]).toEqual([6, ['SOR_128', 'SOR_095']]);
    expect([upgradesOf(t, 'SOR_237'), t.unit('SOR_237').damage]).toEqual([['TOKEN_SHIELD'], cost('SOR_095') - cost('SOR_128')]);
  });

  row(
    'JTL_157: readies as it attacks, once each round',
    { you: { space: ['JTL_157'] } },
    (t) => [t.attack('JTL_157', 'SOR_029').unit('JTL_157').ready, t.pass().attack('JTL_157', 'SOR_029').unit('JTL_157').ready],
    [true, false],
  );

  row(
    'JTL_158: 1 damage to itself without another Fighter',
    {},
    () =>
      [[], ['SOR_237']].map(
        (space) =>
          board({ you: { hand: ['JTL_158'], space } })
            .play('JTL_158')
            .unit('JTL_158').damage,
      ),
    [1, 0],
  );

  row(
    'JTL_160: may give a ground unit 2 power',
    { you: { space: ['JTL_160'], ground: ['SOR_095'] } },
    (t) => numbers(t.attack('JTL_160', 'SOR_029').pick('SOR_095'), 'SOR_095'),
    [5, 3],
  );

  row(
    'JTL_161: friendly Vehicles have 1 power and Overwhelm',
    { you: { ground: ['JTL_161', 'SOR_095'], space: ['SOR_237'] } },
    (t) => [t.unit('SOR_237').power, t.unit('SOR_237').keywords, t.unit('SOR_095').power],
    [3, { overwhelm: 1 }, 3],
  );

  row('JTL_162: its end deals 3 indirect damage', { you: { space: ['JTL_162'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').pick('seat 1').base(1), 3);

  row(
    'JTL_163: 1 less for each damaged ground unit',
    {},
    () => costOf('JTL_163') - costOf('JTL_163', { ground: [hurt('SOR_046', 1), 'SOR_095'], space: [hurt('SOR_237', 1)] }, { ground: [hurt('SOR_232', 2)] }),
    2,
  );

  row(
    'JTL_164: may turn the top card into a resource where an opponent has more',
    {},
    () =>
      [21, 20].map((resources) => {
        const t = board({ you: { hand: ['JTL_164'], deck: ['SOR_063'] }, them: { resources } }).play('JTL_164');
        if (t.asks() === '0 optional') t.yes();
        return t.ids(0, 'resources').includes('SOR_063');
      }),
    [true, false],
  );

  row(
    'JTL_168: may defeat an upgrade',
    { you: { ground: ['JTL_168'] }, them: { ground: [wearing('SOR_046', 'SOR_069')] } },
    (t) => upgradesOf(t.attack('JTL_168', 'SOR_029').pick('SOR_069'), 'SOR_046'),
    [],
  );

  row(
    'JTL_169: the When Defeated abilities of a friend may be used again',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { space: ['JTL_169'], ground: ['TWI_032'], hand: ['SOR_078'] } })
          .play('SOR_078')
          .pick('TWI_032');
        if (t.asks() === '0 order') t.pick('TWI_032');
        if (wanted) t.yes();
        else t.no();
        return t.units(DROID).length;
      }),
    [2, 1],
  );

  row(
    'JTL_171: the player of its unit assigns its indirect damage',
    {},
    () =>
      [['JTL_171'], []].map((upgrades) =>
        board({ you: { space: [wearing('JTL_149', ...upgrades)] }, them: { ground: ['SOR_046'] } })
          .attack('JTL_149', 'SOR_029')
          .asks(),
      ),
    ['0 divide', '1 divide'],
  );

  it('JTL_172: twin lasers hit two units of their arena', () => {
    const t = sides({ space: [ship('JTL_172')] }, { space: ['SOR_178', 'SOR_178'], ground: ['SOR_046'] }).attack('SOR_237', 'SOR_029');
    expect(t.options()).toEqual(['SOR_237', 'SOR_178', 'SOR_178']);
    expect(
      t
        .pick('SOR_178', 'SOR_178')
        .units('SOR_178')
        .map((u) => u.damage),
    ).toEqual([1, 1]);
  });

  row(
    'JTL_173: 3 damage to a friend and to an enemy of its arena',
    { you: { hand: ['JTL_173'], ground: ['SOR_046'] }, them: { ground: ['SOR_232'], space: ['SOR_237'] } },
    (t) => {
      t.play('JTL_173');
      return ['SOR_046', 'SOR_232', 'SOR_237'].map((id) => t.unit(id).damage);
    },
    [3, 3, 0],
  );

  row(
    'JTL_174: 2 damage to an enemy for each On Attack ability of the attacker',
    {},
    () =>
      ['JTL_243', 'SOR_237'].map((id) => {
        const t = board({ you: { hand: ['JTL_174'], space: [id] }, them: { ground: ['SOR_046'] } });
        const { power } = t.unit(id);
        t.play('JTL_174');
        return [t.unit('SOR_046').damage, t.base(1) - power];
      }),
    [
      [2, 0],
      [0, 0],
    ],
  );

  row(
    'JTL_175: defeats an upgrade, and 1 damage to its unit',
    { you: { hand: ['JTL_175'] }, them: { ground: [wearing('SOR_046', 'SOR_069'), 'SOR_232'] } },
    (t) => {
      t.play('JTL_175');
      return [upgradesOf(t, 'SOR_046'), t.unit('SOR_046').damage, t.unit('SOR_232').damage];
    },
    [[], 1, 0],
  );

  it('JTL_176: a ship shot down may cost a base 2', () => {
    const t = sides({ hand: ['JTL_176'] }, { space: ['SOR_237'] })
      .play('JTL_176')
      .pick('SOR_029');
    expect([t.units('SOR_237'), t.base(1)]).toEqual([[], 2]);
    expect(
      sides({ hand: ['JTL_176'] }, { space: ['SOR_066'] })
        .play('JTL_176')
        .asks(),
    ).toBe('1 action');
  });

  row(
    'JTL_177: an attack with 2 power, and a card where a base is damaged',
    {},
    () =>
      ['SOR_029', 'SEC_037'].map((target) => {
        const t = board({ you: { hand: ['JTL_177'], space: ['SOR_237'] }, them: { space: ['SEC_037'] } })
          .play('JTL_177')
          .pick(target);
        return [t.base(1), t.unit('SEC_037').damage, t.ids(0, 'hand').length];
      }),
    [
      [4, 0, 1],
      [0, 4, 0],
    ],
  );

  row(
    'JTL_178: may ready an enemy to ready a friend of its arena, unless the initiative was taken',
    {},
    () =>
      [false, true].map((taken) => {
        const t = board({ you: { hand: ['JTL_178'], ground: [spent('SOR_095')], space: [spent('SOR_237')] }, them: { ground: [spent('SOR_046')] }, active: taken ? 1 : 0 });
        if (taken) t.pick('take-initiative');
        t.play('JTL_178');
        if (t.asks() === '0 target') t.pick('SOR_046');
        return ['SOR_095', 'SOR_237', 'SOR_046'].map((id) => t.unit(id).ready);
      }),
    [
      [true, false, true],
      [false, false, false],
    ],
  );

  row(
    'JTL_179: readies a Fighter or Transport',
    { you: { hand: ['JTL_179'], space: [spent('SOR_237')], ground: [spent('SOR_095')] } },
    (t) => [t.play('JTL_179').unit('SOR_237').ready, t.unit('SOR_095').ready],
    [true, false],
  );

  row(
    'JTL_180: defeats the Shields of a unit, then 3 damage',
    { you: { hand: ['JTL_180'] }, them: { ground: [wearing('SOR_046', SHIELD, SHIELD)] } },
    (t) => [upgradesOf(t.play('JTL_180'), 'SOR_046'), t.unit('SOR_046').damage],
    [[], 3],
  );

  row(
    'JTL_181: 8 indirect damage, 12 with a Capital Ship',
    {},
    () =>
      [[], ['SEC_037']].map((space) =>
        board({ you: { hand: ['JTL_181'], space } })
          .play('JTL_181')
          .pick('seat 1')
          .base(1),
      ),
    [8, 12],
  );

  row(
    'JTL_182: does not ready in the regroup phase with less than 4 power',
    {},
    () =>
      [[], ['ASH_228']].map(
        (upgrades) =>
          board({ you: { space: [{ id: 'JTL_182', ready: false, upgrades }] } })
            .nextRound()
            .unit('JTL_182').ready,
      ),
    [false, true],
  );

  row('JTL_183: its end deals 2 indirect damage', { you: { space: ['JTL_183'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').pick('seat 1').base(1), 2);

  row(
    'JTL_185: strikes an exhausted unit first',
    {},
    () =>
      [false, true].map(
        (ready) =>
          board({ you: { space: ['JTL_185'] }, them: { space: [{ id: 'SOR_237', ready }] } })
            .attack('JTL_185', 'SOR_237')
            .unit('JTL_185').damage,
      ),
    [0, 2],
  );

  row(
    'JTL_186: may draw once a Bounty Hunter or Pilot was played',
    {},
    () =>
      ['JTL_057', 'SOR_095'].map((id) => {
        const t = board({ you: { space: ['JTL_186'], hand: [id] } })
          .play(id)
          .pass()
          .attack('JTL_186', 'SOR_029');
        if (t.asks() === '0 optional') t.yes();
        return t.ids(0, 'hand').length;
      }),
    [1, 0],
  );

  it('JTL_187: Bossk, and his ship, hurt and exhaust whom they attack', () => {
    const t = sides({ ground: ['JTL_187'] }, { ground: ['SOR_046'] }).attack('JTL_187', 'SOR_046');
    expect([t.unit('SOR_046').damage, t.unit('SOR_046').ready]).toEqual([5, false]);
    const u = sides({ space: [ship('JTL_187')] }, { space: ['JTL_053'] }).attack('SOR_237', 'JTL_053');
    expect([u.unit('JTL_053').damage, u.unit('JTL_053').ready]).toEqual([5, false]);
  });

  row(
    'JTL_188: units of the opponent cost 1 more once he hit their base',
    {},
    () =>
      [true, false].map((hit) => {
        const t = board({ you: { ground: ['JTL_188'] }, them: { hand: ['SOR_237'] } });
        if (hit) t.attack('JTL_188', 'SOR_029');
        else t.pass();
        return 20 - t.play('SOR_237').ready(1);
      }),
    [3, 2],
  );

  it('JTL_189: Boba Fett, as a Pilot, deals 1 damage, 2 from a Transport', () => {
    const from = (ship: string) =>
      sides({ hand: ['JTL_189'], space: [ship] }, { ground: ['SOR_046'] })
        .pick('play JTL_189 pilot')
        .pick('SOR_046')
        .unit('SOR_046').damage;
    expect([from('SOR_237'), from('JTL_053')]).toEqual([1, 2]);
  });

  row('JTL_191: 1 less with a unique Separatist card', {}, () => ['TWI_034', 'TWI_229'].map((id) => costOf('JTL_191') - costOf('JTL_191', { ground: [id] })), [1, 0]);

  row(
    'JTL_191: may return a unit that costs 3 or less when a leader is deployed',
    { you: { space: ['JTL_191'] }, them: { ground: ['SOR_095', 'SOR_046'] } },
    (t) => {
      t.use('SOR_010', 1);
      return [t.options(), t.pick('SOR_095').ids(1, 'hand')];
    },
    [['SOR_095'], ['SOR_095']],
  );

  it('JTL_192: in debt, a unit that readies pays 2 or is exhausted again', () => {
    const after = (pays: boolean) => {
      const t = sides({}, { ground: [{ id: 'SOR_046', ready: false, upgrades: ['JTL_192'] }], resources: 2 })
        .pass()
        .pass();
      while (t.decision.kind === 'resource') t.none();
      t.pick(pays ? 'yes' : 'no');
      return [t.unit('SOR_046').ready, t.ready(1)];
    };
    expect([after(true), after(false)]).toEqual([
      [true, 0],
      [false, 2],
    ]);
  });

  row(
    'JTL_193: an attack with a Vehicle that takes no damage',
    { you: { hand: ['JTL_193'], space: ['SOR_237'] }, them: { space: ['SEC_037'] } },
    (t) => [t.play('JTL_193').pick('SEC_037').unit('SOR_237').damage, t.unit('SEC_037').damage],
    [0, 2],
  );

  row(
    'JTL_194: exhausts a unit with 2 power less, which may return with none',
    {},
    () =>
      ['SOR_237', 'SOR_095'].map((id) => {
        const arena = id === 'SOR_237' ? { space: [id] } : { ground: [id] };
        const t = board({ you: { hand: ['JTL_194'] }, them: arena }).play('JTL_194');
        if (t.asks() === '0 optional') t.yes();
        return [t.ids(1, 'hand'), t.units(id).map((u) => [u.power, u.ready])];
      }),
    [
      [['SOR_237'], []],
      [[], [[1, false]]],
    ],
  );

  row(
    'JTL_195: an exhausted enemy readies a friend with no more power',
    { you: { hand: ['JTL_195'], ground: [spent('SOR_095'), spent('SOR_232')] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('JTL_195');
      return ['SOR_046', 'SOR_095', 'SOR_232'].map((id) => t.unit(id).ready);
    },
    [false, true, false],
  );

  it('JTL_197: Anakin may come home after his ship’s attack', () => {
    const t = sides({ space: [{ id: 'SOR_237', upgrades: ['JTL_197'] }] })
      .attack('SOR_237')
      .yes();
    expect([upgradesOf(t, 'SOR_237'), t.ids(0, 'hand')]).toEqual([[], ['JTL_197']]);
  });

  row(
    'JTL_199: a Shield where another player has three exhausted units',
    {},
    () =>
      [3, 2].map((n) => {
        const ground = Array.from({ length: n }, () => spent('SOR_046'));
        const t = board({ you: { hand: ['JTL_199'] }, them: { ground } }).play('JTL_199');
        if (t.asks() === '0 target') t.pick('JTL_199');
        return upgradesOf(t, 'JTL_199');
      }),
    [[SHIELD], []],
  );
});
