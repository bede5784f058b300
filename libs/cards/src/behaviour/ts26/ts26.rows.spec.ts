import { describe, expect, it } from 'vitest';
import { deployed, hurt, numbers, rows, upgradesOf, XP } from '../testing/rows.js';

const row = rows(it, expect);

describe('Twin Suns 2026, bases', () => {
  row(
    'TS26_009: an Experience token for each friendly leader unit',
    { you: { base: 'TS26_009', leader: deployed('SOR_010'), ground: ['SOR_095'] } },
    (t) => upgradesOf(t.use('TS26_009').pick('SOR_095'), 'SOR_095'),
    [XP],
  );
  row('TS26_009: nothing without one', { you: { base: 'TS26_009', ground: ['SOR_095'] } }, (t) => upgradesOf(t.use('TS26_009'), 'SOR_095'), []);
  row('TS26_010: a unit for 1 less with a leader unit', { you: { base: 'TS26_010', leader: deployed('SOR_010'), hand: ['SOR_128'] } }, (t) => t.use('TS26_010').ready(0), 20);
  row(
    'TS26_011: 2 damage to a unit for each leader unit',
    { you: { base: 'TS26_011', leader: deployed('SOR_010') }, them: { ground: ['SOR_046'] } },
    (t) => t.use('TS26_011').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row(
    'TS26_012: a ready resource now, and one less at the regroup phase',
    { you: { base: 'TS26_012', leader: deployed('SOR_010'), hand: ['SOR_095'], resources: 3 } },
    (t) => {
      t.use('TS26_012').pick('SOR_095');
      const now = [t.ids(0, 'resources').length, t.ready(0)];
      t.pass().pass();
      const asked = t.asks();
      t.pick('SOR_095');
      return [now, asked, t.ids(0, 'resources').length];
    },
    [[4, 4], '0 target', 3],
  );
});

describe('Twin Suns 2026, units', () => {
  row(
    'TS26_014: costs 2 less with seven resources, and brings a clone with Sentinel',
    { you: { hand: ['TS26_014'], resources: 7, base: 'SOR_020', leader: 'SOR_009' } },
    (t) => {
      t.play('TS26_014');
      return [t.ready(0), t.unit('TOKEN_CLONE_TROOPER').keywords];
    },
    [4, { sentinel: 1 }],
  );
  row(
    'TS26_015: an opponent takes it, and only others than its controller use it',
    { you: { hand: ['TS26_015'], ground: ['SOR_046'] } },
    (t) => {
      t.play('TS26_015');
      const theirs = t.options().includes('use TS26_015 0');
      t.nextRound();
      const mine = t.options().includes('use TS26_015 0');
      return [t.state.players[1]?.units.length, theirs, mine];
    },
    [1, false, true],
  );
  row(
    'TS26_015: deals its power to another ground unit',
    { you: { ground: ['SOR_046'] }, them: { ground: ['TS26_015'] } },
    (t) => {
      t.use('TS26_015');
      return [t.unit('SOR_046').damage, t.unit('TS26_015').ready];
    },
    [2, false],
  );
  row(
    'TS26_016: every unit has Restore 1 in this phase',
    { you: { hand: ['TS26_016'] }, them: { ground: ['SOR_095'], baseDamage: 4 } },
    (t) => t.play('TS26_016').attack('SOR_095', 'SOR_023').base(1),
    3,
  );
  row(
    'TS26_018: a card of the top eight becomes a resource',
    { you: { hand: ['TS26_018'], deck: ['SOR_095', 'SOR_128'] } },
    (t) => {
      t.play('TS26_018').pick('SOR_128');
      return [t.ids(0, 'resources').length, t.ids(0, 'deck')];
    },
    [21, ['SOR_095']],
  );
  row(
    'TS26_019: 1 damage to each enemy base, healed from the own',
    { you: { hand: ['TS26_019'], baseDamage: 3 } },
    (t) => {
      t.play('TS26_019');
      return [t.base(0), t.base(1)];
    },
    [2, 1],
  );
  row('TS26_020: Sentinel only while undamaged', { you: { ground: ['TS26_020', hurt('TS26_020', 1)] } }, (t) => [t.unit('TS26_020').keywords, t.unit('TS26_020', 1).keywords], [
    { grit: 1, raid: 1, sentinel: 1 },
    { grit: 1, raid: 1 },
  ]);
  row(
    'TS26_022: readies its unit where four keywords are among friendly units',
    {
      you: {
        hand: ['TS26_022'],
        ground: [{ id: 'SOR_095', ready: false }, 'TS26_020'],
        space: ['SOR_242'],
      },
    },
    (t) => {
      t.play('TS26_022').pick('SOR_095');
      return [t.unit('SOR_095').ready, Object.keys(t.unit('SOR_095').keywords)];
    },
    [false, ['sentinel']],
  );
  row(
    'TS26_022: four different keywords',
    {
      you: {
        hand: ['TS26_022'],
        ground: [{ id: 'SOR_095', ready: false }, 'TS26_020', 'TS26_017'],
      },
    },
    (t) => t.play('TS26_022').pick('SOR_095').unit('SOR_095').ready,
    true,
  );
  row(
    'TS26_024: 1 damage to its own base when attacked',
    { you: { space: ['TS26_024'] }, them: { space: ['SOR_225'] }, active: 1 },
    (t) => t.attack('SOR_225', 'TS26_024').base(0),
    1,
  );
  row(
    'TS26_025: hurts another friendly unit and attacks with it',
    { you: { hand: ['TS26_025'], ground: ['SOR_046', 'SOR_095'] } },
    (t) => {
      t.play('TS26_025').pick('SOR_046').pick('SOR_095');
      return [t.base(1), t.unit('SOR_095').damage];
    },
    [3, 1],
  );
  row(
    'TS26_026: takes a card from a hand and may play it, a unit, from their pile',
    {
      you: { ground: ['TS26_026'], hand: ['SOR_078'] },
      them: { hand: ['SOR_095'], deck: ['SOR_046'] },
    },
    (t) => {
      t.play('SOR_078').pick('SOR_095').pass();
      return [t.ids(1, 'discard'), t.ids(1, 'hand'), t.options().includes('play SOR_095')];
    },
    [['SOR_095'], ['SOR_046'], true],
  );
  row(
    'TS26_027: captures a unit as it comes',
    { you: { hand: ['TS26_027'] }, them: { ground: ['SOR_046'] } },
    (t) =>
      t
        .play('TS26_027')
        .unit('TS26_027')
        .captives.map((c) => c.id),
    ['SOR_046'],
  );
  row(
    'TS26_028: 2 power and HP to a friendly unit, weaker enemies of its arena are exhausted',
    {
      you: { hand: ['TS26_028'], ground: ['SOR_095'] },
      them: { ground: ['SOR_046', 'SOR_232'], space: ['SOR_225'] },
    },
    (t) => {
      t.play('TS26_028').pick('SOR_095');
      return [numbers(t, 'SOR_095'), t.unit('SOR_046').ready, t.unit('SOR_232').ready, t.unit('SOR_225').ready];
    },
    [[5, 5], false, true, true],
  );
  row('TS26_030: may send another unit', { you: { hand: ['TS26_030'], ground: ['SOR_095'] } }, (t) => t.play('TS26_030').pick('SOR_095').base(1), 3);
  row(
    'TS26_031: the enemy unit that it readies attacks nobody of whoever played it, and a friendly unit has a Shield',
    { you: { hand: ['TS26_031'], ground: ['SOR_095'] }, them: { ground: [{ id: 'SOR_046', ready: false }] } },
    (t) => {
      t.play('TS26_031');
      return [t.unit('SOR_046').ready, upgradesOf(t, 'SOR_095'), t.options().filter((o) => o.includes('SOR_046'))];
    },
    [true, ['TOKEN_SHIELD'], []],
  );
  row(
    'TS26_031: it attacks again in the next round',
    { you: { hand: ['TS26_031'], ground: ['SOR_095'] }, them: { ground: [{ id: 'SOR_046', ready: false }] } },
    (t) => t.play('TS26_031').nextRound().pass().attack('SOR_046', 'SOR_023').base(0),
    3,
  );
  row(
    'TS26_032: a unit for 4 less takes 4 damage',
    { you: { hand: ['TS26_032', 'SOR_232'], base: 'SOR_026' } },
    (t) => t.play('TS26_032').pick('play SOR_232').unit('SOR_232').damage,
    4,
  );
  row(
    'TS26_036: each other unit gets -2/-2',
    { you: { hand: ['TS26_036'], ground: ['SOR_046'] }, them: { ground: ['SOR_232'] } },
    (t) => {
      t.play('TS26_036');
      return [numbers(t, 'SOR_046'), numbers(t, 'SOR_232'), numbers(t, 'TS26_036')];
    },
    [
      [1, 5],
      [4, 5],
      [6, 8],
    ],
  );
  row(
    'TS26_037: may return a unit; its unit heals as it attacks',
    {
      you: { hand: ['TS26_037'], ground: ['SOR_046'], baseDamage: 3 },
      them: { ground: ['SOR_095'] },
    },
    (t) => {
      t.play('TS26_037').pick('SOR_046').pick('SOR_095').pass().attack('SOR_046', 'SOR_029');
      return [t.ids(1, 'hand'), t.base(0)];
    },
    [['SOR_095'], 2],
  );
  row(
    'TS26_038: an Experience token to another Separatist once a base was healed',
    { you: { ground: ['TWI_080', 'SOR_066'], hand: ['TS26_038'], baseDamage: 5 } },
    (t) => upgradesOf(t.play('TS26_038'), 'TWI_080'),
    [],
  );
  row(
    'TS26_039: finds one of three and puts a card of the hand on top',
    {
      you: {
        ground: ['TS26_039'],
        hand: ['SOR_078'],
        deck: ['SOR_095', 'SOR_128', 'SOR_046', 'SOR_232'],
      },
    },
    (t) => {
      t.play('SOR_078').pick('SOR_128');
      return [t.ids(0, 'deck')[0], t.ids(0, 'hand')];
    },
    ['SOR_128', []],
  );
  row(
    'TS26_041: heals 3 with five cards in the discard pile',
    {
      you: {
        hand: ['TS26_041'],
        baseDamage: 5,
        discard: ['SOR_046', 'SOR_046', 'SOR_046', 'SOR_046', 'SOR_046'],
      },
    },
    (t) => t.play('TS26_041').base(0),
    2,
  );
  row(
    'TS26_041: does not with four',
    {
      you: {
        hand: ['TS26_041'],
        baseDamage: 5,
        discard: ['SOR_046', 'SOR_046', 'SOR_046', 'SOR_046'],
      },
    },
    (t) => t.play('TS26_041').base(0),
    5,
  );
  row(
    'TS26_042: heals 3 from each base but the chosen one',
    { you: { hand: ['TS26_042'], baseDamage: 5 }, them: { baseDamage: 5 } },
    (t) => {
      t.play('TS26_042').pick('SOR_029');
      return [t.base(0), t.base(1)];
    },
    [2, 5],
  );
  row('TS26_043: an opponent heals 1', { you: { ground: ['TS26_043'] }, them: { baseDamage: 5 } }, (t) => t.attack('TS26_043', 'SOR_029').base(1), 6);
  row(
    'TS26_050: as big as the number of resources, Sentinel while undamaged',
    { you: { ground: ['TS26_050', hurt('TS26_050', 1)], resources: 7 } },
    (t) => [numbers(t, 'TS26_050'), t.unit('TS26_050').keywords, t.unit('TS26_050', 1).keywords],
    [[7, 7], { sentinel: 1 }, {}],
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
    'TS26_062: may hurt a base, whose player draws',
    { you: { hand: ['TS26_062'] } },
    (t) => {
      t.play('TS26_062').pick('SOR_029');
      return [t.base(1), t.ids(1, 'hand').length];
    },
    [2, 1],
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
});

describe('Twin Suns 2026, upgrades and events', () => {
  row(
    'TS26_046: Shields for up to two units, a card if one was an enemy',
    { you: { hand: ['TS26_046'], ground: ['SOR_046'] }, them: { ground: ['SOR_095'] } },
    (t) => {
      t.play('TS26_046').pick('SOR_046', 'SOR_095');
      return [upgradesOf(t, 'SOR_046'), upgradesOf(t, 'SOR_095'), t.ids(0, 'hand').length];
    },
    [['TOKEN_SHIELD'], ['TOKEN_SHIELD'], 1],
  );
  row(
    'TS26_047: heals up to 3 and shields, cheaper beside a leader unit',
    {
      you: { hand: ['TS26_047'], leader: deployed('SOR_010'), base: 'SOR_020' },
      them: { ground: [hurt('SOR_232', 5)] },
    },
    (t) => {
      t.play('TS26_047').pick('SOR_232').divide(3);
      return [t.unit('SOR_232').damage, upgradesOf(t, 'SOR_232'), t.ready(0)];
    },
    [2, ['TOKEN_SHIELD'], 18],
  );
  row(
    'TS26_048: each enemy ground unit gets -2/-2',
    {
      you: { hand: ['TS26_048'], ground: ['SOR_046'] },
      them: { ground: ['SOR_232', 'SOR_128'], space: ['SOR_237'] },
    },
    (t) => {
      t.play('TS26_048');
      return [numbers(t, 'SOR_046'), numbers(t, 'SOR_232'), t.units('SOR_128').length, t.unit('SOR_237').power];
    },
    [[3, 7], [4, 5], 0, 2],
  );
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
    'TS26_064: 2 damage to the own base for two cards',
    { you: { hand: ['TS26_064'] } },
    (t) => {
      t.play('TS26_064');
      return [t.base(0), t.ids(0, 'hand').length];
    },
    [2, 2],
  );
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
    'TS26_080: each player discards from the other hand, then each draws',
    { you: { hand: ['TS26_080', 'SOR_095'], deck: ['SOR_172', 'SOR_172'] }, them: { hand: ['SOR_128', 'SOR_046'], deck: ['SOR_078'] } },
    (t) => {
      t.play('TS26_080').pick('SOR_046').pick('SOR_095');
      return [t.ids(0, 'hand'), t.ids(0, 'discard').sort(), t.ids(1, 'hand'), t.ids(1, 'discard')];
    },
    [['SOR_172'], ['SOR_095', 'TS26_080'], ['SOR_128', 'SOR_078'], ['SOR_046']],
  );
  row('TS26_079: fits only a unit that costs 4 or less', { you: { hand: ['TS26_079'], ground: ['SOR_095', 'SOR_232'] } }, (t) => numbers(t.play('TS26_079'), 'SOR_095'), [5, 4]);
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
