import { deployed, hurt, numbers, rows, upgradesOf, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Twin Suns 2026, 1 to 50', () => {
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
    'TS26_050: as big as the number of resources, Sentinel while undamaged',
    { you: { ground: ['TS26_050', hurt('TS26_050', 1)], resources: 7 } },
    (t) => [numbers(t, 'TS26_050'), t.unit('TS26_050').keywords, t.unit('TS26_050', 1).keywords],
    [[7, 7], { sentinel: 1 }, {}],
  );
});
