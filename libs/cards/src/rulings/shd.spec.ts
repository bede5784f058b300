import { describe, expect, it } from 'vitest';
import {
  captivesOf,
  deployed,
  hurt,
  spent,
  SHIELD,
  upgradesOf,
  wearing,
  XP,
} from '../behaviour/testing/rows.js';
import { leaveAll, rulings } from './testing.js';

const { ruling } = rulings(it, expect);
const BIG = 'SOR_046';

describe('SHD: leaders', () => {
  ruling(
    'SHD_001#1: it is defeated together with other units, which still have what it gave them',
    {
      you: {
        leader: { id: 'SHD_001', deployed: true },
        ground: [wearing('SOR_128', 'SOR_120')],
        hand: ['SOR_043'],
      },
    },
    (t) => {
      t.play('SOR_043');
      return t.pick('SOR_120').ids(0, 'hand');
    },
    ['SOR_120'],
  );
  ruling(
    'SHD_001#2: an upgrade that had left the unit before does not come back',
    {
      you: { leader: deployed('SHD_001'), ground: [wearing('SOR_128', 'SOR_120', XP)] },
      them: { hand: ['SOR_251', 'SOR_077'] },
      active: 1,
    },
    (t) => {
      t.play('SOR_251').pick('SOR_120').pass().play('SOR_077');
      if (t.options().includes('SOR_128')) t.pick('SOR_128');
      if (t.options().includes('yes')) t.yes();
      return [t.units('SOR_128').length, t.ids(0, 'hand')];
    },
    [0, []],
  );
  ruling(
    'SHD_008#1: a keyword that does nothing is there as well',
    { you: { leader: deployed('SHD_008'), ground: ['SOR_140', 'LOF_245'] } },
    (t) => [t.unit('LOF_245').power, t.unit('SOR_140').power],
    [4, 2],
  );
  ruling(
    'SHD_008#2: a keyword that depends counts if it is there when the unit enters play',
    { you: { leader: 'SHD_008', ground: ['SOR_095'], hand: ['SOR_114'] } },
    (t) => t.play('SOR_114').options().includes('yes') || t.options().includes('SHD_008'),
    true,
  );
  ruling(
    'SHD_012#1: the action is there without an attack before, and does nothing',
    { you: { leader: 'SHD_012' }, them: { ground: [BIG] } },
    (t) => [t.use('SHD_012').asks(), t.unit(BIG).damage],
    ['1 action', 0],
  );
  ruling(
    'SHD_012#2: a Shield stops the first damage only',
    {
      you: { leader: deployed('SHD_012'), ground: ['SHD_258'] },
      them: { ground: [wearing(BIG, SHIELD)] },
    },
    (t) => {
      t.attack('SHD_258', 'SOR_029').pass().pick('attack SHD_012').pick('SOR_029').pick(BIG);
      if (t.options().includes(BIG)) t.pick(BIG);
      return [upgradesOf(t, BIG), t.unit(BIG).damage];
    },
    [[], 1],
  );
  ruling(
    'SHD_013#1: the unit side has no action where no unit can be played',
    { you: { leader: deployed('SHD_013'), hand: ['SOR_171'] } },
    (t) => t.options().some((o) => o.startsWith('use SHD_013')),
    false,
  );
  ruling(
    'SHD_013#2: the damage is dealt before what triggers as the unit is played',
    { you: { leader: 'SHD_013', hand: ['SOR_033'] }, them: { ground: [BIG] } },
    (t) => {
      t.use('SHD_013').pick('play SOR_033');
      return [t.units('SOR_033')[0]?.damage ?? 'fallen by both', t.unit(BIG).damage];
    },
    ['fallen by both', 2],
  );
  ruling(
    'SHD_016#4: the unit side has no action where no unit can be played',
    { you: { leader: deployed('SHD_016'), hand: ['SOR_171', 'SOR_087'] } },
    (t) => t.options().some((o) => o.startsWith('use SHD_016')),
    false,
  );
});

describe('SHD: units', () => {
  ruling(
    'SHD_036#1: it cannot pay for itself with damage on itself',
    { you: { resources: [...Array.from({ length: 12 }, () => BIG), 'SHD_036'] } },
    (t) => t.options().includes('play SHD_036 smuggle'),
    false,
  );
  ruling(
    'SHD_048#1: it heals no more than there is',
    { you: { ground: [hurt('SHD_048', 5), hurt(BIG, 2)] } },
    (t) => {
      t.pick('attack SHD_048');
      if (t.options().includes('yes')) t.yes();
      if (t.options().includes(BIG)) t.pick(BIG);
      return t.unit(BIG).damage;
    },
    0,
  );
  ruling(
    'SHD_053#2: played from the discard pile it is another copy, which falls for good',
    {
      you: { ground: [wearing('SOR_128', 'SHD_053')] },
      them: { hand: ['SOR_078', 'SOR_078'] },
      active: 1,
    },
    (t) => {
      t.play('SOR_078');
      const first = t.options().includes('play SOR_128');
      t.play('SOR_128').play('SOR_078');
      return [first, t.options().includes('play SOR_128')];
    },
    [true, false],
  );
  ruling(
    'SHD_072#1: other upgrades add their numbers and give no abilities',
    { you: { ground: [wearing('SOR_128', 'SOR_057', 'SHD_072')] } },
    (t) => [t.unit('SOR_128').power, t.unit('SOR_128').hp, t.unit('SOR_128').keywords.sentinel],
    [4, 2, undefined],
  );
  ruling(
    'SHD_088#1: it may guard the unit itself',
    { you: { ground: ['SHD_088'] }, them: { ground: [BIG] }, active: 1 },
    (t) => {
      t.attack(BIG, 'SOR_023');
      t.pick('attack SHD_088');
      if (t.options().includes('SOR_029')) t.pick('SOR_029');
      while (t.options().includes(BIG) || t.options().includes('SHD_088'))
        t.pick(t.options().includes(BIG) ? BIG : 'SHD_088');
      return captivesOf(t, 'SHD_088');
    },
    [BIG],
  );
  ruling(
    'SHD_092#3: a unit more than there are enemies captures nobody',
    { you: { hand: ['SHD_092'], ground: ['SOR_095', 'SOR_128'] }, them: { ground: [BIG] } },
    (t) => {
      t.play('SHD_092').pick('SOR_095', 'SOR_128');
      leaveAll(t);
      return [
        t.units(BIG).length,
        captivesOf(t, 'SOR_095').length + captivesOf(t, 'SOR_128').length,
        t.asks(),
      ];
    },
    [0, 1, '1 action'],
  );
  ruling(
    'SHD_105#1: a unit that was discarded this phase was not defeated',
    {
      you: { hand: ['SHD_105', 'SOR_095'], ground: ['SOR_128'], discard: ['SOR_095'] },
      them: { ground: [BIG] },
    },
    (t) => {
      t.attack('SOR_128', BIG).pass().play('SHD_105');
      if (t.options().includes('SOR_095')) t.pick('SOR_095');
      return [
        t.ids(0, 'resources').length,
        t.ids(0, 'discard').filter((id) => id === 'SOR_095').length,
      ];
    },
    [20, 1],
  );
  ruling(
    'SHD_105#2: the card comes exhausted',
    { you: { hand: ['SHD_105'], ground: ['SOR_128'], resources: 10 }, them: { ground: [BIG] } },
    (t) => {
      t.attack('SOR_128', BIG).pass().play('SHD_105');
      if (t.options().includes('SOR_128')) t.pick('SOR_128');
      return [t.ids(0, 'resources').length, t.ready(0)];
    },
    [11, 6],
  );
  ruling(
    'SHD_122#2: the defender counts, also if it falls before combat damage',
    { you: { leader: 'SOR_001', space: [wearing('SHD_122', XP)] }, them: { space: ['SOR_225'] } },
    (t) => [
      leaveAll(t.attack('SHD_122', 'SOR_225')).ids(0, 'resources').includes('SOR_225'),
      t.units('SOR_225').length,
    ],
    [true, 0],
  );
  ruling(
    'SHD_128#2: all of the first attack is over before the second begins',
    { you: { hand: ['SHD_128'], ground: ['SOR_142', 'SOR_095'] }, them: { ground: [BIG] } },
    (t) => {
      t.play('SHD_128').pick('SOR_142').pick(BIG);
      return [t.asks(), t.options().sort()];
    },
    ['0 target', ['SOR_023', 'SOR_029', 'SOR_046']],
  );
  ruling(
    'SHD_135#1: there is no action while it was not discarded from hand or deck this phase',
    { you: { discard: ['SHD_135'] } },
    (t) => t.options().some((o) => o.includes('SHD_135')),
    false,
  );
  ruling(
    'SHD_138#1: the defender is defeated in the attack before the damage',
    {
      you: {
        ground: [wearing('SHD_138', 'SOR_137')],
        leader: deployed('SOR_010'),
        deck: [BIG, BIG],
      },
      them: { ground: ['SOR_128'] },
    },
    (t) => leaveAll(t.attack('SHD_138', 'SOR_128')).ids(0, 'hand').length,
    1,
  );
  ruling(
    'SHD_142#2: a token costs 0',
    { you: { ground: ['SHD_142'] }, them: { ground: [wearing(BIG, SHIELD)] } },
    (t) => {
      const before = t.ready(0);
      t.pick('attack SHD_142').pick('SOR_029');
      if (t.options().includes('yes')) t.yes();
      if (t.options().includes(SHIELD)) t.pick(SHIELD);
      return [upgradesOf(t, 'SHD_142'), upgradesOf(t, BIG), before - t.ready(0)];
    },
    [[SHIELD], [], 0],
  );
  ruling(
    'SHD_143#1, SHD_143#2: who attacks and falls has defeated the unit all the same',
    { you: { ground: [wearing('SOR_128', 'SHD_143')] }, them: { ground: ['SOR_095'] } },
    (t) => [t.attack('SOR_128', 'SOR_095').base(1), t.units('SOR_128').length],
    [2, 0],
  );
  ruling(
    'SHD_144#2: the opponent can only attack with that unit',
    { you: { hand: ['SHD_144'] }, them: { ground: [BIG, 'SOR_095'], hand: ['SOR_220'] } },
    (t) => {
      t.play('SHD_144').pick(BIG);
      return t
        .options()
        .filter((o) => o.startsWith('play') || o.startsWith('attack') || o.startsWith('use'));
    },
    ['attack SOR_046'],
  );
  ruling(
    'SHD_144#3: it has to attack a Sentinel where there is one',
    {
      you: {
        hand: ['SHD_144'],
        ground: ['SOR_095', 'SHD_247', { id: 'SOR_128', upgrades: ['SOR_057'] }],
      },
      them: { ground: [BIG] },
    },
    (t) => {
      t.play('SHD_144').pick(`attack ${BIG}`);
      return t.unit(BIG).damage;
    },
    5,
  );
  ruling(
    'SHD_144#4: a unit that can attack no unit attacks the base, and one that cannot attack leaves the choice of another action',
    { you: { hand: ['SHD_144', 'SHD_144'] }, them: { ground: [BIG, spent('SOR_095')] } },
    (t) => {
      t.play('SHD_144').pick(BIG).pick(`attack ${BIG}`);
      t.play('SHD_144').pick('SOR_095');
      return [t.base(0), t.options().includes('pass')];
    },
    [3, true],
  );
  ruling(
    'SHD_172#4: defeated by the card that was played, it still bites',
    { you: { ground: ['SHD_172'] }, them: { hand: ['SOR_078'], ground: [BIG] }, active: 1 },
    (t) => [t.play('SOR_078').pick('SHD_172').asks(), t.units('SHD_172').length],
    ['0 target', 0],
  );
  ruling(
    'SHD_174#1, SHD_174#2: smuggled onto an own unit it attacks if it is ready, and onto an enemy unit nobody does',
    {
      you: { resources: [...Array.from({ length: 9 }, () => BIG), 'SHD_174'], ground: ['SOR_095'] },
      them: { ground: [BIG] },
    },
    (t) => {
      t.pick('play SHD_174 smuggle').pick(BIG);
      return [t.asks(), t.unit('SOR_095').ready];
    },
    ['1 action', true],
  );
  ruling(
    'SHD_177#1, SHD_177#2: more than the HP may go to one, and all of it is dealt at once',
    { you: { ground: [wearing(BIG, 'SHD_177')] }, them: { ground: ['SOR_128', 'SOR_095'] } },
    (t) => {
      t.attack(BIG, 'SOR_029').yes();
      const caps = t.decision.caps;
      t.divide(2, 1);
      return [caps, t.units('SOR_128').length, t.unit('SOR_095').damage];
    },
    [[3, 3], 0, 1],
  );
  ruling(
    'SHD_182#1: a unit that falls to your unit was defeated by you',
    { you: { hand: ['SHD_182'], ground: [BIG, spent('SOR_095')] }, them: { ground: ['SOR_128'] } },
    (t) => {
      t.attack(BIG, 'SOR_128').pass().play('SHD_182');
      return t.ready(0);
    },
    17,
  );
  ruling(
    'SHD_187#1: less HP for a phase defeats it, which "defeat" does not',
    { you: { hand: ['SOR_076', 'SOR_078'] }, them: { space: ['SHD_187'] } },
    (t) => {
      const kept = t.play('SOR_078').units('SHD_187').length;
      return [kept, t.pass().play('SOR_076').units('SHD_187').length];
    },
    [1, 0],
  );
  ruling(
    'SHD_187#2: it is not damaged by cards of its enemies',
    { you: { hand: ['SOR_172'] }, them: { space: ['SHD_187'] } },
    (t) =>
      t
        .play('SOR_172')
        .units('SHD_187')
        .map((u) => u.damage),
    [0],
  );
  ruling(
    'SHD_187#3: in an attack that a card orders it takes combat damage',
    { you: { hand: ['SOR_220'], space: ['SOR_225'] }, them: { space: ['SHD_187'] } },
    (t) => t.play('SOR_220').pick('SHD_187').units('SHD_187').length,
    0,
  );
  ruling(
    'SHD_187#4: indirect damage is not prevented',
    { you: { hand: ['JTL_234'] }, them: { space: ['SHD_187'] } },
    (t) => {
      t.play('JTL_234').pick('seat 1');
      t.move({ amounts: t.options().map((o) => (o === 'SHD_187' ? 2 : 3)) });
      return t.units('SHD_187').length;
    },
    0,
  );
  ruling(
    'SHD_203#1: the card is discarded though she has fallen',
    {
      you: { ground: ['SHD_203'], hand: [], deck: [BIG, 'SOR_095', 'SOR_128', BIG] },
      them: { hand: ['SOR_077', 'SOR_078'] },
    },
    (t) => {
      t.attack('SHD_203', 'SOR_029').play('SOR_078').pass().pass();
      return [t.units('SHD_203').length, t.ids(0, 'discard').includes(BIG)];
    },
    [0, true],
  );
  ruling(
    'SHD_213#1: where DJ has left before, nobody is asked and no resource changes hands',
    {
      you: { resources: [...Array.from({ length: 12 }, () => BIG), 'SHD_213'] },
      them: { ground: ['SHD_172', 'SHD_172'] },
    },
    (t) => {
      t.pick('play SHD_213 smuggle')
        .pick('seat 1')
        .move({ pick: [0] });
      t.pick('SHD_213').pick('SHD_213');
      return [
        t.units('SHD_213').length,
        t.asks(),
        t.ids(1, 'resources').length,
        t.events.some((e) => e.e === 'control-taken'),
      ];
    },
    [0, '1 action', 20, false],
  );
  ruling(
    'SHD_224#1: which of Armor and Shield prevents is for its player to say',
    { you: { hand: ['SOR_172'] }, them: { ground: [wearing('SOR_175', SHIELD)] } },
    (t) => t.play('SOR_172').asks(),
    '1 action',
  );
  ruling(
    'SHD_235#1: alone, it must hit itself',
    { you: { hand: ['SHD_235'] } },
    (t) => t.play('SHD_235').unit('SHD_235').damage,
    2,
  );
  ruling(
    'SHD_241#1: its trigger waits beside those On Attack of the attacker',
    { you: { ground: ['SHD_241'] }, them: { ground: ['SOR_142'] }, active: 1 },
    (t) => t.attack('SOR_142', 'SOR_023').asks(),
    '1 whose-order',
  );
  ruling(
    'SHD_260#1: it may take itself back when it has fallen before',
    { you: { hand: ['SHD_260'] }, them: { ground: ['SHD_172'] } },
    (t) => {
      t.play('SHD_260').pick('seat 1').pick('SHD_260');
      return [t.units('SHD_260').length, t.pick('SHD_260').ids(0, 'hand')];
    },
    [0, ['SHD_260']],
  );
});
