/**
 * Rulings that repeat what an ability says: each is tested in play, because a definition may say it
 * and still be wrong.
 */
import { describe, expect, it } from 'vitest';
import {
  board,
  deployed,
  DROID,
  hurt,
  numbers,
  SHIELD,
  times,
  upgradesOf,
  wearing,
  XP,
} from '../behaviour/testing/rows.js';
import { rulings, takeAll, units } from './testing.js';

const { ruling, alike } = rulings(it, expect);
const BIG = 'SOR_046';
const WEAK = 'SOR_128';
const MARINE = 'SOR_095';

describe('rulings on regroup phases and copies', () => {
  ruling(
    'LAW_072#1: the additional regroup phase draws, resources and readies again',
    {
      you: { ground: ['LAW_072'], deck: times(6, BIG) },
      them: { deck: times(6, BIG) },
    },
    (t) => {
      t.pass().pass().none().none();
      const between = [t.decision.kind, t.ids(0, 'hand').length];
      t.none().none();
      return [between, t.asks(), t.state.round];
    },
    [['resource', 4], '0 action', 2],
  );
  ruling(
    'LAW_072#2: two Max Rebos make two of them',
    {
      you: { ground: ['LAW_072'], deck: times(8, BIG) },
      them: { ground: ['LAW_072'], deck: times(8, BIG) },
    },
    (t) => t.nextRound().ids(0, 'hand').length,
    6,
  );
  ruling(
    'TWI_116#1: the copy stays one though the copied unit has left play',
    { you: { hand: ['TWI_116', 'SOR_077'] }, them: { ground: [MARINE] } },
    (t) => {
      t.play('TWI_116').pick(MARINE).pass().play('SOR_077').pick(MARINE);
      return numbers(t, 'TWI_116');
    },
    [3, 3],
  );
  ruling(
    'TWI_116#2: a rescued Clone copies a unit that is in play now',
    {
      you: { hand: ['SOR_078'] },
      them: { ground: [{ id: BIG, captives: ['TWI_116'] }, MARINE] },
    },
    (t) => {
      t.play('SOR_078').pick(BIG);
      const offered = t.options();
      return [offered, numbers(t.pick(MARINE), 'TWI_116')];
    },
    [[MARINE], [3, 3]],
  );
});

describe('rulings on leaders and Pilots', () => {
  ruling(
    'JTL_013#2: a unit with Poe on it is no leader unit',
    {
      you: { leader: 'JTL_013', space: ['SOR_225'], ground: [BIG] },
      them: { hand: ['SOR_078'] },
    },
    (t) => {
      takeAll(t.use('JTL_013'));
      return [upgradesOf(t, 'SOR_225'), t.play('SOR_078').options().includes('SOR_225')];
    },
    [['JTL_013'], true],
  );
  ruling(
    'JTL_050#1: as Phantom II becomes an upgrade its upgrades are defeated; its text goes on',
    {
      you: {
        space: [{ id: 'JTL_050', damage: 2, upgrades: ['SOR_120'] }, 'JTL_053'],
      },
    },
    (t) => {
      takeAll(t.use('JTL_050'));
      return [upgradesOf(t, 'JTL_053'), numbers(t, 'JTL_053'), t.ids(0, 'discard')];
    },
    [['JTL_050'], [8, 9], ['SOR_120']],
  );
  ruling(
    'J25_004#2, JTL_094#2: Luke may leave a Vehicle that is defeated',
    {
      you: { space: [wearing('SOR_225', 'JTL_094')] },
      them: { hand: ['SOR_078'] },
      active: 1,
    },
    (t) => {
      t.play('SOR_078').yes();
      const { arena, ready } = t.unit('JTL_094');
      return [arena, ready, t.units('SOR_225').length];
    },
    ['ground', false, 0],
  );
  ruling(
    'JTL_049#2: L3-37 loses her upgrades and damage as she becomes an upgrade',
    {
      you: {
        ground: [{ id: 'JTL_049', damage: 1, upgrades: ['SOR_120'] }],
        space: ['SOR_225'],
      },
      them: { hand: ['SOR_078'] },
      active: 1,
    },
    (t) => {
      t.play('SOR_078');
      if (t.asks() === '1 target') t.pick('JTL_049');
      takeAll(t);
      return [upgradesOf(t, 'SOR_225'), t.ids(0, 'discard')];
    },
    [['JTL_049'], ['SOR_120']],
  );
  ruling(
    'JTL_003#1: the unit that Lando plays counts for his second part',
    { you: { leader: 'JTL_003', ground: [BIG], hand: ['SOR_225'] } },
    (t) => {
      t.use('JTL_003');
      if (t.options().includes('play SOR_225')) t.pick('play SOR_225');
      return t.pick('SOR_225') && upgradesOf(t, 'SOR_225');
    },
    [SHIELD],
  );
  ruling(
    'JTL_006#1: Vader is an upgrade on no TIE that he only makes',
    { you: { leader: 'JTL_006', ground: [BIG], resources: 20 } },
    (t) => {
      t.use('JTL_006', 1);
      return [t.asks(), t.units('JTL_006').length, t.units('TOKEN_TIE_FIGHTER').length];
    },
    ['1 action', 1, 0],
  );
  ruling(
    'SEC_008#3: Bail is deployed ready',
    { you: { leader: 'SEC_008', hand: [BIG, MARINE] } },
    (t) => takeAll(t.use('SEC_008', 1)).unit('SEC_008').ready,
    true,
  );
  ruling(
    'SEC_008#4: Smuggle plays a card from the resources',
    {
      you: {
        leader: deployed('SEC_008'),
        baseDamage: 5,
        resources: ['SHD_111', ...times(9, BIG)],
        deck: [BIG],
      },
    },
    (t) => t.pick('play SHD_111 smuggle').base(0),
    4,
  );
});

describe('rulings on damage that is prevented or taken', () => {
  ruling(
    'SEC_005#1: 0 may be healed, and then none was',
    { you: { leader: 'SEC_005', ground: [hurt(BIG, 2)] } },
    (t) => {
      t.use('SEC_005');
      if (t.asks() === '0 target') t.pick(BIG);
      t.divide(0);
      return [t.unit(BIG).damage, t.base(0)];
    },
    [2, 0],
  );
  ruling(
    'SEC_010#1: damage that a Shield prevents was dealt all the same for Dedra',
    {
      you: { leader: 'SEC_010', deck: [BIG] },
      them: { ground: [wearing(BIG, SHIELD)] },
    },
    (t) => {
      takeAll(t.use('SEC_010'));
      return [upgradesOf(t, BIG), t.ids(0, 'hand')];
    },
    [[], []],
  );
  ruling(
    'JTL_001#1: the enemy takes its damage though the friendly unit’s was prevented',
    {
      you: { leader: 'JTL_001', ground: [wearing(MARINE, SHIELD)] },
      them: { ground: [BIG] },
    },
    (t) => {
      takeAll(t.use('JTL_001'));
      return [t.unit(MARINE).damage, upgradesOf(t, MARINE), t.unit(BIG).damage];
    },
    [0, [], 1],
  );
  ruling(
    'SEC_050#2: 1 more or 1 less, once for each damage',
    {
      you: units('SEC_050', BIG),
      them: { hand: ['SOR_172', 'SOR_172'] },
      active: 1,
    },
    (t) => {
      t.play('SOR_172').pick('SEC_050').pass().play('SOR_172').pick(BIG);
      return [t.unit('SEC_050').damage, t.unit(BIG).damage];
    },
    [5, 3],
  );
  alike(
    'of several that prevent the same damage its player says which does',
    ['ASH_062#1', 'SEC_101#1'],
    (card) => {
      const hit = card === 'SEC_101' ? card : MARINE;
      const given = card === 'SEC_101' ? ['SOR_062'] : [wearing(card, SHIELD)];
      const seen = [true, false].map((taken) => {
        const t = board({
          you: units(...given, wearing(hit, SHIELD)),
          them: { hand: ['SOR_172'] },
          active: 1,
        });
        t.play('SOR_172').pick(hit);
        if (taken) takeAll(t);
        else t.none();
        return [t.unit(hit).damage, upgradesOf(t, hit)];
      });
      return [
        seen,
        [
          [0, [SHIELD]],
          [0, []],
        ],
      ];
    },
  );
  ruling(
    'SEC_050#1: Vigil may prevent all of 1 damage before a Shield does',
    { you: units('SEC_050', wearing(MARINE, SHIELD)), them: { hand: ['TWI_181'] }, active: 1 },
    (t) => {
      t.play('TWI_181').pick(MARINE);
      const asked = t.asks();
      t.pick('SEC_050');
      return [asked, t.unit(MARINE).damage, upgradesOf(t, MARINE)];
    },
    ['0 order', 0, [SHIELD]],
  );
  ruling(
    'LOF_043#3: more than its HP may be assigned to it',
    {
      you: { hand: ['LOF_043'], ground: [WEAK] },
      them: { hand: ['JTL_234'], ground: [BIG, MARINE] },
    },
    (t) => {
      takeAll(t.play('LOF_043')).play('JTL_234').pick('seat 0');
      t.move({ amounts: t.options().map((o) => (o === WEAK ? (t.decision.total ?? 0) : 0)) });
      return t.unit(WEAK).damage;
    },
    5,
  );
  ruling(
    'LOF_043#4: and it is defeated as the phase ends',
    {
      you: { hand: ['LOF_043'], ground: [WEAK] },
      them: { hand: ['SOR_172'], ground: [BIG, MARINE] },
    },
    (t) => {
      takeAll(t.play('LOF_043')).play('SOR_172').pick(WEAK);
      const kept = t.units(WEAK).length;
      return [kept, t.nextRound().units(WEAK).length];
    },
    [1, 0],
  );
  ruling(
    'SEC_002#1: combat damage is damage, too',
    {
      you: { leader: deployed('SEC_002'), ground: [BIG] },
      them: { ground: [MARINE, BIG] },
    },
    (t) => t.attack(BIG, MARINE).pick(BIG).unit(BIG, 1).damage,
    3,
  );
});

describe('rulings on attacks', () => {
  const FIRST = 'SEC_080';
  const HEIR = 'TWI_032';
  alike(
    'what the first attack triggers is over before the next begins',
    ['TWI_082#2', 'SEC_006#3', 'SEC_103#1'],
    (card) => {
      const start = {
        TWI_082: () =>
          board({
            you: units(card, FIRST, 'TWI_230'),
            them: { ground: [HEIR] },
          }).use(card),
        SEC_006: () =>
          board({
            you: { leader: card, ground: [FIRST, WEAK] },
            them: { ground: [HEIR] },
          }).use(card),
        SEC_103: () =>
          board({
            you: { hand: [card], ground: [FIRST, WEAK] },
            them: { ground: [HEIR] },
          }).play(card),
      }[card]!;
      const t = start().pick(FIRST);
      if (t.asks() === '0 defender') t.pick(HEIR);
      return [
        [t.units(HEIR).length, t.units(DROID).length, t.asks()[0]],
        [0, 1, '0'],
      ];
    },
  );
  ruling(
    'JTL_228#2: what the attack triggers is over before a unit is exhausted',
    {
      you: { hand: ['JTL_228'], space: ['SOR_193'] },
      them: { space: [wearing('SOR_225', 'TWI_069')], ground: [DROID] },
    },
    (t) => {
      t.play('JTL_228');
      if (t.asks() === '0 target') t.pick('SOR_193');
      if (t.asks() === '0 defender') t.pick('SOR_225');
      return [t.asks(), upgradesOf(t, DROID)];
    },
    ['0 target', ['TWI_069']],
  );
  ruling(
    'LAW_205#5: damage to the base by an ability counts, too',
    {
      you: { leader: deployed('SOR_014'), hand: ['LAW_205'] },
      them: { ground: [BIG] },
    },
    (t) => {
      t.play('LAW_205');
      if (t.asks() === '0 target') t.pick('SOR_014');
      if (t.asks() === '0 defender') t.pick(BIG);
      return [t.base(1), t.units('SOR_014').length];
    },
    [1, 0],
  );
  alike(
    'it is enough that the defender falls at any point of the attack',
    ['LOF_017#1', 'SEC_088#2', 'SEC_209#2'],
    (card) => {
      const you =
        card === 'LOF_017'
          ? { leader: card, ground: ['ASH_168'] }
          : card === 'SEC_088'
            ? { space: [wearing(card, 'JTL_172')], deck: [BIG] }
            : { ground: [wearing(card, 'SHD_177')] };
      const prey = card === 'SEC_088' ? 'SOR_225' : WEAK;
      const t = board({ you, them: units(prey, BIG) });
      t.attack(card === 'LOF_017' ? 'ASH_168' : card, prey);
      takeAll(t);
      const taken = {
        LOF_017: () => upgradesOf(t, 'ASH_168'),
        SEC_088: () => t.ids(0, 'hand'),
        SEC_209: () => t.unit(card).captives.map(({ id }) => id),
      }[card]!();
      return [
        [t.units(prey).length, taken],
        [0, card === 'LOF_017' ? [XP] : [BIG]],
      ];
    },
  );
  alike(
    'an attack by anybody is another attack in the phase',
    ['LAW_088#1', 'LAW_112#1'],
    (card) => {
      const t = board({
        you: { ...units(card, MARINE), baseDamage: 5 },
        them: { ground: [BIG] },
        active: 1,
      });
      t.attack(BIG, 'SOR_023').attack(MARINE, 'SOR_029');
      return [
        [t.asks(), t.base(0)],
        ['1 action', 8],
      ];
    },
  );
  ruling(
    'TWI_135#1: with two defenders there is one attack, and all its damage is dealt at once',
    {
      you: { ground: [wearing('TWI_135', 'SHD_104'), WEAK] },
      them: { ground: [MARINE, BIG] },
    },
    (t) => {
      t.attack('TWI_135');
      t.pick(MARINE);
      takeAll(t);
      return [
        t.unit(BIG).damage,
        t.units(MARINE).length,
        t.unit('TWI_135').damage,
        upgradesOf(t, WEAK),
      ];
    },
    [6, 0, 6, [XP]],
  );
  ruling(
    'ASH_168#1: the unit that attacks by Support deals 2 if it is upgraded',
    {
      you: { hand: ['ASH_168'], ground: [wearing(MARINE, XP)] },
      them: { ground: [BIG] },
    },
    (t) => {
      t.play('ASH_168').pick(MARINE);
      if (t.asks() === '0 defender') t.pick(BIG);
      return t.unit(BIG).damage;
    },
    2 + 4,
  );
  ruling(
    'ASH_253#1: so with the bomber’s 2 to a base',
    { you: { hand: ['ASH_253'], ground: [wearing(MARINE, XP)] } },
    (t) => {
      t.play('ASH_253').pick(MARINE);
      if (t.asks() === '0 target') t.pick('SOR_029');
      return t.base(1);
    },
    4 + 2,
  );
  alike('a leader may be exhausted, deployed or not', ['ASH_203#1'], (card) => {
    const seen = [deployed('SOR_010'), 'SOR_010'].map((leader) => {
      const t = board({ you: { ...units(card), leader } });
      takeAll(t.attack(card));
      return t.base(1);
    });
    return [seen, [3, 3]];
  });
  ruling(
    'ASH_013#2: Ezra may take the token himself',
    { you: { leader: deployed('ASH_013'), ground: [MARINE] } },
    (t) => upgradesOf(t.attack(MARINE, 'SOR_029').pick('ASH_013'), 'ASH_013'),
    ['TOKEN_ADVANTAGE'],
  );
});
