import { hurt, rows } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Intro Battle: Hoth, 1 to 50', () => {
  row(
    'IBH_001: heals 1 from a friendly unit for a resource',
    { you: { leader: 'IBH_001', ground: [hurt('SOR_046', 2)] } },
    (t) => {
      t.use('IBH_001');
      return [t.unit('SOR_046').damage, t.ready(0)];
    },
    [1, 19],
  );

  row(
    'IBH_001: deployed, heals two friendly units as she attacks',
    {
      you: {
        leader: { id: 'IBH_001', deployed: true },
        ground: [hurt('SOR_046', 2), hurt('SOR_095', 1)],
      },
    },
    (t) => {
      t.attack('IBH_001', 'SOR_029').pick('SOR_046', 'SOR_095');
      return [t.unit('SOR_046').damage, t.unit('SOR_095').damage];
    },
    [1, 0],
  );

  row(
    'IBH_005: 1 damage to each of two enemy units',
    { you: { hand: ['IBH_005'] }, them: { ground: ['SOR_046', 'SOR_095', 'SOR_232'] } },
    (t) => {
      t.play('IBH_005').pick('SOR_046', 'SOR_232');
      return ['SOR_046', 'SOR_095', 'SOR_232'].map((id) => t.unit(id).damage);
    },
    [1, 0, 1],
  );

  row('IBH_006: 1 damage to a base as it attacks', { you: { space: ['IBH_006'] } }, (t) => t.attack('IBH_006', 'SOR_029').pick('SOR_029').base(1), 3);

  row(
    'IBH_009: draws one unit of the top three and discards the rest',
    { you: { hand: ['IBH_009'], deck: ['SOR_172', 'SOR_095', 'SOR_128', 'SOR_046'] } },
    (t) => {
      t.play('IBH_009');
      const offered = t.options();
      t.pick('SOR_128');
      return [offered, t.ids(0, 'hand'), t.ids(0, 'discard').sort(), t.ids(0, 'deck')];
    },
    [['SOR_095', 'SOR_128'], ['SOR_128'], ['IBH_009', 'SOR_095', 'SOR_172'], ['SOR_046']],
  );

  row(
    'IBH_009: without a unit everything shown is discarded',
    { you: { hand: ['IBH_009'], deck: ['SOR_172', 'SOR_078', 'SOR_077'] } },
    (t) => {
      t.play('IBH_009');
      return [t.ids(0, 'hand'), t.ids(0, 'discard').length];
    },
    [[], 4],
  );

  row(
    'IBH_010: Raid 2, and the defender strikes with 2 less',
    { you: { ground: ['IBH_010'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('IBH_010', 'SOR_046');
      return [t.unit('SOR_046').damage, t.unit('IBH_010').damage, t.unit('SOR_046').power];
    },
    [6, 1, 3],
  );

  row(
    'IBH_011: exhausts a cheap enemy ground unit beside a Command unit',
    {
      you: { ground: ['IBH_011', 'SOR_095'] },
      them: { ground: ['SOR_046', 'SOR_232'], space: ['SOR_225'] },
    },
    (t) => {
      t.attack('IBH_011', 'SOR_029');
      return [t.unit('SOR_046').ready, t.unit('SOR_232').ready, t.unit('SOR_225').ready];
    },
    [false, true, true],
  );

  row('IBH_011: does nothing alone', { you: { ground: ['IBH_011'] }, them: { ground: ['SOR_046'] } }, (t) => t.attack('IBH_011', 'SOR_029').unit('SOR_046').ready, true);

  row('IBH_013: heals 5 from a unit', { you: { hand: ['IBH_013'] }, them: { ground: [hurt('SOR_232', 6)] } }, (t) => t.play('IBH_013').unit('SOR_232').damage, 1);

  row('IBH_015: its end heals 2 from its base', { you: { baseDamage: 5, ground: ['IBH_015'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').base(0), 3);

  row(
    'IBH_016: 3 damage to a space unit',
    { you: { ground: ['IBH_016'] }, them: { space: ['SOR_089'], ground: ['SOR_046'] } },
    (t) => {
      t.use('IBH_016');
      return [t.unit('SOR_089').damage, t.unit('IBH_016').ready];
    },
    [3, false],
  );

  row(
    'IBH_018: exhausts an enemy ground unit',
    { you: { hand: ['IBH_018'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('IBH_018');
      return [t.unit('SOR_046').ready, t.unit('SOR_095').ready];
    },
    [false, true],
  );

  row('IBH_019: a card beside a Cunning unit', { you: { hand: ['IBH_019'], ground: ['IBH_003'] } }, (t) => t.play('IBH_019').ids(0, 'hand').length, 1);

  row('IBH_019: no card without one', { you: { hand: ['IBH_019'], ground: ['SOR_095'] } }, (t) => t.play('IBH_019').ids(0, 'hand').length, 0);

  row(
    'IBH_020: may deal 3 to a ground unit as he comes',
    { you: { hand: ['IBH_020'] }, them: { ground: ['SOR_046'], space: ['SOR_225'] } },
    (t) => {
      t.play('IBH_020');
      const offered = t.options();
      t.pick('SOR_046');
      return [offered, t.unit('SOR_046').damage];
    },
    [['IBH_020', 'SOR_046'], 3],
  );

  row(
    'IBH_021: an attack with 2 power more',
    { you: { hand: ['IBH_021'], ground: ['SOR_095'] } },
    (t) => {
      t.play('IBH_021');
      return [t.base(1), t.unit('SOR_095').power];
    },
    [5, 3],
  );

  row(
    'IBH_023: sends another Heroism unit with 2 power more',
    { you: { ground: ['IBH_023', 'SOR_095', 'SOR_128'] } },
    (t) => {
      t.use('IBH_023');
      return [t.base(1), t.unit('SOR_128').ready, t.unit('IBH_023').ready];
    },
    [5, true, false],
  );

  row(
    'IBH_031: is ready behind a base that is hurt more',
    { you: { hand: ['IBH_031'], baseDamage: 3 }, them: { baseDamage: 2 } },
    (t) => t.play('IBH_031').unit('IBH_031').ready,
    true,
  );

  row(
    'IBH_031: comes exhausted where the bases are hurt alike',
    { you: { hand: ['IBH_031'], baseDamage: 2 }, them: { baseDamage: 2 } },
    (t) => t.play('IBH_031').unit('IBH_031').ready,
    false,
  );
});
