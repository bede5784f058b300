/** Combat damage that is dealt before that of the other unit. */
import type { SideSetup, Table } from '#rules';
import { describe, expect, it } from 'vitest';
import { board, deployed, spent } from '../behaviour/testing/rows.js';
import { cardById } from '../facts/catalogue.js';
import { leaveAll, rulings, units } from './testing.js';

const { alike, ruling } = rulings(it, expect);
/** 3 power and 1 HP; 5 power, 9 HP and Grit. In space 2 power and 1 HP; 7 power, 6 HP and Grit. */
const GROUND = ['SOR_128', 'HMW_094'] as const;
const SPACE = ['SOR_225', 'HMW_069'] as const;

interface Striker {
  readonly you: SideSetup;
  readonly attacker: string;
  readonly begin: (t: Table, target: string) => Table;
  readonly foes?: typeof SPACE;
}

const onItsOwn = (id: string, more: SideSetup = {}): Striker => ({
  you: { ...units(id), ...more },
  attacker: id,
  begin: (t, target) => t.attack(id, target),
});
const byEvent = (id: string, more: SideSetup = {}): Striker => ({
  you: { ground: ['SOR_207'], hand: [id], ...more },
  attacker: 'SOR_207',
  begin: (t, target) => {
    t.play(id);
    return t.state.pending?.kind === 'defender' ? t.pick(target) : t;
  },
});

const STRIKERS: Readonly<Record<string, Striker>> = {
  ASH_202: onItsOwn('ASH_202', { ground: [{ id: 'ASH_202', upgrades: ['SOR_120'] }] }),
  JTL_185: { ...onItsOwn('JTL_185'), foes: SPACE },
  LAW_219: onItsOwn('LAW_219'),
  LOF_221: byEvent('LOF_221', { force: true }),
  TWI_014: {
    you: { leader: deployed('TWI_014'), hand: ['SOR_171'] },
    attacker: 'TWI_014',
    begin: (t, target) => t.play('SOR_171').pick('seat 0').pass().attack('TWI_014', target),
  },
};

/**
 * The damage dealt to the attacker and to the defending unit (the `nth` foe), and whether that unit
 * was defeated.
 */
function after(card: string, nth: 0 | 1): [attacker: number, foe: number, fell: boolean] {
  const { you, attacker, begin, foes = GROUND } = STRIKERS[card] as Striker;
  const foe = foes[nth];
  const t = board({ you, them: units(spent(foe)) });
  leaveAll(begin(t, foe));
  const dealtTo = (id: string): number =>
    t.events.reduce(
      (sum, e) => sum + (e.e === 'damaged' && t.state.id[e.card] === id ? e.n : 0),
      0,
    );
  return [dealtTo(attacker), dealtTo(foe), t.units(foe).length === 0];
}

describe('combat damage before the defending unit', () => {
  alike(
    'a defending unit that falls deals none back, one that survives deals what Grit adds',
    ['ASH_202#1', 'JTL_185#2', 'LAW_219#2', 'LOF_221#2', 'TWI_014#3'],
    (card) => {
      const [none, , fell] = after(card, 0);
      const [back, dealt] = after(card, 1);
      const { power = 0 } = cardById((STRIKERS[card]?.foes ?? GROUND)[1]) ?? {};
      return [
        [none, fell, dealt > 0, back],
        [0, true, true, power + dealt],
      ];
    },
  );
  ruling(
    'LAW_086#2: The Stranger strikes after it, with what Grit adds by then',
    { you: { ground: ['LAW_086'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('LAW_086', 'SOR_046').yes();
      return [t.unit('LAW_086').damage, t.unit('SOR_046').damage];
    },
    [3, 4],
  );
});
