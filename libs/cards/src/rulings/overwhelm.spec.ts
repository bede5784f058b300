import {
  cardBook,
  type CardDefinition,
  createEngine,
  defeat,
  onDefense,
  type SideSetup,
  table,
  type Table,
  self,
  type UnitSetup,
} from '#rules';
import { describe, expect, it } from 'vitest';
import { playableBook } from '../behaviour/book.js';
import { deployed, SHIELD, spent, upgradesOf, wearing, XP } from '../behaviour/testing/rows.js';
import { cardById } from '../facts/catalogue.js';
import { arenaOf, leaveAll, rulings, units } from './testing.js';

const { alike, ruling } = rulings(it, expect);

/** A unit whose own ability defeats it as soon as it is attacked, before any combat damage. */
const frail = (id: string, arena: 'Ground' | 'Space'): CardDefinition => ({
  id,
  name: 'Frail',
  type: 'Unit',
  aspects: [],
  traits: [],
  arena,
  cost: 1,
  power: 1,
  hp: 9,
  abilities: [onDefense(defeat(self))],
});
const engine = createEngine(
  cardBook([
    ...playableBook().cards.values(),
    frail('T_GROUND', 'Ground'),
    frail('T_SPACE', 'Space'),
  ]),
);

interface Attack {
  readonly you: SideSetup;
  readonly attacker: string;
  /** What happens before the attack target is chosen; omitted: the unit just attacks. */
  readonly begin?: (t: Table) => Table;
  /** What the attacked unit needs so that the card gives Overwhelm. */
  readonly foe?: Partial<UnitSetup>;
  /** The damage it deals to a unit, if that differs from the damage to a base. */
  readonly power?: number;
}

const worn = (id: string, ...upgrades: string[]): Attack => ({
  you: units(wearing(id, ...upgrades)),
  attacker: id,
});
const byEvent = (id: string): Attack => ({
  you: { ground: ['SOR_046'], hand: [id] },
  attacker: 'SOR_046',
  begin: (t) => t.play(id),
});

/**
 * Cards that give Overwhelm, or have it only sometimes; all others are units or leaders that have
 * it.
 */
const SPECIAL: Readonly<Record<string, Attack>> = {
  ASH_181: {
    you: { ground: [{ id: 'SOR_046', damage: 1, upgrades: ['ASH_181'] }] },
    attacker: 'SOR_046',
  },
  JTL_137: worn('JTL_137', XP),
  JTL_150: worn('SOR_237', 'JTL_150'),
  LAW_205: byEvent('LAW_205'),
  LOF_007: { you: { leader: deployed('LOF_007'), force: true }, attacker: 'LOF_007' },
  LOF_140: {
    you: { ground: ['TWI_135'], hand: ['LOF_140'] },
    attacker: 'TWI_135',
    begin: (t) => t.play('LOF_140').yes(),
    power: 9,
  },
  SEC_081: worn('SEC_081', XP, XP, XP),
  SEC_099: { you: { leader: deployed('SOR_010'), space: ['SEC_099'] }, attacker: 'SOR_010' },
  SEC_139: { ...worn('SEC_139'), foe: { damage: 1, upgrades: [XP] } },
  SEC_157: byEvent('SEC_157'),
  SHD_138: { ...worn('SHD_138'), foe: { upgrades: ['SHD_125'] }, power: 6 },
  SHD_155: { ...worn('SOR_046', 'SHD_155'), begin: (t) => t.use('SOR_046') },
  SHD_169: worn('SHD_169', XP),
  TWI_119: worn('TOKEN_CLONE_TROOPER', 'TWI_119'),
  TWI_130: { you: { ground: ['TWI_130', 'SHD_162'] }, attacker: 'TWI_130' },
  TWI_178: {
    you: { ground: [spent('SOR_046')], hand: ['TWI_178'] },
    attacker: 'SOR_046',
    begin: (t) => leaveAll(t.play('TWI_178').none().pick('SOR_046')).pass().attack('SOR_046'),
  },
};

function attackOf(card: string): Attack {
  if (SPECIAL[card]) return SPECIAL[card];
  if (cardById(card)?.type !== 'Leader') return worn(card);
  return { you: { leader: deployed(card) }, attacker: card };
}

/**
 * The board after the attack on the unit in the attacker's arena, [ground, space], or on the base.
 */
function after(
  a: Attack,
  foes: readonly [string, string],
  target: 'unit' | 'base' = 'unit',
  upgrades: readonly string[] = [],
): Table {
  const space = arenaOf(a.attacker) === 'space';
  const id = foes[space ? 1 : 0];
  const foe = { id, ...a.foe, upgrades: [...(a.foe?.upgrades ?? []), ...upgrades] };
  const t = table(engine, {
    you: { resources: 20, ...a.you },
    them: space ? { space: [foe] } : { ground: [foe] },
  });
  const begun = a.begin ? a.begin(t) : t.attack(a.attacker);
  if (begun.state.pending?.kind === 'defender') begun.pick(target === 'unit' ? id : 'SOR_029');
  return leaveAll(begun);
}
const WEAK: [string, string] = ['SOR_128', 'SOR_225'];
const FRAIL: [string, string] = ['T_GROUND', 'T_SPACE'];
const dealt = (t: Table): number => {
  const base = t.state.players[1]?.base;
  return t.events.reduce(
    (n, e) => (e.e === 'damaged' && e.combat && e.card === base ? n + e.n : n),
    0,
  );
};

describe('Overwhelm', () => {
  alike(
    'a Shield takes all of the damage, and nothing is left for the base',
    [
      'ASH_011#1',
      'ASH_029#1',
      'ASH_096#1',
      'ASH_121#1',
      'ASH_143#1',
      'ASH_148#2',
      'ASH_159#1',
      'ASH_164#1',
      'ASH_181#1',
      'ASH_241#1',
      'JTL_090#1',
      'JTL_118#1',
      'JTL_137#1',
      'JTL_138#1',
      'JTL_150#2',
      'JTL_154#1',
      'JTL_163#1',
      'LAW_032#1',
      'LAW_034#1',
      'LAW_038#1',
      'LAW_054#1',
      'LAW_081#2',
      'LAW_084#3',
      'LAW_162#1',
      'LAW_177#1',
      'LAW_205#2',
      'LOF_007#2',
      'LOF_080#2',
      'LOF_109#2',
      'LOF_120#2',
      'LOF_131#2',
      'LOF_137#2',
      'LOF_140#2',
      'LOF_149#2',
      'LOF_164#2',
      'LOF_229#3',
      'SEC_012#1',
      'SEC_081#1',
      'SEC_086#1',
      'SEC_089#1',
      'SEC_099#1',
      'SEC_102#1',
      'SEC_113#1',
      'SEC_139#1',
      'SEC_157#2',
      'SEC_173#1',
      'SHD_009#2',
      'SHD_092#1',
      'SHD_138#2',
      'SHD_154#1',
      'SHD_155#2',
      'SHD_158#1',
      'SHD_169#1',
      'SHD_172#2',
      'SHD_235#2',
      'SHD_242#3',
      'SOR_090#1',
      'SOR_116#1',
      'SOR_145#1',
      'TWI_009#2',
      'TWI_093#1',
      'TWI_114#1',
      'TWI_118#2',
      'TWI_119#1',
      'TWI_138#2',
      'TWI_149#1',
      'TWI_166#1',
      'TWI_178#1',
    ],
    (card) => {
      const t = after(attackOf(card), WEAK, 'unit', [SHIELD]);
      const id = WEAK.find((w) => t.units(w).length > 0) ?? 'gone';
      return [
        [upgradesOf(t, id).includes(SHIELD), dealt(t)],
        [false, 0],
      ];
    },
  );
  alike(
    'all the damage goes to the base when the defender is gone before it is dealt',
    [
      'ASH_011#2',
      'ASH_029#2',
      'ASH_096#2',
      'ASH_121#2',
      'ASH_143#2',
      'ASH_148#3',
      'ASH_159#2',
      'ASH_164#2',
      'ASH_181#2',
      'ASH_241#2',
      'JTL_090#2',
      'JTL_118#2',
      'JTL_137#2',
      'JTL_138#2',
      'JTL_150#3',
      'JTL_154#2',
      'JTL_163#2',
      'LAW_032#2',
      'LAW_034#2',
      'LAW_038#2',
      'LAW_054#2',
      'LAW_081#3',
      'LAW_084#4',
      'LAW_162#2',
      'LAW_177#2',
      'LAW_205#3',
      'LOF_007#1',
      'LOF_080#1',
      'LOF_109#1',
      'LOF_120#1',
      'LOF_131#1',
      'LOF_137#1',
      'LOF_140#1',
      'LOF_149#1',
      'LOF_164#1',
      'LOF_229#2',
      'SEC_012#2',
      'SEC_081#2',
      'SEC_086#2',
      'SEC_089#2',
      'SEC_099#2',
      'SEC_102#2',
      'SEC_113#2',
      'SEC_139#2',
      'SEC_173#2',
      'SHD_009#3',
      'SHD_092#2',
      'SHD_138#3',
      'SHD_154#2',
      'SHD_155#3',
      'SHD_158#2',
      'SHD_169#2',
      'SHD_172#3',
      'SHD_235#3',
      'SHD_242#4',
      'SOR_090#2',
      'SOR_116#2',
      'SOR_145#2',
      'TWI_009#3',
      'TWI_093#2',
      'TWI_114#2',
      'TWI_118#3',
      'TWI_119#2',
      'TWI_130#2',
      'TWI_138#3',
      'TWI_149#2',
      'TWI_166#2',
      'TWI_178#2',
    ],
    (card) => {
      const a = attackOf(card);
      const gone = after(a, FRAIL);
      const power = a.power ?? dealt(after(a, FRAIL, 'base'));
      return [
        [dealt(gone), gone.units(FRAIL[0]).length, power > 0],
        [power, 0, true],
      ];
    },
  );
  ruling(
    'SEC_157#3: all the damage goes to the base, also of an attack that takes the abilities of the defender',
    {
      you: { ground: [wearing('SOR_087', 'SOR_137')], hand: ['SEC_157'] },
      them: { ground: ['SOR_128'] },
    },
    (t) => [t.play('SEC_157').pick('SOR_128').base(1), t.units('SOR_128').length],
    [9, 0],
  );
});
