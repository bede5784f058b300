import type { Table } from '#rules';
import { hurt, numbers, rows, spent, upgradesOf, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const BEAST = 'TOKEN_BEAST';
const WEAK = 'TOKEN_WEAKNESS';
const baseUpgrades = (t: Table, seat: 0 | 1 = 0) => t.state.upgrades.filter((u) => t.state.host[u] === t.state.players[seat]?.base).map((u) => t.state.id[u]);

describe('Homeworlds, 151 to 200', () => {
  row(
    'HMW_151: on Kashyyyk a unit strikes first',
    { you: { base: 'HMW_024', hand: ['HMW_151'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_151').unit('SOR_046').damage,
    3,
  );

  row('HMW_152: a Beast for the opponent', { you: { hand: ['HMW_152'] } }, (t) => t.play('HMW_152').units(BEAST).length, 1);

  row(
    'HMW_153: gives way to a Beast with 1 damage',
    { you: { hand: ['HMW_153'] } },
    (t) => {
      t.play('HMW_153').yes();
      return [t.units('HMW_153').length, t.unit(BEAST).damage];
    },
    [0, 1],
  );

  row(
    'HMW_154: a card less for whoever faces a cheap unit',
    { you: { hand: ['HMW_154'], ground: ['SOR_128'] }, them: { hand: ['SOR_095'] } },
    (t) => t.play('HMW_154').ids(1, 'hand'),
    [],
  );

  row(
    'HMW_156: 2 damage to the enemy base when it lives through damage',
    { you: { ground: ['HMW_156'] }, them: { ground: ['SOR_095'] } },
    (t) => t.attack('HMW_156', 'SOR_095').base(1),
    2,
  );

  row('HMW_156: none when it does not', { you: { ground: [hurt('HMW_156', 4)] }, them: { ground: ['SOR_095'] } }, (t) => t.attack('HMW_156', 'SOR_095').base(1), 0);

  row('HMW_158: 4 damage to a friendly unit', { you: { hand: ['HMW_158'] } }, (t) => t.play('HMW_158').unit('HMW_158').damage, 4);

  row('HMW_159: 4 damage to a base', { you: { hand: ['HMW_159'] } }, (t) => t.play('HMW_159').pick('SOR_029').base(1), 4);

  row(
    'HMW_160: 1 damage as the regroup phase starts, if the top card is Aggression',
    { you: { baseUpgrades: ['HMW_160'], deck: ['SOR_172', 'SOR_095', 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.pass().pass().unit('SOR_046').damage,
    1,
  );

  row(
    'HMW_160: none if it is not',
    { you: { baseUpgrades: ['HMW_160'], deck: ['SOR_046', 'SOR_095', 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.pass().pass().unit('SOR_046').damage,
    0,
  );

  row(
    'HMW_161: three cards are kept',
    { you: { hand: ['HMW_161'] }, them: { hand: ['SOR_095', 'SOR_095', 'SOR_095', 'SOR_095'] } },
    (t) => t.play('HMW_161').pick('SOR_095').ids(1, 'hand').length,
    3,
  );

  row('HMW_162: other Ewoks are hidden', { you: { ground: ['HMW_162', 'HMW_163'] } }, (t) => Object.keys(t.unit('HMW_163').keywords), ['hidden']);

  row('HMW_164: +1/+0 for each other Ewok', { you: { ground: ['HMW_164', 'HMW_163', 'HMW_116'] } }, (t) => numbers(t, 'HMW_164'), [3, 5]);

  row(
    'HMW_165: readies another unit with 3 or less power',
    { you: { hand: ['HMW_165'], ground: [spent('SOR_095'), spent('SOR_164')] } },
    (t) => t.play('HMW_165').pick('SOR_095').unit('SOR_095').ready,
    true,
  );

  row(
    'HMW_166: a card for another attack after damage',
    { you: { ground: [spent('HMW_166')], hand: ['SOR_095'] }, them: { ground: ['SOR_128'] }, active: 1 },
    (t) => {
      t.attack('SOR_128', 'HMW_166').yes();
      return [t.unit('HMW_166').ready, t.ids(0, 'hand')];
    },
    [true, []],
  );

  row(
    'HMW_168: with the initiative a Beast for 3 damage',
    { you: { ground: ['HMW_168'] } },
    (t) => {
      t.pick('take-initiative').yes();
      return [t.base(0), t.units(BEAST).length];
    },
    [3, 1],
  );

  row(
    'HMW_169: each draws a card when it lives through damage, which hurts the opponent',
    { you: { ground: ['HMW_169'], deck: ['SOR_172'] }, them: { ground: ['SOR_128'] }, active: 1 },
    (t) => {
      t.attack('SOR_128', 'HMW_169');
      return [t.ids(0, 'hand'), t.ids(1, 'hand').length, t.base(1), t.base(0)];
    },
    [['SOR_172'], 1, 2, 0],
  );

  row('HMW_169: not for the cards of the regroup phase', { you: { ground: ['HMW_169'] } }, (t) => t.nextRound().base(1), 0);

  row('HMW_170: readies another', { you: { ground: ['HMW_170', { id: 'SOR_095', ready: false }] } }, (t) => t.use('HMW_170').unit('SOR_095').ready, true);

  row(
    'HMW_171: 3 damage to what enters play on the ground',
    { you: { baseUpgrades: ['HMW_171'] }, them: { hand: ['SOR_046'] }, active: 1 },
    (t) => [t.play('SOR_046').yes().unit('SOR_046').damage, baseUpgrades(t)],
    [3, []],
  );

  row(
    'HMW_172: a card of the hand for 2 damage, once a phase',
    { you: { baseUpgrades: ['HMW_172'], hand: ['SOR_095', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.use('SOR_023').pick('SOR_095').pass();
      return [t.unit('SOR_046').damage, t.ids(0, 'hand'), t.options().includes('use SOR_023 0')];
    },
    [2, ['SOR_128'], false],
  );

  row(
    'HMW_173: 1 less for each friendly Rebel',
    { you: { leader: 'SOR_005', base: 'SOR_026', hand: ['HMW_173'], ground: ['SOR_095', 'SOR_095', 'SOR_128'], deck: ['SOR_172', 'SOR_128'] } },
    (t) => {
      t.play('HMW_173');
      return [20 - t.ready(0), t.ids(0, 'hand').length];
    },
    [1, 2],
  );

  row('HMW_176: at home on Endor', { you: { base: 'HMW_023', ground: ['HMW_176'] } }, (t) => Object.keys(t.unit('HMW_176').keywords).sort(), ['hidden', 'saboteur']);

  row(
    'HMW_177: 1 to a base and 1 to an enemy',
    { you: { base: 'HMW_023', hand: ['HMW_177'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_177').yes().pick('SOR_029').unit('SOR_046').damage,
    1,
  );

  row('HMW_180: a card for a Disaster that is shown', { you: { hand: ['HMW_180', 'HMW_194'], deck: ['SOR_172'] } }, (t) => t.play('HMW_180').pick('HMW_194').ids(0, 'hand'), [
    'HMW_194',
    'SOR_172',
  ]);

  row('HMW_180: or for one in the discard pile', { you: { hand: ['HMW_180'], discard: ['HMW_194'], deck: ['SOR_172'] } }, (t) => t.play('HMW_180').ids(0, 'hand'), ['SOR_172']);

  row('HMW_180: none without', { you: { hand: ['HMW_180'], deck: ['SOR_172'] } }, (t) => t.play('HMW_180').ids(0, 'hand'), []);

  row(
    'HMW_182: 3 damage to a Creature lets it attack again, once',
    { you: { ground: ['HMW_182'] } },
    (t) => {
      t.attack('HMW_182', 'SOR_029').yes();
      const ready = t.unit('HMW_182').ready;
      t.pass().attack('HMW_182', 'SOR_029');
      return [ready, t.unit('HMW_182').ready, t.base(1)];
    },
    [true, false, 10],
  );

  row('HMW_184: 1 less with the initiative', { you: { leader: 'SOR_014', base: 'SOR_026', hand: ['HMW_184'] } }, (t) => 20 - t.play('HMW_184').ready(0), 4);

  row(
    'HMW_185: a friendly ability deals 1 more if you want, to each of its targets, and says so of one whole ability',
    { you: { ground: ['HMW_185'], hand: ['JTL_140'] }, them: { ground: ['SOR_046', 'SOR_039'] } },
    (t) => {
      t.play('JTL_140').pick('SOR_046', 'SOR_039').yes();
      return [t.unit('SOR_046').damage, t.unit('SOR_039').damage, t.asks()];
    },
    [2, 2, '1 action'],
  );

  row(
    'HMW_185: or no more',
    { you: { ground: ['HMW_185'], hand: ['SHD_178'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SHD_178').pick('SOR_046').no().unit('SOR_046').damage,
    2,
  );

  row(
    'HMW_185: what is divided or indirect is 1 more in all',
    { you: { ground: ['HMW_185'], hand: ['SOR_092', 'JTL_234'] }, them: { ground: ['SOR_046', 'SOR_039'] } },
    (t) => {
      t.play('SOR_092').yes();
      const divided = t.decision.total;
      t.divide(7, 0).pass().play('JTL_234');
      t.pick('seat 1').yes();
      return [divided, t.decision.total];
    },
    [7, 6],
  );

  row(
    'HMW_185: neither combat damage nor what an enemy ability deals',
    { you: { ground: ['HMW_185', 'SOR_095'] }, them: { ground: ['SOR_046'], hand: ['SHD_178'] } },
    (t) => {
      t.attack('SOR_095', 'SOR_046').play('SHD_178').pick('HMW_185');
      return [t.unit('SOR_046').damage, t.unit('HMW_185').damage];
    },
    [3, 2],
  );

  row(
    'HMW_185: 1 damage to a Creature as it attacks, or 2',
    { you: { ground: ['HMW_185'] }, them: { ground: ['SOR_164', 'SOR_046'] } },
    (t) => t.attack('HMW_185', 'SOR_029').pick('SOR_164').yes().unit('SOR_164').damage,
    2,
  );

  row(
    'HMW_186: 2 damage to a base and 2 to an enemy unit',
    { you: { hand: ['HMW_186'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('HMW_186').yes().pick('SOR_029');
      return [t.base(1), t.unit('SOR_046').damage];
    },
    [2, 2],
  );

  row('HMW_188: an opponent takes 3 where they choose so', { you: { base: 'HMW_023', ground: ['HMW_188'] } }, (t) => t.attack('HMW_188', 'SOR_029').pick('mode 0').base(1), 10);

  row('HMW_189: three cards', { you: { hand: ['HMW_189'] } }, (t) => t.play('HMW_189').ids(0, 'hand').length, 3);

  row('HMW_190: Raid 2', { you: { ground: [wearing('SOR_095', 'HMW_190')] } }, (t) => t.attack('SOR_095', 'SOR_029').base(1), 6);

  row('HMW_191: Grit for a Creature', { you: { ground: [{ id: 'SOR_164', damage: 2, upgrades: ['HMW_191'] }] } }, (t) => t.unit('SOR_164').power, 8);

  row('HMW_191: none for others', { you: { ground: [{ id: 'SOR_095', damage: 2, upgrades: ['HMW_191'] }] } }, (t) => t.unit('SOR_095').power, 5);

  row(
    'HMW_192: damage as high as its Raid',
    { you: { hand: ['HMW_192'], ground: ['HMW_181'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_192').unit('SOR_046').damage,
    4,
  );

  row(
    'HMW_193: on Endor an attack with 2 more',
    { you: { base: 'HMW_023', hand: ['HMW_193'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_193').pick('SOR_095').pick('SOR_029').base(1),
    5,
  );

  row(
    'HMW_194: a Beast, and 1 damage on either side',
    { you: { hand: ['HMW_194'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('HMW_194');
      return [t.unit(BEAST).damage, t.unit('SOR_046').damage];
    },
    [1, 1],
  );

  row(
    'HMW_195: two Beasts, one of them ready',
    { you: { hand: ['HMW_195'] } },
    (t) =>
      t
        .play('HMW_195')
        .pick(BEAST)
        .units(BEAST)
        .map((u) => u.ready),
    [true, false],
  );

  row(
    'HMW_196: leaves a Weakness for a card that is not Villainy',
    { you: { ground: ['HMW_196'], deck: ['SOR_046'] }, them: { ground: ['SOR_232'] } },
    (t) => upgradesOf(t.attack('HMW_196', 'SOR_232').yes(), 'SOR_232'),
    [WEAK],
  );

  row(
    'HMW_197: an opponent chooses who is weakened',
    { you: { hand: ['HMW_197'] }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => {
      t.play('HMW_197');
      const asked = t.asks();
      return [asked, upgradesOf(t.pick('SOR_095'), 'SOR_095')];
    },
    ['1 target', [WEAK]],
  );

  row('HMW_199: a Beast, and a Weakness for a friendly unit', { you: { hand: ['HMW_199'] } }, (t) => upgradesOf(t.play('HMW_199').pick(BEAST), BEAST), [WEAK]);

  row(
    'HMW_200: takes a weak unit for the round',
    { you: { hand: ['HMW_200'] }, them: { ground: [{ id: 'SOR_046', upgrades: [WEAK] }] } },
    (t) => t.play('HMW_200').state.players[0]?.units.length,
    2,
  );
});
