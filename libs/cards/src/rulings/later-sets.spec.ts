/**
 * Rulings on single cards of the later sets: several triggers, costs, copies and changes of
 * numbers.
 */
import { describe, expect, it } from 'vitest';
import {
  costOf,
  deployed,
  DROID,
  hurt,
  numbers,
  SHIELD,
  spent,
  times,
  upgradesOf,
  wearing,
  XP,
} from '../behaviour/testing/rows.js';
import { didHappen, rulings, takeAll } from './testing.js';

const { ruling } = rulings(it, expect);
const BIG = 'SOR_046';
const WEAK = 'SOR_128';

describe('rulings on numbers', () => {
  ruling(
    'ASH_027#1: damage to the base that is prevented makes nothing cheaper',
    { you: { ground: ['ASH_027'], hand: ['JTL_074', 'SOR_077', BIG] } },
    (t) => {
      t.play('JTL_074').pick('SOR_023').pass().play('SOR_077').pick('6').pass();
      const before = t.ready(0);
      return [t.base(0), before - t.play(BIG).ready(0) - costOf(BIG)];
    },
    [0, 0],
  );
  ruling(
    'LOF_056#2: what became active last says the printed numbers',
    { you: { ground: [wearing(BIG, 'LAW_126')] }, them: { ground: [WEAK], hand: ['LOF_056'] } },
    (t) => {
      t.use(BIG);
      if (t.asks() === '0 target') t.pick(WEAK);
      const aimed = t.unit(WEAK).hp;
      t.play('LOF_056').pick(WEAK);
      return [aimed, ...numbers(t, WEAK)];
    },
    [1, 5, 5],
  );
  ruling(
    'LAW_126#2: also where the Rifle comes after it',
    {
      you: { ground: [wearing(BIG, 'LAW_126')] },
      them: { ground: [wearing('SOR_095', 'LOF_056')] },
    },
    (t) => {
      t.use(BIG);
      if (t.asks() === '0 target') t.pick('SOR_095');
      return numbers(t, 'SOR_095');
    },
    [5, 1],
  );
  ruling(
    'LAW_036#2: and where the seventh unit comes after them',
    {
      you: {
        ground: ['LAW_036', wearing('SOR_095', 'LOF_056'), BIG, BIG, WEAK, WEAK],
        hand: ['SOR_225'],
      },
    },
    (t) => {
      const before = numbers(t, 'SOR_095');
      return [before, numbers(t.play('SOR_225'), 'SOR_095')];
    },
    [
      [5, 5],
      [7, 7],
    ],
  );
  ruling(
    'LOF_186#1: Raid is doubled last',
    { you: { ground: ['LOF_186', wearing('SOR_157', 'HMW_190')] } },
    (t) => t.attack('SOR_157').base(1),
    9,
  );
  ruling(
    'ASH_100#1: two numbers of one keyword are no two keywords',
    { you: { ground: ['ASH_100', wearing('SOR_157', 'HMW_190')] } },
    (t) => numbers(t, 'SOR_157'),
    [1, 4],
  );
  ruling(
    'JTL_042#1: damage that comes later adds nothing',
    {
      you: { ground: [hurt(BIG, 2)], hand: ['JTL_042'] },
      them: { hand: ['SHD_178'] },
    },
    (t) => {
      t.play('JTL_042');
      if (t.asks() === '0 target') t.pick(BIG);
      t.play('SHD_178').pick(BIG);
      return [t.unit(BIG).damage, t.unit(BIG).power];
    },
    [4, 5],
  );
  ruling(
    'SEC_179#2: cards that are drawn in the attack add nothing',
    {
      you: {
        ground: ['HMW_014', 'SOR_095'].slice(1),
        leader: deployed('HMW_014'),
        hand: ['SEC_179', BIG],
      },
    },
    (t) => {
      t.play('SEC_179').pick('HMW_014');
      if (t.asks() === '0 defender') t.pick('SOR_029');
      return [t.ids(0, 'hand').length, t.base(1)];
    },
    [2, 3],
  );
  ruling(
    'SEC_171#1: damage that its own ability deals counts in that attack',
    { you: { space: ['SEC_171'] }, them: { ground: [BIG] } },
    (t) => {
      t.attack('SEC_171');
      if (t.asks() === '0 target') t.pick(BIG);
      return t.base(1);
    },
    4,
  );
  ruling(
    'LOF_006#2: only Villainy units are compared',
    { you: { leader: deployed('LOF_006'), ground: ['SOR_164', 'SOR_116'] } },
    (t) => upgradesOf(t.attack('LOF_006'), 'LOF_006'),
    [XP],
  );
});

describe('rulings on costs and resources', () => {
  ruling(
    'JTL_105#1: half of the cost of an ability, too',
    { you: { leader: 'TWI_007', space: ['JTL_105'], ground: [BIG] } },
    (t) => {
      t.attack(BIG).pass();
      const before = t.ready(0);
      return before - t.use('TWI_007').ready(0);
    },
    1,
  );
  ruling(
    'TWI_125#1: the cost of the event is not counted',
    { you: { hand: ['TWI_125'], resources: 6 } },
    (t) => [t.play('TWI_125').pick('2').units('TOKEN_CLONE_TROOPER').length, t.units(DROID).length],
    [2, 2],
  );
  ruling(
    'SEC_122#1: Droids do not help to pay for it themselves',
    { you: { hand: ['SEC_122'], ground: times(3, DROID), resources: 5 } },
    (t) => t.options().includes('play SEC_122'),
    false,
  );
  ruling(
    'LOF_058#1: a token upgrade is not played, and the discount waits',
    { you: { ground: [wearing('SOR_061', XP)], hand: ['SOR_069'] } },
    (t) => {
      const before = t.ready(0);
      t.play('SOR_069');
      if (t.asks() === '0 target') t.pick('SOR_061');
      return before - t.ready(0);
    },
    2,
  );
  ruling(
    'LOF_255#1: nothing makes the payment of Curious Flock cheaper',
    { you: { hand: ['SEC_110', 'LOF_255'], resources: 6 } },
    (t) => {
      t.play('LOF_255');
      return t.options();
    },
    ['0', '1', '2', '3', '4', '5'],
  );
  ruling(
    'LOF_012#1: an empty hand can be discarded',
    { you: { leader: 'LOF_012' } },
    (t) => {
      t.use('LOF_012', 1);
      return [t.asks(), t.yes().ids(0, 'hand').length];
    },
    ['0 optional', 2],
  );
  ruling(
    'LOF_012#2: a Pilot with the Force that is played as an upgrade counts',
    {
      you: { leader: 'LOF_012', hand: ['JTL_094'], space: ['SOR_225'] },
      them: { ground: [BIG] },
    },
    (t) => {
      t.pick('play JTL_094 pilot').pass().use('LOF_012');
      if (t.asks() === '0 target') t.pick(BIG);
      return t.unit(BIG).damage;
    },
    1,
  );
  ruling(
    'JTL_041#2, SHD_015#2: names without subtitles',
    { you: { hand: ['JTL_041'] }, them: { ground: ['SOR_142'], hand: ['TWI_195', 'SOR_095'] } },
    (t) => {
      takeAll(t.play('JTL_041'));
      return [t.ids(1, 'hand'), t.units('SOR_142').length];
    },
    [['SOR_095'], 0],
  );
});

describe('rulings on what waits', () => {
  ruling(
    'LOF_070#1: both abilities wait at once, in the order that its player likes',
    { you: { hand: ['LOF_070'], discard: ['SOR_095', WEAK] }, them: { ground: [BIG] } },
    (t) => [t.play('LOF_070').asks(), t.options().length],
    ['0 order', 2],
  );
  ruling(
    'LOF_101#1: the Force that one ability uses triggers the other',
    { you: { hand: ['LOF_101'], force: true }, them: { ground: [BIG] } },
    (t) => {
      t.play('LOF_101').yes();
      if (t.options().includes('SOR_029')) t.pick('SOR_029');
      takeAll(t);
      return t.events.some((e) => e.e === 'damaged' && e.n === 2);
    },
    true,
  );
  ruling(
    'LOF_260#1: The Father comes after the ability that used the Force',
    { you: { ground: ['LOF_260'], hand: ['LOF_221'], force: true } },
    (t) => {
      t.play('LOF_221');
      if (t.asks() === '0 target') t.pick('LOF_260');
      if (t.asks() === '0 defender') t.pick('SOR_029');
      return [t.base(1) > 0, t.asks()];
    },
    [true, '0 optional'],
  );
  ruling(
    'SEC_018#1: the unit is captured first, and what it says when played comes after that',
    { you: { leader: 'SEC_018', ground: [BIG], hand: ['HMW_091'], baseDamage: 5 } },
    (t) => {
      t.use('SEC_018');
      if (t.options().includes(BIG)) t.pick(BIG);
      if (t.options().includes('play HMW_091')) t.pick('play HMW_091');
      takeAll(t);
      return [t.unit(BIG).captives.map((c) => c.id), t.base(0)];
    },
    [['HMW_091'], 3],
  );
  ruling(
    'JTL_155#1: what the tokens trigger comes after the event',
    { you: { hand: ['JTL_155', 'SOR_225'] }, them: { ground: ['HMW_103'] } },
    (t) => {
      t.play('JTL_155');
      if (t.options().includes('play SOR_225')) t.pick('play SOR_225');
      return [t.units('TOKEN_TIE_FIGHTER').length, t.units('SOR_225').length];
    },
    [2, 1],
  );
  ruling(
    'JTL_261#2: the first attack is over before the second begins',
    { you: { space: ['SEC_171', 'SOR_225'], hand: ['JTL_261'] }, them: { ground: [BIG] } },
    (t) => {
      t.play('JTL_261').pick('SEC_171').pick(BIG);
      return [t.unit(BIG).damage, t.base(1)];
    },
    [1, 6],
  );
  ruling(
    'LAW_205#4: what the attack triggered comes before the unit is defeated',
    { you: { ground: ['SEC_205'], hand: ['LAW_205'] } },
    (t) => {
      takeAll(t.play('LAW_205'));
      const order = t.events.flatMap(({ e }) =>
        ['discarded', 'left-play'].includes(e) ? [e] : [],
      );
      return [order.includes('discarded'), order.at(-1), t.units('SEC_205').length];
    },
    [true, 'left-play', 0],
  );
  ruling(
    'LAW_062#1: Defiant Hammerhead is defeated after all that its attack triggers',
    { you: { space: ['LAW_062'] }, them: { space: ['HMW_069'] } },
    (t) => {
      t.attack('LAW_062').yes();
      return [t.units('LAW_062').length, t.units('HMW_069').length];
    },
    [0, 0],
  );
  ruling(
    'SEC_051#1: units that her first ability defeats trigger the second',
    { you: { hand: ['SEC_051'] }, them: { ground: [WEAK, 'SOR_095'] } },
    (t) => upgradesOf(takeAll(t.play('SEC_051')), 'SEC_051'),
    [XP, XP],
  );
  ruling(
    'ASH_063#1: units that fall together with the Gauntlet still make their Mandalorians',
    {
      you: { space: ['ASH_063'], ground: ['SOR_095', WEAK] },
      them: { hand: ['LAW_096'] },
      active: 1,
    },
    (t) => {
      t.play('LAW_096');
      while (t.asks() !== '0 action' && !t.state.outcome) {
        if (t.decision.min === 0) t.none();
        else
          t.move({
            pick: t
              .options()
              .slice(0, t.decision.min)
              .map((_, i) => i),
          });
      }
      return t.units('TOKEN_MANDALORIAN').length;
    },
    2,
  );
  ruling(
    'SEC_039#1: whoever controls the attached unit is "you"',
    {
      you: { hand: ['SOR_078'], ground: [WEAK] },
      them: { ground: [wearing('SOR_095', 'SEC_039')] },
    },
    (t) => [t.play('SOR_078').pick('SOR_095').asks(), takeAll(t).units(WEAK).length],
    ['1 target', 0],
  );
  ruling(
    'JTL_003#3: the Shield comes before what the unit says when played',
    {
      you: { leader: 'JTL_003', hand: ['SOR_228'], space: ['SOR_225'] },
      them: { ground: [BIG] },
    },
    (t) => {
      t.use('JTL_003');
      if (t.options().includes('play SOR_228')) t.pick('play SOR_228');
      return t.asks();
    },
    '0 target',
  );
});

describe('rulings on who may be chosen', () => {
  ruling(
    'TWI_006#2: Wat gives himself nothing',
    {
      you: { leader: deployed('TWI_006'), ground: [hurt(WEAK, 0), BIG], hand: [] },
      them: { ground: ['SOR_164'] },
    },
    (t) => {
      t.attack(WEAK, 'SOR_164').pass().attack('TWI_006', 'SOR_029');
      return [t.options().includes('TWI_006'), t.options().includes(BIG)];
    },
    [false, true],
  );
  ruling(
    'LOF_248#1: Jocasta may take the upgrade herself',
    { you: { hand: ['LOF_248'], ground: [wearing(BIG, 'SOR_069')] } },
    (t) => upgradesOf(takeAll(t.play('LOF_248')), 'LOF_248'),
    ['SOR_069'],
  );
  ruling(
    'JTL_056#1: so may Hondo',
    { you: { ground: ['JTL_056', wearing(BIG, 'SOR_069')] } },
    (t) => {
      t.attack('JTL_056', 'SOR_029');
      takeAll(t);
      return upgradesOf(t, 'JTL_056');
    },
    ['SOR_069'],
  );
  ruling(
    'JTL_242#1: the Shuttle gives its own Shield away',
    { you: { hand: ['JTL_242'], ground: [BIG] } },
    (t) => {
      t.play('JTL_242');
      if (t.asks() === '0 order') t.move({ pick: [0] });
      takeAll(t);
      return [...upgradesOf(t, 'JTL_242'), ...upgradesOf(t, BIG)];
    },
    [SHIELD],
  );
  ruling(
    'LOF_082#1: Vaneé gives the Experience back to the unit that lost it',
    { you: { hand: ['LOF_082'], ground: [wearing(BIG, XP)] } },
    (t) => {
      t.play('LOF_082').pick(XP);
      if (t.options().includes(BIG)) t.pick(BIG);
      return upgradesOf(t, BIG);
    },
    [XP],
  );
  ruling(
    'ASH_012#1: a token on a friendly unit is a friendly upgrade, one on an enemy unit is none',
    {
      you: { leader: 'ASH_012', ground: [wearing(BIG, XP)] },
      them: { ground: [wearing('SOR_095', SHIELD)] },
    },
    (t) => {
      t.use('ASH_012');
      if (t.options().includes('SOR_029')) t.pick('SOR_029');
      return [upgradesOf(t, BIG), upgradesOf(t, 'SOR_095'), t.base(1)];
    },
    [[], [SHIELD], 2],
  );
  ruling(
    'ASH_246#1: also for the event',
    {
      you: { hand: ['ASH_246'], ground: [wearing(BIG, XP)] },
      them: { ground: [wearing('SOR_095', SHIELD)] },
    },
    (t) => [t.play('ASH_246').ids(0, 'hand').length, upgradesOf(t, BIG), upgradesOf(t, 'SOR_095')],
    [2, [], [SHIELD]],
  );
  ruling(
    'JTL_173#1: without a pair in one arena nothing is dealt',
    { you: { hand: ['JTL_173'], ground: [BIG] }, them: { space: ['HMW_069'] } },
    (t) => didHappen(t.play('JTL_173'), 'damaged'),
    false,
  );
  ruling(
    'LAW_040#1: a Credit of the other player will do',
    { you: { hand: ['LAW_040'], ground: [BIG] }, them: { credits: 1 } },
    (t) => {
      takeAll(t.play('LAW_040'));
      return [t.state.players[1]?.credits, upgradesOf(t, 'LAW_040'), upgradesOf(t, BIG)];
    },
    [0, [XP], [XP]],
  );
  ruling(
    'LAW_053#2: each of those that cost the most',
    {
      you: { ground: ['LAW_053', 'SOR_164'] },
      them: { ground: [hurt(BIG, 4), 'SOR_164'] },
    },
    (t) => {
      t.attack('SOR_164', BIG);
      return t.state.players[0]?.credits;
    },
    1,
  );
  ruling(
    'TWI_135#2: not a base and a unit at once',
    { you: { ground: ['TWI_135'] }, them: { ground: [BIG] } },
    (t) => {
      t.attack('TWI_135');
      return [
        t.decision.options.length,
        t.attempt({ seat: 0, at: t.state.at, pick: [0, 1] }) === null,
      ];
    },
    [2, false],
  );
  ruling(
    'TWI_135#4: two Sentinels, where there are any',
    { you: { ground: ['TWI_135'] }, them: { ground: ['HMW_075', 'HMW_089', BIG] } },
    (t) => t.attack('TWI_135').options(),
    ['HMW_075', 'HMW_089'],
  );
  ruling(
    'LOF_073#2: a leader before it is deployed is a Mandalorian, too',
    {
      you: { ground: ['LOF_073', 'SHD_169'], leader: 'SOR_016', hand: ['HMW_098'], baseDamage: 6 },
    },
    (t) => {
      t.play('HMW_098');
      if (t.options().includes('SOR_021')) t.pick('SOR_021');
      return t.base(0) === 2 || t.asks();
    },
    '0 target',
  );
  ruling(
    'SEC_218#2: the card stays on the deck where somebody pays',
    { you: { ground: ['SEC_218'], deck: [BIG, WEAK] } },
    (t) => [t.attack('SEC_218').yes().ids(0, 'deck')[0], t.ids(0, 'hand')],
    [BIG, []],
  );
  ruling(
    'JTL_077#1: units that come later gain nothing',
    { you: { hand: ['JTL_077', 'SOR_095'], ground: [BIG] } },
    (t) => {
      t.play('JTL_077').pass().play('SOR_095');
      return ['sentinel' in t.unit(BIG).keywords, 'sentinel' in t.unit('SOR_095').keywords];
    },
    [true, false],
  );
  ruling(
    'ASH_186#1: nor do they from the minefield',
    { you: { hand: ['ASH_186', 'HMW_208'], ground: [BIG], resources: 9 } },
    (t) => {
      t.play('ASH_186').pick('mode 1').pass().play('HMW_208').pass();
      takeAll(t.attack('HMW_208', 'SOR_029'));
      t.pass().attack(BIG, 'SOR_029');
      return [t.unit(BIG).damage, t.unit('HMW_208').damage];
    },
    [2, 0],
  );
  ruling(
    'TWI_017#2: Palpatine stays exhausted as he turns',
    {
      you: { leader: 'TWI_017', ground: ['SOR_095'] },
      them: { ground: [BIG] },
    },
    (t) => {
      t.attack('SOR_095', BIG).pass().use('TWI_017');
      const [leader = -1] = t.state.players[0]?.leaders ?? [];
      return [t.events.some(({ e }) => e === 'flipped'), t.state.ready[leader]];
    },
    [true, 0],
  );
  ruling(
    'JTL_014#1: Trench deploys again after he has fallen',
    { you: { leader: 'JTL_014', resources: 20 } },
    (t) => t.state.epic[t.state.players[0]?.leaders[0] ?? 0],
    0,
  );
  ruling(
    'SEC_012#4: Cassian lives without HP while you have the initiative',
    { you: { leader: deployed('SEC_012') }, them: { ground: [spent(BIG)], hand: ['SOR_077'] } },
    (t) => {
      t.attack('SEC_012', BIG);
      const lives = t.units('SEC_012').length;
      return [lives, t.unit('SEC_012').damage, t.play('SOR_077').units('SEC_012').length];
    },
    [1, 3, 1],
  );
});
