import { board, costOf, deployed, hurt, numbers, rows, sides, spent, upgradesOf, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const MANDO = 'TOKEN_MANDALORIAN';
const ADV = 'TOKEN_ADVANTAGE';

describe('Ashes of the Empire, 101 to 150', () => {
  row(
    'ASH_101: whoever they dealt combat damage to is defeated',
    { you: { ground: ['ASH_101'] }, them: { ground: ['SOR_232'] } },
    (t) => t.attack('ASH_101', 'SOR_232').units('SOR_232').length,
    0,
  );

  row(
    'ASH_102: a unit that is played may strike in its arena',
    { you: { space: ['ASH_102'], hand: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_095').pick('SOR_046').unit('SOR_046').damage,
    3,
  );

  row('ASH_103: an Imperial unit for a resource', { you: { hand: ['ASH_103'], ground: ['SOR_128'] } }, (t) => t.play('ASH_103').ids(0, 'resources').length, 21);

  row(
    'ASH_104: up to three cheap units of the discard pile, for free',
    { you: { hand: ['ASH_104'], discard: ['SOR_095', 'SOR_128', 'SOR_046'] } },
    (t) =>
      t
        .play('ASH_104')
        .pick('play SOR_095')
        .pick('play SOR_128')
        .units()
        .map((u) => u.id)
        .sort(),
    ['SOR_095', 'SOR_128'],
  );

  row('ASH_105: Raid 2 beside another Mandalorian', { you: { ground: ['ASH_105', MANDO] } }, (t) => t.unit('ASH_105').keywords, { raid: 2 });

  row(
    'ASH_107: finds a card that shares a trait with a friendly unit',
    { you: { hand: ['ASH_107'], deck: ['SOR_172', 'SOR_232', 'SOR_128'] } },
    (t) => {
      const offered = t.play('ASH_107').options();
      return [offered, t.pick('SOR_128').ids(0, 'hand')];
    },
    [['SOR_128'], ['SOR_128']],
  );

  row(
    'ASH_108: a Heroism unit for 2 less for the arena where he leads',
    { you: { hand: ['ASH_108', 'SOR_095'], leader: 'SOR_009' } },
    (t) => t.ready(0) - t.play('ASH_108').pick('play SOR_095').ready(0) - costOf('ASH_108', { leader: 'SOR_009' }) - costOf('SOR_095', { leader: 'SOR_009' }),
    -2,
  );

  row(
    'ASH_109: 2 power and HP, and an attack',
    { you: { space: ['ASH_109'], ground: ['SOR_095'] } },
    (t) => {
      t.use('ASH_109').yes();
      return [t.base(1), numbers(t, 'SOR_095')];
    },
    [5, [5, 5]],
  );

  row(
    'ASH_110: given up, space units of the top ten for free, 5 in all',
    { you: { hand: ['ASH_110'], deck: ['SOR_237', 'SOR_225', 'SOR_095'] } },
    (t) => {
      t.play('ASH_110').yes();
      while (t.asks() !== '1 action') t.pick(t.options()[0] as string);
      return t
        .units()
        .map((u) => u.id)
        .sort();
    },
    ['SOR_225', 'SOR_237'],
  );

  row(
    'ASH_111: two Mandalorians',
    { you: { hand: ['ASH_111'] } },
    (t) => {
      t.play('ASH_111');
      while (t.asks() !== '1 action') t.pick(t.options()[0] as string);
      return t.units('TOKEN_MANDALORIAN').length;
    },
    2,
  );

  row(
    'ASH_112: 3 damage to each enemy unit with four units',
    { you: { hand: ['ASH_112'], ground: ['SOR_095', 'SOR_128', 'SOR_046'] }, them: { ground: ['SOR_232'] } },
    (t) => t.play('ASH_112').unit('SOR_232').damage,
    3,
  );

  row(
    'ASH_112: none with three',
    { you: { hand: ['ASH_112'], ground: ['SOR_095', 'SOR_128'] }, them: { ground: ['SOR_232'] } },
    (t) => t.play('ASH_112').unit('SOR_232').damage,
    0,
  );

  row(
    'ASH_113: 1 power for each other Mandalorian, Ambush beside a leader unit',
    { you: { leader: deployed('SOR_010'), space: ['ASH_113'], ground: [MANDO, MANDO] } },
    (t) => [t.unit('ASH_113').power, t.unit('ASH_113').keywords],
    [6, { ambush: 1 }],
  );

  row(
    'ASH_114: Restore 2 for a Force unit',
    { you: { ground: [wearing('SOR_051', 'ASH_114'), wearing('SOR_095', 'ASH_114')] } },
    (t) => [t.unit('SOR_051').keywords['restore'], t.unit('SOR_095').keywords],
    [5, {}],
  );

  row(
    'ASH_115: 1 power for each other friendly unit with less',
    { you: { hand: ['ASH_115'], ground: ['SOR_232', 'SOR_095', 'SOR_239'] } },
    (t) => t.play('ASH_115').pick('SOR_095').unit('SOR_095').power,
    4,
  );

  row('ASH_116: its end draws a card', { you: { ground: ['ASH_116'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').ids(0, 'hand').length, 1);

  row(
    'ASH_118: 1 damage to a friend finds a unit',
    { you: { ground: ['ASH_118', 'SOR_046'], deck: ['SOR_172', 'SOR_095'] } },
    (t) => {
      t.use('ASH_118').pick('SOR_095');
      return [t.unit('SOR_046').damage, t.ids(0, 'hand')];
    },
    [1, ['SOR_095']],
  );

  row(
    'ASH_119: a Mandalorian once the base was attacked',
    { you: { ground: ['ASH_119'] }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => t.attack('SOR_095', 'SOR_023').use('ASH_119').units(MANDO).length,
    1,
  );

  row(
    'ASH_120: Sentinel beside another exhausted unit',
    {},
    () => [spent('SOR_095'), 'SOR_095'].map((other) => board({ you: { ground: ['ASH_120', other] } }).unit('ASH_120').keywords),
    [{ sentinel: 1 }, {}],
  );

  row(
    'ASH_123: strikes a ground unit with his power',
    { you: { ground: ['ASH_123'] }, them: { ground: ['SOR_046'] } },
    (t) => t.use('ASH_123').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  row(
    'ASH_124: a Mandalorian beside a unique unit',
    {},
    () =>
      ['JTL_047', 'SOR_095'].map(
        (id) =>
          board({ you: { hand: ['ASH_124'], ground: [id] } })
            .play('ASH_124')
            .units(MANDO).length,
      ),
    [1, 0],
  );

  row(
    'ASH_125: 2 power more with the initiative',
    {},
    () => ([0, 1] as const).map((initiative) => board({ you: { space: ['ASH_125'] }, initiative }).unit('ASH_125').power),
    [5, 3],
  );

  row(
    'ASH_127: 1 healed when another friendly unit is defeated',
    { you: { ground: ['ASH_127', 'SOR_095'], hand: ['SOR_078'], baseDamage: 5 } },
    (t) => t.play('SOR_078').pick('SOR_095').base(0),
    4,
  );

  row(
    'ASH_127: Sentinel for another unit as they attack',
    { you: { ground: ['ASH_127', 'SOR_095'] } },
    (t) => t.attack('ASH_127', 'SOR_029').pick('SOR_095').unit('SOR_095').keywords,
    { sentinel: 1 },
  );

  row(
    'ASH_128: captures a friend that was defeated',
    { you: { space: ['ASH_128'], ground: ['SOR_095'], hand: ['SOR_078'] } },
    (t) =>
      t
        .play('SOR_078')
        .pick('SOR_095')
        .yes()
        .unit('ASH_128')
        .captives.map((c) => c.id),
    ['SOR_095'],
  );

  row(
    'ASH_132: 3 damage to a unit with the cost of the one revealed',
    { you: { hand: ['ASH_132', 'SOR_046'] }, them: { ground: ['SOR_046', 'SOR_063'] } },
    (t) => t.play('ASH_132').pick('SOR_046').unit('SOR_046').damage,
    3,
  );

  row('ASH_133: a unit of the discard pile comes back', { you: { hand: ['ASH_133'], discard: ['SOR_095'] } }, (t) => t.play('ASH_133').pick('mode 1').ids(0, 'hand'), ['SOR_095']);

  row(
    'ASH_133: or goes to the bottom for 3 healed',
    { you: { hand: ['ASH_133'], discard: ['SOR_095'], baseDamage: 5 } },
    (t) => {
      t.play('ASH_133').pick('mode 0');
      return [t.base(0), t.ids(0, 'deck').at(-1)];
    },
    [2, 'SOR_095'],
  );

  row(
    'ASH_134: the end of its unit brings a Mandalorian',
    { you: { ground: [wearing('SOR_095', 'ASH_134')], hand: ['SOR_078'] } },
    (t) => t.play('SOR_078').units(MANDO).length,
    1,
  );

  row(
    'ASH_135: its unit is a Mandalorian, and a leader that is not vanquished',
    { you: { space: ['ASH_113'], ground: [wearing('JTL_047', 'ASH_135')], hand: ['SOR_078'] } },
    (t) => [
      t.unit('ASH_113').power,
      t
        .play('SOR_078')
        .units()
        .map((u) => u.id),
    ],
    [5, ['JTL_047']],
  );

  row('ASH_136: 3 power and HP', { you: { hand: ['ASH_136'], ground: ['SOR_095'] } }, (t) => numbers(t.play('ASH_136'), 'SOR_095'), [6, 6]);

  row(
    'ASH_137: excess damage may strike another unit',
    { you: { hand: ['ASH_137'], ground: ['SOR_051'] }, them: { ground: ['SOR_128', 'SOR_046'] } },
    (t) => t.play('ASH_137').pick('SOR_128').pick('SOR_046').unit('SOR_046').damage,
    5,
  );

  row(
    'ASH_138: 1 damage for each friendly unit',
    { you: { hand: ['ASH_138'], ground: ['SOR_095', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('ASH_138').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  row(
    'ASH_139: a unit divides its power among others of its arena',
    { you: { hand: ['ASH_139'], ground: ['SOR_232'] }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => {
      t.play('ASH_139');
      t.divide(...t.options().map((id) => (id === 'SOR_046' ? 4 : id === 'SOR_095' ? 2 : 0)));
      return [t.unit('SOR_046').damage, t.unit('SOR_095').damage];
    },
    [4, 2],
  );

  it('ASH_140: Mandalorian tokens come with a Shield', () => {
    const t = sides({ hand: ['ASH_140'] }).play('ASH_140');
    while (t.asks() !== '1 action') t.pick(t.options()[0] as string);
    expect(t.unit('TOKEN_MANDALORIAN')).toMatchObject({ power: 2, hp: 2 });
  });

  row(
    'ASH_142: 1 damage to each of up to three ground units',
    { you: { ground: ['ASH_142'] }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => {
      t.use('ASH_142').pick('SOR_046', 'SOR_095');
      return [t.unit('SOR_046').damage, t.unit('SOR_095').damage];
    },
    [1, 1],
  );

  row('ASH_144: Advantage when a friendly unit hit a base', { you: { space: ['ASH_144'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.attack('SOR_095', 'SOR_029'), 'ASH_144'), [
    ADV,
  ]);

  row(
    'ASH_146: Advantage where its 1 damage defeats',
    { you: { hand: ['ASH_146'] }, them: { ground: ['SOR_128'] } },
    (t) => upgradesOf(t.play('ASH_146').pick('SOR_128'), 'ASH_146'),
    [ADV],
  );

  row(
    'ASH_147: 5 damage to a damaged ground unit',
    { you: { hand: ['ASH_147'] }, them: { ground: [hurt('SOR_046', 1)] } },
    (t) => t.play('ASH_147').pick('mode 1').unit('SOR_046').damage,
    6,
  );

  row(
    'ASH_148: an opponent discards, and its cost is divided as damage',
    { you: { hand: ['ASH_148'] }, them: { hand: ['SOR_046'], ground: ['SOR_232'] } },
    (t) => {
      t.play('ASH_148');
      if (t.asks() === '0 optional') t.yes();
      t.divide(...t.options().map((id) => (id === 'SOR_232' ? 4 : 0)));
      return [t.ids(1, 'hand'), t.unit('SOR_232').damage];
    },
    [[], 4],
  );

  row(
    'ASH_149: two Advantage tokens for each other unit, which stay after combat',
    { you: { hand: ['ASH_149'], ground: ['SOR_095'] } },
    (t) => {
      t.play('ASH_149').pass().attack('SOR_095', 'SOR_029');
      return [t.base(1), upgradesOf(t, 'SOR_095')];
    },
    [5, [ADV, ADV]],
  );
});
