import { hurt, rows } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Intro Battle: Hoth, 51 to 104', () => {
  row(
    'IBH_052: returns a unit and exhausts the other enemies in its arena',
    { you: { hand: ['IBH_052'] }, them: { ground: ['SOR_046', 'SOR_095'], space: ['SOR_225'] } },
    (t) => {
      t.play('IBH_052').pick('SOR_046');
      return [t.ids(1, 'hand'), t.unit('SOR_095').ready, t.unit('SOR_225').ready];
    },
    [['SOR_046'], false, true],
  );

  row(
    'IBH_053: 1 damage to a base for a resource',
    { you: { leader: 'IBH_053' } },
    (t) => {
      t.use('IBH_053').pick('SOR_029');
      return [t.base(1), t.ready(0)];
    },
    [1, 19],
  );

  row(
    'IBH_053: deployed, 2 damage to a base as he attacks',
    { you: { leader: { id: 'IBH_053', deployed: true } } },
    (t) => t.attack('IBH_053', 'SOR_029').pick('SOR_029').base(1),
    5,
  );

  row('IBH_059: 2 damage to a base', { you: { hand: ['IBH_059'] } }, (t) => t.play('IBH_059').pick('SOR_029').base(1), 2);

  row('IBH_060: a card beside an Aggression unit', { you: { ground: ['IBH_060', 'SOR_128'] } }, (t) => t.attack('IBH_060', 'SOR_029').ids(0, 'hand').length, 1);

  row('IBH_060: no card without one', { you: { ground: ['IBH_060', 'SOR_095'] } }, (t) => t.attack('IBH_060', 'SOR_029').ids(0, 'hand').length, 0);

  row('IBH_061: 3 damage to a unit', { you: { hand: ['IBH_061'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('IBH_061').unit('SOR_046').damage, 3);

  row(
    'IBH_062: heals 2 from a Villainy unit',
    { you: { ground: ['IBH_062', hurt('SOR_232', 3), hurt('SOR_095', 2)] } },
    (t) => {
      t.use('IBH_062');
      return [t.unit('SOR_232').damage, t.unit('SOR_095').damage];
    },
    [1, 2],
  );

  row('IBH_064: sends another unit with 2 power more', { you: { hand: ['IBH_064'], ground: ['SOR_095'] } }, (t) => t.play('IBH_064').pick('SOR_095').base(1), 5);

  row('IBH_066: heals 2 from a unit', { you: { hand: ['IBH_066'], ground: [hurt('SOR_046', 3)] } }, (t) => t.play('IBH_066').unit('SOR_046').damage, 1);

  row(
    'IBH_068: hurts an enemy base and heals his own beside a Vigilance unit',
    { you: { hand: ['IBH_068'], baseDamage: 5, ground: ['SOR_046'] } },
    (t) => {
      t.play('IBH_068');
      return [t.base(0), t.base(1)];
    },
    [3, 2],
  );

  row(
    'IBH_068: does neither without one',
    { you: { hand: ['IBH_068'], baseDamage: 5, ground: ['SOR_128'] } },
    (t) => {
      t.play('IBH_068');
      return [t.base(0), t.base(1)];
    },
    [5, 0],
  );

  row(
    'IBH_072: 1 damage to each other unit, on both sides',
    { you: { hand: ['IBH_072'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('IBH_072');
      return ['IBH_072', 'SOR_095', 'SOR_046'].map((id) => t.unit(id).damage);
    },
    [0, 1, 1],
  );

  row(
    'IBH_074: two cards, then one is discarded',
    { you: { hand: ['IBH_074', 'SOR_095'], deck: ['SOR_128', 'SOR_046'] } },
    (t) => {
      t.play('IBH_074').pick('SOR_095');
      return [t.ids(0, 'hand'), t.ids(0, 'discard')];
    },
    [
      ['SOR_128', 'SOR_046'],
      ['IBH_074', 'SOR_095'],
    ],
  );

  row('IBH_082: his end costs each opponent a card', { you: { ground: ['IBH_082'], hand: ['SOR_078'] }, them: { hand: ['SOR_095'] } }, (t) => t.play('SOR_078').ids(1, 'hand'), []);

  row(
    'IBH_095: a unit is given up, and one with 5 or less power readied',
    {
      you: {
        hand: ['IBH_095'],
        ground: ['SOR_128', { id: 'SOR_095', ready: false }, { id: 'SOR_232', ready: false }],
      },
    },
    (t) => {
      t.play('IBH_095').pick('SOR_128');
      return [t.units('SOR_128').length, t.unit('SOR_095').ready, t.unit('SOR_232').ready];
    },
    [0, true, false],
  );

  row(
    'IBH_099: may defeat a ground unit with 3 or less remaining HP',
    {
      you: { hand: ['IBH_099'] },
      them: { ground: [hurt('SOR_046', 4), 'SOR_232'], space: ['SOR_225'] },
    },
    (t) => {
      t.play('IBH_099');
      const offered = t.options();
      t.pick('SOR_046');
      return [offered, t.units('SOR_046').length];
    },
    [['SOR_046'], 0],
  );

  row(
    'IBH_104: defeats up to two enemy units that cost 3 or less',
    {
      you: { hand: ['IBH_104'], ground: ['SOR_095'] },
      them: { ground: ['SOR_128', 'SOR_232'], space: ['SOR_225'] },
    },
    (t) => {
      t.play('IBH_104');
      const offered = t.options();
      t.pick('SOR_128', 'SOR_225');
      return [
        offered,
        t
          .units()
          .map((u) => u.id)
          .sort(),
      ];
    },
    [
      ['SOR_128', 'SOR_225'],
      ['SOR_095', 'SOR_232'],
    ],
  );
});
