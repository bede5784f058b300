import { describe, expect, it } from 'vitest';
import { board, costOf, credits, deployed, hurt, numbers, rows, SHIELD, spent, times, upgradesOf, wearing, XP } from '../testing/rows.js';

const row = rows(it, expect);

describe('A Lawless Time, Aggression or Vigilance with Cunning', () => {
  row(
    'LAW_083: a card and a resource for who has less of them',
    { you: { hand: ['LAW_083'], resources: 12 }, them: { hand: ['SOR_095', 'SOR_095'], resources: 13 } },
    (t) => {
      t.play('LAW_083');
      return [t.ids(0, 'hand').length, t.ids(0, 'resources').length];
    },
    [1, 13],
  );
  row(
    'LAW_083: neither for who has more',
    { you: { hand: ['LAW_083', 'SOR_095', 'SOR_095'] }, them: { hand: ['SOR_095'], resources: 3 } },
    (t) => {
      t.play('LAW_083');
      return [t.ids(0, 'hand').length, t.ids(0, 'resources').length];
    },
    [2, 20],
  );
  row(
    'LAW_084: two cards of the hand bring him back to it',
    { you: { ground: ['LAW_084'], hand: ['SOR_095', 'SOR_128'] } },
    (t) => {
      t.use('LAW_084');
      return [t.ids(0, 'hand'), t.ids(0, 'discard').length];
    },
    [['LAW_084'], 2],
  );
  row(
    'LAW_085: a unit is given away, and another of its arena takes 4',
    { you: { hand: ['LAW_085'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('LAW_085');
      return [t.state.players[1]?.units.length, t.unit('SOR_046').damage];
    },
    [3, 4],
  );
  row(
    'LAW_087: upgraded, exhausts an enemy unit',
    {},
    () =>
      [[XP], []].map(
        (upgrades) =>
          board({ you: { ground: [wearing('LAW_087', ...upgrades)] }, them: { ground: ['SOR_046'] } })
            .attack('LAW_087', 'SOR_029')
            .unit('SOR_046').ready,
      ),
    [false, true],
  );
  row(
    'LAW_088: the first attacker of the phase may return for 2 healed',
    { you: { ground: ['LAW_088', 'SOR_095'], baseDamage: 5 } },
    (t) => {
      t.attack('SOR_095', 'SOR_029').yes();
      return [t.ids(0, 'hand'), t.base(0)];
    },
    [['SOR_095'], 3],
  );
  row(
    'LAW_089: may return a unit that costs 2 or less, 4 or less beside Command',
    { you: { hand: ['LAW_089'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      const offered = t.play('LAW_089').options().sort();
      return [offered, t.pick('SOR_046').ids(1, 'hand')];
    },
    [['LAW_089', 'SOR_046', 'SOR_095'], ['SOR_046']],
  );
  row(
    'LAW_091: a Shield for a friend as they come, for an enemy as they go',
    { you: { hand: ['LAW_091', 'SOR_078'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('LAW_091').pass().play('SOR_078').pick('LAW_091');
      return [upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_046')];
    },
    [[SHIELD], [SHIELD]],
  );
  row(
    'LAW_092: two Credits where an opponent takes it',
    { you: { hand: ['LAW_092'] } },
    (t) => {
      t.play('LAW_092').yes();
      return [credits(t), t.state.players[1]?.units.length];
    },
    [2, 1],
  );
  row(
    'LAW_093: a returned unit may be played again for free, with Shielded',
    { you: { hand: ['LAW_093'], ground: ['SOR_095'] } },
    (t) => upgradesOf(t.play('LAW_093').pick('SOR_095').pick('play SOR_095'), 'SOR_095'),
    [SHIELD],
  );
  row('LAW_095: may shield a unit that is not unique', { you: { ground: ['LAW_095', 'SOR_095'] } }, (t) => upgradesOf(t.attack('LAW_095', 'SOR_029').pick('SOR_095'), 'SOR_095'), [
    SHIELD,
  ]);
  row(
    'LAW_096: each player may save a unit, all others are defeated',
    { you: { hand: ['LAW_096'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LAW_096').pick('SOR_095').pick('SOR_232');
      return [t.ids(0, 'hand'), t.ids(1, 'hand'), t.units().length];
    },
    [['SOR_095'], ['SOR_232'], 0],
  );
});

describe('A Lawless Time, Vigilance', () => {
  row('LAW_097: its end heals 2 from the base', { you: { ground: ['LAW_097'], hand: ['SOR_078'], baseDamage: 5 } }, (t) => t.play('SOR_078').base(0), 3);
  row(
    'LAW_099: each player gives up a unit',
    { you: { hand: ['LAW_099'], ground: ['SOR_128'] }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => {
      t.play('LAW_099').pick('SOR_128').pick('SOR_095');
      return t
        .units()
        .map((u) => u.id)
        .sort();
    },
    ['LAW_099', 'SOR_046'],
  );
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
  row('LAW_131: 2 power and HP less', { you: { hand: ['LAW_131'] }, them: { ground: ['SOR_046'] } }, (t) => numbers(t.play('LAW_131'), 'SOR_046'), [1, 5]);
  row('LAW_132: an enemy loses all abilities, and a cheap one its life', { you: { hand: ['LAW_132'] }, them: { ground: ['SOR_063'] } }, (t) => t.play('LAW_132').units().length, 0);
  row('LAW_132: a dear one stays without them', { you: { hand: ['LAW_132'] }, them: { ground: ['SOR_232'] } }, (t) => t.play('LAW_132').unit('SOR_232').keywords, {});
  row(
    'LAW_133: defeats a unit and heals 3',
    { you: { hand: ['LAW_133'], baseDamage: 5 }, them: { ground: ['SOR_046'] } },
    (t) => [t.play('LAW_133').units().length, t.base(0)],
    [0, 2],
  );
});

describe('A Lawless Time, Command', () => {
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
  row('LAW_151: 1 power and HP for another friendly unit', { you: { hand: ['LAW_151'], ground: ['SOR_095'] } }, (t) => numbers(t.play('LAW_151'), 'SOR_095'), [4, 4]);
  row(
    'LAW_152: Experience for a unit that shares a trait with the leader',
    { you: { ground: ['LAW_152', 'SOR_128', 'SOR_046'] } },
    (t) => {
      t.attack('LAW_152', 'SOR_029').pick('SOR_128');
      return upgradesOf(t, 'SOR_128');
    },
    [XP],
  );
  row(
    'LAW_155: a Credit as it attacks beside a ground unit',
    {},
    () => [['SOR_095'], []].map((ground) => credits(board({ you: { space: ['LAW_155'], ground } }).attack('LAW_155', 'SOR_029'))),
    [1, 0],
  );
  row(
    'LAW_156: whoever pays a Credit takes them',
    { you: { credits: 1 }, them: { ground: ['LAW_156'] } },
    (t) => [t.use('LAW_156').state.players[0]?.units.length, credits(t)],
    [1, 0],
  );
  row(
    'LAW_157: an attack, with 2 power more for a Bounty Hunter',
    {},
    () =>
      ['LAW_116', 'SOR_095'].map((id) =>
        board({ you: { hand: ['LAW_157'], ground: [id] } })
          .play('LAW_157')
          .pick(id)
          .base(1),
      ),
    [4, 3],
  );
  row(
    'LAW_158: the next Underworld unit costs 1 less',
    { you: { hand: ['LAW_158', 'LAW_116', 'LAW_249'] } },
    (t) => {
      t.play('LAW_158').pass();
      const before = t.ready(0);
      return before - t.play('LAW_249').ready(0) - costOf('LAW_249', {});
    },
    -1,
  );
  row('LAW_159: may become a resource as it is defeated', { you: { ground: ['LAW_159'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').yes().ids(0, 'resources').length, 21);
  row('LAW_161: a Credit once a friendly unit fell', { you: { hand: ['SOR_078', 'LAW_161'], ground: ['SOR_128'] } }, (t) => credits(t.play('SOR_078').pass().play('LAW_161')), 1);
  row(
    'LAW_163: a unit of the discard pile strikes an enemy ground unit',
    { you: { ground: ['LAW_163'], discard: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('LAW_163', 'SOR_029');
      return [t.unit('SOR_046').damage, t.ids(0, 'deck').at(-1)];
    },
    [3, 'SOR_095'],
  );
  row(
    'LAW_165: an exhausted unit has two Experience tokens',
    { you: { hand: ['LAW_165'], ground: ['SOR_095'] } },
    (t) => [upgradesOf(t.play('LAW_165'), 'SOR_095'), t.unit('SOR_095').ready],
    [[XP, XP], false],
  );
  row(
    'LAW_166: a Vigilance, Aggression or Cunning unit of the top eight',
    { you: { hand: ['LAW_166'], deck: ['SOR_095', 'SOR_128', 'SOR_046', 'SOR_172'] } },
    (t) => {
      const offered = t.play('LAW_166').options();
      return [offered, t.pick('SOR_128').ids(0, 'hand')];
    },
    [['SOR_128', 'SOR_046'], ['SOR_128']],
  );
  row(
    'LAW_167: 1 power and HP for each aspect among friendly units',
    { you: { hand: ['LAW_167'], ground: ['SOR_095', 'SOR_128'] } },
    (t) => numbers(t.play('LAW_167').pick('SOR_095'), 'SOR_095'),
    [7, 7],
  );
  row(
    'LAW_168: Experience, then a blow in the same arena',
    { you: { hand: ['LAW_168'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LAW_168').unit('SOR_046').damage,
    4,
  );
  row(
    'LAW_169: a Credit for every attack of the phase',
    { you: { hand: ['LAW_169'], ground: ['SOR_095', 'SOR_128'] } },
    (t) => credits(t.play('LAW_169').pass().attack('SOR_095', 'SOR_029').pass().attack('SOR_128', 'SOR_029')),
    2,
  );
  row(
    'LAW_170: two units change sides, and the cheaper one brings the difference in Credits',
    { you: { hand: ['LAW_170'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('LAW_170');
      return [credits(t), credits(t, 1), t.state.players[0]?.units.map((c) => t.state.id[c])];
    },
    [0, 3, ['SOR_046']],
  );
  row('LAW_171: two resources, the event itself one of them', { you: { hand: ['LAW_171'] } }, (t) => [t.play('LAW_171').ids(0, 'resources').length, t.ids(0, 'discard')], [22, []]);
});

describe('A Lawless Time, Aggression', () => {
  row(
    'LAW_174: an Aggression card of the discard pile for 1 damage to each enemy base',
    { you: { ground: ['LAW_174'], discard: ['SOR_172'] } },
    (t) => t.attack('LAW_174', 'SOR_029').pick('SOR_172').base(1),
    5,
  );
  row(
    'LAW_176: may be readied when a card of the deck is discarded',
    { you: { ground: ['LAW_192', spent('LAW_176')] } },
    (t) => t.attack('LAW_192', 'SOR_029').yes().unit('LAW_176').ready,
    true,
  );
  row(
    'LAW_178: may deal 3 to each unit of an arena',
    { you: { hand: ['LAW_178'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LAW_178');
      if (t.asks() === '0 optional') t.yes();
      t.pick(t.options().find((o) => o.startsWith('mode')) as string);
      const hit = t.unit('SOR_046').damage + t.unit('LAW_178').damage;
      return hit;
    },
    3,
  );
  row(
    'LAW_179: 4 damage to each enemy ground unit',
    { you: { hand: ['LAW_179'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LAW_179');
      return [t.unit('SOR_046').damage, t.unit('SOR_232').damage, t.unit('SOR_095').damage];
    },
    [4, 4, 0],
  );
  row('LAW_181: 2 damage to a base as it attacks', { you: { ground: ['LAW_181'] } }, (t) => t.attack('LAW_181', 'SOR_029').pick('SOR_029').base(1), 3);
  row('LAW_182: Raid 2 for another friendly unit', { you: { ground: ['LAW_182', 'SOR_095'] } }, (t) => t.attack('LAW_182', 'SOR_029').unit('SOR_095').keywords, { raid: 2 });
  row(
    'LAW_183: 1 damage to each of up to two space units',
    { you: { hand: ['LAW_183'] }, them: { space: ['SOR_237', 'SOR_089'] } },
    (t) => {
      t.play('LAW_183').pick('SOR_237', 'SOR_089');
      return [t.unit('SOR_237').damage, t.unit('SOR_089').damage];
    },
    [1, 1],
  );
  row(
    'LAW_184: 2 damage to an enemy ground unit and 2 to a base',
    { you: { space: ['LAW_184'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('LAW_184', 'SOR_029').pick('SOR_029');
      return [t.unit('SOR_046').damage, t.base(1)];
    },
    [2, 5],
  );
  row(
    'LAW_185: another friendly unit is readied and cannot be attacked',
    { you: { hand: ['LAW_185'], ground: [spent('SOR_095')] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('LAW_185');
      const { ready } = t.unit('SOR_095');
      t.pick('attack SOR_046');
      return [ready, t.base(0)];
    },
    [true, 3],
  );
  row(
    'LAW_186: its unit may give another 3 power',
    { you: { ground: [wearing('SOR_095', 'LAW_186'), 'SOR_046'] } },
    (t) => t.attack('SOR_095', 'SOR_029').pick('SOR_046').unit('SOR_046').power,
    6,
  );
  row(
    'LAW_187: 1 damage to each of up to three ground units',
    { you: { hand: ['LAW_187'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LAW_187').pick('SOR_095').pick('SOR_046', 'SOR_232');
      return [t.unit('SOR_046').damage, t.unit('SOR_232').damage];
    },
    [1, 1],
  );
  row('LAW_189: its end deals 2 to a base', { you: { space: ['LAW_189'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').pick('SOR_029').base(1), 2);
  row(
    'LAW_191: a Credit for 1 damage',
    { you: { hand: ['LAW_191'] }, them: { credits: 1, ground: ['SOR_046'] } },
    (t) => {
      t.play('LAW_191').yes().pick('SOR_046');
      return [credits(t, 1), t.unit('SOR_046').damage];
    },
    [0, 1],
  );
  row('LAW_192: discards a card of the deck', { you: { ground: ['LAW_192'], deck: ['SOR_095', 'SOR_046'] } }, (t) => t.attack('LAW_192', 'SOR_029').ids(0, 'discard'), ['SOR_095']);
  row('LAW_193: a resource costs an opponent a card', { you: { hand: ['LAW_193'] }, them: { hand: ['SOR_095'] } }, (t) => t.play('LAW_193').yes().ids(1, 'hand'), []);
  row(
    'LAW_194: an Underworld card of three discarded comes to the hand',
    { you: { ground: ['LAW_194'], deck: ['SOR_095', 'LAW_249', 'SOR_046', 'SOR_128'] } },
    (t) => {
      t.attack('LAW_194', 'SOR_029').pick('LAW_249');
      return [t.ids(0, 'hand'), t.ids(0, 'discard').length];
    },
    [['LAW_249'], 2],
  );
  row(
    'LAW_195: may defeat an upgrade on a space unit',
    { you: { hand: ['LAW_195'] }, them: { space: [wearing('SOR_237', XP)], ground: [wearing('SOR_095', SHIELD)] } },
    (t) => upgradesOf(t.play('LAW_195').pick(XP), 'SOR_237'),
    [],
  );
  row(
    'LAW_197: bases are not healed in this phase',
    { you: { ground: ['LAW_197'], hand: ['SOR_074'], baseDamage: 5 } },
    (t) => t.attack('LAW_197', 'SOR_029').pass().play('SOR_074').pick('SOR_023').base(0),
    5,
  );
  row('LAW_198: a resource for 2 damage', { you: { hand: ['LAW_198'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('LAW_198').yes().pick('SOR_046').unit('SOR_046').damage, 2);
  row(
    'LAW_201: the end of a ready unit strikes each enemy ground unit',
    {},
    () =>
      [true, false].map(
        (ready) =>
          board({ you: { ground: [{ id: 'SOR_095', ready, upgrades: ['LAW_201'] }], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } })
            .play('SOR_078')
            .pick('SOR_095')
            .unit('SOR_046').damage,
      ),
    [2, 0],
  );
  row(
    'LAW_202: Saboteur, and 2 power against more resources',
    {},
    () =>
      [25, 10].map((resources) =>
        board({ you: { hand: ['LAW_202'], ground: ['SOR_095'] }, them: { resources } })
          .play('LAW_202')
          .base(1),
      ),
    [5, 3],
  );
  row(
    'LAW_203: an Aggression card of two discarded may come to the hand',
    { you: { hand: ['LAW_203'], deck: ['SOR_172', 'SOR_095', 'SOR_046'] } },
    (t) => [t.play('LAW_203').pick('SOR_172').ids(0, 'hand'), t.ids(0, 'discard').sort()],
    [['SOR_172'], ['LAW_203', 'SOR_095']],
  );
  row('LAW_204: each player discards a card', { you: { hand: ['LAW_204', 'SOR_095'] }, them: { hand: ['SOR_128'] } }, (t) => [t.play('LAW_204').ids(0, 'hand'), t.ids(1, 'hand')], [
    [],
    [],
  ]);
  row('LAW_205: the attacker falls where it damaged a base', { you: { hand: ['LAW_205'], ground: ['SOR_095'] } }, (t) => [t.play('LAW_205').base(1), t.units().length], [5, 0]);
  row(
    'LAW_205: and stays where it did not',
    { you: { hand: ['LAW_205'], ground: ['SOR_051'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LAW_205').pick('SOR_046').units('SOR_051').length,
    0,
  );
  row('LAW_206: 1 damage to a unit', { you: { hand: ['LAW_206'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('LAW_206').unit('SOR_046').damage, 1);
  row(
    'LAW_206: 1 damage too as it is discarded',
    { you: { ground: ['LAW_192'], deck: ['LAW_206'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('LAW_192', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    1,
  );
  row('LAW_207: 3 damage to a unit', { you: { hand: ['LAW_207'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('LAW_207').unit('SOR_046').damage, 3);
  row(
    'LAW_208: 2 damage to a unit, 2 to a base or another of its arena',
    { you: { hand: ['LAW_208'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LAW_208').pick('SOR_046').pick('SOR_232');
      return [t.unit('SOR_046').damage, t.unit('SOR_232').damage];
    },
    [2, 2],
  );
});

describe('A Lawless Time, Cunning and the rest', () => {
  row(
    'LAW_210: enters ready beside Jabba the Hutt',
    {},
    () =>
      ['LAW_015', 'SOR_010'].map(
        (leader) =>
          board({ you: { hand: ['LAW_210'], leader } })
            .play('LAW_210')
            .unit('LAW_210').ready,
      ),
    [true, false],
  );
  row(
    'LAW_212: so are those that are in your deck',
    { you: { ground: ['LAW_212'], hand: ['LAW_136'], deck: ['ASH_068', 'SOR_095'] } },
    (t) => t.play('LAW_136').pick('ASH_068').ids(0, 'hand'),
    ['ASH_068'],
  );
  row('LAW_212: friendly Creatures are of the Underworld', { you: { ground: ['LAW_212', 'LAW_163'], hand: ['LAW_249'] } }, (t) => t.play('LAW_249').options(), [
    'LAW_212',
    'LAW_163',
  ]);
  row(
    'LAW_213: may deal 2 to an exhausted ground unit',
    { you: { hand: ['LAW_213'] }, them: { ground: [spent('SOR_046'), 'SOR_232'] } },
    (t) => t.play('LAW_213').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row('LAW_214: a resource for 3 damage', { you: { hand: ['LAW_214'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('LAW_214').yes().pick('SOR_046').unit('SOR_046').damage, 3);
  row(
    'LAW_216: an opponent names the ground unit that may take 7',
    { you: { ground: ['LAW_216'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => {
      t.attack('LAW_216', 'SOR_029');
      const asked = t.asks();
      t.pick('SOR_046');
      if (t.asks() === '0 optional') t.yes();
      return [asked, t.units('SOR_046').length];
    },
    ['1 target', 0],
  );
  row(
    'LAW_217: an exhausted enemy costs its player a card of its aspects',
    { you: { hand: ['LAW_217'] }, them: { ground: ['SOR_095'], hand: ['SOR_128', 'SOR_098'] } },
    (t) => {
      t.play('LAW_217');
      if (t.asks() === '0 target' || t.asks() === '0 discard') t.pick('SOR_098');
      return [t.unit('SOR_095').ready, t.ids(1, 'hand')];
    },
    [false, ['SOR_128']],
  );
  row(
    'LAW_219: strikes first in the first attack of the phase',
    { you: { ground: ['LAW_219'] }, them: { ground: ['SOR_128'] } },
    (t) => t.attack('LAW_219', 'SOR_128').unit('LAW_219').damage,
    0,
  );
  row('LAW_221: takes an enemy Credit', { you: { ground: ['LAW_221'] }, them: { credits: 2 } }, (t) => [credits(t.attack('LAW_221', 'SOR_029')), credits(t, 1)], [1, 1]);
  row(
    'LAW_224: exhausts an enemy and returns its cheap upgrades',
    { you: { hand: ['LAW_224'] }, them: { ground: [wearing('SOR_095', 'LAW_225')] } },
    (t) => [t.play('LAW_224').unit('SOR_095').ready, upgradesOf(t, 'SOR_095')],
    [false, []],
  );
  row(
    'LAW_225: a Credit for a discarded card with an odd cost',
    {},
    () => ['SOR_128', 'SOR_095'].map((id) => credits(board({ you: { ground: [wearing('SOR_046', 'LAW_225')], deck: [id] } }).attack('SOR_046', 'SOR_029'))),
    [1, 0],
  );
  row(
    'LAW_226: an enemy of the arena is exhausted for each aspect of the friend',
    { you: { hand: ['LAW_226'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'], space: ['SOR_225'] } },
    (t) => {
      t.play('LAW_226');
      return t
        .units()
        .map((u) => [u.id, u.ready])
        .sort();
    },
    [
      ['SOR_046', false],
      ['SOR_095', false],
      ['SOR_225', true],
      ['SOR_232', false],
    ],
  );
  row('LAW_227: a resource for a Shield', { you: { hand: ['LAW_227'] } }, (t) => upgradesOf(t.play('LAW_227').yes(), 'LAW_227'), [SHIELD]);
  row(
    'LAW_228: in the first attack of the phase, 2 power less for a unit',
    { you: { ground: ['LAW_228'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('LAW_228', 'SOR_029').pick('SOR_046').unit('SOR_046').power,
    1,
  );
  row(
    'LAW_229: a Gambit card of the top eight, and the first one costs 1 less',
    { you: { hand: ['LAW_229'], deck: ['SOR_095', 'LAW_246'] }, them: { ground: ['SOR_095'] } },
    (t) => {
      t.play('LAW_229').pick('LAW_246').pass();
      const before = t.ready(0);
      return before - t.play('LAW_246').ready(0) - costOf('LAW_246', {});
    },
    -1,
  );
  row('LAW_232: a Credit', { you: { hand: ['LAW_232'] } }, (t) => credits(t.play('LAW_232')), 1);
  row('LAW_233: enemy units have Raid 1 and Saboteur', { you: { ground: ['LAW_233'] }, them: { ground: ['SOR_095'] } }, (t) => t.unit('SOR_095').keywords, {
    raid: 1,
    saboteur: 1,
  });
  row('LAW_236: a card of the hand for a Credit', { you: { hand: ['LAW_236', 'SOR_095'] } }, (t) => credits(t.play('LAW_236').yes()), 1);
  row(
    'LAW_238: a card of the discard pile for a Credit',
    { you: { ground: ['LAW_238'], discard: ['SOR_095'] } },
    (t) => [credits(t.attack('LAW_238', 'SOR_029').pick('SOR_095')), t.ids(0, 'deck').at(-1)],
    [1, 'SOR_095'],
  );
  row('LAW_240: may return another friendly unit', { you: { hand: ['LAW_240'], ground: ['SOR_095'] } }, (t) => t.play('LAW_240').pick('LAW_240').pick('SOR_095').ids(0, 'hand'), [
    'SOR_095',
  ]);
  row('LAW_241: may return a unit', { you: { hand: ['LAW_241'] }, them: { ground: ['SOR_095'] } }, (t) => t.play('LAW_241').pick('SOR_095').ids(1, 'hand'), ['SOR_095']);
  row('LAW_244: a Credit', { you: { hand: ['LAW_244'] } }, (t) => credits(t.play('LAW_244')), 1);
  row('LAW_246: returns a unit that costs 3 or less', { you: { hand: ['LAW_246'] }, them: { ground: ['SOR_095', 'SOR_232'] } }, (t) => t.play('LAW_246').ids(1, 'hand'), [
    'SOR_095',
  ]);
  row('LAW_248: three Credits', { you: { hand: ['LAW_248'] } }, (t) => credits(t.play('LAW_248')), 3);
  row('LAW_249: Experience for another friendly Underworld unit', { you: { hand: ['LAW_249'], ground: ['LAW_113', 'SOR_095'] } }, (t) => upgradesOf(t.play('LAW_249'), 'LAW_113'), [
    XP,
  ]);
  row('LAW_252: a Credit when the defender fell', { you: { space: ['LAW_252'] }, them: { space: ['SOR_225'] } }, (t) => credits(t.attack('LAW_252', 'SOR_225')), 1);
  row('LAW_257: a resource for Experience on another unit', { you: { hand: ['LAW_257'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('LAW_257').yes(), 'SOR_095'), [XP]);
  row('LAW_258: two resources for a Credit', { you: { ground: ['LAW_258'] } }, (t) => [credits(t.attack('LAW_258', 'SOR_029').yes()), t.ready(0)], [1, 18]);
  row('LAW_262: a Credit', { you: { hand: ['LAW_262'] } }, (t) => credits(t.play('LAW_262')), 1);
  row(
    'LAW_264: a card without its aspect penalties',
    { you: { hand: ['LAW_264', 'SOR_095'], leader: 'SOR_010' } },
    (t) => {
      const before = t.ready(0);
      return before - t.play('LAW_264').pick('play SOR_095').ready(0) - costOf('LAW_264', {});
    },
    2,
  );
});

describe('A Lawless Time, several questions one after the other', () => {
  row(
    'LAW_086: may have the defender strike first, which feeds Grit',
    { you: { ground: ['LAW_086'] }, them: { ground: ['SOR_095'] } },
    (t) => {
      t.attack('LAW_086', 'SOR_095').yes();
      return [t.units('SOR_095').length, t.unit('LAW_086').damage];
    },
    [0, 3],
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
  row(
    'LAW_215: a card of a deck for free, and Credits for another player',
    { you: { space: ['LAW_215'], deck: ['SOR_095'] } },
    (t) => {
      t.attack('LAW_215', 'SOR_029').pick('seat 0').pick('seat 0').pick('play SOR_095');
      return [t.units('SOR_095').length, t.state.players[1]?.credits];
    },
    [1, 2],
  );
  row(
    'LAW_237: may discard one of the top three',
    { you: { ground: ['LAW_237'], deck: ['SOR_095', 'SOR_046', 'SOR_232', 'SOR_128'] } },
    (t) => {
      t.attack('LAW_237', 'SOR_029').pick('SOR_046');
      while (t.asks() !== '1 action') t.pick(...t.options());
      return [t.ids(0, 'discard'), t.ids(0, 'deck').length];
    },
    [['SOR_046'], 3],
  );
  row('LAW_242: the top card for 1 less', { you: { hand: ['LAW_242'], deck: ['SOR_128', 'SOR_046'] } }, (t) => t.play('LAW_242').pick('mode 0').units('SOR_128').length, 1);
  row(
    'LAW_245: an Item of the discard pile until the regroup phase',
    { you: { hand: ['LAW_245'], ground: ['SOR_095'], discard: ['ASH_183', 'ASH_228'] } },
    (t) => {
      t.play('LAW_245');
      const worn = upgradesOf(t, 'SOR_095');
      return [worn, upgradesOf(t.nextRound(), 'SOR_095')];
    },
    [['ASH_183'], []],
  );
  row(
    'LAW_256: When Played abilities of friendly Spectres once more',
    { you: { hand: ['LAW_256'], ground: ['LAW_055', 'SOR_095'] } },
    (t) => upgradesOf(t.play('LAW_256').pick('LAW_055'), 'LAW_055'),
    [XP],
  );
});
