import { numbers, rows, SHIELD, upgradesOf, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const WEAK = 'TOKEN_WEAKNESS';
const disguised = { hand: ['HMW_148'], leader: 'SOR_005', deck: ['HMW_134'] };
const BEAST = 'TOKEN_BEAST';

describe('Homeworlds, 101 to 150', () => {
  row(
    'HMW_101: a Shield, and one of the top three cards',
    { you: { hand: ['HMW_101'], ground: ['SOR_095'], deck: ['SOR_172', 'SOR_128', 'SOR_046', 'SOR_225'] } },
    (t) => {
      t.play('HMW_101').pick('SOR_128');
      return [upgradesOf(t, 'SOR_095'), t.ids(0, 'hand'), t.ids(0, 'deck')[0]];
    },
    [[SHIELD], ['SOR_128'], 'SOR_225'],
  );

  row(
    'HMW_102: defeats a unit with 4 or less power',
    { you: { hand: ['HMW_102'] }, them: { ground: ['HMW_155', 'SOR_164'] } },
    (t) => [t.play('HMW_102').units('SOR_164').length, t.units('HMW_155').length],
    [0, 1],
  );

  row(
    'HMW_103: a card where another unit entered before',
    { you: { hand: ['SOR_128', 'HMW_103'], deck: ['SOR_172'] } },
    (t) => t.play('SOR_128').pass().play('HMW_103').ids(0, 'hand'),
    ['SOR_172'],
  );

  row('HMW_103: none for itself alone', { you: { hand: ['HMW_103'], ground: ['SOR_095'], deck: ['SOR_172'] } }, (t) => t.play('HMW_103').ids(0, 'hand'), []);

  row('HMW_104: hidden from an opponent with a unique unit', { you: { ground: ['HMW_104'] }, them: { ground: ['HMW_128'] } }, (t) => 'hidden' in t.unit('HMW_104').keywords, true);

  row('HMW_104: another unit attacks after it', { you: { ground: ['HMW_104', 'SOR_095'] } }, (t) => t.attack('HMW_104', 'SOR_029').pick('SOR_095').base(1), 6);

  row(
    'HMW_105: each friendly unit deals its own damage, the first to the first',
    { you: { hand: ['HMW_105'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_164'] } },
    (t) => {
      t.play('HMW_105');
      if (t.asks() === '0 target') t.pick('SOR_046', 'SOR_164');
      return t.events.flatMap((e) => (e.e === 'damaged' ? [[t.state.id[e.from], t.state.id[e.card]]] : []));
    },
    [
      ['SOR_095', 'SOR_046'],
      ['HMW_105', 'SOR_164'],
    ],
  );

  row(
    'HMW_105: as many enemy units as there are friendly ones take 1',
    { you: { hand: ['HMW_105'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_164', 'HMW_128'] } },
    (t) => {
      t.play('HMW_105').pick('SOR_046', 'SOR_164');
      return ['SOR_046', 'SOR_164', 'HMW_128'].map((id) => t.unit(id).damage);
    },
    [1, 1, 0],
  );

  row('HMW_107: +2/+0 beside one that costs 3', { you: { ground: ['HMW_107', 'SOR_046'] } }, (t) => numbers(t, 'HMW_107'), [4, 4]);

  row(
    'HMW_108: enemy cards lose the trait for this phase, those out of play and later arrivals too, yours do not',
    {
      you: { ground: ['HMW_108', 'LOF_083'], discard: ['SOR_095'] },
      them: { ground: ['LOF_083'], discard: ['SOR_095', 'SOR_095'], hand: ['TWI_130', 'TWI_163'] },
    },
    (t) => {
      const powers = () => [t.unit('LOF_083', 0).power, t.unit('LOF_083', 1).power];
      const before = powers();
      t.attack('HMW_108', 'SOR_029').pick('TROOPER');
      const named = powers();
      t.play('TWI_130').pass().play('TWI_163');
      const arrived = [t.unit('TWI_163').power, t.unit('TWI_130').power];
      return [before, named, arrived, t.nextRound().unit('TWI_163').power, ...powers()];
    },
    [[2, 3], [2, 1], [3, 2], 5, 2, 3],
  );

  row(
    'HMW_109: comes back for free and weaker where it had 5 power',
    { you: { ground: ['HMW_109'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('HMW_109', 'SOR_046').pass().play('HMW_109');
      return [t.ready(0), upgradesOf(t, 'HMW_109')];
    },
    [20, [WEAK, WEAK]],
  );

  row(
    'HMW_109: not where it had less',
    { you: { ground: [wearing('HMW_109', WEAK)] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('HMW_109', 'SOR_046').pass().options().includes('play HMW_109'),
    false,
  );

  row(
    'HMW_109: it is weaker before anything that its play has triggered',
    { you: { ground: ['HMW_109', 'IC27_067'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('HMW_109', 'SOR_046').pass().play('HMW_109');
      return [t.asks(), upgradesOf(t, 'HMW_109')];
    },
    ['0 optional', [WEAK, WEAK]],
  );

  row(
    'HMW_109: who has taken control of it cannot play it from the discard pile of its owner',
    { you: { hand: ['SOR_224'], ground: ['SOR_128'] }, them: { ground: ['HMW_109'], hand: ['SOR_078'] } },
    (t) => {
      t.play('SOR_224').pick('HMW_109').play('SOR_078').pick('HMW_109');
      return [t.asks(), t.options().includes('play HMW_109'), t.pass().options().includes('play HMW_109')];
    },
    ['0 action', false, false],
  );

  row(
    'HMW_110: takes a cheap unit, with two Weaknesses',
    { you: { hand: ['HMW_110'] }, them: { ground: ['SOR_095'] } },
    (t) => numbers(t.play('HMW_110').pick('SOR_095'), 'SOR_095'),
    [1, 1],
  );

  row(
    'HMW_111: 2/2 for each other friendly unit',
    { you: { hand: ['HMW_111'], ground: ['SOR_095'] } },
    (t) => {
      t.play('HMW_111');
      return [numbers(t, 'SOR_095'), numbers(t, 'HMW_111')];
    },
    [
      [5, 5],
      [3, 7],
    ],
  );

  row(
    'HMW_112: friendly units have Overwhelm',
    { you: { ground: ['SOR_095'], baseUpgrades: ['HMW_112'] }, them: { ground: ['SOR_128'] } },
    (t) => ['overwhelm' in t.unit('SOR_095').keywords, 'overwhelm' in t.unit('SOR_128').keywords, t.attack('SOR_095', 'SOR_128').base(1)],
    [true, false, 2],
  );

  row(
    'HMW_113: 1 healed when a friendly unit falls, not when an enemy one does',
    { you: { baseUpgrades: ['HMW_113'], baseDamage: 4, ground: ['SOR_128'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => t.attack('SOR_128', 'SOR_046').base(0),
    3,
  );

  row(
    'HMW_114: what is too much goes on to a base, with Overwhelm',
    { you: { hand: ['HMW_114'], ground: ['HMW_043', 'HMW_121'] }, them: { ground: ['SOR_128'] } },
    (t) => t.play('HMW_114').pick('HMW_121').base(1),
    6,
  );

  row(
    'HMW_114: and does not without it',
    { you: { hand: ['HMW_114'], ground: ['SOR_046'] }, them: { ground: ['SOR_128'] } },
    (t) => [t.play('HMW_114').base(1), t.units('SOR_128').length],
    [0, 0],
  );

  row('HMW_115: heals for each cheap unit', { you: { ground: ['HMW_115'], hand: ['SOR_095'], baseDamage: 3 } }, (t) => t.play('SOR_095').base(0), 2);

  row(
    'HMW_117: Raid for exhausted resources',
    { you: { ground: ['HMW_117'], hand: ['SOR_095'] } },
    (t) => 20 - t.play('SOR_095').ready(0) - t.pass().attack('HMW_117', 'SOR_029').base(1),
    0,
  );

  row('HMW_118: Ambush and Overwhelm with six resources', { you: { ground: ['HMW_118'] } }, (t) => Object.keys(t.unit('HMW_118').keywords).sort(), ['ambush', 'overwhelm']);

  row(
    'HMW_119: a resource when an opponent plays an event',
    { you: { ground: ['HMW_119'], deck: ['SOR_095'] }, them: { hand: ['SOR_172'], ground: ['SOR_095'] }, active: 1 },
    (t) => t.play('SOR_172').pick('SOR_095').ids(0, 'resources').length,
    21,
  );

  row('HMW_121: stays exhausted for a round', { you: { hand: ['HMW_121'] } }, (t) => t.play('HMW_121').nextRound().unit('HMW_121').ready, false);

  row(
    'HMW_122: a unit of the discard pile may be played for 1 less',
    { you: { base: 'SOR_020', leader: 'SOR_005', hand: ['HMW_122'], discard: ['SOR_046', 'HMW_122', 'SOR_225'] } },
    (t) => {
      t.play('HMW_122').pass();
      const before = t.ready(0);
      return before - t.play('SOR_046').ready(0);
    },
    3,
  );

  row(
    'HMW_123: a ready resource for each other Wookiee',
    { you: { hand: ['HMW_123'], ground: ['HMW_142'], deck: ['SOR_172'] } },
    (t) => t.play('HMW_123').ids(0, 'resources').length,
    21,
  );

  row('HMW_124: another attacks with 2 more', { you: { hand: ['HMW_124'], ground: ['SOR_095'] } }, (t) => t.play('HMW_124').pick('SOR_095').base(1), 5);

  row(
    'HMW_125: 1 less for every friendly unit that takes 1',
    { you: { base: 'SOR_023', leader: 'SOR_005', hand: ['HMW_125'], ground: ['SOR_046', 'SOR_164'], resources: 5 } },
    (t) => {
      t.play('HMW_125').pick('SOR_046', 'SOR_164');
      return [t.unit('SOR_046').damage, t.unit('SOR_164').damage, t.ready(0), t.units('HMW_125').length];
    },
    [1, 1, 0, 1],
  );

  row(
    'HMW_126: friendly units have Raid 1',
    { you: { ground: ['SOR_095'], baseUpgrades: ['HMW_126'] }, them: { ground: ['SOR_128'] } },
    (t) => [t.attack('SOR_095', 'SOR_029').base(1), 'raid' in t.unit('SOR_128').keywords],
    [4, false],
  );

  row('HMW_127: a resource for Chewbacca', { you: { hand: ['HMW_127'], ground: ['HMW_117'], deck: ['SOR_172'] } }, (t) => t.play('HMW_127').ids(0, 'resources').length, 21);

  row('HMW_129: 2 more power among three units', { you: { ground: ['HMW_129', 'SOR_095', 'SOR_128'] } }, (t) => t.unit('HMW_129').power, 3);

  row('HMW_129: not among two', { you: { ground: ['HMW_129', 'SOR_095'] } }, (t) => t.unit('HMW_129').power, 1);

  row(
    'HMW_130: 1 damage to an own unit makes the next one cheaper',
    { you: { hand: ['HMW_130', 'HMW_268'], ground: ['SOR_046'] } },
    (t) => {
      t.play('HMW_130').yes().pass();
      const before = t.ready(0);
      return before - t.play('HMW_268').ready(0);
    },
    0,
  );

  row(
    'HMW_130: not to an enemy unit',
    { you: { hand: ['HMW_130', 'HMW_268'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('HMW_130').yes().pass();
      const before = t.ready(0);
      return before - t.play('HMW_268').ready(0);
    },
    1,
  );

  row('HMW_131: Ambush on Kashyyyk', { you: { base: 'HMW_024', ground: ['HMW_131'] } }, (t) => 'ambush' in t.unit('HMW_131').keywords, true);

  row('HMW_131: none elsewhere', { you: { ground: ['HMW_131'] } }, (t) => 'ambush' in t.unit('HMW_131').keywords, false);

  row('HMW_133: 1 power for every two resources', { you: { ground: ['HMW_133'], resources: 7 } }, (t) => t.unit('HMW_133').power, 3);

  row('HMW_134: has the traits of your leader while she is in a deck', { you: { ...disguised, ground: ['SOR_095'] } }, (t) => t.play('HMW_148').ids(0, 'hand'), ['HMW_134']);

  row('HMW_134: not Force', { you: { ...disguised, ground: ['HMW_208'] } }, (t) => t.play('HMW_148').ids(0, 'hand'), []);

  row(
    'HMW_134: in play, from a deployed leader too, and not from an enemy one',
    { you: { ground: ['HMW_134'], leader: { id: 'SOR_005', deployed: true }, hand: ['HMW_173'] }, them: { leader: 'SOR_010' } },
    (t) => t.ready(0) - t.play('HMW_173').ready(0),
    4,
  );

  row(
    'HMW_136: a resource with three units',
    { you: { hand: ['HMW_136'], ground: ['SOR_095', 'SOR_128'], deck: ['SOR_172'] } },
    (t) => t.play('HMW_136').yes().ids(0, 'resources').length,
    21,
  );

  row('HMW_137: Sentinel among three units', { you: { ground: ['SOR_095', 'SOR_128'], space: ['HMW_137'] } }, (t) => 'sentinel' in t.unit('HMW_137').keywords, true);

  row('HMW_137: none among two', { you: { ground: ['SOR_095'], space: ['HMW_137'] } }, (t) => 'sentinel' in t.unit('HMW_137').keywords, false);

  row('HMW_138: Raid 4 with three Command icons', { you: { ground: ['HMW_138', 'HMW_128'] } }, (t) => t.attack('HMW_138', 'SOR_029').base(1), 7);

  row('HMW_138: icons of friendly upgrades count', { you: { ground: [wearing('HMW_138', 'HMW_148'), 'HMW_116'] } }, (t) => t.attack('HMW_138', 'SOR_029').base(1), 8);

  row('HMW_138: none with two', { you: { ground: ['HMW_138', 'HMW_116'] } }, (t) => t.attack('HMW_138', 'SOR_029').base(1), 3);

  row(
    'HMW_141: 1/1 for who has no abilities',
    { you: { ground: ['HMW_141', 'HMW_155', 'HMW_075', wearing('SOR_095', 'HMW_190')] } },
    (t) => ['HMW_155', 'HMW_075', 'SOR_095', 'HMW_141'].map((id) => t.unit(id).power),
    [6, 3, 4, 5],
  );

  row('HMW_142: guards Kashyyyk', { you: { base: 'HMW_024', ground: ['HMW_142'] } }, (t) => Object.keys(t.unit('HMW_142').keywords), ['sentinel']);

  row('HMW_144: a Beast when it comes', { you: { hand: ['HMW_144'] } }, (t) => t.play('HMW_144').units(BEAST).length, 1);

  row('HMW_144: and when it goes', { you: { ground: ['HMW_144'] }, them: { ground: ['SOR_046'] } }, (t) => t.attack('HMW_144', 'SOR_046').units(BEAST).length, 1);

  row(
    'HMW_145: on Kashyyyk the first unit of a round costs 1 less, the second 2, the third 3, the fourth nothing less',
    { you: { base: 'HMW_024', leader: 'SOR_005', ground: ['HMW_145'], hand: ['HMW_139', 'HMW_139', 'HMW_139', 'HMW_139'], resources: 30 } },
    (t) =>
      [0, 1, 2, 3].map((n) => {
        if (n > 0) t.pass();
        const before = t.ready(0);
        return before - t.play('HMW_139').ready(0);
      }),
    [3, 2, 1, 4],
  );

  row(
    'HMW_147: a card for a Beast as the action phase starts',
    { you: { baseUpgrades: ['HMW_147'], hand: ['SOR_095'], deck: [] } },
    (t) => [t.pass().pass().none().none().yes().units(BEAST).length, t.ids(0, 'discard')],
    [1, ['SOR_095']],
  );

  row(
    'HMW_147: the card may be kept, for no Beast',
    { you: { baseUpgrades: ['HMW_147'], hand: ['SOR_095'], deck: [] } },
    (t) => [t.pass().pass().none().none().no().units(BEAST).length, t.ids(0, 'hand')],
    [0, ['SOR_095']],
  );

  row(
    'HMW_148: draws a card that shares a trait with a friendly unit',
    { you: { hand: ['HMW_148'], ground: ['SOR_164'], deck: ['HMW_155'] } },
    (t) => t.play('HMW_148').ids(0, 'hand'),
    ['HMW_155'],
  );

  row('HMW_148: leaves another', { you: { hand: ['HMW_148'], ground: ['SOR_164'], deck: ['SOR_095'] } }, (t) => [t.play('HMW_148').ids(0, 'hand'), t.ids(0, 'deck')], [
    [],
    ['SOR_095'],
  ]);

  row(
    'HMW_149: attacks twice, the second time no base',
    { you: { hand: ['HMW_149'], ground: ['HMW_128'] }, them: { ground: ['SOR_128', 'SOR_046'] } },
    (t) => {
      t.play('HMW_149').pick('SOR_029');
      const offered = t.options();
      return [t.base(1), offered, t.pick('SOR_046').unit('SOR_046').damage];
    },
    [4, ['SOR_128', 'SOR_046'], 4],
  );

  row('HMW_150: a Beast for every three resources', { you: { hand: ['HMW_150'], resources: 8 } }, (t) => t.play('HMW_150').units(BEAST).length, 2);
});
