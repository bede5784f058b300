import type { SideSetup, Table } from '#rules';
import { describe, expect, it } from 'vitest';
import { board, deployed } from '../behaviour/testing/rows.js';
import { rulings, units } from './testing.js';

const { alike, ruling } = rulings(it, expect);
const FOES: SideSetup = { hand: ['SOR_171'], ground: ['SOR_095'] };

interface Turn {
  readonly you?: SideSetup;
  /** Plays up to the choice of an opponent; omitted: the card is played. */
  readonly begin?: (t: Table) => Table;
}
const attack = (id: string): Turn => ({ you: units(id), begin: (t) => t.attack(id, 'SOR_029') });
const TURNS: Readonly<Record<string, Turn>> = {
  JTL_014: {
    you: { leader: 'JTL_014', deck: ['SOR_046', 'SOR_095', 'SOR_128', 'SOR_171'] },
    begin: (t) => t.use('JTL_014', 1),
  },
  LAW_002: { you: { leader: 'LAW_002', ground: ['SOR_046'] }, begin: (t) => t.use('LAW_002') },
  LAW_006: {
    you: { leader: 'LAW_006', ground: ['SOR_046'] },
    begin: (t) => t.use('LAW_006').pick('SOR_046'),
  },
  LAW_085: { you: { ground: ['SOR_046'] } },
  LAW_216: attack('LAW_216'),
  LOF_015: { you: { leader: 'LOF_015', force: true }, begin: (t) => t.use('LOF_015') },
  LOF_043: { you: { ground: ['SOR_046'] } },
  LOF_065: attack('LOF_065'),
  SEC_218: attack('SEC_218'),
  SHD_014: {
    you: { leader: 'SHD_014', hand: ['LOF_111'] },
    begin: (t) => t.play('LOF_111').pick('SHD_014'),
  },
  SHD_205: { you: { ground: ['SOR_046'] } },
  SHD_246: attack('SHD_246'),
  SOR_187: { begin: (t) => chooseAll(t.play('SOR_187')) },
  SOR_203: { begin: (t) => t.play('SOR_203').pick('mode 3') },
  TS26_066: attack('TS26_066'),
};
/** Chooses up to two of the units to be chosen, one after the other. */
function chooseAll(t: Table): Table {
  while (t.decision.seat === 0 && t.decision.kind === 'target') t.move({ pick: [0] });
  return t;
}

describe('one of several opponents', () => {
  alike(
    'is chosen by the player of the card',
    [
      'ASH_148#6',
      'ASH_224#2',
      'JTL_014#3',
      'JTL_155#2',
      'JTL_201#1',
      'LAW_002#1',
      'LAW_006#1',
      'LAW_080#1',
      'LAW_085#1',
      'LAW_092#1',
      'LAW_193#1',
      'LAW_216#2',
      'LAW_233#1',
      'LOF_015#1',
      'LOF_043#2',
      'LOF_065#1',
      'SEC_193#1',
      'SEC_218#1',
      'SHD_014#1',
      'SHD_205#1',
      'SHD_246#1',
      'SOR_040#1',
      'SOR_187#1',
      'SOR_203#2',
      'TS26_015#2',
      'TS26_066#1',
      'TS26_068#1',
      'TWI_145#1',
    ],
    (card) => {
      const { you, begin } = TURNS[card] ?? {};
      const t = board({
        you: { hand: [card], ...you },
        them: FOES,
        third: { ...FOES, ground: ['SOR_046'] },
      });
      if (begin) begin(t);
      else t.play(card);
      for (
        let n = 0;
        t.decision.kind !== 'seat' &&
        n < 3 &&
        t.decision.seat === 0 &&
        t.decision.kind !== 'action';
        n++
      )
        t.move({ pick: [0] });
      return [
        [t.asks(), t.options()],
        ['0 seat', ['seat 1', 'seat 2']],
      ];
    },
  );

  ruling(
    'LAW_083#1: one opponent is chosen for both comparisons',
    {
      you: { hand: ['LAW_083', 'SOR_171'] },
      them: { hand: ['SOR_171', 'SOR_171'], resources: 3 },
      third: { hand: [], resources: 21 },
    },
    (t) => [t.play('LAW_083').pick('seat 2').ids(0, 'hand').length, t.ids(0, 'resources').length],
    [1, 21],
  );
  ruling(
    'LAW_202#2: the opponent with more resources may be chosen',
    {
      you: { hand: ['LAW_202'], ground: ['SOR_046'] },
      them: { resources: 1 },
      third: { resources: 21 },
    },
    (t) => t.play('LAW_202').pick('seat 2').pick('SOR_029').base(1),
    5,
  );
  ruling(
    'SEC_010#2: any one with fewer cards in hand is enough',
    {
      you: { hand: ['SOR_171'], leader: deployed('SEC_010') },
      them: { hand: ['SOR_171', 'SOR_171'] },
      third: { hand: [] },
    },
    (t) => t.attack('SEC_010', 'SOR_029').base(1),
    4,
  );
  ruling(
    'SEC_079#1: any one with fewer units is enough',
    { you: { ground: ['SEC_079'] }, them: { ground: ['SOR_046', 'SOR_046'] }, third: {} },
    (t) => t.unit('SEC_079').keywords.sentinel,
    1,
  );
  ruling(
    'TWI_194#3: any one with more units is enough',
    {
      you: { hand: ['TWI_194'], ground: ['SOR_095'] },
      them: {},
      third: { ground: ['SOR_046', 'SOR_046', 'SOR_046'] },
    },
    (t) => t.play('TWI_194').asks(),
    '0 optional',
  );

  it('ASH_108: more units than each of two opponents, who are not asked for', () => {
    const price = (third: SideSetup): number => {
      const t = board({
        you: { hand: ['ASH_108', 'SOR_237'], ground: ['SOR_046'] },
        them: {},
        third: { resources: 20, ...third },
      });
      const before = t.play('ASH_108').ready(0);
      return before - t.pick('play SOR_237').ready(0);
    };
    expect([price({}), price({ ground: ['SOR_046', 'SOR_095'] })]).toEqual([2, 4]);
  });
});
