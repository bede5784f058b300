import { board, CLONE, costOf, DROID, hurt, rows, sides, spent, times, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const three = ['SOR_095', 'SOR_128'];
/** Three units together with the card itself, which is enough for Coordinate. */
const TWO = ['SOR_095', 'SOR_128'];

describe('Twilight of the Republic, 151 to 200', () => {
  row('TWI_151: 1 less for every 5 damage on the own base', {}, () => [14, 4].map((baseDamage) => costOf('TWI_151', {}) - costOf('TWI_151', { baseDamage })), [2, 0]);

  row(
    'TWI_151: 2 damage to an enemy and to each other of its name',
    { you: { hand: ['TWI_151'] }, them: { ground: ['SOR_046', 'SOR_046', 'SOR_232'] } },
    (t) => [t.play('TWI_151').pick('SOR_046').unit('SOR_046').damage, t.unit('SOR_046', 1).damage, t.unit('SOR_232').damage],
    [2, 2, 0],
  );

  row(
    'TWI_152: two cards on Mace Windu, none on another',
    {},
    () =>
      ['SOR_149', 'SOR_095'].map(
        (id) =>
          board({ you: { hand: ['TWI_152'], ground: [id] } })
            .play('TWI_152')
            .ids(0, 'hand').length,
      ),
    [2, 0],
  );

  row(
    'TWI_153: 2 power for up to three units that share a trait',
    { you: { hand: ['TWI_153'], ground: ['SOR_095', 'SOR_128', 'SOR_210'], space: ['SOR_237'] } },
    (t) => {
      t.play('TWI_153').pick('SOR_095');
      const sharing = t.options();
      t.pick('SOR_237');
      return [sharing, ['SOR_095', 'SOR_237', 'SOR_128', 'SOR_210'].map((id) => t.unit(id).power)];
    },
    [
      ['SOR_128', 'SOR_237'],
      [5, 4, 3, 4],
    ],
  );

  row(
    'TWI_154: without a hand, may deal 3 to a ground unit',
    { you: { ground: ['TWI_154'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('TWI_154', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    3,
  );

  row('TWI_155: 2 damage to its unit', { you: { hand: ['TWI_155'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('TWI_155').unit('SOR_046').damage, 2);

  row(
    'TWI_156: 4, 3, 2 and 1 damage to four units',
    { you: { hand: ['TWI_156'] }, them: { ground: ['SOR_046', 'SOR_232', 'SOR_051', 'SEC_098'] } },
    (t) => {
      const order = ['SOR_046', 'SOR_232', 'SOR_051', 'SEC_098'];
      t.play('TWI_156');
      for (const id of order) if (t.asks() === '0 target') t.pick(id);
      return order.map((id) => t.unit(id).damage);
    },
    [4, 3, 2, 1],
  );

  row('TWI_157: two resources for 2 damage to a base', { you: { ground: ['TWI_157'] } }, (t) => t.use('TWI_157').pick('SOR_029').base(1), 2);

  row('TWI_158: 2 power with three units', { you: { ground: ['TWI_158', ...three] } }, (t) => t.unit('TWI_158').power, 3);

  row('TWI_160: 2 damage to an enemy base beside another Separatist', { you: { hand: ['TWI_160'], ground: [DROID] } }, (t) => t.play('TWI_160').base(1), 2);

  row(
    'TWI_162: with three units 2 damage to a friend and to an enemy of its arena',
    {},
    () =>
      [TWO, ['SOR_095']].map((ground) => {
        const t = board({ you: { hand: ['TWI_162'], ground }, them: { ground: ['SOR_046'], space: ['SOR_237'] } }).play('TWI_162');
        if (t.asks() === '0 optional') t.yes().pick('SOR_095');
        if (t.asks() === '0 target') t.pick('SOR_095');
        return [t.unit('SOR_095').damage, t.unit('SOR_046').damage, t.unit('SOR_237').damage];
      }),
    [
      [2, 2, 0],
      [0, 0, 0],
    ],
  );

  row('TWI_163: 2 power beside another Trooper', { you: { ground: ['TWI_163', 'SOR_095'] } }, (t) => t.unit('TWI_163').power, 5);

  row(
    'TWI_164: Raid 2 with three units; 1 damage to enemy ground units at its end',
    { you: { ground: ['TWI_164', ...three], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      const { keywords } = t.unit('TWI_164');
      return [keywords['raid'], t.play('SOR_078').pick('TWI_164').unit('SOR_046').damage];
    },
    [2, 1],
  );

  row(
    'TWI_165: with three units, may deal 3 to a ground unit',
    { you: { ground: ['TWI_165', ...three] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('TWI_165', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    3,
  );

  row(
    'TWI_166: is readied by an enemy ground unit that attacks the base',
    { you: { ground: [spent('TWI_166')] }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => t.attack('SOR_095', 'SOR_023').unit('TWI_166').ready,
    true,
  );

  row(
    'TWI_167: may deal 2 to a ground unit',
    { you: { hand: ['TWI_167'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('TWI_167');
      return [t.options(), t.pick('SOR_046').unit('SOR_046').damage];
    },
    [['TWI_167', 'SOR_046'], 2],
  );

  row(
    'TWI_168: a card against more units',
    { you: { hand: ['TWI_168'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => t.play('TWI_168').pick('SOR_095').ids(0, 'hand').length,
    1,
  );

  row(
    'TWI_169: Raid 2, and a Clone at the end of its unit',
    { you: { ground: [wearing('SOR_095', 'TWI_169')], hand: ['SOR_078'] } },
    (t) => [t.unit('SOR_095').keywords, t.play('SOR_078').units(CLONE).length],
    [{ raid: 2 }, 1],
  );

  row('TWI_172: an attack with Grit', { you: { hand: ['TWI_172'], ground: [hurt('SOR_046', 3)] } }, (t) => t.play('TWI_172').base(1), 6);

  row(
    'TWI_173: 2 damage to each ground unit',
    { you: { hand: ['TWI_173'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('TWI_173');
      return ['SOR_095', 'SOR_046', 'SOR_237'].map((id) => t.unit(id).damage);
    },
    [2, 2, 0],
  );

  row('TWI_175: three cards', { you: { hand: ['TWI_175'] } }, (t) => t.play('TWI_175').ids(0, 'hand').length, 3);

  row(
    'TWI_176: two enemies of one arena deal their power to each other',
    { you: { hand: ['TWI_176'] }, them: { ground: ['SOR_046', 'SOR_232'], space: ['SOR_237'] } },
    (t) => {
      t.play('TWI_176').pick('SOR_046');
      return [t.unit('SOR_046').damage, t.unit('SOR_232').damage, t.unit('SOR_237').damage];
    },
    [6, 3, 0],
  );

  row(
    'TWI_177: each player loses a resource and two cards, each ground unit takes 4',
    { you: { hand: ['TWI_177', 'SOR_063'], ground: ['SOR_046'], space: ['SOR_237'] }, them: { hand: ['SOR_095', 'SOR_128'], ground: ['SOR_232'] } },
    (t) => {
      t.play('TWI_177');
      while (t.asks().endsWith('target')) t.pick(t.options()[0] as string);
      return [([0, 1] as const).map((seat) => [t.ids(seat, 'resources').length, t.ids(seat, 'hand').length]), ['SOR_046', 'SOR_232', 'SOR_237'].map((id) => t.unit(id).damage)];
    },
    [
      [
        [19, 0],
        [19, 0],
      ],
      [4, 4, 0],
    ],
  );

  row(
    'TWI_178: readies up to three units, with 1 power and Overwhelm',
    { you: { hand: ['TWI_178'], ground: [spent('SOR_046'), spent('SOR_095')] } },
    (t) => {
      t.play('TWI_178').none();
      t.pick('SOR_046');
      return [t.unit('SOR_046').ready, t.unit('SOR_046').power, t.unit('SOR_046').keywords, t.unit('SOR_095').ready];
    },
    [true, 4, { overwhelm: 1 }, false],
  );

  row(
    'TWI_179: may exhaust a friendly Droid for 2 power',
    {},
    () =>
      [DROID, 'SOR_095'].map((id) => {
        const t = board({ you: { space: ['TWI_179'], ground: [id] } }).attack('TWI_179', 'SOR_029');
        if (t.asks() === '0 target') t.pick(DROID);
        return [t.base(1), t.unit(id).ready];
      }),
    [
      [3, false],
      [1, true],
    ],
  );

  row('TWI_179: so does General Grievous as a leader', { you: { space: ['TWI_179'], leader: 'TWI_015' } }, (t) => t.attack('TWI_179', 'SOR_029').pick('TWI_015').base(1), 3);

  row('TWI_180: Raid 2 beside another Separatist', { you: { ground: ['TWI_180', DROID] } }, (t) => t.unit('TWI_180').keywords, { raid: 2 });

  row('TWI_181: may deal 1 as it comes', { you: { hand: ['TWI_181'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('TWI_181').pick('SOR_046').unit('SOR_046').damage, 1);

  row(
    'TWI_183: a Droid against no ready resource',
    {},
    () =>
      [0, 1].map(
        (resources) =>
          board({ you: { ground: ['TWI_183'] }, them: { resources } })
            .attack('TWI_183', 'SOR_029')
            .units(DROID).length,
      ),
    [1, 0],
  );

  row(
    'TWI_184: another Separatist may exhaust a unit that costs no more',
    {},
    () =>
      ['TWI_229', 'SOR_063'].map((id) => {
        const t = board({ you: { ground: ['TWI_184'], hand: [id] }, them: { ground: ['SOR_095', 'SOR_046'] } }).play(id);
        if (t.options().includes('TWI_184')) t.pick('TWI_184');
        if (t.asks() !== '0 target') return 'nothing asked';
        return [t.options().includes('SOR_046'), t.pick('SOR_095').unit('SOR_095').ready];
      }),
    [[false, false], 'nothing asked'],
  );

  row(
    'TWI_185: may exhaust a unit of each opponent',
    { you: { hand: ['TWI_185'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => {
      t.play('TWI_185');
      return [t.options(), t.pick('SOR_046').unit('SOR_046').ready];
    },
    [['SOR_046', 'SOR_128'], false],
  );

  row(
    'TWI_185: and a resource as he attacks',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: ['TWI_185'] } }).attack('TWI_185', 'SOR_029');
        return (wanted ? t.yes() : t.no()).ready(1);
      }),
    [19, 20],
  );

  row(
    'TWI_186: a resource readied for each friend that fell in this phase',
    {},
    () =>
      [2, 0].map((n) => {
        const t = board({ you: { ground: ['TWI_186', 'SOR_128', 'SOR_128'], hand: ['SOR_078', 'SOR_078'] }, them: { ground: ['SOR_095', 'SOR_095'] } });
        for (let i = 0; i < 2; i++)
          t.play('SOR_078')
            .pick(n > 0 ? 'SOR_128' : 'SOR_095')
            .pass();
        const before = t.ready(0);
        return t.attack('TWI_186', 'SOR_029').ready(0) - before;
      }),
    [2, 0],
  );

  row(
    'TWI_187: captures up to three enemies with 8 remaining HP in all',
    { you: { hand: ['TWI_187'] }, them: { ground: ['SOR_095', 'SOR_063', 'SOR_128', 'SOR_051'] } },
    (t) => {
      t.play('TWI_187').pick('SOR_095');
      const within = t.options();
      return [within, t.pick('SOR_063').pick('SOR_128').unit('TWI_187').captives.length];
    },
    [['SOR_063', 'SOR_128'], 3],
  );

  row(
    'TWI_187: the defender may rescue a card, for two cards of his player',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: [{ id: 'TWI_187', captives: ['SOR_095'] }] } }).attack('TWI_187', 'SOR_029');
        if (wanted) t.yes();
        else t.no();
        return [t.units('SOR_095').length, t.ids(0, 'hand').length];
      }),
    [
      [1, 2],
      [0, 0],
    ],
  );

  row(
    'TWI_188: a card of as many as units fell in this phase',
    { you: { hand: ['SOR_078', 'TWI_188'], ground: ['SOR_038'], deck: ['SOR_095', 'SOR_128', 'SOR_063'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('SOR_078').pick('SOR_046').pass().attack('SOR_038', 'SOR_029').pass().play('TWI_188');
      if (t.asks() === '0 search') t.pick('SOR_095');
      return [t.ids(0, 'hand'), t.ids(0, 'deck')];
    },
    [['SOR_095'], ['SOR_128', 'SOR_063']],
  );

  row(
    'TWI_188: looking is not searching, of which there would be twice as many',
    { you: { hand: ['SOR_078', 'TWI_188'], ground: [wearing('SOR_038', 'ASH_084')], deck: ['SOR_095', 'SOR_128', 'SOR_063'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('SOR_078').pick('SOR_046').pass().attack('SOR_038', 'SOR_029').pass().play('TWI_188');
      if (t.asks() === '0 search') t.pick('SOR_095');
      return [t.ids(0, 'hand'), t.ids(0, 'deck')];
    },
    [['SOR_095'], ['SOR_128', 'SOR_063']],
  );

  row('TWI_188: none where no unit fell', { you: { hand: ['TWI_188'] } }, (t) => t.play('TWI_188').ids(0, 'hand').length, 0);

  row(
    'TWI_189: a unit that fell in this phase returns ready for 2 less, and is defeated in the regroup phase',
    { you: { hand: ['SOR_078', 'TWI_189'], ground: ['SOR_046'], discard: ['SOR_063'] } },
    (t) => {
      t.play('SOR_078').pass();
      const before = t.ready(0);
      t.play('TWI_189');
      if (t.asks() === '0 target') t.pick('play SOR_046');
      const { ready } = t.unit('SOR_046');
      const paid = before - t.ready(0) - costOf('TWI_189', {}) - costOf('SOR_046', {});
      return [ready, paid, t.nextRound().units('SOR_046').length];
    },
    [true, -2, 0],
  );

  row(
    'TWI_190: three ready Droids',
    { you: { hand: ['TWI_190'] } },
    (t) =>
      t
        .play('TWI_190')
        .units(DROID)
        .map((u) => u.ready),
    [true, true, true],
  );

  row(
    'TWI_191: may return a friend that is neither leader nor Vehicle',
    { you: { hand: ['TWI_191'], ground: ['SOR_095', 'SOR_232'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('TWI_191');
      return [t.options(), t.pick('SOR_095').ids(0, 'hand')];
    },
    [['SOR_095'], ['SOR_095']],
  );

  row(
    'TWI_192: with three units an enemy has 3 power less',
    {},
    () =>
      [TWO, ['SOR_095']].map(
        (others) =>
          board({ you: { ground: ['TWI_192', ...others] }, them: { ground: ['SOR_232'] } })
            .attack('TWI_192', 'SOR_029')
            .unit('SOR_232').power,
      ),
    [3, 6],
  );

  it('TWI_193: R2-D2 trades a card for one of the top three', () => {
    const t = sides({
      hand: ['TWI_193', 'SOR_128'],
      deck: ['SOR_046', 'SOR_095', 'SOR_164', 'SOR_237'],
    })
      .play('TWI_193')
      .yes();
    expect(t.options()).toEqual(['SOR_046', 'SOR_095', 'SOR_164']);
    expect([t.pick('SOR_095').ids(0, 'hand'), t.ids(0, 'discard')]).toEqual([['SOR_095'], ['SOR_128']]);
  });

  row(
    'TWI_194: Ambush while her player controls fewer units',
    {},
    () =>
      [2, 1].map((n) => {
        const t = board({ you: { hand: ['TWI_194'] }, them: { ground: times(n, 'SOR_046') } }).play('TWI_194');
        return t.asks();
      }),
    ['0 optional', '1 action'],
  );

  row('TWI_194: two resources return her and her upgrades', { you: { ground: [wearing('TWI_194', 'SOR_069')] } }, (t) => [t.use('TWI_194').ids(0, 'hand').sort(), t.ready(0)], [
    ['SOR_069', 'TWI_194'],
    18,
  ]);

  it('TWI_195: Sabine cannot be attacked while exhausted; a card of another aspect hurts a ground unit', () => {
    const t = sides({ ground: [{ id: 'TWI_195', ready: false }] }, { ground: ['SOR_046'] }, { active: 1 }).attack('SOR_046');
    expect(t.base(0)).toBe(3);
    const u = sides({ base: 'SOR_023', ground: ['TWI_195'], deck: ['SOR_063', 'SOR_046'] }, { ground: ['SOR_046'] })
      .attack('TWI_195', 'SOR_029')
      .yes()
      .pick('SOR_046');
    expect([u.unit('SOR_046').damage, u.ids(0, 'discard')]).toEqual([2, ['SOR_063']]);
  });

  row('TWI_197: 1 less with three units', {}, () => [[...TWO, 'SOR_046'], TWO].map((ground) => costOf('TWI_197', {}) - costOf('TWI_197', { ground })), [1, 0]);

  row(
    'TWI_198: may return an enemy with less power',
    { you: { hand: ['TWI_198'] }, them: { ground: ['SOR_232', 'SOR_095', 'SOR_046'] } },
    (t) => {
      t.play('TWI_198');
      return [t.options(), t.pick('SOR_046').ids(1, 'hand')];
    },
    [['SOR_095', 'SOR_046'], ['SOR_046']],
  );

  row(
    'TWI_199: returns a unit that costs 3 or less and each enemy of its name',
    { you: { hand: ['TWI_199'], ground: ['SOR_095'] }, them: { ground: ['SOR_095', 'SOR_095', 'SOR_046'] } },
    (t) => {
      t.play('TWI_199');
      const offered = t.options();
      t.move({ pick: [offered.length - 1] });
      return [offered, t.ids(1, 'hand'), t.units().map((u) => u.id)];
    },
    [
      ['SOR_095', 'SOR_095', 'SOR_095'],
      ['SOR_095', 'SOR_095'],
      ['SOR_095', 'SOR_046'],
    ],
  );

  row(
    'TWI_200: exhausts a unit that is not unique, and a Clone',
    { you: { hand: ['TWI_200'] }, them: { ground: ['SOR_095', 'SOR_051'] } },
    (t) => [t.play('TWI_200').unit('SOR_095').ready, t.unit('SOR_051').ready, t.units(CLONE).length],
    [false, true, 1],
  );
});
