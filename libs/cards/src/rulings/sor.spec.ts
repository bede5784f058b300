import { describe, expect, it } from 'vitest';
import { deployed, sides, spent, upgradesOf, wearing, XP } from '../behaviour/testing/rows.js';
import { leaveAll, rulings, takeAll } from './testing.js';

const { ruling, alike } = rulings(it, expect);
const BIG = 'SOR_046';

describe('SOR: leaders', () => {
  ruling(
    'SOR_002#1: the action is there without a defeat, and heals nothing',
    { you: { leader: 'SOR_002', baseDamage: 5 } },
    (t) => [t.use('SOR_002').base(0), t.asks()],
    [5, '1 action'],
  );
  ruling(
    'SOR_002#2: she heals for the units that fall with her',
    {
      you: { leader: deployed('SOR_002'), baseDamage: 5, hand: ['SOR_043'] },
      them: { ground: ['SOR_128', 'SOR_095'] },
    },
    (t) => takeAll(t.play('SOR_043')).base(0),
    3,
  );
  ruling(
    'SOR_004#1, SOR_004#3: more damage than his HP is dealt, and there is no excess while he is not defeated',
    { you: { leader: deployed('SOR_004') }, them: { ground: ['SOR_232'] }, active: 1 },
    (t) => {
      t.attack('SOR_232', 'SOR_004');
      return [t.unit('SOR_004').damage, t.base(0)];
    },
    [6, 0],
  );
  ruling(
    'SOR_004#2: he falls as the regroup phase starts',
    { you: { leader: deployed('SOR_004') }, them: { ground: ['SOR_232'] }, active: 1 },
    (t) => {
      t.attack('SOR_232', 'SOR_004').pass();
      const before = t.units('SOR_004').length;
      t.pass();
      return [before, t.units('SOR_004').length];
    },
    [1, 0],
  );
  ruling(
    'SOR_009#2: the second attack begins when all of the first is over',
    { you: { leader: 'SOR_009', ground: ['SOR_142', 'SOR_095'] }, them: { ground: [BIG] } },
    (t) => {
      t.use('SOR_009').pick('SOR_142').pick('SOR_029');
      const first = t.asks();
      t.pick('SOR_029');
      return [first, t.asks(), t.base(1)];
    },
    ['0 target', '0 target', 3],
  );
  ruling(
    'SOR_010#1: the action is there without a Villainy card, and deals nothing',
    { you: { leader: 'SOR_010' }, them: { ground: [BIG] } },
    (t) => [t.use('SOR_010').unit(BIG).damage, t.asks()],
    [0, '1 action'],
  );
  ruling(
    'SOR_011#2: it is readied though it has more than 3 power by then',
    { you: { leader: 'SOR_011', ground: [spent('SOR_067')] } },
    (t) => [t.use('SOR_011').unit('SOR_067').ready, t.unit('SOR_067').power > 3],
    [true, true],
  );
  ruling(
    'SOR_013#1: the action is there without damage before, and draws nothing',
    { you: { leader: 'SOR_013', deck: [BIG] } },
    (t) => [t.use('SOR_013').ids(0, 'hand'), t.asks()],
    [[], '1 action'],
  );
  ruling(
    'SOR_013#2: damage of your units is dealt by you',
    { you: { leader: 'SOR_013', ground: [BIG], deck: ['SOR_095'] } },
    (t) => t.attack(BIG, 'SOR_029').pass().use('SOR_013').ids(0, 'hand'),
    ['SOR_095'],
  );
  ruling(
    'SOR_017#1: a resource falls next round though he has fallen',
    {
      you: { leader: deployed('SOR_017'), resources: 6 },
      them: { hand: ['SOR_076', 'SOR_186'], ground: [wearing(BIG, XP, XP)] },
    },
    (t) => {
      t.attack('SOR_017', BIG).attack(BIG, 'SOR_017');
      const then = [t.units('SOR_017').length, t.ids(0, 'resources').length];
      while (t.asks() !== '0 target' && t.state.round === 1)
        t.move(t.decision.kind === 'resource' ? { pick: [] } : { pick: [0] });
      if (t.asks() === '0 target') t.move({ pick: [0] });
      return [...then, t.ids(0, 'resources').length];
    },
    [0, 7, 6],
  );
});

describe('SOR: units', () => {
  ruling(
    'SOR_033#1: alone, it must be the friendly unit',
    { you: { hand: ['SOR_033'] }, them: { ground: [BIG] } },
    (t) => [t.play('SOR_033').unit('SOR_033').damage, t.unit(BIG).damage],
    [2, 2],
  );
  ruling(
    'SOR_036#1: he gives for the units that fall with him',
    {
      you: { ground: ['SOR_036'], space: ['SOR_225'], hand: ['SHD_158'] },
      them: { ground: ['SOR_128'] },
    },
    (t) => takeAll(t.play('SHD_158')).units('SOR_036').length,
    1,
  );
  ruling(
    'SOR_061#1: a token is not played, the first upgrade that is costs less',
    { you: { ground: [wearing('SOR_061')], hand: ['SOR_055', 'SOR_120'], resources: 20 } },
    (t) => {
      const cost = (id: string) => {
        const before = t.ready(0);
        t.play(id);
        if (t.options().includes('SOR_061')) t.pick('SOR_061');
        leaveAll(t);
        return before - t.ready(0);
      };
      cost('SOR_055');
      t.pass();
      return cost('SOR_120');
    },
    1,
  );
  ruling(
    'SOR_062#2: in the hands of the opponent it forbids the same players',
    { you: { hand: ['SOR_062', 'SOR_128'] }, them: { hand: ['SOR_128', 'SOR_224'] } },
    (t) => {
      t.play('SOR_062').move({ name: 'Death Star Stormtrooper' });
      t.play('SOR_224');
      const yours = t.options().includes('play SOR_128');
      t.pass();
      return [yours, t.options().includes('play SOR_128')];
    },
    [true, false],
  );
  ruling(
    'SOR_062#3: captured and rescued it forbids nothing any more',
    { you: { hand: ['SOR_062'] }, them: { hand: ['SOR_128', 'SHD_131'], ground: [BIG] } },
    (t) => {
      t.play('SOR_062').move({ name: 'Death Star Stormtrooper' });
      const before = t.options().includes('play SOR_128');
      t.play('SHD_131');
      if (t.options().includes(BIG)) t.pick(BIG);
      if (t.options().includes('SOR_062')) t.pick('SOR_062');
      t.pass();
      return [before, t.options().includes('play SOR_128')];
    },
    [false, true],
  );
  ruling(
    'SOR_087#3, SOR_104#3: what a unit triggers is over before the next one is played',
    {
      you: {
        hand: ['SOR_104'],
        deck: ['SOR_033', 'SOR_095', ...Array.from({ length: 8 }, () => 'SOR_171')],
      },
      them: { ground: [BIG] },
    },
    (t) => {
      t.play('SOR_104').pick('SOR_033').pick('SOR_095');
      return [t.unit('SOR_033').damage, t.unit(BIG).damage, t.units('SOR_095').length];
    },
    [2, 2, 1],
  );
  alike(
    'a Pilot that is found is played as a unit only',
    ['SOR_087#6', 'SOR_104#5', 'SHD_123#4'],
    (card) => {
      const pilot = { SOR_087: 'JTL_236', SOR_104: 'JTL_108', SHD_123: 'JTL_108' }[card] as string;
      const deck = [pilot, ...Array.from({ length: 11 }, () => 'SOR_171')];
      const bounty = card === 'SHD_123';
      const t = sides(
        { deck, space: ['SOR_225'], hand: bounty ? [] : [card], ground: bounty ? [BIG] : [] },
        bounty ? { ground: [wearing('SOR_128', card)] } : {},
      );
      if (bounty) t.attack(BIG, 'SOR_128').yes();
      else t.play(card);
      takeAll(t);
      return [
        [t.units(pilot).length, upgradesOf(t, 'SOR_225')],
        [1, []],
      ];
    },
  );
  ruling(
    'SOR_088#2: with Overwhelm its player says where the excess goes',
    {
      you: { ground: [wearing('SOR_088', 'SHD_169')], hand: [], leader: deployed('TWI_009') },
      them: { ground: ['SOR_128', BIG] },
    },
    (t) => {
      t.attack('SOR_088', 'SOR_128');
      const asked = t.asks();
      return [asked, t.options().includes(BIG)];
    },
    ['0 target', true],
  );
  ruling(
    'SOR_092#1, SOR_092#2: more than the HP may go to one, and all falls at once',
    { you: { hand: ['SOR_092'], ground: [BIG] }, them: { ground: ['SOR_128', 'SOR_095'] } },
    (t) => {
      t.play('SOR_092');
      if (t.options().includes(BIG) && t.decision.kind !== 'divide') t.pick(BIG);
      const caps = t.decision.caps;
      t.divide(2, 3);
      return [caps, t.units('SOR_128').length + t.units('SOR_095').length];
    },
    [[5, 5], 0],
  );
  ruling(
    'SOR_103#2: the second attack begins when all of the first is over',
    { you: { hand: ['SOR_103'], ground: ['SOR_142', 'SOR_095'] }, them: { ground: [BIG] } },
    (t) => {
      t.play('SOR_103').pick('SOR_142').pick('SOR_029');
      return t.options().sort();
    },
    ['SOR_023', 'SOR_029'],
  );
  ruling(
    'SOR_105#1: what he gave is there for the units that fall with him',
    { you: { ground: ['SOR_105', 'SOR_128'], hand: ['SOR_043'], deck: ['SOR_095', BIG] } },
    (t) => takeAll(t.play('SOR_043')).ids(0, 'hand'),
    ['SOR_095'],
  );
  ruling(
    'SOR_119#1: its player may draw, or discard and heal',
    { you: { hand: ['SOR_119'], baseDamage: 5, deck: ['SOR_095'] } },
    (t) => {
      t.play('SOR_119');
      return t.options().length;
    },
    2,
  );
  ruling(
    'SOR_138#1, SOR_138#3: the unit has none for the phase, gained before or after',
    {
      you: { hand: ['SOR_138'] },
      them: { ground: [wearing('SOR_140', 'SOR_057')], hand: ['SOR_057'] },
    },
    (t) => {
      t.play('SOR_138');
      if (t.asks().startsWith('0')) leaveAll(t);
      const before = t.unit('SOR_140').keywords.sentinel;
      t.play('SOR_057');
      if (t.options().includes('SOR_140')) t.pick('SOR_140');
      return [before, t.unit('SOR_140').keywords.sentinel];
    },
    [undefined, undefined],
  );
  ruling(
    'SOR_138#2: for several resources the damage is dealt at once',
    { you: { hand: ['SOR_138'], ground: ['SOR_087'] }, them: { ground: [BIG] } },
    (t) => {
      t.play('SOR_138').pick(BIG).pick('3');
      return [t.unit(BIG).damage, t.events.filter((e) => e.e === 'damaged').length];
    },
    [6, 1],
  );
  ruling(
    'SOR_140#1, SOR_140#2: Sentinel that comes later in the phase is not there either',
    { you: { hand: ['SOR_140'] }, them: { ground: [BIG], hand: ['SOR_057'] } },
    (t) => {
      t.play('SOR_140').pick(BIG).play('SOR_057').pick(BIG);
      return t.unit(BIG).keywords.sentinel;
    },
    undefined,
  );
  ruling(
    'SOR_142#1: two aspects among the others are not enough',
    { you: { ground: ['SOR_142', 'SOR_095'] }, them: { ground: [BIG] }, active: 1 },
    (t) => t.pick(`attack ${BIG}`).options().includes('SOR_142'),
    true,
  );
  ruling(
    'SOR_142#2: with Sentinel she can be attacked',
    {
      you: { ground: [wearing('SOR_142', 'SOR_057'), 'SOR_095', 'SOR_128', 'SOR_246'].slice(0, 3) },
      them: { ground: [BIG] },
      active: 1,
    },
    (t) => t.attack(BIG, 'SOR_142').units('SOR_142').length,
    1,
  );
  ruling(
    'SOR_149#1: he readies for a defender that falls before the damage',
    { you: { ground: [wearing('SOR_149', 'SOR_137')] }, them: { ground: ['SOR_128'] } },
    (t) => takeAll(t.attack('SOR_149', 'SOR_128')).unit('SOR_149').ready,
    true,
  );
  ruling(
    'SOR_153#1: the base falls to the cost, and the event does nothing',
    {
      you: { ground: ['SOR_153'], baseDamage: 27 },
      them: { hand: ['SHD_178'], baseDamage: 29 },
      active: 1,
    },
    (t) => {
      t.play('SHD_178');
      return [t.state.outcome, t.base(0)];
    },
    [{ winners: [0], reason: 'base-defeated' }, 27],
  );
  ruling(
    'SOR_160#1: bases are not healed though he has fallen',
    { you: { ground: ['SOR_160'] }, them: { hand: ['SOR_078', 'SOR_076'], baseDamage: 9 } },
    (t) => t.attack('SOR_160', 'SOR_029').play('SOR_078').pass().play('SOR_076').base(1),
    12,
  );
  ruling(
    'SOR_182#2: his ability comes after all that the event does',
    { you: { ground: ['SOR_182', BIG], hand: ['SOR_220'] } },
    (t) => {
      t.play('SOR_220').pick(BIG);
      return [t.base(1), t.asks()];
    },
    [6, '0 target'],
  );
  ruling(
    'SOR_189#1: ready a resource or exhaust a unit, as its player says',
    { you: { hand: ['SOR_189'] }, them: { ground: [BIG] } },
    (t) => t.play('SOR_189').asks(),
    '0 mode',
  );
  ruling(
    'SOR_191#1: the event by which it is played counts',
    { you: { hand: ['SHD_129', 'SOR_191'] } },
    (t) => upgradesOf(takeAll(t.play('SHD_129')), 'SOR_191'),
    [XP],
  );
  ruling(
    'SOR_209#2: alone, it returns itself',
    { you: { hand: ['SOR_209'] } },
    (t) => t.play('SOR_209').ids(0, 'hand'),
    ['SOR_209'],
  );
  ruling(
    'SOR_212#1: a Sentinel in space keeps it from the ground, one on the ground does not',
    {
      you: { space: ['SOR_212'] },
      them: { ground: [wearing('SOR_128', 'SOR_057'), BIG], space: [] },
    },
    (t) => t.pick('attack SOR_212').options(),
    ['SOR_128', BIG, 'SOR_029'],
  );
  ruling(
    'SOR_215#1: on an enemy unit it orders no attack',
    { you: { hand: ['SOR_215'] }, them: { ground: [BIG] } },
    (t) => {
      t.play('SOR_215');
      return [t.asks(), t.unit(BIG).ready];
    },
    ['1 action', true],
  );
  alike(
    'who survives the damage that comes first strikes with what Grit makes of it',
    ['SOR_217#3'],
    (card) => {
      const t = sides({ hand: [card], ground: [BIG] }, { ground: ['SOR_067'] })
        .play(card)
        .pick('SOR_067');
      return [t.units(BIG).length, 0];
    },
  );
  ruling(
    'SOR_223#2: the cards on top are revealed',
    { you: { hand: ['SOR_223'], deck: ['SOR_128', 'SOR_095', BIG] }, them: { ground: [BIG] } },
    (t) => {
      t.play('SOR_223');
      const shown = t.events.flatMap((e) =>
        e.e === 'revealed' ? e.cards.map((c) => t.state.id[c]) : [],
      );
      return shown[0];
    },
    'SOR_128',
  );
  ruling(
    'SOR_233#1: the unit is chosen before its controller answers',
    { you: { hand: ['SOR_233'] }, them: { ground: [BIG, 'SOR_095'] } },
    (t) => {
      t.play('SOR_233');
      const first = t.asks();
      return [first, t.pick(BIG).asks()];
    },
    ['0 target', '1 mode'],
  );
});
