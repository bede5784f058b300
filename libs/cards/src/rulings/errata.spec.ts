import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deployed, SHIELD, sides, spent, upgradesOf, wearing } from '../behaviour/testing/rows.js';
import { ERRATA } from './errata.js';
import { rulings, takeAll } from './testing.js';

const { ruling } = rulings(it, expect);
const BIG = 'SOR_046';
const OFFICIAL = join(import.meta.dirname, '../../../../../shared/rules/errata-2026-08.json');

describe('errata', () => {
  it.skipIf(!existsSync(OFFICIAL))('are all of the published list', () => {
    const list = JSON.parse(readFileSync(OFFICIAL, 'utf8')) as { id: string }[];
    expect(ERRATA.map(({ card }) => card).sort()).toEqual(list.map(({ id }) => id).sort());
  });

  it('have a test for each card that does something else since', () => {
    const specs = ['errata.spec.ts', 'errata-on-boards.spec.ts'].map((f) =>
      readFileSync(join(import.meta.dirname, f), 'utf8'),
    );
    const untested = ERRATA.filter(
      ({ card, changes }) =>
        changes === 'behaviour' &&
        !specs.some((spec) => new RegExp(`'${card}(#[0-9]+)?: `).test(spec)),
    );
    expect(untested.map(({ card }) => card)).toEqual([]);
  });

  ruling(
    'SOR_088#1: the excess is dealt in the attack, to a unit that its player chooses',
    { you: { ground: ['SOR_088'] }, them: { ground: ['SOR_128', BIG] } },
    (t) => {
      t.attack('SOR_088', 'SOR_128');
      const asked = [t.asks(), t.options(), t.units('SOR_128').length];
      return [...asked, t.pick(BIG).units(BIG).length, t.units('SOR_128').length];
    },
    ['0 target', [BIG], 1, 0, 0],
  );
  ruling(
    'ASH_137#2: with Overwhelm the excess goes to the base or to another unit, never to both',
    { you: { ground: ['SOR_232'], hand: ['ASH_137'] }, them: { ground: ['SOR_128', BIG] } },
    (t) => {
      t.play('ASH_137').pick('SOR_128').pick(BIG);
      return [t.unit(BIG).damage, t.base(1)];
    },
    [5, 0],
  );
  it('a Shield leaves no excess for a unit either, and who wants none leaves it to the base', () => {
    const t = sides({ ground: ['SOR_088'] }, { ground: [wearing('SOR_128', SHIELD), BIG] });
    expect([t.attack('SOR_088', 'SOR_128').asks(), t.unit(BIG).damage]).toEqual(['1 action', 0]);
    const left = sides({ ground: ['SOR_232'], hand: ['ASH_137'] }, { ground: ['SOR_128', BIG] });
    expect(left.play('ASH_137').pick('SOR_128').none().base(1)).toBe(5);
  });
  ruling(
    'SEC_245#1: no resource where no card with Plot was played',
    { you: { hand: ['SEC_245'], deck: [BIG], resources: 10 } },
    (t) => t.play('SEC_245').none().ids(0, 'resources').length,
    10,
  );
  ruling(
    'TWI_255#1: a leader that is an upgrade keeps its abilities',
    { you: { leader: 'JTL_006', space: ['SOR_225'] }, them: { ground: ['TWI_255'] } },
    (t) => {
      t.use('JTL_006', 1);
      if (t.options().includes('mode 1')) t.pick('mode 1');
      if (t.options().includes('SOR_225')) t.pick('SOR_225');
      return [upgradesOf(t, 'SOR_225'), t.units('TOKEN_TIE_FIGHTER').length];
    },
    [['JTL_006'], 2],
  );
  ruling(
    'LAW_084#1: it returns to its owner',
    {
      you: { hand: ['SOR_171', 'SOR_171'], ground: ['SOR_128'] },
      them: { ground: ['LAW_084'], hand: ['SOR_171', 'SOR_171'] },
      active: 1,
    },
    (t) =>
      t.use('LAW_084').ids(1, 'hand').includes('LAW_084') ||
      takeAll(t).ids(1, 'hand').includes('LAW_084'),
    true,
  );
  ruling(
    'JTL_047#3: a Vehicle that is played has the chosen keyword as it enters play',
    { you: { hand: ['JTL_047', 'SOR_225'] } },
    (t) => upgradesOf(t.play('JTL_047').pick('mode 3').pass().play('SOR_225'), 'SOR_225'),
    [SHIELD],
  );
  ruling(
    'JTL_086#1: the unit it is attached to is not offered',
    { you: { hand: ['JTL_086'], space: ['SOR_225'], ground: [BIG] } },
    (t) => {
      t.pick('play JTL_086 pilot');
      return t.options().includes('SOR_225');
    },
    false,
  );
  ruling(
    'ASH_035#1: one ground unit takes all of the damage',
    { you: { ground: ['ASH_035', spent('SOR_128')] }, them: { ground: [BIG, 'SOR_095'] } },
    (t) => {
      t.attack('ASH_035', 'SOR_029').pick(BIG);
      return [t.unit(BIG).damage, t.asks()];
    },
    [4, '1 action'],
  );
  ruling(
    'ASH_108#1: as many units as an opponent give nothing',
    { you: { hand: ['ASH_108', 'SOR_237'], ground: [BIG] }, them: { ground: [BIG, 'SOR_095'] } },
    (t) => {
      const before = t.play('ASH_108').ready(0);
      takeAll(t);
      return before - t.ready(0);
    },
    4,
  );
  ruling(
    'SHD_204#2: Ambush ends with the phase',
    { you: { hand: ['SHD_204'] } },
    (t) => [
      t.play('SHD_204').unit('SHD_204').keywords.ambush,
      t.nextRound().unit('SHD_204').keywords.ambush,
    ],
    [1, undefined],
  );
  ruling(
    'LOF_010#1: Hidden ends with the phase',
    { you: { leader: deployed('LOF_010'), hand: ['SOR_095'] } },
    (t) => {
      t.attack('LOF_010', 'SOR_029').pass().play('SOR_095');
      return [t.unit('SOR_095').keywords.hidden, t.nextRound().unit('SOR_095').keywords.hidden];
    },
    [1, undefined],
  );
});
