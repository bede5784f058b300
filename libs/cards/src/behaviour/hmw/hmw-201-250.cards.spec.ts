import type { Table } from '#rules';
import { engine, hurt, numbers, rows, spent, upgradesOf, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const onBase = (t: Table, seat: 0 | 1 = 0) => t.state.upgrades.filter((u) => t.state.host[u] === t.state.players[seat]?.base).map((u) => t.state.id[u]);
const WEAK = 'TOKEN_WEAKNESS';
const BEAST = 'TOKEN_BEAST';

describe('Homeworlds, 201 to 250', () => {
  row('HMW_202: 1 damage and a Weakness', { you: { hand: ['HMW_202'] }, them: { ground: ['SOR_046'] } }, (t) => upgradesOf(t.play('HMW_202').yes().pick('SOR_046'), 'SOR_046'), [
    WEAK,
  ]);

  row('HMW_203: enters ready', { you: { hand: ['HMW_203'] } }, (t) => t.play('HMW_203').unit('HMW_203').ready, true);

  row(
    'HMW_204: a unit of the discard pile for 3 less, ready, until the regroup phase',
    { you: { hand: ['HMW_204'], discard: ['SOR_164'], resources: 30 } },
    (t) => {
      t.play('HMW_204').pick('play SOR_164');
      const ready = t.unit('SOR_164').ready;
      t.pass().pass();
      return [ready, t.units('SOR_164').length];
    },
    [true, 0],
  );

  row(
    'HMW_205: looks at a hand for a card, and at the top of the deck',
    { you: { hand: ['HMW_205'], deck: ['SOR_172'] }, them: { hand: ['SOR_095'], deck: ['SOR_128'] } },
    (t) => [t.play('HMW_205').pick('SOR_095').ids(1, 'hand'), engine.view(t.state, 0).players[0]?.deckTop?.id],
    [['SOR_128'], 'SOR_172'],
  );

  row(
    'HMW_206: exhausts an enemy unit when a Fortification is played',
    { you: { baseUpgrades: ['HMW_206'], hand: ['HMW_070'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_070').unit('SOR_046').ready,
    false,
  );

  row('HMW_206: nothing without Tarkin', { you: { hand: ['HMW_206'] }, them: { ground: ['SOR_046'] } }, (t) => numbers(t.play('HMW_206'), 'SOR_046'), [3, 7]);

  row('HMW_206: 3 power less with Tarkin', { you: { leader: 'SOR_007', hand: ['HMW_206'] }, them: { ground: ['SOR_046'] } }, (t) => numbers(t.play('HMW_206'), 'SOR_046'), [0, 7]);

  row(
    'HMW_207: 1 damage, and exhausted',
    { you: { hand: ['HMW_207'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('HMW_207');
      return [t.unit('SOR_046').damage, t.unit('SOR_046').ready];
    },
    [1, false],
  );

  row('HMW_208: enters ready in the first round', { you: { hand: ['HMW_208'] } }, (t) => t.play('HMW_208').unit('HMW_208').ready, true);

  row('HMW_208: not later', { you: { hand: ['HMW_208'] }, round: 2 }, (t) => t.play('HMW_208').unit('HMW_208').ready, false);

  row(
    'HMW_209: readies a resource',
    { you: { space: ['HMW_209'], hand: ['SOR_095'] } },
    (t) => {
      const before = t.play('SOR_095').ready(0);
      t.pass().attack('HMW_209', 'SOR_029').yes();
      return t.ready(0) - before;
    },
    1,
  );

  row('HMW_210: guards once it attacked', { you: { ground: ['HMW_210'] } }, (t) => 'sentinel' in t.attack('HMW_210', 'SOR_029').unit('HMW_210').keywords, true);

  row(
    'HMW_211: exhausts a unit when it lives through damage',
    { you: { ground: ['HMW_211'] }, them: { ground: ['SOR_128', 'SOR_046'] } },
    (t) => t.attack('HMW_211', 'SOR_128').pick('SOR_046').unit('SOR_046').ready,
    false,
  );

  row('HMW_212: Raid 1 for each other Tusken', { you: { ground: ['HMW_212', 'HMW_224', 'HMW_181'] } }, (t) => t.attack('HMW_212', 'SOR_029').base(1), 4);

  row(
    'HMW_212: a Tusken defends with its Raid',
    { you: { ground: ['HMW_212', 'HMW_181'] }, them: { ground: ['SOR_046'] }, active: 1 },
    (t) => t.attack('SOR_046', 'HMW_181').unit('SOR_046').damage,
    4,
  );

  row(
    'HMW_214: an enemy leader that deploys pays 2',
    { you: { ground: ['HMW_214'] }, them: { leader: 'SOR_005' }, active: 1 },
    (t) => {
      t.use('SOR_005', 1).yes();
      return [t.ready(1), t.unit('SOR_005').ready];
    },
    [18, true],
  );

  row(
    'HMW_214: or is exhausted',
    { you: { ground: ['HMW_214'] }, them: { leader: 'SOR_005' }, active: 1 },
    (t) => {
      t.use('SOR_005', 1).no();
      return [t.ready(1), t.unit('SOR_005').ready];
    },
    [20, false],
  );

  row(
    'HMW_215: a cheap event once more, for free',
    { you: { ground: ['HMW_215'], hand: ['SOR_172'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('SOR_172').pick('SOR_046');
      t.pick('play SOR_172').pick('SOR_046');
      return [t.units('SOR_046').length, t.asks()];
    },
    [0, '1 action'],
  );

  row(
    'HMW_216: goes to ready a unit with 3 or less power',
    { you: { baseUpgrades: ['HMW_216'], hand: ['SOR_095'] } },
    (t) => {
      t.play('SOR_095').yes();
      return [onBase(t), t.unit('SOR_095').ready];
    },
    [[], true],
  );

  row('HMW_216: not for one with more', { you: { baseUpgrades: ['HMW_216'], hand: ['SOR_164'] } }, (t) => t.play('SOR_164').asks(), '1 action');

  row(
    'HMW_217: 3 damage to some enemy unit',
    { you: { hand: ['HMW_217'] }, them: { ground: ['SOR_046', 'SOR_046'] } },
    (t) =>
      t
        .play('HMW_217')
        .units('SOR_046')
        .map((u) => u.damage)
        .sort(),
    [0, 3],
  );

  row(
    'HMW_218: on top of the deck or under it, as its owner wants',
    { you: { hand: ['HMW_218'] }, them: { ground: ['SOR_095'], deck: ['SOR_046', 'SOR_172'] } },
    (t) => {
      t.play('HMW_218');
      const asked = t.asks();
      return [asked, t.pick('mode 1').ids(1, 'deck')];
    },
    ['1 mode', ['SOR_046', 'SOR_172', 'SOR_095']],
  );

  row(
    'HMW_221: gives Sentinel',
    { you: { hand: ['HMW_221'], ground: ['SOR_095'] } },
    (t) => 'sentinel' in t.play('HMW_221').pick('mode 0').pick('SOR_095').unit('SOR_095').keywords,
    true,
  );

  row(
    'HMW_221: or takes it',
    { you: { hand: ['HMW_221'] }, them: { ground: ['HMW_075'] } },
    (t) => 'sentinel' in t.play('HMW_221').pick('mode 1').pick('HMW_075').unit('HMW_075').keywords,
    false,
  );

  row(
    'HMW_222: on Tatooine an upgrade goes back to the hand',
    { you: { base: 'HMW_019', hand: ['HMW_222'] }, them: { ground: [wearing('SOR_095', 'SOR_120')] } },
    (t) => t.play('HMW_222').pick('SOR_120').ids(1, 'hand'),
    ['SOR_120'],
  );

  row('HMW_222: not elsewhere', { you: { hand: ['HMW_222'] }, them: { ground: [wearing('SOR_095', 'SOR_120')] } }, (t) => t.play('HMW_222').asks(), '1 action');

  row(
    'HMW_223: loses 2/2 for each dear card',
    { you: { ground: ['HMW_223'], deck: ['SOR_172', 'SOR_172', 'SOR_232', 'SOR_232'] }, them: { deck: ['SOR_128', 'SOR_128', 'SOR_128', 'SOR_128'] } },
    (t) => numbers(t.nextRound(), 'HMW_223'),
    [3, 3],
  );

  row(
    'HMW_225: Raid 1 and Saboteur for what enters with Ambush',
    { you: { ground: ['HMW_225'], hand: ['HMW_220'] } },
    (t) => Object.keys(t.play('HMW_220').pick('HMW_225').unit('HMW_220').keywords).sort(),
    ['ambush', 'raid', 'saboteur'],
  );

  row('HMW_228: readies a resource', { you: { hand: ['HMW_228'], leader: 'SOR_014', base: 'SOR_029' } }, (t) => 20 - t.play('HMW_228').ready(0), 3);

  row(
    'HMW_230: exhausts a ground unit beside a Tusken',
    { you: { hand: ['HMW_230'], ground: ['HMW_224'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => t.play('HMW_230').pick('SOR_046').unit('SOR_046').ready,
    false,
  );

  row('HMW_230: not alone', { you: { hand: ['HMW_230'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('HMW_230').asks(), '1 action');

  row(
    'HMW_231: weakens and, where it is unique, exhausts',
    { you: { hand: ['HMW_231'] }, them: { ground: ['HMW_128', 'SOR_046'] } },
    (t) => {
      t.play('HMW_231').yes().pick('HMW_128');
      return [upgradesOf(t, 'HMW_128'), t.unit('HMW_128').ready];
    },
    [[WEAK], false],
  );

  row(
    'HMW_231: others stay ready',
    { you: { hand: ['HMW_231'] }, them: { ground: ['HMW_128', 'SOR_046'] } },
    (t) => {
      t.play('HMW_231').yes().pick('SOR_046');
      return [upgradesOf(t, 'SOR_046'), t.unit('SOR_046').ready];
    },
    [[WEAK], true],
  );

  row('HMW_232: an attack with 2 more', { you: { hand: ['HMW_232'], ground: ['SOR_095'] } }, (t) => t.play('HMW_232').pick('mode 0').base(1), 5);

  row(
    'HMW_232: or a card of a hand for the next one',
    { you: { hand: ['HMW_232'] }, them: { hand: ['SOR_095'], deck: ['SOR_172'] } },
    (t) => t.play('HMW_232').pick('mode 1').pick('SOR_095').ids(1, 'hand'),
    ['SOR_172'],
  );

  row('HMW_233: its defender has 3 less power', { you: { space: ['HMW_233'] }, them: { space: ['HMW_120'] } }, (t) => t.attack('HMW_233', 'HMW_120').unit('HMW_233').damage, 1);

  row(
    'HMW_234: enters ready on Tatooine, as do those after it',
    { you: { base: 'HMW_019', hand: ['HMW_234', 'SOR_095'] } },
    (t) => [t.play('HMW_234').unit('HMW_234').ready, t.pass().play('SOR_095').unit('SOR_095').ready],
    [true, true],
  );

  row('HMW_234: exhausted elsewhere', { you: { hand: ['HMW_234'] } }, (t) => t.play('HMW_234').unit('HMW_234').ready, false);

  row(
    'HMW_235: fits on a unit with 3 or less power',
    { you: { hand: ['HMW_235'], ground: ['SOR_095', 'SOR_164'], space: ['SOR_225'] } },
    (t) => numbers(t.play('HMW_235'), 'SOR_095'),
    [5, 4],
  );

  row(
    'HMW_236: an upgrade goes back to the hand',
    { you: { hand: ['HMW_236'], ground: ['SOR_046'] }, them: { ground: [wearing('SOR_095', 'SOR_120')] } },
    (t) => t.play('HMW_236').pick('SOR_046').pick('SOR_120').ids(1, 'hand'),
    ['SOR_120'],
  );

  row(
    'HMW_237: a Beast on either side, theirs weaker',
    { you: { hand: ['HMW_237'] } },
    (t) =>
      t
        .play('HMW_237')
        .units(BEAST)
        .map((u) => u.power),
    [3, 2],
  );

  row(
    'HMW_238: a unit with 6 or more power goes back to the hand',
    { you: { hand: ['HMW_238'] }, them: { ground: ['HMW_174', 'SOR_164'] } },
    (t) => t.play('HMW_238').ids(1, 'hand'),
    ['HMW_174'],
  );

  row(
    'HMW_240: a Weakness for the exhausted enemy units of an arena, 1 less on Tatooine',
    { you: { base: 'JTL_030', leader: 'SOR_014', hand: ['HMW_240'] }, them: { ground: [spent('SOR_046'), 'SOR_164'] } },
    (t) => {
      t.play('HMW_240').pick('mode 0');
      return [20 - t.ready(0), upgradesOf(t, 'SOR_046'), upgradesOf(t, 'SOR_164')];
    },
    [2, [WEAK], []],
  );

  row(
    'HMW_241: a Beast, and a unit back to the hand',
    { you: { hand: ['HMW_241'] }, them: { ground: ['SOR_164'] } },
    (t) => {
      t.play('HMW_241').pick('SOR_164');
      return [t.units(BEAST).length, t.ids(1, 'hand')];
    },
    [1, ['SOR_164']],
  );

  row(
    'HMW_242: a Weakness with six resources',
    { you: { hand: ['HMW_242'], resources: 6 }, them: { ground: ['SOR_046'] } },
    (t) => upgradesOf(t.play('HMW_242').pick('SOR_046'), 'SOR_046'),
    [WEAK],
  );

  row('HMW_242: none with five', { you: { hand: ['HMW_242'], resources: 5 }, them: { ground: ['SOR_046'] } }, (t) => t.play('HMW_242').asks(), '1 action');

  row('HMW_243: Grit for the phase', { you: { hand: ['HMW_243'], ground: [hurt('SOR_046', 2)] } }, (t) => t.play('HMW_243').pick('SOR_046').unit('SOR_046').power, 5);

  row(
    'HMW_244: an opponent chooses what may take 2',
    { you: { hand: ['HMW_244'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('HMW_244');
      const asked = [t.asks(), t.options()];
      return [asked, t.pick('SOR_046').yes().unit('SOR_046').damage];
    },
    [['1 target', ['SOR_046', 'SOR_029']], 2],
  );

  row(
    'HMW_246: Sentinel for the phase',
    { you: { hand: ['HMW_246'], ground: ['SOR_095'] } },
    (t) => 'sentinel' in t.play('HMW_246').pick('SOR_095').unit('SOR_095').keywords,
    true,
  );

  row(
    'HMW_247: a card against a base on one of four worlds',
    { you: { hand: ['HMW_247'], deck: ['SOR_172'] }, them: { base: 'HMW_034' } },
    (t) => t.play('HMW_247').ids(0, 'hand'),
    ['SOR_172'],
  );

  row('HMW_247: none against another', { you: { base: 'HMW_034', hand: ['HMW_247'], deck: ['SOR_172'] } }, (t) => t.play('HMW_247').ids(0, 'hand'), []);

  row(
    'HMW_248: two Weaknesses for 2, for who is no Droid and no Vehicle',
    { you: { ground: ['HMW_248'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('HMW_248', 'SOR_046').yes();
      return [t.ready(0), upgradesOf(t, 'SOR_046')];
    },
    [18, [WEAK, WEAK]],
  );

  row('HMW_248: not for a base', { you: { ground: ['HMW_248'] } }, (t) => t.attack('HMW_248', 'SOR_029').asks(), '1 action');

  row(
    'HMW_249: defeats an upgrade that costs 3 or less',
    { you: { hand: ['HMW_249'] }, them: { ground: [wearing('SOR_095', 'SOR_120')] } },
    (t) => upgradesOf(t.play('HMW_249').pick('SOR_120'), 'SOR_095'),
    [],
  );

  row(
    'HMW_250: a Beast, and 1 damage',
    { you: { hand: ['HMW_250'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('HMW_250');
      return [t.units(BEAST).length, t.unit('SOR_046').damage];
    },
    [1, 1],
  );
});
