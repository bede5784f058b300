import { board, numbers, rows, sides, upgradesOf, wearing, XWING } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Jump to Lightspeed, 251 to 300', () => {
  row('JTL_252: an X-Wing', { you: { hand: ['JTL_252'] } }, (t) => t.play('JTL_252').units(XWING).length, 1);

  row(
    'JTL_253: 2 power and HP for a ground unit and a space unit',
    { you: { hand: ['JTL_253'], ground: ['SOR_095'], space: ['SOR_237'] } },
    (t) => {
      t.play('JTL_253').pick('SOR_095').pick('SOR_237');
      return [numbers(t, 'SOR_095'), numbers(t, 'SOR_237')];
    },
    [
      [5, 5],
      [4, 5],
    ],
  );

  row('JTL_254: two X-Wings', { you: { hand: ['JTL_254'] } }, (t) => t.play('JTL_254').units(XWING).length, 2);

  row(
    'JTL_256: 1 power for each other one',
    { you: { space: ['JTL_256', 'JTL_256', 'JTL_256', 'SOR_237'] }, them: { space: ['JTL_256'] } },
    (t) => t.units('JTL_256').map((u) => u.power),
    [4, 4, 4, 2],
  );

  row('JTL_257: Raid 2 beside another Fighter', {}, () => ['SOR_237', 'SEC_037'].map((id) => board({ you: { space: ['JTL_257', id] } }).unit('JTL_257').keywords), [
    { raid: 2 },
    {},
  ]);

  it('JTL_259: the airspeeder reaches space, a little weaker there', () => {
    const t = sides({ ground: ['JTL_259'] }, { space: ['SOR_066'] }).attack('JTL_259', 'SOR_066');
    expect(t.unit('SOR_066').damage).toBe(2);
  });

  row(
    'JTL_260: the attacker of its unit takes it',
    { you: { ground: [wearing('SOR_046', 'JTL_260')] }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => [upgradesOf(t.attack('SOR_095', 'SOR_046'), 'SOR_046'), t.units('SOR_095').length, t.ids(0, 'discard')],
    [[], 0, ['JTL_260']],
  );

  row(
    'JTL_260: the first unit of each round costs 2 less',
    { you: { ground: [wearing('SOR_046', 'JTL_260')], hand: ['SOR_095', 'SOR_063'], leader: 'SOR_005' } },
    (t) => {
      const first = 20 - t.play('SOR_095').ready(0);
      const before = t.pass().ready(0);
      return [first, before - t.play('SOR_063').ready(0)];
    },
    [0, 3],
  );

  row(
    'JTL_261: attacks with two space units',
    { you: { hand: ['JTL_261'], space: ['SOR_237', 'SOR_225'], ground: ['SOR_095'] } },
    (t) => {
      t.play('JTL_261').pick('SOR_237');
      return t.base(1);
    },
    4,
  );

  row('JTL_262: exhausts a unit', { you: { hand: ['JTL_262'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('JTL_262').unit('SOR_046').ready, false);
});
