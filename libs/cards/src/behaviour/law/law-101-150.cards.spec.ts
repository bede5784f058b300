import { board, costOf, credits, deployed, hurt, numbers, rows, SHIELD, sides, times, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('A Lawless Time, 101 to 150', () => {
  it('LAW_101: the Lawbringer weakens enemies of one aspect', () => {
    const t = sides({ hand: ['LAW_101'] }, { ground: ['SOR_046', 'SOR_095'] })
      .play('LAW_101')
      .pick('mode 0');
    expect([t.unit('SOR_046').hp, t.unit('SOR_095').hp]).toEqual([5, 3]);
  });

  row(
    'LAW_102: up to 5 damage to a friend heals as much',
    { you: { hand: ['LAW_102'], ground: ['SOR_046'], baseDamage: 8 } },
    (t) => {
      t.play('LAW_102').divide(5);
      return [t.unit('SOR_046').damage, t.base(0)];
    },
    [5, 3],
  );

  row(
    'LAW_103: a defeated unit becomes a resource of its player',
    { you: { hand: ['LAW_103'] }, them: { ground: ['SOR_046'], resources: 5 } },
    (t) => {
      t.play('LAW_103');
      return [t.units().length, t.ids(1, 'resources').length, t.ids(1, 'discard')];
    },
    [0, 6, []],
  );

  row(
    'LAW_104: Sentinel for a friendly Rebel',
    { you: { ground: ['LAW_104', 'SOR_095', 'SOR_128'] } },
    (t) => t.attack('LAW_104', 'SOR_029').pick('SOR_095').unit('SOR_095').keywords,
    { sentinel: 1 },
  );

  row('LAW_105: upgraded, Sentinel', { you: { ground: [wearing('LAW_105', XP), 'LAW_105'] } }, (t) => [t.unit('LAW_105').keywords, t.unit('LAW_105', 1).keywords], [
    { sentinel: 1 },
    {},
  ]);

  row('LAW_106: may defeat an enemy Credit', { you: { hand: ['LAW_106'] }, them: { credits: 2 } }, (t) => credits(t.play('LAW_106').yes(), 1), 1);

  row('LAW_107: draws as he attacks', { you: { ground: ['LAW_107'] } }, (t) => t.attack('LAW_107', 'SOR_029').ids(0, 'hand').length, 1);

  row(
    'LAW_108: his attacker has 1 power less',
    { you: { ground: ['LAW_108'] }, them: { ground: ['SOR_232'] }, active: 1 },
    (t) => t.attack('SOR_232', 'LAW_108').units('LAW_108').length,
    0,
  );

  row('LAW_108: and only his', { you: { ground: ['LAW_108'] }, them: { ground: ['SOR_095'] }, active: 1 }, (t) => t.attack('SOR_095', 'LAW_108').unit('LAW_108').damage, 2);

  row(
    'LAW_109: heals 4 once a friendly unit fell',
    { you: { hand: ['SOR_078', 'LAW_109'], ground: ['SOR_128'], baseDamage: 6 } },
    (t) => t.play('SOR_078').pass().play('LAW_109').base(0),
    2,
  );

  row(
    'LAW_110: 1 less for each friendly damaged unit',
    {},
    () => costOf('LAW_110', { ground: ['SOR_046', 'SOR_095'] }) - costOf('LAW_110', { ground: [hurt('SOR_046', 1), hurt('SOR_095', 1)] }),
    2,
  );

  row('LAW_111: its unit is of the Underworld', { you: { ground: [wearing('SOR_095', 'LAW_111')], hand: ['LAW_249'] } }, (t) => upgradesOf(t.play('LAW_249'), 'SOR_095'), [
    'LAW_111',
    XP,
  ]);

  row(
    'LAW_112: 2 healed as the first unit of the phase attacks',
    { you: { ground: ['LAW_112', 'SOR_095', 'SOR_128'], baseDamage: 6 } },
    (t) => t.attack('SOR_095', 'SOR_029').pass().attack('SOR_128', 'SOR_029').base(0),
    4,
  );

  row('LAW_113: a resource for a Shield', { you: { hand: ['LAW_113'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('LAW_113').yes().pick('SOR_095'), 'SOR_095'), [SHIELD]);

  row(
    'LAW_116: its end gives each player a Credit',
    { you: { ground: ['LAW_116'], hand: ['SOR_078'] } },
    (t) => {
      t.play('SOR_078');
      return [credits(t), credits(t, 1)];
    },
    [1, 1],
  );

  row(
    'LAW_117: enemy Credits pay nothing',
    { you: { ground: ['LAW_117'] }, them: { credits: 2, resources: 1, hand: ['SOR_095'] }, active: 1 },
    (t) => t.options().includes('play SOR_095'),
    false,
  );

  row(
    'LAW_119: looks at two cards when a friend falls, some go to the bottom',
    { you: { space: ['LAW_119'], ground: ['SOR_128'], hand: ['SOR_078'], deck: ['SOR_095', 'SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('SOR_078').pick('SOR_128').pick('SOR_095');
      return t.ids(0, 'deck');
    },
    ['SOR_046', 'SOR_232', 'SOR_095'],
  );

  row('LAW_121: a Credit as he is attacked', { you: { ground: ['LAW_121'] }, them: { ground: ['SOR_128'] }, active: 1 }, (t) => credits(t.attack('SOR_128', 'LAW_121')), 1);

  row(
    'LAW_124: may defeat a unit with 4 remaining HP',
    { you: { hand: ['LAW_124'] }, them: { ground: ['SOR_063', 'SOR_046'] } },
    (t) => {
      const offered = t.play('LAW_124').options();
      return [offered, t.pick('SOR_063').units('SOR_063').length];
    },
    [['SOR_063'], 0],
  );

  row(
    'LAW_125: the top card of a deck may go to its bottom',
    { you: { ground: [wearing('SOR_095', 'LAW_125')] }, them: { deck: ['SOR_128', 'SOR_046'] } },
    (t) => t.attack('SOR_095', 'SOR_029').pick('seat 1').yes().ids(1, 'deck'),
    ['SOR_046', 'SOR_128'],
  );

  row(
    'LAW_126: an undamaged ground unit counts as having 1 HP',
    { you: { ground: [wearing('SOR_095', 'LAW_126')] }, them: { ground: ['SOR_046'] } },
    (t) => numbers(t.use('SOR_095').pick('SOR_046'), 'SOR_046'),
    [3, 1],
  );

  row('LAW_127: exhausts its unit', { you: { hand: ['LAW_127'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('LAW_127').unit('SOR_046').ready, false);

  row('LAW_128: its unit has Grit', { you: { ground: [{ id: 'SOR_046', damage: 2, upgrades: ['LAW_128'] }] } }, (t) => t.unit('SOR_046').keywords, { grit: 1 });

  it('LAW_129: Mastery costs 1 less on a unique unit', () => {
    const spent = (id: string) =>
      20 -
      sides({ hand: ['LAW_129'], ground: [id], base: 'SOR_020' })
        .play('LAW_129')
        .ready(0);
    expect(spent('SOR_046') - spent('JTL_047')).toBe(1);
    const t = sides({
      hand: ['LAW_129'],
      ground: ['SOR_046', 'JTL_047'],
      base: 'SOR_020',
      resources: 3,
    });
    expect(t.options()).toContain('play LAW_129');
    expect(upgradesOf(t.play('LAW_129'), 'JTL_047')).toEqual(['LAW_129']);
  });

  row('LAW_131: 2 power and HP less', { you: { hand: ['LAW_131'] }, them: { ground: ['SOR_046'] } }, (t) => numbers(t.play('LAW_131'), 'SOR_046'), [1, 5]);

  row('LAW_132: an enemy loses all abilities, and a cheap one its life', { you: { hand: ['LAW_132'] }, them: { ground: ['SOR_063'] } }, (t) => t.play('LAW_132').units().length, 0);

  row('LAW_132: a dear one stays without them', { you: { hand: ['LAW_132'] }, them: { ground: ['SOR_232'] } }, (t) => t.play('LAW_132').unit('SOR_232').keywords, {});

  row(
    'LAW_133: defeats a unit and heals 3',
    { you: { hand: ['LAW_133'], baseDamage: 5 }, them: { ground: ['SOR_046'] } },
    (t) => [t.play('LAW_133').units().length, t.base(0)],
    [0, 2],
  );

  row(
    'LAW_134: a Credit beside another Underworld unit',
    {},
    () => ['LAW_249', 'SOR_095'].map((id) => credits(board({ you: { hand: ['LAW_134'], ground: [id] } }).play('LAW_134'))),
    [1, 0],
  );

  row(
    'LAW_136: an Underworld unit of the top three',
    { you: { hand: ['LAW_136'], deck: ['SOR_095', 'LAW_249', 'SOR_046'] } },
    (t) => t.play('LAW_136').pick('LAW_249').ids(0, 'hand'),
    ['LAW_249'],
  );

  row(
    'LAW_137: may deal 2 beside another Villainy unit',
    { you: { hand: ['LAW_137'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LAW_137').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  row('LAW_138: a Bounty Hunter of the top five', { you: { hand: ['LAW_138'], deck: ['SOR_095', 'LAW_116'] } }, (t) => t.play('LAW_138').pick('LAW_116').ids(0, 'hand'), [
    'LAW_116',
  ]);

  row(
    'LAW_139: friendly leader units have 2 power and HP more',
    { you: { ground: ['LAW_139'], leader: deployed('SOR_010') } },
    (t) => {
      const plain = board({ you: { leader: deployed('SOR_010') } }).unit('SOR_010');
      return [t.unit('SOR_010').power - plain.power, t.unit('SOR_010').hp - plain.hp];
    },
    [2, 2],
  );

  row(
    'LAW_140: resources come to the hand for Credits',
    { you: { hand: ['LAW_140'], resources: ['SOR_095', 'SOR_128', ...times(14, 'SOR_046')] } },
    (t) => {
      t.play('LAW_140').pick('SOR_095', 'SOR_128');
      return [t.ids(0, 'hand'), credits(t)];
    },
    [['SOR_095', 'SOR_128'], 2],
  );

  row(
    'LAW_141: the end of its unit gives an opponent Credits equal to its cost',
    { you: { hand: ['SOR_078'] }, them: { ground: [wearing('SOR_095', 'LAW_141')] } },
    (t) => [credits(t.play('SOR_078')), credits(t, 1)],
    [2, 0],
  );

  row(
    'LAW_142: its end gives a Rebel Experience',
    { you: { ground: ['LAW_142', 'SOR_095'], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('LAW_142'), 'SOR_095'),
    [XP],
  );

  row('LAW_144: a Heroism unit may follow, with Experience', { you: { hand: ['LAW_144', 'SOR_095'] } }, (t) => upgradesOf(t.play('LAW_144').pick('play SOR_095'), 'SOR_095'), [XP]);

  row(
    'LAW_145: a unit of the top five that shares an aspect with a friend',
    { you: { hand: ['LAW_145'], deck: ['SOR_128', 'SOR_095'] } },
    (t) => {
      const offered = t.play('LAW_145').options();
      return [offered, t.pick('SOR_095').ids(0, 'hand')];
    },
    [['SOR_095'], ['SOR_095']],
  );

  row('LAW_147: Experience for each aspect among friendly units', { you: { hand: ['LAW_147'], ground: ['SOR_128'] } }, (t) => upgradesOf(t.play('LAW_147'), 'LAW_147').length, 4);

  row('LAW_148: a resource for 1 power and HP', { you: { hand: ['LAW_148'] } }, (t) => numbers(t.play('LAW_148').pick('LAW_148').yes(), 'LAW_148'), [5, 6]);

  row('LAW_149: no enemy card defeats or takes her', { you: { ground: ['LAW_149'] }, them: { hand: ['SOR_078'] }, active: 1 }, (t) => t.play('SOR_078').units('LAW_149').length, 1);

  it('LAW_150: what the attached unit was given reaches the other Rebels, and nobody else', () => {
    const t = sides({
      ground: [{ id: 'SOR_046', upgrades: ['LAW_150'] }, 'SOR_098', 'SOR_239'],
    });
    expect([t.unit('SOR_046').power, t.unit('SOR_239').power]).toEqual([5, 4]);
  });
});
