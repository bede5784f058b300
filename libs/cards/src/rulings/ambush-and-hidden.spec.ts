import type { SideSetup, Table } from '#rules';
import { describe, expect, it } from 'vitest';
import { board, deployed } from '../behaviour/testing/rows.js';
import { arenaOf, leaveAll, rulings, takeAll, units } from './testing.js';

const { alike, ruling } = rulings(it, expect);
const BIG_IN_SPACE = 'SOR_090';

interface Arrival {
  readonly you?: SideSetup;
  readonly them?: SideSetup;
  /** The unit that has Ambush, and how it enters play; most are played. */
  readonly unit?: string;
  readonly come?: (t: Table) => Table;
}

/** Cards that have Ambush only sometimes, or give it to another unit. */
const ARRIVALS: Readonly<Record<string, Arrival>> = {
  ASH_098: { you: units('SOR_095') },
  ASH_113: { you: { leader: deployed('SOR_010') } },
  LOF_118: { them: units('SOR_087') },
  LOF_180: {
    you: { ground: ['LOF_180'], hand: ['SOR_168', 'SOR_095'] },
    unit: 'SOR_095',
    come: (t) => leaveAll(t.attack('LOF_180', 'SOR_087')).pass().play('SOR_095'),
    them: units('SOR_087'),
  },
  LOF_220: {
    you: { hand: ['LOF_220', 'SOR_087'] },
    unit: 'SOR_087',
    come: (t) => t.play('LOF_220'),
  },
  LOF_231: { you: { force: true } },
  SEC_109: {
    you: { hand: ['SEC_109', 'SOR_095'] },
    unit: 'SOR_095',
    come: (t) => t.play('SEC_109').pick('SOR_095').pass().play('SOR_095'),
  },
  SHD_016: {
    you: { leader: 'SHD_016', hand: ['SOR_095'] },
    unit: 'SOR_095',
    come: (t) => t.use('SHD_016'),
  },
  SHD_129: {
    you: { hand: ['SHD_129', 'SOR_095'] },
    unit: 'SOR_095',
    come: (t) => t.play('SHD_129'),
  },
  SOR_022: {
    you: { base: 'SOR_022', hand: ['SOR_095'] },
    unit: 'SOR_095',
    come: (t) => t.use('SOR_022'),
  },
  SOR_100: { you: { hand: ['SOR_232'], ground: ['SOR_100'] }, unit: 'SOR_232' },
  SOR_114: { you: units('SOR_095') },
  SOR_249: { you: units('SOR_232') },
  TWI_081: { you: units('TOKEN_BATTLE_DROID') },
  TWI_106: { you: units('SOR_095', 'SOR_128') },
  TWI_194: { them: units('SOR_128', 'SOR_095') },
};

/** The board on which the unit has entered play, against these units. */
function arrived(card: string, foes: readonly string[]): [t: Table, unit: string] {
  const { you, them, unit = card, come } = ARRIVALS[card] ?? {};
  const t = board({
    you: { hand: [unit], deck: Array.from({ length: 12 }, () => 'SOR_171'), ...you },
    them: { ...units(...foes), ...them },
  });
  return [come ? come(t) : t.play(unit), unit];
}

describe('Ambush', () => {
  alike(
    'it attacks though it is exhausted, and stays so where there is nobody to attack',
    [
      'ASH_098#1',
      'ASH_106#1',
      'ASH_113#1',
      'ASH_192#1',
      'ASH_194#1',
      'ASH_206#1',
      'ASH_207#1',
      'JTL_087#1',
      'JTL_096#2',
      'JTL_105#3',
      'JTL_112#1',
      'JTL_198#1',
      'JTL_203#2',
      'JTL_204#1',
      'JTL_214#1',
      'JTL_216#1',
      'JTL_225#1',
      'LAW_078#1',
      'LAW_079#1',
      'LAW_081#1',
      'LAW_084#2',
      'LAW_086#1',
      'LAW_095#1',
      'LAW_135#1',
      'LAW_148#1',
      'LAW_219#1',
      'LAW_239#1',
      'LAW_240#1',
      'LAW_252#1',
      'LAW_255#1',
      'LOF_087#1',
      'LOF_118#1',
      'LOF_180#1',
      'LOF_208#1',
      'LOF_210#1',
      'LOF_220#2',
      'LOF_231#1',
      'SEC_087#1',
      'SEC_088#1',
      'SEC_100#1',
      'SEC_109#2',
      'SEC_121#1',
      'SEC_204#1',
      'SEC_209#1',
      'SEC_222#1',
      'SHD_016#3',
      'SHD_100#1',
      'SHD_102#1',
      'SHD_119#1',
      'SHD_122#1',
      'SHD_129#2',
      'SHD_188#1',
      'SHD_204#1',
      'SHD_216#1',
      'SHD_219#1',
      'SHD_220#2',
      'SOR_022#3',
      'SOR_087#4',
      'SOR_100#1',
      'SOR_114#1',
      'SOR_149#2',
      'SOR_182#1',
      'SOR_183#1',
      'SOR_195#1',
      'SOR_213#1',
      'SOR_244#1',
      'SOR_249#1',
      'TS26_055#1',
      'TS26_077#1',
      'TWI_081#1',
      'TWI_106#1',
      'TWI_112#1',
      'TWI_117#1',
      'TWI_118#1',
      'TWI_194#1',
      'TWI_196#1',
      'TWI_242#1',
    ],
    (card) => {
      const [t, unit] = arrived(card, ['SOR_046', BIG_IN_SPACE]);
      const attacked = takeAll(t).events.some(
        (e) => e.e === 'attack-declared' && t.state.id[e.card] === unit,
      );
      const [alone] = arrived(card, []);
      const left = ARRIVALS[card]?.them
        ? []
        : takeAll(alone)
            .units(unit)
            .map((u) => u.ready);
      return [
        [attacked, left],
        [true, ARRIVALS[card]?.them ? [] : [false]],
      ];
    },
  );
});

describe('Hidden and Sentinel', () => {
  const LEADERS = ['LOF_010'];
  /** Whether a unit that entered play this phase may be attacked, with Sentinel or without it. */
  const open = (card: string, sentinel: boolean): boolean => {
    const leader = LEADERS.includes(card);
    const attacker = arenaOf(card) === 'space' ? BIG_IN_SPACE : 'SOR_046';
    const t = board({
      you: {
        ...(leader && { leader: card }),
        hand: [...(leader ? [] : [card]), 'TWI_071'],
        force: false,
      },
      them: units(attacker),
    });
    leaveAll(leader ? t.use(card, 1) : t.play(card)).pass();
    t.play('TWI_071').pick(sentinel ? card : attacker);
    t.pick(`attack ${attacker}`);
    if (t.state.pending?.kind === 'defender') return t.options().includes(card);
    return t.events.some((e) => e.e === 'attack-declared' && t.state.id[e.defender] === card);
  };
  alike(
    'the unit can be attacked, which it could not be without Sentinel',
    [
      'ASH_125#1',
      'ASH_160#1',
      'ASH_166#1',
      'ASH_178#1',
      'ASH_213#1',
      'ASH_244#1',
      'ASH_249#1',
      'ASH_255#1',
      'LAW_063#1',
      'LAW_082#1',
      'LAW_188#1',
      'LAW_209#1',
      'LAW_216#1',
      'LAW_220#1',
      'LOF_010#3',
      'LOF_107#1',
      'LOF_132#1',
      'LOF_143#1',
      'LOF_154#1',
      'LOF_159#1',
      'LOF_181#1',
      'LOF_183#1',
      'LOF_185#4',
      'LOF_190#1',
      'LOF_191#1',
      'LOF_210#2',
      'LOF_211#2',
      'LOF_228#1',
      'LOF_245#1',
      'LOF_246#2',
      'TS26_074#1',
    ],
    (card) => [
      [open(card, true), open(card, false)],
      [true, false],
    ],
  );
  ruling(
    'LOF_209#1: a unit that was Hidden and has Sentinel can be attacked before and after it loses Hidden',
    {
      you: { ground: ['SOR_046'], hand: ['LOF_209'] },
      them: { hand: ['LOF_245', 'TWI_071'] },
      active: 1,
    },
    (t) => {
      t.play('LOF_245').pass().play('TWI_071').pick('LOF_245');
      const before = t.pick('attack SOR_046').unit('LOF_245').damage;
      return [before, t.base(1)];
    },
    [3, 0],
  );
});
