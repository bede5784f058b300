import { describe, expect, it } from 'vitest';
import type { Table } from '#rules';
import { deployed, engine, numbers, rows, upgradesOf } from '../testing/rows.js';

const row = rows(it, expect);
const WEAK = 'TOKEN_WEAKNESS';
const BEAST = 'TOKEN_BEAST';

describe('HMW, previews: leaders', () => {
  row('HMW_003: a unit without Weakness is given one', { you: { leader: 'HMW_003' }, them: { ground: ['SOR_046'] } }, (t) => numbers(t.use('HMW_003'), 'SOR_046'), [2, 6]);
  row(
    'HMW_004: upgrades with Fortify without aspect penalties, on either side',
    { you: { leader: 'HMW_004', base: 'SOR_029', hand: ['HMW_037', 'HMW_037'], resources: 10 } },
    (t) => {
      const left = [t.play('HMW_037').ready(0)];
      return [...left, t.pass().use('HMW_004').pass().play('HMW_037').ready(0)];
    },
    [9, 8],
  );
  row('HMW_004: other upgrades keep them', { you: { leader: 'HMW_004', base: 'SOR_029', hand: ['SOR_120'], ground: ['SOR_046'] } }, (t) => t.play('SOR_120').ready(0), 16);
  row(
    'HMW_004: deployed it has a name, traits and a place of its own',
    { you: { leader: 'HMW_004' } },
    (t) => {
      const death = t.use('HMW_004').unit('HMW_004');
      return [death.arena, death.flipped, engine.view(t.state, 1).players[0]?.leaders[0]?.flipped];
    },
    ['space', true, true],
  );
  row(
    'HMW_004: as the regroup phase starts, a base with 10 or less remaining HP falls',
    { you: { leader: deployed('HMW_004') }, them: { baseDamage: 20 } },
    (t) => {
      const asked = [t.pass().pass().asks(), t.options()];
      return [asked, t.pick('SOR_029').state.outcome];
    },
    [['0 target', ['SOR_029']], { winners: [0], reason: 'base-defeated' }],
  );
  row('HMW_004: no base with more, and only if its player wants', { you: { leader: deployed('HMW_004') }, them: { baseDamage: 19 } }, (t) => t.pass().pass().asks(), '0 resource');
  row('HMW_004: the base may stay', { you: { leader: deployed('HMW_004') }, them: { baseDamage: 20 } }, (t) => t.pass().pass().none().state.outcome, null);
  row('HMW_007: units that cost 3 or more have Raid 1', { you: { leader: 'HMW_007', ground: ['SOR_046'] } }, (t) => t.attack('SOR_046', 'SOR_029').base(1), 4);
  row(
    'HMW_009: an exhausted unit attacks a unit',
    { you: { leader: 'HMW_009', ground: [{ id: 'SOR_046', ready: false }] }, them: { ground: ['SOR_128'] } },
    (t) => t.use('HMW_009').units('SOR_128').length,
    0,
  );
  row('HMW_010: a Beast for a card of the hand', { you: { leader: 'HMW_010', hand: ['SOR_095'] } }, (t) => numbers(t.use('HMW_010'), BEAST), [3, 3]);
  row(
    'HMW_011: when 4 damage are dealt it may exhaust for 1 more elsewhere',
    { you: { leader: 'HMW_011', ground: ['SOR_164'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('SOR_164', 'SOR_029').yes().pick('SOR_046');
      return [t.base(1), t.unit('SOR_046').damage];
    },
    [4, 1],
  );
  row(
    'HMW_014: a friendly unit attacks one that costs more, for a card',
    { you: { leader: 'HMW_014', ground: ['SOR_095'], deck: ['SOR_172'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('SOR_095', 'SOR_046').yes().ids(0, 'hand'),
    ['SOR_172'],
  );
  row('HMW_017: nothing while no Heroism unit was defeated', { you: { leader: 'HMW_017' } }, (t) => t.use('HMW_017').units().length, 0);
});

describe('HMW, previews: units', () => {
  row('HMW_035: two Shields', { you: { hand: ['HMW_035'] } }, (t) => upgradesOf(t.play('HMW_035').pick('mode 0').pick('mode 0'), 'HMW_035').length, 2);
  row(
    'HMW_043: two units for nothing, 2 damage each',
    { you: { hand: ['HMW_043'], deck: ['SOR_046', 'SOR_095', 'SOR_232'] } },
    (t) => {
      t.play('HMW_043').pick('SOR_046', 'SOR_095');
      return [t.unit('SOR_046').damage, t.unit('SOR_095').damage];
    },
    [2, 2],
  );
  row(
    'HMW_045: a cheap friend is hurt, so is an enemy',
    { you: { ground: ['HMW_045', 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('SOR_095', 'SOR_046').pick('SOR_046').unit('SOR_046').damage,
    4,
  );
  row(
    'HMW_048: two cheap units from the discard pile to the bottom, and what they do when they are played',
    { you: { hand: ['HMW_048'], discard: ['ASH_259', 'SOR_095', 'SOR_135', 'HMW_059'], deck: ['SOR_172'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      const asked = [t.play('HMW_048').asks(), t.options().length];
      t.pick('ASH_259', 'SOR_095').pick('SOR_046');
      return [asked, t.unit('SOR_046').damage, t.ids(0, 'deck'), t.ids(0, 'discard')];
    },
    [['0 payment', 3], 1, ['SOR_172', 'ASH_259', 'SOR_095'], ['SOR_135', 'HMW_059']],
  );
  row(
    'HMW_048: none, if nobody wants it',
    { you: { hand: ['HMW_048'], discard: ['ASH_259'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.play('HMW_048').none().unit('SOR_046').damage, t.unit('HMW_048').power],
    [0, 5],
  );
  row('HMW_048: nothing is asked where no such unit is in the discard pile', { you: { hand: ['HMW_048'] } }, (t) => t.play('HMW_048').unit('HMW_048').keywords.sentinel, 1);
  row(
    'HMW_051: 2, and nothing more where nobody wants',
    { you: { hand: ['HMW_051'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_051').pick('SOR_046').none().unit('SOR_046').damage,
    2,
  );
  row(
    'HMW_059: leaves a Weakness',
    { you: { ground: ['HMW_059'] }, them: { ground: ['SOR_046'] } },
    (t) => numbers(t.attack('HMW_059', 'SOR_046').pick('SOR_046'), 'SOR_046'),
    [2, 6],
  );
  row('HMW_062: a Weakness when played', { you: { hand: ['HMW_062'] }, them: { ground: ['SOR_046'] } }, (t) => upgradesOf(t.play('HMW_062').pick('SOR_046'), 'SOR_046'), [WEAK]);
  row('HMW_063: heals 1', { you: { hand: ['HMW_063'], baseDamage: 3 } }, (t) => t.play('HMW_063').pick('SOR_023').base(0), 2);
  row(
    'HMW_064: 1 damage to an upgraded unit',
    { you: { ground: ['HMW_064'] }, them: { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_EXPERIENCE'] }] } },
    (t) => t.attack('HMW_064', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    1,
  );
  row('HMW_074: guards while a base has 15 damage', { you: { ground: ['HMW_074'], baseDamage: 15 } }, (t) => Object.keys(t.unit('HMW_074').keywords), ['sentinel']);
  row(
    'HMW_077: a Shield becomes a Beast with a Shield',
    { you: { ground: [{ id: 'HMW_077', upgrades: ['TOKEN_SHIELD'] }] } },
    (t) => upgradesOf(t.attack('HMW_077', 'SOR_029').pick('TOKEN_SHIELD'), BEAST),
    ['TOKEN_SHIELD'],
  );
  row('HMW_084: Shielded on Naboo', { you: { base: 'HMW_020', hand: ['HMW_084'] } }, (t) => upgradesOf(t.play('HMW_084'), 'HMW_084'), ['TOKEN_SHIELD']);
  row('HMW_084: not elsewhere', { you: { hand: ['HMW_084'] } }, (t) => upgradesOf(t.play('HMW_084'), 'HMW_084'), []);
  row('HMW_085: an upgrade among eight', { you: { hand: ['HMW_085'], deck: ['SOR_095', 'SOR_120'] } }, (t) => t.play('HMW_085').pick('SOR_120').ids(0, 'hand'), ['SOR_120']);
  row('HMW_107: +2/+0 beside one that costs 3', { you: { ground: ['HMW_107', 'SOR_046'] } }, (t) => numbers(t, 'HMW_107'), [4, 4]);
  row(
    'HMW_110: takes a cheap unit, with two Weaknesses',
    { you: { hand: ['HMW_110'] }, them: { ground: ['SOR_095'] } },
    (t) => numbers(t.play('HMW_110').pick('SOR_095'), 'SOR_095'),
    [1, 1],
  );
  row('HMW_115: heals for each cheap unit', { you: { ground: ['HMW_115'], hand: ['SOR_095'], baseDamage: 3 } }, (t) => t.play('SOR_095').base(0), 2);
  row(
    'HMW_117: Raid for exhausted resources',
    { you: { ground: ['HMW_117'], hand: ['SOR_095'] } },
    (t) => 20 - t.play('SOR_095').ready(0) - t.pass().attack('HMW_117', 'SOR_029').base(1),
    0,
  );
  row('HMW_118: Ambush and Overwhelm with six resources', { you: { ground: ['HMW_118'] } }, (t) => Object.keys(t.unit('HMW_118').keywords).sort(), ['ambush', 'overwhelm']);
  row('HMW_121: stays exhausted for a round', { you: { hand: ['HMW_121'] } }, (t) => t.play('HMW_121').nextRound().unit('HMW_121').ready, false);
  row(
    'HMW_123: a ready resource for each other Wookiee',
    { you: { hand: ['HMW_123'], ground: ['HMW_142'], deck: ['SOR_172'] } },
    (t) => t.play('HMW_123').ids(0, 'resources').length,
    21,
  );
  row('HMW_124: another attacks with 2 more', { you: { hand: ['HMW_124'], ground: ['SOR_095'] } }, (t) => t.play('HMW_124').pick('SOR_095').base(1), 5);
  row(
    'HMW_136: a resource with three units',
    { you: { hand: ['HMW_136'], ground: ['SOR_095', 'SOR_128'], deck: ['SOR_172'] } },
    (t) => t.play('HMW_136').yes().ids(0, 'resources').length,
    21,
  );
  row('HMW_142: guards Kashyyyk', { you: { base: 'HMW_024', ground: ['HMW_142'] } }, (t) => Object.keys(t.unit('HMW_142').keywords), ['sentinel']);
  row('HMW_152: a Beast for the opponent', { you: { hand: ['HMW_152'] } }, (t) => t.play('HMW_152').units(BEAST).length, 1);
  row(
    'HMW_154: a card less for whoever faces a cheap unit',
    { you: { hand: ['HMW_154'], ground: ['SOR_128'] }, them: { hand: ['SOR_095'] } },
    (t) => t.play('HMW_154').ids(1, 'hand'),
    [],
  );
  row('HMW_159: 4 damage to a base', { you: { hand: ['HMW_159'] } }, (t) => t.play('HMW_159').pick('SOR_029').base(1), 4);
  row('HMW_162: other Ewoks are hidden', { you: { ground: ['HMW_162', 'HMW_163'] } }, (t) => Object.keys(t.unit('HMW_163').keywords), ['hidden']);
  row('HMW_164: +1/+0 for each other Ewok', { you: { ground: ['HMW_164', 'HMW_163', 'HMW_116'] } }, (t) => numbers(t, 'HMW_164'), [3, 5]);
  row(
    'HMW_168: with the initiative a Beast for 3 damage',
    { you: { ground: ['HMW_168'] } },
    (t) => {
      t.pick('take-initiative').yes();
      return [t.base(0), t.units(BEAST).length];
    },
    [3, 1],
  );
  row('HMW_170: readies another', { you: { ground: ['HMW_170', { id: 'SOR_095', ready: false }] } }, (t) => t.use('HMW_170').unit('SOR_095').ready, true);
  row('HMW_176: at home on Endor', { you: { base: 'HMW_023', ground: ['HMW_176'] } }, (t) => Object.keys(t.unit('HMW_176').keywords).sort(), ['hidden', 'saboteur']);
  row(
    'HMW_177: 1 to a base and 1 to an enemy',
    { you: { base: 'HMW_023', hand: ['HMW_177'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_177').yes().pick('SOR_029').unit('SOR_046').damage,
    1,
  );
  row('HMW_188: an opponent takes 3 where they choose so', { you: { base: 'HMW_023', ground: ['HMW_188'] } }, (t) => t.attack('HMW_188', 'SOR_029').pick('mode 0').base(1), 10);
  row(
    'HMW_196: leaves a Weakness for a card that is not Villainy',
    { you: { ground: ['HMW_196'], deck: ['SOR_046'] }, them: { ground: ['SOR_232'] } },
    (t) => upgradesOf(t.attack('HMW_196', 'SOR_232').yes(), 'SOR_232'),
    [WEAK],
  );
  row(
    'HMW_200: takes a weak unit for the round',
    { you: { hand: ['HMW_200'] }, them: { ground: [{ id: 'SOR_046', upgrades: [WEAK] }] } },
    (t) => t.play('HMW_200').state.players[0]?.units.length,
    2,
  );
  row('HMW_202: 1 damage and a Weakness', { you: { hand: ['HMW_202'] }, them: { ground: ['SOR_046'] } }, (t) => upgradesOf(t.play('HMW_202').yes().pick('SOR_046'), 'SOR_046'), [
    WEAK,
  ]);
  row('HMW_210: guards once it attacked', { you: { ground: ['HMW_210'] } }, (t) => 'sentinel' in t.attack('HMW_210', 'SOR_029').unit('HMW_210').keywords, true);
  row(
    'HMW_223: loses 2/2 for each dear card',
    { you: { ground: ['HMW_223'], deck: ['SOR_172', 'SOR_172', 'SOR_232', 'SOR_232'] }, them: { deck: ['SOR_128', 'SOR_128', 'SOR_128', 'SOR_128'] } },
    (t) => numbers(t.nextRound(), 'HMW_223'),
    [3, 3],
  );
  row('HMW_255: an Ewok and a Rebel', { you: { hand: ['HMW_255'], ground: ['HMW_163', 'SOR_095'] } }, (t) => numbers(t.play('HMW_255').pick('HMW_163').none(), 'HMW_163'), [5, 5]);
  row('HMW_257: Ambush beside a cheap unit', { you: { ground: ['HMW_257', 'SOR_095'] } }, (t) => Object.keys(t.unit('HMW_257').keywords), ['ambush']);
});

describe('HMW, previews: upgrades and events', () => {
  row('HMW_071: three Weaknesses', { you: { hand: ['HMW_071'] }, them: { ground: ['SOR_046'] } }, (t) => numbers(t.play('HMW_071').divide(3), 'SOR_046'), [0, 4]);
  row('HMW_127: a resource for Chewbacca', { you: { hand: ['HMW_127'], ground: ['HMW_117'], deck: ['SOR_172'] } }, (t) => t.play('HMW_127').ids(0, 'resources').length, 21);
  row(
    'HMW_151: on Kashyyyk a unit strikes first',
    { you: { base: 'HMW_024', hand: ['HMW_151'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_151').unit('SOR_046').damage,
    3,
  );
  row(
    'HMW_161: three cards are kept',
    { you: { hand: ['HMW_161'] }, them: { hand: ['SOR_095', 'SOR_095', 'SOR_095', 'SOR_095'] } },
    (t) => t.play('HMW_161').pick('SOR_095').ids(1, 'hand').length,
    3,
  );
  row(
    'HMW_193: on Endor an attack with 2 more',
    { you: { base: 'HMW_023', hand: ['HMW_193'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_193').pick('SOR_095').pick('SOR_029').base(1),
    5,
  );
  row(
    'HMW_272: a Beast, 3 healed, a card',
    { you: { hand: ['HMW_272'], deck: ['SOR_172'], baseDamage: 4 } },
    (t) => [t.play('HMW_272').units(BEAST).length, t.base(0), t.ids(0, 'hand')],
    [1, 1, ['SOR_172']],
  );
});

describe('HMW, previews: upgrades on bases and what asks for them', () => {
  const baseUpgrades = (t: Table, seat: 0 | 1 = 0) => t.state.upgrades.filter((u) => t.state.host[u] === t.state.players[seat]?.base).map((u) => t.state.id[u]);
  row(
    'HMW_037: goes onto the own base though units are there, and heals one by as much as its player says',
    { you: { hand: ['HMW_037'], ground: [{ id: 'SOR_046', damage: 3 }] }, them: { ground: ['SOR_095'] } },
    (t) => {
      t.play('HMW_037').pick('SOR_046').pick('2');
      return [baseUpgrades(t), baseUpgrades(t, 1), t.unit('SOR_046').damage];
    },
    [['HMW_037'], [], 1],
  );
  row(
    'HMW_037: is given up for a unit of the discard pile',
    { you: { baseUpgrades: ['HMW_037'], discard: ['SOR_095'], deck: ['SOR_172'] } },
    (t) => [t.use('HMW_037').ids(0, 'deck')[0], baseUpgrades(t)],
    ['SOR_095', []],
  );
  row(
    'HMW_060: falls instead of an upgrade on the own base',
    { you: { ground: ['HMW_060'], baseUpgrades: ['HMW_070'] }, them: { hand: ['SOR_251'] }, active: 1 },
    (t) => [baseUpgrades(t.play('SOR_251').yes()), t.units('HMW_060').length],
    [['HMW_070'], 0],
  );
  row(
    'HMW_060: stays where its player lets the upgrade go',
    { you: { ground: ['HMW_060'], baseUpgrades: ['HMW_070'] }, them: { hand: ['SOR_251'] }, active: 1 },
    (t) => [baseUpgrades(t.play('SOR_251').no()), t.units('HMW_060').length],
    [[], 1],
  );
  row(
    'HMW_060: does nothing for an upgrade on a unit',
    { you: { ground: ['HMW_060', { id: 'SOR_046', upgrades: ['TOKEN_EXPERIENCE'] }] }, them: { hand: ['SOR_251'] }, active: 1 },
    (t) => [upgradesOf(t.play('SOR_251'), 'SOR_046'), t.units('HMW_060').length],
    [[], 1],
  );
  row('HMW_061: no card for a bare base', { you: { ground: ['HMW_061'], deck: ['SOR_172'] } }, (t) => t.attack('HMW_061', 'SOR_029').ids(0, 'hand'), []);
  row('HMW_061: a card for an upgraded one', { you: { ground: ['HMW_061'], baseUpgrades: ['HMW_113'], deck: ['SOR_172'] } }, (t) => t.attack('HMW_061', 'SOR_029').ids(0, 'hand'), [
    'SOR_172',
  ]);
  row(
    'HMW_066: 1 power and Restore 1 for each, not for those of the opponent',
    { you: { space: ['HMW_066'], baseUpgrades: ['HMW_070', 'HMW_113'], baseDamage: 5 }, them: { baseUpgrades: ['HMW_113'] } },
    (t) => [numbers(t, 'HMW_066'), t.attack('HMW_066', 'SOR_029').base(0), t.base(1)],
    [[5, 5], 3, 5],
  );
  row(
    'HMW_070: a card and 2 damage as the regroup phase starts',
    { you: { baseUpgrades: ['HMW_070'], deck: ['SOR_172', 'SOR_095', 'SOR_128'] } },
    (t) => {
      t.pass().pass();
      return [t.base(0), t.base(1), t.ids(0, 'hand').length];
    },
    [2, 0, 3],
  );
  row(
    'HMW_081: keeps 5 damage away, once, for a card',
    { you: { baseUpgrades: ['HMW_081'], deck: ['SOR_172'] }, them: { ground: ['SOR_164', 'SOR_164'] }, active: 1 },
    (t) => [t.attack('SOR_164', 'SOR_023').base(0), t.ids(0, 'hand'), baseUpgrades(t)],
    [4, [], ['HMW_081']],
  );
  row(
    'HMW_081: not where the damage is less; gone once it was 5',
    { you: { baseUpgrades: ['HMW_081'], deck: ['SOR_172'] }, them: { ground: [{ id: 'SOR_164', upgrades: ['TOKEN_EXPERIENCE'] }] }, active: 1 },
    (t) => [t.attack('SOR_164', 'SOR_023').base(0), t.ids(0, 'hand'), baseUpgrades(t)],
    [0, ['SOR_172'], []],
  );
  row(
    'HMW_094: on Naboo as much power as its own falls, and hurts it as much',
    { you: { base: 'HMW_020', hand: ['HMW_094'] }, them: { ground: ['SOR_095', 'SOR_128', 'SOR_164'] } },
    (t) => [t.play('HMW_094').pick('SOR_095').units('SOR_095').length, t.unit('HMW_094').damage],
    [0, 3],
  );
  row('HMW_094: nothing elsewhere', { you: { hand: ['HMW_094'] }, them: { ground: ['SOR_095'] } }, (t) => t.play('HMW_094').units('SOR_095').length, 1);
  row(
    'HMW_095: a unit stays exhausted over the regroup phase',
    {
      you: { baseUpgrades: ['HMW_095'] },
      them: {
        ground: [
          { id: 'SOR_046', ready: false },
          { id: 'SOR_095', ready: false },
        ],
      },
    },
    (t) => {
      t.use('HMW_095').pick('SOR_046').nextRound();
      return [t.unit('SOR_046').ready, t.unit('SOR_095').ready];
    },
    [false, true],
  );
  row(
    'HMW_113: 1 healed when a friendly unit falls, not when an enemy one does',
    { you: { baseUpgrades: ['HMW_113'], baseDamage: 4, ground: ['SOR_128'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => t.attack('SOR_128', 'SOR_046').base(0),
    3,
  );
  row(
    'HMW_114: what is too much goes on to a base, with Overwhelm',
    { you: { hand: ['HMW_114'], ground: ['HMW_043', 'HMW_121'] }, them: { ground: ['SOR_128'] } },
    (t) => t.play('HMW_114').pick('HMW_121').base(1),
    6,
  );
  row(
    'HMW_114: and does not without it',
    { you: { hand: ['HMW_114'], ground: ['SOR_046'] }, them: { ground: ['SOR_128'] } },
    (t) => [t.play('HMW_114').base(1), t.units('SOR_128').length],
    [0, 0],
  );
  row(
    'HMW_147: a card for a Beast as the action phase starts',
    { you: { baseUpgrades: ['HMW_147'], hand: ['SOR_095'], deck: [] } },
    (t) => [t.pass().pass().none().none().yes().units(BEAST).length, t.ids(0, 'discard')],
    [1, ['SOR_095']],
  );
  row(
    'HMW_147: the card may be kept, for no Beast',
    { you: { baseUpgrades: ['HMW_147'], hand: ['SOR_095'], deck: [] } },
    (t) => [t.pass().pass().none().none().no().units(BEAST).length, t.ids(0, 'hand')],
    [0, ['SOR_095']],
  );
  row(
    'HMW_171: 3 damage to what enters play on the ground',
    { you: { baseUpgrades: ['HMW_171'] }, them: { hand: ['SOR_046'] }, active: 1 },
    (t) => [t.play('SOR_046').yes().unit('SOR_046').damage, baseUpgrades(t)],
    [3, []],
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
    'HMW_234: enters ready on Tatooine, as do those after it',
    { you: { base: 'HMW_019', hand: ['HMW_234', 'SOR_095'] } },
    (t) => [t.play('HMW_234').unit('HMW_234').ready, t.pass().play('SOR_095').unit('SOR_095').ready],
    [true, true],
  );
  row('HMW_234: exhausted elsewhere', { you: { hand: ['HMW_234'] } }, (t) => t.play('HMW_234').unit('HMW_234').ready, false);
});
