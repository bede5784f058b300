import { answer, board, costOf, deployed, force, hurt, numbers, rows, sides, spent, upgradesOf, wearing, withForce, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Legends of the Force, 101 to 150', () => {
  it('LOF_101: Yoda strikes when the Force is used, twice the number of his units', () => {
    const t = sides({ hand: ['LOF_101'], ground: ['SOR_095'], force: true, baseDamage: 6 }, { ground: ['SOR_046'] })
      .play('LOF_101')
      .yes()
      .pick('SOR_023')
      .pick('SOR_046');
    expect([t.base(0), t.unit('SOR_046').damage]).toEqual([1, 4]);
  });

  row(
    'LOF_102: may use the Force to heal 3 from a base',
    {},
    () =>
      withForce((used) => {
        const t = answer(board({ you: { hand: ['LOF_102'], ground: ['SOR_095'], force: true, baseDamage: 5 } }).play('LOF_102'), used);
        if (used) t.pick('SOR_023');
        return t.base(0);
      }),
    [2, 5],
  );

  row(
    'LOF_103: up to two Force units of the top eight go on top of the deck',
    { you: { hand: ['LOF_103'], deck: ['SOR_095', 'LOF_193', 'SOR_046', 'LOF_035'] } },
    (t) => {
      t.play('LOF_103');
      const offered = t.options();
      t.pick('LOF_035', 'LOF_193');
      return [offered, t.ids(0, 'deck').slice(0, 2)];
    },
    [
      ['LOF_193', 'LOF_035'],
      ['LOF_035', 'LOF_193'],
    ],
  );

  row(
    'LOF_104: Force units of the discard pile go under the deck, as many units get 4 power and HP',
    { you: { hand: ['LOF_104'], discard: ['LOF_193', 'SOR_128'], deck: ['SOR_046'], ground: ['SOR_095', 'SOR_046'] } },
    (t) => {
      t.play('LOF_104').pick('LOF_193').pick('SOR_095');
      return [t.ids(0, 'deck'), numbers(t, 'SOR_095'), numbers(t, 'SOR_046')];
    },
    [
      ['SOR_046', 'LOF_193'],
      [7, 7],
      [3, 7],
    ],
  );

  row(
    'LOF_105: has the keywords of other friends, Raid and Restore as 2',
    { you: { ground: ['LOF_105', 'SOR_063', 'LOF_209', 'LOF_159'] }, them: { ground: ['SOR_232'] } },
    (t) => t.unit('LOF_105').keywords,
    { sentinel: 1, raid: 2, hidden: 1 },
  );

  row(
    'LOF_106: may give another unit 5 power and HP',
    { you: { space: ['LOF_106'], ground: ['SOR_095'] } },
    (t) => numbers(t.attack('LOF_106', 'SOR_029').pick('SOR_095'), 'SOR_095'),
    [8, 8],
  );

  row(
    'LOF_108: the first Creature of each phase costs 1 less',
    { you: { ground: ['LOF_108'], hand: ['LOF_259', 'LOF_259'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      const first = 20 - t.play('LOF_259').pick('SOR_046').ready(0);
      const before = t.pass().ready(0);
      return [first, before - t.play('LOF_259').pick('SOR_046').ready(0)];
    },
    [4, 5],
  );

  row(
    'LOF_108: a friendly Creature deals no damage to friends',
    { you: { ground: ['LOF_108'], hand: ['LOF_259'] } },
    (t) => t.play('LOF_259').pick('LOF_108').unit('LOF_108').damage,
    0,
  );

  row('LOF_111: a Force unit may attack with 2 power more', { you: { hand: ['LOF_111'], ground: ['SOR_051', 'SOR_095'] } }, (t) => t.play('LOF_111').pick('SOR_051').base(1), 8);

  row('LOF_114: may give another friend Overwhelm', { you: { hand: ['LOF_114'], ground: ['SOR_095'] } }, (t) => t.play('LOF_114').pick('SOR_095').unit('SOR_095').keywords, {
    overwhelm: 1,
  });

  row(
    'LOF_115: may use the Force to find a Force unit in the top five',
    {},
    () =>
      withForce((used) => {
        const t = answer(board({ you: { hand: ['LOF_115'], force: true, deck: ['SOR_095', 'LOF_193'] } }).play('LOF_115'), used);
        if (used) t.pick('LOF_193');
        return t.ids(0, 'hand');
      }),
    [['LOF_193'], []],
  );

  row(
    'LOF_117: his end discards Clones that cost 4 in all, which may be played for free',
    { you: { ground: ['LOF_117'], hand: ['SOR_078'], deck: ['TWI_205', 'SOR_095', 'TWI_045', 'TWI_216'] } },
    (t) => {
      t.play('SOR_078');
      while (t.options().some((o) => o.startsWith('TWI'))) t.pick(t.options()[0] as string);
      if (t.asks() === '0 search') t.none();
      const before = t.pass().ready(0);
      t.play('TWI_045');
      return [t.ids(0, 'discard').filter((id) => id.startsWith('TWI')), before - t.ready(0), t.units('TWI_045').length];
    },
    [['TWI_205'], 0, 1],
  );

  row('LOF_118: Ambush against a Force unit', { you: { ground: ['LOF_118'] }, them: { ground: ['SOR_051'] } }, (t) => t.unit('LOF_118').keywords, { ambush: 1 });

  row(
    'LOF_121: a card for each friend with 7 remaining HP',
    { you: { hand: ['LOF_121'], ground: ['SOR_046', hurt('SOR_046', 1), 'SOR_095'] } },
    (t) => t.play('LOF_121').ids(0, 'hand').length,
    2,
  );

  row(
    'LOF_122: a unit of the top three',
    { you: { hand: ['LOF_122'], ground: ['SOR_046'], deck: ['SOR_172', 'SOR_095', 'SOR_078', 'SOR_128'] } },
    (t) => {
      t.play('LOF_122');
      return [t.options(), t.pick('SOR_095').ids(0, 'hand')];
    },
    [['SOR_095'], ['SOR_095']],
  );

  row('LOF_123: the Force is there', { you: { hand: ['LOF_123'] } }, (t) => force(t.play('LOF_123')), true);

  row(
    'LOF_124: an exhausted Force unit attacks a unit with 1 power more',
    { you: { hand: ['LOF_124'], ground: [spent('LOF_193'), 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.play('LOF_124').unit('SOR_046').damage, t.base(1)],
    [3, 0],
  );

  row(
    'LOF_125: a Force unit of the discard pile goes under the deck for a unit with two Experience',
    {},
    () =>
      [['LOF_193'], ['SOR_128']].map((discard) => {
        const t = board({ you: { hand: ['LOF_125', 'SOR_095'], discard, deck: ['SOR_046'] } }).play('LOF_125');
        if (t.asks() === '0 target') t.pick('play SOR_095');
        return [t.ids(0, 'deck').length, t.units('SOR_095').map((u) => u.upgrades.length)];
      }),
    [
      [2, [2]],
      [1, []],
    ],
  );

  row('LOF_126: 3 power and HP, and Overwhelm', { you: { hand: ['LOF_126'], ground: ['SOR_095'] } }, (t) => [numbers(t.play('LOF_126'), 'SOR_095'), t.unit('SOR_095').keywords], [
    [6, 6],
    { overwhelm: 1 },
  ]);

  row(
    'LOF_127: 2 power and HP for each friendly Creature',
    { you: { hand: ['LOF_127'], ground: ['LOF_063', 'SOR_095'] } },
    (t) => [numbers(t.play('LOF_127'), 'LOF_063'), numbers(t, 'SOR_095')],
    [
      [7, 7],
      [3, 3],
    ],
  );

  row(
    'LOF_128: a friend strikes with its remaining HP',
    { you: { hand: ['LOF_128'], ground: [hurt('SOR_046', 2)] }, them: { ground: ['SOR_232'] } },
    (t) => t.play('LOF_128').unit('SOR_232').damage,
    5,
  );

  row('LOF_129: the Force as it attacks', { you: { ground: ['LOF_129'] } }, (t) => force(t.attack('LOF_129', 'SOR_029')), true);

  row(
    'LOF_130: 1 damage to the base of a defeated enemy',
    { you: { ground: ['LOF_130'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_078').pick('SOR_046').base(1),
    1,
  );

  row('LOF_132: other friendly Inquisitors have Hidden', { you: { ground: ['LOF_132', 'LOF_184', 'SOR_095'] } }, (t) => [t.unit('LOF_184').keywords, t.unit('SOR_095').keywords], [
    { hidden: 1 },
    {},
  ]);

  row(
    'LOF_133: may deal 2 to a Force unit',
    { you: { hand: ['LOF_133'] }, them: { ground: ['SOR_051', 'SOR_046'] } },
    (t) => t.play('LOF_133').pick('SOR_051').unit('SOR_051').damage,
    2,
  );

  row('LOF_134: 2 damage to a ground unit', { you: { space: ['LOF_134'] }, them: { ground: ['SOR_046'] } }, (t) => t.use('LOF_134').unit('SOR_046').damage, 2);

  row(
    'LOF_135: may give another friendly Inquisitor 2 power',
    { you: { space: ['LOF_135'], ground: ['LOF_184', 'SOR_095'] } },
    (t) => {
      t.attack('LOF_135', 'SOR_029');
      return [t.options(), t.pick('LOF_184').unit('LOF_184').power];
    },
    [['LOF_184'], 5],
  );

  row('LOF_137: 9 damage to the own base without the Force', { you: { hand: ['LOF_137'] } }, (t) => t.play('LOF_137').base(0), 9);

  row('LOF_137: none with it', { you: { hand: ['LOF_137'], force: true } }, (t) => [t.play('LOF_137').yes().base(0), force(t)], [0, false]);

  row(
    'LOF_138: 2 damage to a friend for 2 power in the attack',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: [wearing('LOF_193', 'LOF_138'), 'SOR_046'] } }).attack('LOF_193', 'SOR_029');
        if (wanted) t.pick('SOR_046');
        else t.none();
        return [t.base(1), t.unit('SOR_046').damage];
      }),
    [
      [5, 2],
      [3, 0],
    ],
  );

  it('LOF_139: the fury costs a card with each attack', () => {
    const t = sides({
      hand: ['SOR_128'],
      ground: [{ id: 'SOR_095', upgrades: ['LOF_139'] }],
    }).attack('SOR_095');
    expect([t.ids(0, 'discard'), t.base(1)]).toEqual([['SOR_128'], 6]);
  });

  row(
    'LOF_140: on Darth Maul he may attack a unit with Overwhelm, and no base',
    { you: { hand: ['LOF_140'], leader: deployed('LOF_009') }, them: { ground: ['SOR_095', 'SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LOF_140').yes();
      const offered = t.options();
      t.pick('SOR_095');
      t.pick('SOR_046').pick('SOR_232');
      return [offered.includes('SOR_029'), t.units('SOR_095').length, t.base(1)];
    },
    [false, 0, 6],
  );

  row(
    'LOF_141: 2 damage to each enemy that is no Vehicle, a card beside a Force unit',
    { you: { hand: ['LOF_141'], ground: ['SOR_051'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => [t.play('LOF_141').unit('SOR_046').damage, t.unit('SOR_232').damage, t.ids(0, 'hand').length],
    [2, 0, 1],
  );

  row(
    'LOF_142: 1 damage to the base of whoever plays an event',
    { you: { ground: ['LOF_142'] }, them: { hand: ['SOR_074'] }, active: 1 },
    (t) => t.play('SOR_074').pick('SOR_023').base(1),
    1,
  );

  row(
    'LOF_144: may deal 1 to a space unit',
    { you: { space: ['LOF_144'] }, them: { space: ['SOR_237'] } },
    (t) => t.attack('LOF_144', 'SOR_029').pick('SOR_237').unit('SOR_237').damage,
    1,
  );

  row(
    'LOF_145: with the initiative, 2 to an enemy ground unit',
    {},
    () =>
      ([0, 1] as const).map(
        (initiative) =>
          board({ you: { hand: ['LOF_145'] }, them: { ground: ['SOR_046'] }, initiative })
            .play('LOF_145')
            .unit('SOR_046').damage,
      ),
    [2, 0],
  );

  row('LOF_146: the Force for two cards', { you: { hand: ['LOF_146'], force: true } }, (t) => t.play('LOF_146').yes().ids(0, 'hand').length, 2);

  row(
    'LOF_147: may defeat any number of upgrades on a unit',
    { you: { hand: ['LOF_147'] }, them: { ground: [wearing('SOR_046', XP, 'SOR_069'), wearing('SOR_095', XP)] } },
    (t) => {
      t.play('LOF_147').yes().pick('SOR_046').pick(XP, 'SOR_069');
      return [upgradesOf(t, 'SOR_046'), upgradesOf(t, 'SOR_095')];
    },
    [[], [XP]],
  );

  row(
    'LOF_148: drawn in the action phase and revealed, 2 damage to a unit and to a base',
    {},
    () =>
      ['SOR_010', 'SOR_005'].map((leader) => {
        const t = board({ you: { leader, hand: ['TWI_208'], deck: ['LOF_148'] }, them: { ground: ['SOR_046'] } }).play('TWI_208');
        if (t.asks() === '0 optional') t.yes().pick('SOR_046').pick('SOR_029');
        return [t.unit('SOR_046').damage, t.base(1)];
      }),
    [
      [2, 2],
      [0, 0],
    ],
  );

  row(
    'LOF_149: the Force for 4 damage',
    { you: { hand: ['LOF_149'], force: true }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LOF_149').yes().pick('SOR_046').unit('SOR_046').damage,
    4,
  );

  row(
    'LOF_150: a Lightsaber of the hand for free on him readies him',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['LOF_150', 'LOF_151', 'SOR_069'] } });
        const before = t.ready(0) - costOf('LOF_150');
        t.play('LOF_150');
        if (wanted) t.pick('play LOF_151');
        else t.none();
        return [upgradesOf(t, 'LOF_150'), t.unit('LOF_150').ready, before - t.ready(0)];
      }),
    [
      [['LOF_151'], true, 0],
      [[], false, 0],
    ],
  );
});
