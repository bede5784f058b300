import type { Table } from '#rules';
import { deployed, engine, hurt, numbers, rows, spent, upgradesOf, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const WEAK = 'TOKEN_WEAKNESS';
const BEAST = 'TOKEN_BEAST';
const baseUpgrades = (t: Table, seat: 0 | 1 = 0) => t.state.upgrades.filter((u) => t.state.host[u] === t.state.players[seat]?.base).map((u) => t.state.id[u]);

describe('Homeworlds, 1 to 50', () => {
  row(
    'HMW_001: Raid counts as Restore for an attack',
    { you: { leader: 'HMW_001', ground: ['HMW_181'], baseDamage: 6 } },
    (t) => {
      t.use('HMW_001').pick('mode 0');
      return [t.base(1), t.base(0)];
    },
    [0, 2],
  );

  row(
    'HMW_001: or Restore as Raid',
    { you: { leader: 'HMW_001', ground: ['HMW_269'], baseDamage: 6 } },
    (t) => {
      t.use('HMW_001').pick('mode 1');
      return [t.base(1), t.base(0)];
    },
    [2, 6],
  );

  row(
    'HMW_001: deployed it cannot be used with nobody to attack',
    { you: { leader: { id: 'HMW_001', deployed: true, ready: false } } },
    (t) => t.options().filter((o) => o.startsWith('use HMW_001')),
    [],
  );

  row(
    'HMW_002: an Underworld unit for 1 less, with a Weakness',
    { you: { leader: 'HMW_002', base: 'HMW_031', hand: ['HMW_219', 'SOR_095'] } },
    (t) => {
      t.use('HMW_002').pick('play HMW_219');
      return [t.ready(0), upgradesOf(t, 'HMW_219')];
    },
    [20, [WEAK]],
  );

  row('HMW_002: deployed it goes on doing so', { you: { leader: deployed('HMW_002'), hand: ['HMW_219'] } }, (t) => upgradesOf(t.use('HMW_002').pick('play HMW_219'), 'HMW_219'), [
    WEAK,
  ]);

  row(
    'HMW_002: deployed it cannot be used with nobody to play',
    { you: { leader: deployed('HMW_002'), hand: ['SOR_095'] } },
    (t) => t.options().filter((o) => o.startsWith('use HMW_002')),
    [],
  );

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

  row(
    'HMW_005: 1 damage and 1 healed after a token upgrade was given',
    { you: { leader: 'HMW_005', hand: ['HMW_072'], ground: ['HMW_073'], baseDamage: 3 }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('HMW_072').pick('HMW_073').pass().use('HMW_005').pick('SOR_046').pick('SOR_023');
      return [t.unit('SOR_046').damage, t.base(0)];
    },
    [1, 2],
  );

  row('HMW_005: nothing before', { you: { leader: 'HMW_005', ground: ['HMW_073'], baseDamage: 3 }, them: { ground: ['SOR_046'] } }, (t) => t.use('HMW_005').asks(), '1 action');

  row('HMW_006: Grit for an attack of a Heroism unit', { you: { leader: 'HMW_006', ground: [hurt('SOR_095', 2), 'SOR_128'] } }, (t) => t.use('HMW_006').base(1), 5);

  row(
    'HMW_006: deployed it gives the others Grit and has printed none',
    { you: { leader: deployed('HMW_006'), ground: [hurt('SOR_095', 2), hurt('SOR_164', 2)] } },
    (t) => [t.unit('SOR_095').power, t.unit('SOR_164').power, 'grit' in t.unit('HMW_006').keywords],
    [5, 4, false],
  );

  row('HMW_007: units that cost 3 or more have Raid 1', { you: { leader: 'HMW_007', ground: ['SOR_046'] } }, (t) => t.attack('SOR_046', 'SOR_029').base(1), 4);

  row(
    'HMW_008: plays two units, each for its cost',
    { you: { leader: 'HMW_008', base: 'SOR_023', hand: ['HMW_103', 'HMW_103'], deck: ['SOR_172', 'SOR_172'] } },
    (t) => {
      t.use('HMW_008').pick('play HMW_103').pick('play HMW_103');
      return [t.units('HMW_103').length, t.ready(0)];
    },
    [2, 18],
  );

  row(
    'HMW_008: 3 more power with more units than the opponent',
    { you: { leader: deployed('HMW_008'), ground: ['SOR_095'] }, them: { ground: ['SOR_128'] } },
    (t) => t.unit('HMW_008').power,
    6,
  );

  row('HMW_008: not with as many', { you: { leader: deployed('HMW_008') }, them: { ground: ['SOR_128'] } }, (t) => t.unit('HMW_008').power, 3);

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
    'HMW_012: a Creature is readied and hurt',
    { you: { leader: 'HMW_012', ground: [spent('SOR_164'), spent('SOR_095')] } },
    (t) => {
      t.use('HMW_012');
      return [t.unit('SOR_164').ready, t.unit('SOR_164').damage, t.unit('SOR_095').ready];
    },
    [true, 1, false],
  );

  row('HMW_012: a Beast when it is deployed', { you: { leader: 'HMW_012' } }, (t) => t.use('HMW_012', 1).units(BEAST).length, 1);

  row(
    'HMW_013: strikes back when something else than combat hurts',
    { you: { leader: 'HMW_013', ground: ['SOR_046'] }, them: { hand: ['SOR_172'] }, active: 1 },
    (t) => {
      t.play('SOR_172').yes();
      return [t.base(1), t.state.ready[t.state.players[0]?.leaders[0] ?? 0]];
    },
    [1, 0],
  );

  row(
    'HMW_013: not for damage in combat',
    { you: { leader: 'HMW_013', ground: ['SOR_046'] }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => t.attack('SOR_095', 'SOR_046').asks(),
    '0 action',
  );

  row(
    'HMW_014: a friendly unit attacks one that costs more, for a card',
    { you: { leader: 'HMW_014', ground: ['SOR_095'], deck: ['SOR_172'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('SOR_095', 'SOR_046').yes().ids(0, 'hand'),
    ['SOR_172'],
  );

  row(
    'HMW_015: heals an enemy unit and weakens it',
    { you: { leader: 'HMW_015' }, them: { ground: [hurt('SOR_046', 2), 'SOR_095'] } },
    (t) => {
      t.use('HMW_015');
      return [t.unit('SOR_046').damage, upgradesOf(t, 'SOR_046')];
    },
    [1, [WEAK]],
  );

  row(
    'HMW_015: deployed it hurts what has a token upgrade',
    { you: { leader: deployed('HMW_015') }, them: { ground: [wearing('SOR_046', WEAK), 'SOR_095'] } },
    (t) => t.attack('HMW_015', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  row(
    'HMW_016: plays a unit for 1 less and defeats it, so that it leaves what it says for then',
    { you: { leader: 'HMW_016', base: 'SOR_023', hand: ['HMW_144'] } },
    (t) => {
      t.use('HMW_016').pick('play HMW_144').pick('HMW_144');
      return [t.units('HMW_144').length, t.units(BEAST).length];
    },
    [0, 2],
  );

  row(
    'HMW_016: deployed it brings back what fell this phase',
    { you: { leader: 'HMW_016', ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('SOR_128', 'SOR_046').pass().use('HMW_016', 1).pick('HMW_016').pick('play SOR_128').units('SOR_128').length,
    1,
  );

  row('HMW_017: nothing while no Heroism unit was defeated', { you: { leader: 'HMW_017' } }, (t) => t.use('HMW_017').units().length, 0);

  row(
    'HMW_018: a unit with 3 or less power enters with Ambush',
    { you: { leader: 'HMW_018', hand: ['SOR_095', 'SOR_164'] }, them: { ground: ['SOR_046'] } },
    (t) => t.use('HMW_018').pick('play SOR_095').yes().unit('SOR_046').damage,
    3,
  );

  row('HMW_035: two Shields', { you: { hand: ['HMW_035'] } }, (t) => upgradesOf(t.play('HMW_035').pick('mode 0').pick('mode 0'), 'HMW_035').length, 2);

  row(
    'HMW_036: for every 3 resources paid damage as high as its power',
    { you: { hand: ['HMW_036'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('HMW_036').pick('4');
      return [t.unit('SOR_046').damage];
    },
    [4],
  );

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

  row('HMW_038: a Beast on a Creature', { you: { hand: ['HMW_038'], ground: ['SOR_164'] } }, (t) => [t.play('HMW_038').units(BEAST).length, numbers(t, 'SOR_164')], [1, [6, 7]]);

  row('HMW_038: none on another unit', { you: { hand: ['HMW_038'], ground: ['SOR_095'] } }, (t) => t.play('HMW_038').units(BEAST).length, 0);

  row('HMW_039: the others have Restore 1', { you: { ground: ['HMW_039', 'SOR_095'], baseDamage: 3 } }, (t) => t.attack('SOR_095', 'SOR_029').base(0), 2);

  row(
    'HMW_040: two Weaknesses where the opponent has played two cards',
    { you: { hand: ['HMW_040'] }, them: { hand: ['HMW_268', 'HMW_268'], ground: ['SOR_046'] }, active: 1 },
    (t) => {
      t.play('HMW_268').pass().play('HMW_268').play('HMW_040').pick('SOR_046');
      return upgradesOf(t, 'SOR_046');
    },
    [WEAK, WEAK],
  );

  row(
    'HMW_040: none where it was one',
    { you: { hand: ['HMW_040'] }, them: { hand: ['HMW_268'], ground: ['SOR_046'] }, active: 1 },
    (t) => t.play('HMW_268').play('HMW_040').asks(),
    '1 action',
  );

  row(
    'HMW_041: two of its name for 15 power and Overwhelm',
    { you: { ground: ['HMW_041'], hand: ['HMW_041', 'HMW_041', 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.attack('HMW_041', 'SOR_046').pick('HMW_041').yes().pick('HMW_041', 'HMW_041').base(1), t.ids(0, 'hand')],
    [13, ['SOR_095']],
  );

  row('HMW_041: nothing with one of its name', { you: { ground: ['HMW_041'], hand: ['HMW_041'] } }, (t) => t.attack('HMW_041', 'SOR_029').pick('HMW_041').base(1), 5);

  row(
    'HMW_042: readies another unit and heals as much as that costs',
    { you: { hand: ['HMW_042'], ground: [spent('SOR_164')], baseDamage: 6 } },
    (t) => {
      t.play('HMW_042').pick('SOR_164').pick('SOR_023');
      return [t.unit('SOR_164').ready, t.base(0)];
    },
    [true, 2],
  );

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
    'HMW_044: with fewer resources a card of the hand, and the top one',
    { you: { ground: ['HMW_044'], hand: ['SOR_095'], deck: ['SOR_172'], resources: 3 }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('HMW_044', 'SOR_046').pick('SOR_095').ids(0, 'resources').slice(-2),
    ['SOR_095', 'SOR_172'],
  );

  row(
    'HMW_044: nothing with as many',
    { you: { ground: ['HMW_044'], hand: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('HMW_044', 'SOR_046').asks(),
    '1 action',
  );

  row(
    'HMW_045: a cheap friend is hurt, so is an enemy',
    { you: { ground: ['HMW_045', 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('SOR_095', 'SOR_046').pick('SOR_046').unit('SOR_046').damage,
    4,
  );

  row(
    'HMW_046: damage for every resource over three',
    { you: { hand: ['HMW_046'], resources: 8 }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_046').pick('SOR_046').unit('SOR_046').damage,
    5,
  );

  row('HMW_047: a Beast, ready', { you: { space: ['HMW_047'] } }, (t) => t.attack('HMW_047', 'SOR_029').unit(BEAST).ready, true);

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
    'HMW_049: 3 less for every ready resource that is given up',
    { you: { base: 'SOR_023', leader: 'HMW_002', hand: ['HMW_049'], resources: ['SOR_046', 'SOR_046', 'SOR_046', 'SOR_095', 'SOR_128'] } },
    (t) => {
      t.play('HMW_049').pick('SOR_095', 'SOR_128');
      return [t.units('HMW_049').length, t.ready(0), t.ids(0, 'discard')];
    },
    [1, 0, ['SOR_095', 'SOR_128']],
  );

  row(
    'HMW_049: cannot be played with too few',
    { you: { base: 'SOR_023', leader: 'HMW_002', hand: ['HMW_049'], resources: 2 } },
    (t) => t.options().includes('play HMW_049'),
    false,
  );

  row(
    'HMW_050: a space unit comes to the ground and attacks with 2 more',
    { you: { hand: ['HMW_050'], space: ['SOR_225'] } },
    (t) => {
      t.play('HMW_050').pick('SOR_225');
      return [t.unit('SOR_225').arena, t.base(1)];
    },
    ['ground', 4],
  );
});
