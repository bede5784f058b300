import { hurt, numbers, rows, upgradesOf, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Twin Suns 2026, 51 to 84', () => {
  row(
    'TS26_052: grows its unit, and its end grows another',
    { you: { ground: [{ id: 'SOR_095', upgrades: ['TS26_052'] }, 'SOR_046'], hand: ['SOR_078'] } },
    (t) => {
      t.attack('SOR_095', 'SOR_029');
      const grown = upgradesOf(t, 'SOR_095');
      t.pass().play('SOR_078').pick('SOR_095');
      return [grown, upgradesOf(t, 'SOR_046')];
    },
    [['TS26_052', XP], [XP]],
  );

  row(
    'TS26_053: heals 2 from any number of bases',
    { you: { hand: ['TS26_053'], baseDamage: 5 }, them: { baseDamage: 5 } },
    (t) => {
      t.play('TS26_053').pick('SOR_023');
      return [t.base(0), t.base(1)];
    },
    [3, 5],
  );

  row(
    'TS26_055: a clone with Experience for a Republic leader',
    { you: { hand: ['TS26_055'], leader: 'TWI_012' }, them: {} },
    (t) => upgradesOf(t.play('TS26_055').pick('TS26_055'), 'TOKEN_CLONE_TROOPER'),
    [XP],
  );

  row('TS26_055: nobody under another leader', { you: { hand: ['TS26_055'] } }, (t) => t.play('TS26_055').units('TOKEN_CLONE_TROOPER').length, 0);

  row(
    'TS26_057: a unit of the discard pile with an Experience token',
    { you: { hand: ['TS26_057'], discard: ['SOR_095', 'SOR_237'] } },
    (t) => upgradesOf(t.play('TS26_057'), 'SOR_095'),
    [XP],
  );

  row(
    'TS26_058: damage for every Experience token on friendly units',
    {
      you: { hand: ['TS26_058'], ground: [{ id: 'SOR_095', upgrades: [XP] }] },
      them: { ground: ['SOR_046'] },
    },
    (t) => t.play('TS26_058').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  row(
    'TS26_060: Experience for up to three units',
    { you: { hand: ['TS26_060'], ground: ['SOR_046', 'SOR_095'] } },
    (t) => {
      t.play('TS26_060').pick('SOR_046', 'SOR_095');
      return [upgradesOf(t, 'SOR_046'), upgradesOf(t, 'SOR_095')];
    },
    [[XP], [XP]],
  );

  row(
    'TS26_061: captures in the same arena, cheaper for each friendly unit',
    {
      you: {
        hand: ['TS26_061'],
        ground: ['SOR_046', 'SOR_095'],
        base: 'SOR_023',
        leader: 'SOR_009',
      },
      them: { ground: ['SOR_128'], space: ['SOR_225'] },
    },
    (t) => {
      t.play('TS26_061').pick('SOR_095');
      return [t.unit('SOR_095').captives.map((c) => c.id), t.units('SOR_225').length];
    },
    [['SOR_128'], 1],
  );

  row(
    'TS26_062: may hurt a base, whose player draws',
    { you: { hand: ['TS26_062'] } },
    (t) => {
      t.play('TS26_062').pick('SOR_029');
      return [t.base(1), t.ids(1, 'hand').length];
    },
    [2, 1],
  );

  row(
    'TS26_064: 2 damage to the own base for two cards',
    { you: { hand: ['TS26_064'] } },
    (t) => {
      t.play('TS26_064');
      return [t.base(0), t.ids(0, 'hand').length];
    },
    [2, 2],
  );

  row(
    'TS26_066: an opponent deals 1 damage to a unit',
    { you: { space: ['TS26_066'], ground: ['SOR_046'] } },
    (t) => {
      t.attack('TS26_066', 'SOR_029');
      const asked = t.asks();
      t.pick('SOR_046');
      return [asked, t.unit('SOR_046').damage];
    },
    ['1 target', 1],
  );

  row('TS26_067: 2 damage to a base behind 15 damage', { you: { hand: ['TS26_067'], baseDamage: 15 } }, (t) => t.play('TS26_067').pick('SOR_029').base(1), 2);

  row('TS26_067: nothing behind 14', { you: { hand: ['TS26_067'], baseDamage: 14 } }, (t) => t.play('TS26_067').asks(), '1 action');

  row(
    'TS26_068: both draw two',
    { you: { hand: ['TS26_068'] } },
    (t) => {
      t.play('TS26_068');
      return [t.ids(0, 'hand').length, t.ids(1, 'hand').length];
    },
    [2, 2],
  );

  row('TS26_069: readies a Clone that it hurt', { you: { hand: ['TS26_069'], ground: [{ id: 'TWI_097', ready: false }] } }, (t) => t.play('TS26_069').unit('TWI_097').ready, true);

  row(
    'TS26_070: then damage for every damaged enemy unit',
    { you: { hand: ['TS26_070'] }, them: { ground: ['SOR_046', hurt('SOR_232', 1)] } },
    (t) => t.play('TS26_070').pick('SOR_046').pick('SOR_232').unit('SOR_232').damage,
    3,
  );

  row('TS26_071: 3 damage to a unit', { you: { hand: ['TS26_071'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('TS26_071').unit('SOR_046').damage, 3);

  row(
    'TS26_072: readies a unit, then 3 damage to one',
    { you: { hand: ['TS26_072'], ground: [{ id: 'SOR_046', ready: false }] } },
    (t) => {
      t.play('TS26_072');
      return [t.unit('SOR_046').ready, t.unit('SOR_046').damage];
    },
    [true, 3],
  );

  row(
    'TS26_073: combat damage to his base lets him deal 1',
    { you: { ground: ['TS26_073'] }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => t.attack('SOR_095', 'SOR_023').pick('SOR_095').unit('SOR_095').damage,
    1,
  );

  row(
    'TS26_075: may attack at once after an attack on his base',
    { you: { hand: ['TS26_075'] }, them: { ground: ['SOR_046'] }, active: 1 },
    (t) => {
      t.attack('SOR_046', 'SOR_023').play('TS26_075');
      return t.yes().unit('SOR_046').damage;
    },
    5,
  );

  row(
    'TS26_075: not without one; and weakens an enemy as he attacks',
    { you: { hand: ['TS26_075'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('TS26_075').asks(),
    '1 action',
  );

  row(
    'TS26_076: each opponent may ready a resource',
    { you: { ground: ['TS26_076'], hand: ['SOR_078'] }, them: { hand: ['SOR_172'] }, active: 1 },
    (t) => {
      t.play('SOR_172').yes();
      return t.ready(1);
    },
    16,
  );

  row('TS26_077: two resources for an Experience and a Shield', { you: { hand: ['TS26_077'] } }, (t) => upgradesOf(t.play('TS26_077').pick('TS26_077').yes(), 'TS26_077'), [
    XP,
    'TOKEN_SHIELD',
  ]);

  row('TS26_079: fits only a unit that costs 4 or less', { you: { hand: ['TS26_079'], ground: ['SOR_095', 'SOR_232'] } }, (t) => numbers(t.play('TS26_079'), 'SOR_095'), [5, 4]);

  row(
    'TS26_080: each player discards from the other hand, then each draws',
    { you: { hand: ['TS26_080', 'SOR_095'], deck: ['SOR_172', 'SOR_172'] }, them: { hand: ['SOR_128', 'SOR_046'], deck: ['SOR_078'] } },
    (t) => {
      t.play('TS26_080').pick('SOR_046').pick('SOR_095');
      return [t.ids(0, 'hand'), t.ids(0, 'discard').sort(), t.ids(1, 'hand'), t.ids(1, 'discard')];
    },
    [['SOR_172'], ['SOR_095', 'TS26_080'], ['SOR_128', 'SOR_078'], ['SOR_046']],
  );

  row(
    'TS26_083: an attack past Sentinels with 2 power more',
    { you: { hand: ['TS26_083'], ground: ['SOR_095'] }, them: { ground: ['SOR_063'] } },
    (t) => t.play('TS26_083').pick('SOR_029').base(1),
    5,
  );

  row(
    'TS26_084: 1 power more for each unit of the defending player',
    { you: { hand: ['TS26_084'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => t.play('TS26_084').pick('SOR_029').base(1),
    5,
  );
});
