/**
 * "When Attack Ends" and "completes an attack": what happens if the attacker is defeated in the
 * attack (7.6.16C, 13).
 */
import type { Table, TableSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { board, credits, deployed, hurt, upgradesOf, wearing } from '../behaviour/testing/rows.js';
import { didHappen, rulings, takeAll } from './testing.js';

const { ruling, alike } = rulings(it, expect);
/** 3 power and 7 HP; 3 power and 1 HP; in space 2 power and 1 HP. */
const BIG = 'SOR_046';
const WEAK = 'SOR_128';
const FLYER = 'SOR_225';
const ADVANTAGE = 'TOKEN_ADVANTAGE';

const gone = (t: Table, id: string): boolean => t.units(id).length === 0;
const hurtLeader = (given: TableSetup, id: string, damage: number): Table => {
  const t = board(given);
  t.state.damage[t.state.id.indexOf(id)] = damage;
  return t;
};

describe('an attacker that falls', () => {
  ruling(
    'ASH_005#1: is not healed',
    { you: { leader: 'ASH_005', ground: ['SOR_095'] }, them: { ground: [BIG] } },
    (t) => didHappen(takeAll(t.attack('SOR_095', BIG)), 'healed'),
    false,
  );
  ruling(
    'ASH_013#1: has dealt its combat damage to the base all the same',
    { you: { leader: 'ASH_013', ground: [hurt('SOR_164', 2), BIG] }, them: { ground: [WEAK] } },
    (t) => {
      t.attack('SOR_164', WEAK).yes();
      return [gone(t, 'SOR_164'), t.base(1), upgradesOf(t, BIG)];
    },
    [true, 3, [ADVANTAGE]],
  );
  ruling(
    'ASH_031#2: Hera heals her base',
    {
      you: { ground: [hurt('ASH_031', 3)], hand: ['LAW_205'], baseDamage: 9 },
      them: { ground: [WEAK] },
    },
    (t) => [t.play('LAW_205').pick(WEAK).base(1), gone(t, 'ASH_031'), t.base(0)],
    [4, true, 5],
  );
  ruling(
    'ASH_033#1: Thrawn is ready again once the defending unit fell',
    { you: { ground: ['ASH_033'] }, them: { ground: [WEAK] } },
    (t) => t.attack('ASH_033', WEAK).pass().options().includes('attack ASH_033'),
    true,
  );
  ruling(
    'ASH_101#2: takes those to whom it dealt combat damage along',
    { you: { ground: [hurt('ASH_101', 6)] }, them: { ground: [BIG, 'SOR_095'] } },
    (t) => {
      t.attack('ASH_101', BIG);
      return [gone(t, 'ASH_101'), gone(t, BIG), gone(t, 'SOR_095')];
    },
    [true, true, false],
  );
  ruling(
    'ASH_162#3: makes its opponent discard',
    {
      you: { ground: [hurt('SOR_164', 2)], hand: ['ASH_162'] },
      them: { ground: [WEAK], hand: [BIG] },
    },
    (t) => [gone(t.play('ASH_162').pick(WEAK), 'SOR_164'), t.ids(1, 'hand')],
    [true, []],
  );
  ruling(
    'ASH_180#1: a survivor has the Advantage before anybody acts again',
    { you: { ground: [wearing('SOR_095', 'ASH_180')] } },
    (t) => upgradesOf(t.attack('SOR_095', 'SOR_029'), 'SOR_095'),
    ['ASH_180', ADVANTAGE],
  );
  ruling(
    'ASH_183#2: still deals the damage of its Whistling Birds',
    {
      you: { ground: [{ ...hurt('SOR_164', 4), upgrades: ['ASH_183'] }] },
      them: { ground: [WEAK, BIG] },
    },
    (t) => [gone(t.attack('SOR_164', WEAK), 'SOR_164'), t.unit(BIG).damage],
    [true, 2],
  );
  ruling(
    'ASH_223#1: a Shield for the attacking unit where the defending unit fell',
    { you: { space: ['ASH_223'] }, them: { space: [FLYER] } },
    (t) => upgradesOf(t.attack('ASH_223', FLYER), 'ASH_223'),
    ['TOKEN_SHIELD'],
  );
  ruling(
    'JTL_188#3: has made units of its opponent dearer',
    {
      you: { ground: [hurt('JTL_188', 1)], hand: ['LAW_205'] },
      them: { ground: [WEAK], hand: ['SOR_095'] },
    },
    (t) => {
      t.play('LAW_205').pick(WEAK);
      const before = t.ready(1);
      return [gone(t, 'JTL_188'), before - t.play('SOR_095').ready(1)];
    },
    [true, 5],
  );
  ruling(
    'LAW_007#1: a fallen Bounty Hunter earns the Credit',
    { you: { leader: 'LAW_007', ground: [hurt('SHD_138', 5)] }, them: { ground: [WEAK] } },
    (t) => [gone(takeAll(t.attack('SHD_138', WEAK)), 'SHD_138'), credits(t)],
    [true, 1],
  );
  ruling(
    'LAW_033#2: defeats nobody',
    { you: { space: [hurt('LAW_033', 6)] }, them: { space: [FLYER], ground: [WEAK] } },
    (t) => [gone(takeAll(t.attack('LAW_033', FLYER)), 'LAW_033'), gone(t, WEAK)],
    [true, false],
  );
  ruling(
    'LAW_034#3: is neither healed nor given Experience',
    { you: { ground: [hurt('LAW_034', 3)] }, them: { ground: [WEAK] } },
    (t) => [gone(takeAll(t.attack('LAW_034', WEAK)), 'LAW_034'), didHappen(t, 'healed', 'created')],
    [true, false],
  );
  ruling(
    'LAW_054#4: takes control of nobody',
    { you: { ground: [hurt('LAW_054', 6)] }, them: { ground: [WEAK, 'SOR_095'] } },
    (t) => [gone(takeAll(t.attack('LAW_054', WEAK)), 'LAW_054'), didHappen(t, 'control-taken')],
    [true, false],
  );
  ruling(
    'LAW_074#2: searches only as a survivor',
    { you: { ground: [hurt('LAW_074', 3)] }, them: { ground: [WEAK] } },
    (t) => [gone(takeAll(t.attack('LAW_074', WEAK)), 'LAW_074'), didHappen(t, 'searched')],
    [true, false],
  );
  ruling(
    'LAW_088#2: does not come back to the hand',
    {
      you: { ground: ['LAW_088', 'SOR_095'], baseDamage: 5 },
      them: { ground: [BIG] },
    },
    (t) => [takeAll(t.attack('SOR_095', BIG)).ids(0, 'hand'), t.base(0)],
    [[], 5],
  );
  ruling(
    'LAW_215#2: reveals nothing',
    { you: { space: [hurt('LAW_215', 5)] }, them: { space: [FLYER] } },
    (t) => [gone(takeAll(t.attack('LAW_215', FLYER)), 'LAW_215'), didHappen(t, 'revealed')],
    [true, false],
  );
  ruling(
    'LAW_252#2: earns a Credit for the defending unit that fell too',
    { you: { space: [hurt('LAW_252', 4)] }, them: { space: [FLYER] } },
    (t) => [gone(t.attack('LAW_252', FLYER), 'LAW_252'), credits(t)],
    [true, 1],
  );
  ruling(
    'LOF_017#2: Revan gives it nothing any more',
    { you: { leader: deployed('LOF_017'), ground: ['SOR_095'] }, them: { ground: [WEAK] } },
    (t) => didHappen(takeAll(t.attack('SOR_095', WEAK)), 'created'),
    false,
  );
  ruling(
    'LOF_063#1: is not healed, as it has gone',
    { you: { ground: [hurt('LOF_063', 4)] }, them: { ground: [WEAK] } },
    (t) => [gone(takeAll(t.attack('LOF_063', WEAK)), 'LOF_063'), didHappen(t, 'healed')],
    [true, false],
  );
  ruling(
    'SEC_041#2: has damaged the base of whoever gains Sentinel for it',
    {
      you: { ground: [WEAK, 'SEC_041'] },
      them: { ground: [hurt('SOR_164', 2)] },
      active: 1,
    },
    (t) => [gone(t.attack('SOR_164', WEAK), 'SOR_164'), 'sentinel' in t.unit('SEC_041').keywords],
    [true, true],
  );
  ruling(
    'SEC_150#2: cannot be defeated once more for 3 damage',
    { you: { ground: ['SEC_150'], hand: ['LAW_205'] }, them: { ground: [WEAK] } },
    (t) => [gone(takeAll(t.play('LAW_205').pick(WEAK)), 'SEC_150'), t.base(1)],
    [true, 4],
  );
  ruling(
    'SEC_205#4: Obi-Wan discards a card of the defending player',
    { you: { ground: [hurt('SEC_205', 4)], hand: ['LAW_205'] }, them: { ground: [WEAK] } },
    (t) => [gone(t.play('LAW_205').pick(WEAK), 'SEC_205'), t.ids(1, 'discard').length],
    [true, 2],
  );
  ruling(
    'SEC_209#3: captures nobody',
    { you: { ground: [hurt('SEC_209', 7)] }, them: { ground: [WEAK, BIG] } },
    (t) => [gone(takeAll(t.attack('SEC_209', WEAK)), 'SEC_209'), gone(t, BIG)],
    [true, false],
  );
  ruling(
    'SHD_122#4: the unit that it defeated is a resource',
    { you: { space: [hurt('SHD_122', 6)] }, them: { space: [FLYER] } },
    (t) => [gone(t.attack('SHD_122', FLYER), 'SHD_122'), t.ids(0, 'resources').includes(FLYER)],
    [true, true],
  );
  ruling(
    'SHD_138#4: Jango draws',
    { you: { ground: [hurt('SHD_138', 5)] }, them: { ground: [WEAK] } },
    (t) => [gone(t.attack('SHD_138', WEAK), 'SHD_138'), t.ids(0, 'hand').length],
    [true, 1],
  );
  ruling(
    'SHD_147#3: Ketsu defeats an upgrade',
    {
      you: { ground: ['SHD_147'], hand: ['LAW_205'] },
      them: { ground: [WEAK, wearing(BIG, 'SOR_069')] },
    },
    (t) => [gone(takeAll(t.play('LAW_205').pick(WEAK)), 'SHD_147'), upgradesOf(t, BIG)],
    [true, []],
  );
  ruling(
    'SOR_085#2: Rukh has defeated the unit',
    { you: { ground: [hurt('SOR_085', 5)] }, them: { ground: [BIG] } },
    (t) => [gone(t.attack('SOR_085', BIG), 'SOR_085'), gone(t, BIG)],
    [true, true],
  );
});

describe('"completes an attack"', () => {
  const disclosing = { hand: ['SOR_095', 'SOR_116', 'SOR_116'] };
  /** What the player would be asked, or would see, if the unit had survived. */
  alike(
    'asks a unit to survive it',
    [
      'LOF_016#2',
      'SEC_006#4',
      'SEC_048#1',
      'SEC_096#2',
      'SEC_107#1',
      'SOR_009#3',
      'SOR_146#1',
      'SOR_192#1',
      'TWI_053#1',
    ],
    (card) => {
      const seen = [false, true].map((falls) => {
        const leader = ['LOF_016', 'SEC_006', 'SOR_009'].includes(card);
        const given: TableSetup = {
          you: {
            ...disclosing,
            ...(leader ? { leader: deployed(card), ground: [BIG] } : { ground: [card, BIG] }),
          },
          them: { ground: [WEAK, 'SOR_095'] },
        };
        const most = { LOF_016: 7, SEC_006: 6, SEC_048: 7, SEC_096: 5, SEC_107: 7, SOR_009: 6 };
        const hp = { ...most, SOR_146: 5, SOR_192: 4, TWI_053: 4 }[card] ?? 0;
        const t = hurtLeader(given, card, falls ? hp - 1 : 0);
        t.attack(card, WEAK);
        return [
          falls,
          gone(t, card),
          t.asks() !== '1 action' || didHappen(t, 'looked', 'modified'),
        ];
      });
      return [
        seen,
        [
          [false, false, true],
          [true, true, false],
        ],
      ];
    },
  );
});
