import { numbers, rows, upgradesOf, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Intro Battle 2027, 1 to 194', () => {
  row(
    'IC27_001: a unit is given up for a card and 2 healed',
    { you: { leader: 'IC27_001', ground: ['SOR_095'], baseDamage: 5 } },
    (t) => {
      t.use('IC27_001');
      return [t.units('SOR_095').length, t.ids(0, 'hand').length, t.base(0), t.ready(0)];
    },
    [0, 1, 3, 19],
  );

  row(
    'IC27_001: deployed, he may give up another unit as he attacks',
    { you: { leader: { id: 'IC27_001', deployed: true }, ground: ['SOR_095'], baseDamage: 5 } },
    (t) => {
      t.attack('IC27_001', 'SOR_029').pick('SOR_095');
      return [t.ids(0, 'hand').length, t.base(0)];
    },
    [1, 3],
  );

  row(
    'IC27_008: draws, then a card goes on top or to the bottom',
    { you: { leader: 'IC27_008', deck: ['SOR_095', 'SOR_128'] } },
    (t) => {
      t.use('IC27_008').pick('mode 1');
      return [t.ids(0, 'hand'), t.ids(0, 'deck')];
    },
    [[], ['SOR_128', 'SOR_095']],
  );

  row(
    'IC27_022: costs 2 less once a friendly unit was defeated',
    { you: { hand: ['IC27_022', 'SOR_078'], ground: ['SOR_128'], base: 'SOR_020' } },
    (t) => {
      t.play('SOR_078').pass();
      const before = t.ready(0);
      return before - t.play('IC27_022').ready(0);
    },
    3,
  );

  row(
    'IC27_024: an Experience token and Sentinel for a friendly unit',
    { you: { hand: ['IC27_024'], ground: ['SOR_095'] } },
    (t) => {
      t.play('IC27_024').yes().pick('SOR_095');
      return [upgradesOf(t, 'SOR_095'), t.unit('SOR_095').keywords];
    },
    [[XP], { sentinel: 1 }],
  );

  row(
    'IC27_026: what is healed from his base strikes an enemy unit',
    { you: { ground: ['IC27_026'], baseDamage: 2 }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('IC27_026', 'SOR_029');
      return [t.base(0), t.unit('SOR_046').damage];
    },
    [0, 2],
  );

  row(
    'IC27_067: every other friendly unit has Ambush',
    { you: { ground: ['IC27_067'], hand: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_095').yes().unit('SOR_046').damage,
    3,
  );

  row('IC27_071: Raid 1 more for each other friendly unit', { you: { ground: ['IC27_071', 'SOR_095', 'SOR_046'] } }, (t) => t.attack('IC27_071', 'SOR_029').base(1), 3);

  row(
    'IC27_078: when defeated it finds Darth Vader',
    { you: { ground: [{ id: 'IC27_078', damage: 3 }], deck: ['SOR_095', 'SOR_087', 'SOR_172'] }, them: { ground: ['SOR_128'] } },
    (t) => {
      t.attack('IC27_078', 'SOR_128');
      const offered = t.options();
      return [offered, t.pick('SOR_087').ids(0, 'hand')];
    },
    [['SOR_087'], ['SOR_087']],
  );

  row(
    'IC27_078: from the discard pile it takes the aspect penalties of Darth Vader, and only of him',
    { you: { leader: 'SOR_005', hand: ['SOR_087', 'SOR_010'], discard: ['IC27_078'], resources: 7 } },
    (t) => [t.options().includes('play SOR_087'), t.play('SOR_087').ready(0)],
    [true, 0],
  );

  row('IC27_078: not without it there', { you: { leader: 'SOR_005', hand: ['SOR_087'], resources: 7 } }, (t) => t.options().includes('play SOR_087'), false);

  row('IC27_079: 2 power and HP for another friendly unit', { you: { hand: ['IC27_079'], ground: ['SOR_095'] } }, (t) => numbers(t.play('IC27_079'), 'SOR_095'), [5, 5]);

  row(
    'IC27_104: whoever holds four cards discards one',
    {
      you: { space: ['IC27_104'], hand: ['SOR_095', 'SOR_095', 'SOR_095'] },
      them: { hand: ['SOR_128', 'SOR_128', 'SOR_128', 'SOR_128'] },
    },
    (t) => {
      t.attack('IC27_104', 'SOR_029');
      t.pick('SOR_128');
      return [t.ids(0, 'hand').length, t.ids(1, 'hand').length];
    },
    [3, 3],
  );

  row(
    'IC27_146: may ready two resources when the defender fell',
    { you: { ground: ['IC27_146'], hand: ['SOR_046'] }, them: { ground: ['SOR_128'] } },
    (t) => {
      t.play('SOR_046').pass();
      const before = t.ready(0);
      t.attack('IC27_146', 'SOR_128').yes();
      return t.ready(0) - before;
    },
    2,
  );

  row(
    'IC27_158: for a resource a cheap unit comes back and may be played again',
    { you: { space: ['IC27_158'], ground: ['SOR_095'] } },
    (t) => {
      t.attack('IC27_158', 'SOR_029').yes();
      t.pick('play SOR_095');
      return [t.units('SOR_095').length, t.ready(0)];
    },
    [1, 19],
  );

  row(
    'IC27_167: three resources come to the hand, up to three cards become resources',
    {
      you: {
        hand: ['IC27_167'],
        resources: ['SOR_095', 'SOR_128', 'SOR_046', 'SOR_232', 'SOR_172', 'SOR_077', 'SOR_078'],
      },
    },
    (t) => {
      t.play('IC27_167').pick('SOR_095', 'SOR_128', 'SOR_046').pick('SOR_128');
      return [t.ids(0, 'hand').sort(), t.ids(0, 'resources').length];
    },
    [['SOR_046', 'SOR_095'], 5],
  );

  row(
    'IC27_168: a card from a hand, an exhausted enemy, and an attack',
    {
      you: { hand: ['IC27_168'], ground: ['SOR_095'] },
      them: { hand: ['SOR_128'], deck: ['SOR_172'], ground: ['SOR_046'] },
    },
    (t) => {
      t.play('IC27_168').pick('SOR_128').pick('SOR_095').pick('SOR_029');
      return [t.ids(1, 'discard'), t.ids(1, 'hand'), t.unit('SOR_046').ready, t.base(1)];
    },
    [['SOR_128'], ['SOR_172'], false, 6],
  );

  row('IC27_187: 4 power more if the discarded card costs 6 or more', { you: { ground: ['IC27_187'], deck: ['SOR_232'] } }, (t) => t.attack('IC27_187', 'SOR_029').base(1), 5);
});
