import { describe, expect, it } from 'vitest';
import { board, upgradesOf } from '../behaviour/testing/rows.js';
import { rulings, takeAll } from './testing.js';

const { alike } = rulings(it, expect);

describe('a Pilot that is not in play', () => {
  alike(
    'is a unit for what plays a unit, an upgrade for what plays an upgrade, and either for what plays a card',
    [
      'J25_004#1',
      'JTLP_004#1',
      'JTLP_010#1',
      'JTL_034#2',
      'JTL_035#1',
      'JTL_036#1',
      'JTL_046#1',
      'JTL_048#1',
      'JTL_049#1',
      'JTL_057#1',
      'JTL_058#1',
      'JTL_066#1',
      'JTL_086#2',
      'JTL_093#1',
      'JTL_094#1',
      'JTL_098#1',
      'JTL_108#1',
      'JTL_109#1',
      'JTL_142#1',
      'JTL_145#1',
      'JTL_150#1',
      'JTL_187#1',
      'JTL_189#1',
      'JTL_203#1',
      'JTL_210#1',
      'JTL_211#1',
      'JTL_215#1',
      'JTL_236#1',
      'JTL_255#1',
    ],
    (pilot) => {
      const you = { hand: [pilot], space: ['SOR_225'], resources: 20 };
      const byUnit = takeAll(board({ you: { ...you, base: 'SOR_022' } }).use('SOR_022'));
      const byCard = board({ you: { ...you, leader: 'JTL_003' } })
        .use('JTL_003')
        .options();
      const byUpgrade = takeAll(
        board({ you: { ...you, hand: ['SHD_067', pilot] } }).play('SHD_067'),
      );
      return [
        [
          byUnit.units(pilot).length,
          byUnit.unit('SOR_225').upgrades.length,
          byCard,
          upgradesOf(byUpgrade, 'SOR_225').includes(pilot),
        ],
        [1, 0, [`play ${pilot}`, `play ${pilot} pilot`], true],
      ];
    },
  );
});
