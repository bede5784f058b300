import type { Table } from '#rules';
import { costOf, hurt, numbers, rows, SHIELD, spent, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const BEAST = 'TOKEN_BEAST';
const WEAK = 'TOKEN_WEAKNESS';
const onBase = (t: Table, seat: 0 | 1 = 0) => t.state.upgrades.filter((u) => t.state.host[u] === t.state.players[seat]?.base).map((u) => t.state.id[u]);

describe('Homeworlds, 251 to 272', () => {
  row(
    'HMW_251: enemy ground units attack with 1 less',
    { you: { space: ['HMW_251'], ground: ['SOR_046'] }, them: { ground: ['SOR_095'], space: ['SOR_225'] }, active: 1 },
    (t) => t.attack('SOR_095', 'SOR_023').base(0),
    2,
  );

  row(
    'HMW_252: 2 damage from a Villainy unit',
    { you: { hand: ['HMW_252'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_252').pick('SOR_128').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  row('HMW_252: none from another', { you: { hand: ['HMW_252'], ground: ['SOR_095'] } }, (t) => t.play('HMW_252').asks(), '1 action');

  row(
    'HMW_253: exhausts two enemy units for each one given up',
    { you: { hand: ['HMW_253'], ground: ['SOR_128', 'SOR_095'] }, them: { ground: ['SOR_046', 'SOR_164', 'HMW_128'] } },
    (t) => {
      t.play('HMW_253').pick('SOR_128').pick('SOR_046', 'SOR_164');
      return ['SOR_046', 'SOR_164', 'HMW_128'].map((id) => t.unit(id).ready);
    },
    [false, false, true],
  );

  row('HMW_255: an Ewok and a Rebel', { you: { hand: ['HMW_255'], ground: ['HMW_163', 'SOR_095'] } }, (t) => numbers(t.play('HMW_255').pick('HMW_163').none(), 'HMW_163'), [5, 5]);

  row('HMW_256: 2 more power with six resources', { you: { space: ['HMW_256'], resources: 6 } }, (t) => t.unit('HMW_256').power, 4);

  row('HMW_256: not with five', { you: { space: ['HMW_256'], resources: 5 } }, (t) => t.unit('HMW_256').power, 2);

  row('HMW_257: Ambush beside a cheap unit', { you: { ground: ['HMW_257', 'SOR_095'] } }, (t) => Object.keys(t.unit('HMW_257').keywords), ['ambush']);

  row('HMW_259: guards while it is ready', { you: { ground: ['HMW_259', spent('HMW_259')] } }, (t) => t.units('HMW_259').map((u) => 'sentinel' in u.keywords), [true, false]);

  row('HMW_260: 2 less with an upgrade on the base', { you: { hand: ['HMW_260'] } }, () => costOf('HMW_260') - costOf('HMW_260', { baseUpgrades: ['HMW_113'] }), 2);

  row(
    'HMW_261: exhausts a unit with 3 or less power',
    { you: { hand: ['HMW_261'] }, them: { ground: ['SOR_046', 'SOR_164'] } },
    (t) => t.play('HMW_261').pick('SOR_046').unit('SOR_046').ready,
    false,
  );

  row(
    'HMW_261: heals another unit on attack',
    { you: { ground: ['HMW_261', hurt('SOR_046', 4)] } },
    (t) => t.attack('HMW_261', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    1,
  );

  row(
    'HMW_262: a Beast, and 2 healed',
    { you: { hand: ['HMW_262'], baseDamage: 3 } },
    (t) => {
      t.play('HMW_262');
      return [t.units(BEAST).length, t.base(0)];
    },
    [1, 1],
  );

  row(
    'HMW_263: each player chooses one of their units, which take 3',
    { you: { hand: ['HMW_263'], ground: ['SOR_164'] }, them: { ground: ['SOR_046', 'HMW_128'] } },
    (t) => {
      t.play('HMW_263').pick('SOR_164').pick('SOR_046');
      return ['SOR_164', 'SOR_046', 'HMW_128', 'HMW_263'].map((id) => t.unit(id).damage);
    },
    [3, 3, 0, 0],
  );

  row('HMW_264: a Shield on a Heroism unit', { you: { hand: ['HMW_264'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('HMW_264'), 'SOR_095'), ['HMW_264', SHIELD]);

  row('HMW_264: none on another', { you: { hand: ['HMW_264'], ground: ['SOR_128'] } }, (t) => upgradesOf(t.play('HMW_264'), 'SOR_128'), ['HMW_264']);

  row(
    "HMW_265: Twi'leks of the top eight cards, for 5 together",
    { you: { hand: ['HMW_265'], ground: ['HMW_258'], deck: ['HMW_258', 'SOR_095', 'HMW_088', 'SOR_172'] } },
    (t) => {
      t.play('HMW_265').pick('HMW_258');
      return t.units('HMW_258').length;
    },
    2,
  );

  row('HMW_266: 2 more beside another unit of its kind', { you: { hand: ['HMW_266'], ground: ['SOR_095', 'HMW_115'] } }, (t) => t.play('HMW_266').pick('SOR_095').base(1), 5);

  row('HMW_266: not beside others', { you: { hand: ['HMW_266'], ground: ['SOR_095', 'SOR_164'] } }, (t) => t.play('HMW_266').pick('SOR_095').base(1), 3);

  row(
    'HMW_267: defeats a Weakness and heals 3',
    { you: { hand: ['HMW_267'], baseDamage: 4, ground: [wearing('SOR_095', WEAK)] } },
    (t) => {
      t.play('HMW_267').pick(WEAK);
      return [upgradesOf(t, 'SOR_095'), t.base(0)];
    },
    [[], 1],
  );

  row(
    'HMW_270: defeats an upgrade on a base',
    { you: { hand: ['HMW_270'] }, them: { baseUpgrades: ['HMW_113'], ground: [wearing('SOR_095', XP)] } },
    (t) => {
      t.play('HMW_270').pick('HMW_113');
      return [onBase(t, 1), upgradesOf(t, 'SOR_095')];
    },
    [[], [XP]],
  );

  row(
    'HMW_271: friendly space units have 1 more power',
    { you: { baseUpgrades: ['HMW_271'], space: ['SOR_237'], ground: ['SOR_095'] }, them: { space: ['SOR_225'] } },
    (t) => ['SOR_237', 'SOR_095', 'SOR_225'].map((id) => t.unit(id).power),
    [3, 3, 2],
  );

  row(
    'HMW_272: a Beast, 3 healed, a card',
    { you: { hand: ['HMW_272'], deck: ['SOR_172'], baseDamage: 4 } },
    (t) => [t.play('HMW_272').units(BEAST).length, t.base(0), t.ids(0, 'hand')],
    [1, 1, ['SOR_172']],
  );
});
