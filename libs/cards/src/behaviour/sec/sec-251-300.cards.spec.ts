import { board, costOf, hurt, rows, sides, spent, upgradesOf, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Secrets of Power, 251 to 300', () => {
  row(
    'SEC_252: its end gives each Rebel Experience',
    { you: { ground: ['SEC_252', 'SOR_095', 'SOR_128'], hand: ['SOR_078'] } },
    (t) => [upgradesOf(t.play('SOR_078').pick('SEC_252'), 'SOR_095'), upgradesOf(t, 'SOR_128')],
    [[XP], []],
  );

  row(
    'SEC_254: may deal 2 beside a damaged unit',
    { you: { hand: ['SEC_254'], ground: [hurt('SOR_095', 1)] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SEC_254').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  row('SEC_255: Sentinel for a unit', { you: { hand: ['SEC_255'], ground: ['SOR_095'] } }, (t) => t.play('SEC_255').pick('SOR_095').unit('SOR_095').keywords, { sentinel: 1 });

  it('SEC_256: its unit captures an enemy with less remaining HP', () => {
    const t = sides({ hand: ['SEC_256'], ground: ['JTL_047'] }, { ground: ['SOR_095', 'SOR_046'] }).play('SEC_256');
    expect(t.unit('JTL_047').captives.map((c) => c.id)).toEqual(['SOR_095']);
  });

  row(
    'SEC_257: a unit for 1 less per Heroism icon',
    { you: { hand: ['SEC_257', 'SOR_232'], ground: ['SOR_095', 'SOR_237'] } },
    (t) => t.ready(0) - t.play('SEC_257').pick('play SOR_232').ready(0) - costOf('SEC_257', {}) - costOf('SOR_232', {}),
    -2,
  );

  row(
    'SEC_258: 3 damage to a unit, 3 healed from the base',
    { you: { hand: ['SEC_258'], baseDamage: 5 }, them: { ground: ['SOR_046'] } },
    (t) => [t.play('SEC_258').unit('SOR_046').damage, t.base(0)],
    [3, 2],
  );

  row(
    'SEC_260: Experience for each copy of the named card in the hand of an opponent',
    {},
    () =>
      ['Open Fire', 'Vanquish'].map((name) =>
        upgradesOf(
          board({ you: { hand: ['SEC_260'] }, them: { hand: ['SOR_172', 'SOR_172', 'SOR_095'] } })
            .play('SEC_260')
            .move({ name }),
          'SEC_260',
        ),
      ),
    [[XP, XP], []],
  );

  row(
    'SEC_261: its end makes the next Official 1 cheaper',
    { you: { ground: ['SEC_261'], hand: ['SOR_078', 'SEC_108'] } },
    (t) => {
      t.play('SOR_078').pass();
      const before = t.ready(0);
      return before - t.play('SEC_108').ready(0) - costOf('SEC_108', {});
    },
    -1,
  );

  row(
    'SEC_263: its end deals 1 to each exhausted enemy ground unit',
    { you: { ground: ['SEC_263'], hand: ['SOR_078'] }, them: { ground: [spent('SOR_046'), 'SOR_232'] } },
    (t) => [t.play('SOR_078').pick('SEC_263').unit('SOR_046').damage, t.unit('SOR_232').damage],
    [1, 0],
  );

  it('SEC_264: 2 resources for 2 damage to a base', () => {
    const t = sides({ ground: [{ id: 'SOR_095', upgrades: ['SEC_264'] }] })
      .attack('SOR_095')
      .yes()
      .pick('SOR_029');
    expect([t.base(1), t.ready(0)]).toEqual([6, 18]);
  });
});
