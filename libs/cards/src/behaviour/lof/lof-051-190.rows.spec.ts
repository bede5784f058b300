import { describe, expect, it } from 'vitest';
import { board, force, hurt, numbers, rows, SHIELD, spent, upgradesOf, wearing, XP } from '../testing/rows.js';

const row = rows(it, expect);

describe('Legends of the Force, Vigilance', () => {
  row(
    'LOF_051: its unit may heal 3 from another',
    { you: { ground: [wearing('SOR_051', 'LOF_051'), hurt('SOR_046', 5)] } },
    (t) => t.attack('SOR_051', 'SOR_029').pick('SOR_051').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row(
    'LOF_053: Restore 1 for a Force unit',
    { you: { ground: [wearing('SOR_051', 'LOF_053'), wearing('SOR_095', 'LOF_053')] } },
    (t) => [t.unit('SOR_051').keywords['restore'], t.unit('SOR_095').keywords],
    [4, {}],
  );
  row(
    'LOF_054: an exhausted friend has a Shield and two Experience tokens',
    { you: { hand: ['LOF_054'], ground: ['SOR_095'] } },
    (t) => [upgradesOf(t.play('LOF_054'), 'SOR_095').sort(), t.unit('SOR_095').ready],
    [[XP, XP, SHIELD], false],
  );
  row(
    'LOF_055: Experience for other friends, Vehicles aside, as the regroup phase starts',
    { you: { ground: ['LOF_055', 'SOR_095', 'SOR_232'] } },
    (t) => [upgradesOf(t.nextRound(), 'SOR_095'), upgradesOf(t, 'SOR_232')],
    [[XP], []],
  );
  row('LOF_059: her end draws a card', { you: { ground: ['LOF_059'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').ids(0, 'hand').length, 1);
  row('LOF_062: 1 power and HP for each upgrade', { you: { ground: [wearing('LOF_062', SHIELD)] } }, (t) => numbers(t, 'LOF_062'), [3, 3]);
  row('LOF_063: attacks only while damaged', { you: { ground: ['LOF_063'] } }, (t) => t.options().includes('attack LOF_063'), false);
  row(
    'LOF_063: heals 2 when it defeats',
    { you: { ground: [hurt('LOF_063', 1)] }, them: { ground: ['SOR_128'] } },
    (t) => t.attack('LOF_063', 'SOR_128').unit('LOF_063').damage,
    2,
  );
  row(
    'LOF_064: its end may shield a damaged unit',
    { you: { ground: ['LOF_064', hurt('SOR_095', 1)], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('LOF_064').pick('SOR_095'), 'SOR_095'),
    [SHIELD],
  );
  row(
    'LOF_065: an opponent chooses a card or Experience',
    { you: { ground: ['LOF_065'] } },
    (t) => {
      t.attack('LOF_065', 'SOR_029');
      const asked = t.asks();
      return [asked, t.pick('mode 1').ids(0, 'hand').length];
    },
    ['1 mode', 1],
  );
  row(
    'LOF_067: the Force takes 2 power from the attacker',
    { you: { ground: ['LOF_067'], force: true }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => t.attack('SOR_095', 'LOF_067').yes().unit('LOF_067').damage,
    1,
  );
  row(
    'LOF_071: may defeat a space unit with 6 remaining HP',
    { you: { hand: ['LOF_071'] }, them: { space: ['SOR_237', 'SOR_089'] } },
    (t) => t.play('LOF_071').pick('SOR_237').units('SOR_237').length,
    0,
  );
  row('LOF_075: the Force heals 6', { you: { hand: ['LOF_075'], force: true, ground: [hurt('SOR_046', 6)] } }, (t) => [t.play('LOF_075').unit('SOR_046').damage, force(t)], [
    0,
    false,
  ]);
  row('LOF_075: nothing without it', { you: { hand: ['LOF_075'], ground: [hurt('SOR_046', 6)] } }, (t) => t.play('LOF_075').unit('SOR_046').damage, 6);
  row('LOF_076: a Force unit with a Shield', { you: { hand: ['LOF_076', 'SOR_051'] } }, (t) => upgradesOf(t.play('LOF_076').pick('play SOR_051'), 'SOR_051'), [SHIELD]);
  row(
    'LOF_077: defeats a unit that costs 2 or less',
    { you: { hand: ['LOF_077'] }, them: { ground: ['SOR_095', 'SOR_046'] } },
    (t) =>
      t
        .play('LOF_077')
        .units()
        .map((u) => u.id),
    ['SOR_046'],
  );
  row(
    'LOF_078: 2 power and HP less, 3 beside a Force unit',
    {},
    () =>
      ['SOR_095', 'SOR_051'].map((id) =>
        numbers(
          board({ you: { hand: ['LOF_078'], ground: [id] }, them: { ground: ['SOR_232'] } })
            .play('LOF_078')
            .pick('SOR_232'),
          'SOR_232',
        ),
      ),
    [
      [4, 5],
      [3, 4],
    ],
  );
});

describe('Legends of the Force, Command', () => {
  row('LOF_081: 2 power beside another Villainy unit', { you: { ground: ['LOF_081', 'SOR_128'] } }, (t) => t.unit('LOF_081').power, 4);
  row(
    'LOF_082: an Experience token moves',
    { you: { hand: ['LOF_082'], ground: [wearing('SOR_095', XP)] } },
    (t) => upgradesOf(t.play('LOF_082').pick(XP).pick('LOF_082'), 'LOF_082'),
    [XP],
  );
  row('LOF_083: 1 power for each Trooper in the discard pile', { you: { ground: ['LOF_083'], discard: ['SOR_128', 'SOR_095', 'SOR_232'] } }, (t) => t.unit('LOF_083').power, 3);
  row('LOF_085: Sentinel beside 4 power', {}, () => ['SOR_232', 'SOR_095'].map((id) => board({ you: { ground: ['LOF_085', id] } }).unit('LOF_085').keywords), [
    { sentinel: 1 },
    {},
  ]);
  row(
    'LOF_086: Experience equal to the cost of whom it defeated',
    { you: { ground: [wearing('LOF_086', SHIELD)] }, them: { ground: ['SOR_095'] } },
    (t) => upgradesOf(t.attack('LOF_086', 'SOR_095'), 'LOF_086'),
    [XP, XP],
  );
  row('LOF_089: other Vehicles have 6 power and HP more', { you: { space: ['LOF_089', 'SOR_237'] } }, (t) => numbers(t, 'SOR_237'), [8, 9]);
  row(
    'LOF_090: 2 power against a Force unit',
    { you: { ground: [wearing('SOR_046', 'LOF_090')] }, them: { ground: ['SOR_051'] } },
    (t) =>
      t.attack('SOR_046', 'SOR_051').unit('SOR_051').damage -
      board({ you: { ground: [wearing('SOR_046', 'LOF_090')] }, them: { ground: ['SOR_232'] } })
        .attack('SOR_046', 'SOR_232')
        .unit('SOR_232').damage,
    2,
  );
  row('LOF_092: may take Experience beside a Jedi', { you: { hand: ['LOF_092'], ground: ['SOR_051'] } }, (t) => upgradesOf(t.play('LOF_092').yes(), 'LOF_092'), [XP]);
  row('LOF_096: Sentinel when a Force unit is played', { you: { ground: ['LOF_096'], hand: ['LOF_132'] } }, (t) => t.play('LOF_132').unit('LOF_096').keywords, { sentinel: 1 });
  row(
    'LOF_099: Experience for up to three Force units',
    { you: { hand: ['LOF_099'], ground: ['SOR_051', 'SOR_095'] } },
    (t) => upgradesOf(t.play('LOF_099').pick('SOR_051'), 'SOR_051'),
    [XP],
  );
  row(
    'LOF_106: may give another unit 5 power and HP',
    { you: { space: ['LOF_106'], ground: ['SOR_095'] } },
    (t) => numbers(t.attack('LOF_106', 'SOR_029').pick('SOR_095'), 'SOR_095'),
    [8, 8],
  );
  row('LOF_111: a Force unit may attack with 2 power more', { you: { hand: ['LOF_111'], ground: ['SOR_051', 'SOR_095'] } }, (t) => t.play('LOF_111').pick('SOR_051').base(1), 8);
  row('LOF_114: may give another friend Overwhelm', { you: { hand: ['LOF_114'], ground: ['SOR_095'] } }, (t) => t.play('LOF_114').pick('SOR_095').unit('SOR_095').keywords, {
    overwhelm: 1,
  });
  row('LOF_118: Ambush against a Force unit', { you: { ground: ['LOF_118'] }, them: { ground: ['SOR_051'] } }, (t) => t.unit('LOF_118').keywords, { ambush: 1 });
  row('LOF_123: the Force is there', { you: { hand: ['LOF_123'] } }, (t) => force(t.play('LOF_123')), true);
  row('LOF_126: 3 power and HP, and Overwhelm', { you: { hand: ['LOF_126'], ground: ['SOR_095'] } }, (t) => [numbers(t.play('LOF_126'), 'SOR_095'), t.unit('SOR_095').keywords], [
    [6, 6],
    { overwhelm: 1 },
  ]);
  row(
    'LOF_127: 2 power and HP for each friendly Creature',
    { you: { hand: ['LOF_127'], ground: ['LOF_063', 'SOR_095'] } },
    (t) => [numbers(t.play('LOF_127'), 'LOF_063'), numbers(t, 'SOR_095')],
    [
      [7, 7],
      [3, 3],
    ],
  );
  row(
    'LOF_128: a friend strikes with its remaining HP',
    { you: { hand: ['LOF_128'], ground: [hurt('SOR_046', 2)] }, them: { ground: ['SOR_232'] } },
    (t) => t.play('LOF_128').unit('SOR_232').damage,
    5,
  );
});

describe('Legends of the Force, Aggression', () => {
  row('LOF_129: the Force as it attacks', { you: { ground: ['LOF_129'] } }, (t) => force(t.attack('LOF_129', 'SOR_029')), true);
  row(
    'LOF_130: 1 damage to the base of a defeated enemy',
    { you: { ground: ['LOF_130'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_078').pick('SOR_046').base(1),
    1,
  );
  row(
    'LOF_133: may deal 2 to a Force unit',
    { you: { hand: ['LOF_133'] }, them: { ground: ['SOR_051', 'SOR_046'] } },
    (t) => t.play('LOF_133').pick('SOR_051').unit('SOR_051').damage,
    2,
  );
  row('LOF_134: 2 damage to a ground unit', { you: { space: ['LOF_134'] }, them: { ground: ['SOR_046'] } }, (t) => t.use('LOF_134').unit('SOR_046').damage, 2);
  row('LOF_137: 9 damage to the own base without the Force', { you: { hand: ['LOF_137'] } }, (t) => t.play('LOF_137').base(0), 9);
  row('LOF_137: none with it', { you: { hand: ['LOF_137'], force: true } }, (t) => [t.play('LOF_137').yes().base(0), force(t)], [0, false]);
  row(
    'LOF_141: 2 damage to each enemy that is no Vehicle, a card beside a Force unit',
    { you: { hand: ['LOF_141'], ground: ['SOR_051'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => [t.play('LOF_141').unit('SOR_046').damage, t.unit('SOR_232').damage, t.ids(0, 'hand').length],
    [2, 0, 1],
  );
  row(
    'LOF_142: 1 damage to the base of whoever plays an event',
    { you: { ground: ['LOF_142'] }, them: { hand: ['SOR_074'] }, active: 1 },
    (t) => t.play('SOR_074').pick('SOR_023').base(1),
    1,
  );
  row(
    'LOF_144: may deal 1 to a space unit',
    { you: { space: ['LOF_144'] }, them: { space: ['SOR_237'] } },
    (t) => t.attack('LOF_144', 'SOR_029').pick('SOR_237').unit('SOR_237').damage,
    1,
  );
  row(
    'LOF_145: with the initiative, 2 to an enemy ground unit',
    {},
    () =>
      ([0, 1] as const).map(
        (initiative) =>
          board({ you: { hand: ['LOF_145'] }, them: { ground: ['SOR_046'] }, initiative })
            .play('LOF_145')
            .unit('SOR_046').damage,
      ),
    [2, 0],
  );
  row('LOF_146: the Force for two cards', { you: { hand: ['LOF_146'], force: true } }, (t) => t.play('LOF_146').yes().ids(0, 'hand').length, 2);
  row(
    'LOF_149: the Force for 4 damage',
    { you: { hand: ['LOF_149'], force: true }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LOF_149').yes().pick('SOR_046').unit('SOR_046').damage,
    4,
  );
  row(
    'LOF_152: Raid 1 and Saboteur for friendly Force units',
    { you: { hand: ['LOF_152'], ground: ['LOF_145', 'SOR_095'] } },
    (t) => [t.play('LOF_152').unit('LOF_145').keywords, t.unit('SOR_095').keywords],
    [{ raid: 1, saboteur: 1 }, {}],
  );
  row('LOF_153: 2 power for each damage on him', { you: { ground: [hurt('LOF_153', 2)] } }, (t) => t.unit('LOF_153').power, 7);
  row(
    'LOF_158: may deal 2 beside another Aggression unit',
    { you: { hand: ['LOF_158'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LOF_158').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row(
    'LOF_160: a card of the hand for 2 damage',
    { you: { ground: ['LOF_160'], hand: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('LOF_160', 'SOR_029').yes().pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row('LOF_165: 2 power for another Force friend', { you: { hand: ['LOF_165'], ground: ['SOR_051', 'SOR_095'] } }, (t) => t.play('LOF_165').unit('SOR_051').power, 8);
  row(
    'LOF_167: with the initiative, 1 to each of up to three units',
    { you: { hand: ['LOF_167'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => [t.play('LOF_167').pick('SOR_046', 'SOR_232').unit('SOR_046').damage, t.unit('SOR_232').damage],
    [1, 1],
  );
  row('LOF_169: friendly Droids have Raid 2', { you: { space: ['LOF_169'], ground: ['TOKEN_BATTLE_DROID'] } }, (t) => t.unit('TOKEN_BATTLE_DROID').keywords, { raid: 2 });
  row(
    'LOF_170: 3 damage to each other unit',
    { you: { ground: ['LOF_170', 'SOR_046'] }, them: { ground: ['SOR_232'] } },
    (t) => [t.attack('LOF_170', 'SOR_029').unit('SOR_046').damage, t.unit('SOR_232').damage],
    [3, 3],
  );
  row('LOF_172: the Force for 3 damage', { you: { hand: ['LOF_172'], force: true }, them: { ground: ['SOR_046'] } }, (t) => t.play('LOF_172').unit('SOR_046').damage, 3);
  row('LOF_173: the Force for 3 power', { you: { hand: ['LOF_173'], force: true, ground: ['SOR_095'] } }, (t) => t.play('LOF_173').unit('SOR_095').power, 6);
  row(
    'LOF_174: readies a Force unit with 4 or less power',
    { you: { hand: ['LOF_174'], ground: [spent('LOF_145'), spent('SOR_051')] } },
    (t) => [t.play('LOF_174').unit('LOF_145').ready, t.unit('SOR_051').ready],
    [true, false],
  );
  row(
    'LOF_175: a card, two with the Force',
    {},
    () => [
      board({ you: { hand: ['LOF_175'] } })
        .play('LOF_175')
        .ids(0, 'hand').length,
      board({ you: { hand: ['LOF_175'], force: true } })
        .play('LOF_175')
        .yes()
        .ids(0, 'hand').length,
    ],
    [1, 2],
  );
  row(
    'LOF_178: the Force exhausts a unit',
    { you: { ground: ['LOF_178'], force: true }, them: { ground: ['SOR_046'] } },
    (t) => t.use('LOF_178').pick('SOR_046').unit('SOR_046').ready,
    false,
  );
});
