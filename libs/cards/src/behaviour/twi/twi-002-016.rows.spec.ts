import { describe, expect, it } from 'vitest';
import { board, deployed, DROID, hurt, numbers, rows, times } from '../testing/rows.js';

const row = rows(it, expect);

describe('Twilight of the Republic, deployed leaders', () => {
  row('TWI_002: deployed, a Droid as he attacks', { you: { leader: deployed('TWI_002') } }, (t) => t.attack('TWI_002', 'SOR_029').units(DROID).length, 1);
  row(
    'TWI_004: as he is deployed a discarded card may defeat an enemy that costs no more',
    { you: { leader: 'TWI_004', deck: ['SOR_063', 'SOR_128'] }, them: { ground: ['SOR_095', 'SOR_046'] } },
    (t) => [
      t
        .use('TWI_004', 1)
        .yes()
        .units()
        .map((u) => u.id),
      t.ids(0, 'discard'),
    ],
    [['TWI_004', 'SOR_046'], ['SOR_063']],
  );
  row(
    'TWI_005: deployed, the next Separatist card has Exploit 3',
    { you: { leader: deployed('TWI_005'), hand: ['TWI_234'], ground: ['SOR_128', 'SOR_128', 'SOR_128'] } },
    (t) => {
      t.attack('TWI_005', 'SOR_029').pass();
      const before = t.ready(0);
      t.play('TWI_234').pick('SOR_128', 'SOR_128', 'SOR_128');
      return before - t.ready(0);
    },
    2,
  );
  row(
    'TWI_006: deployed, 2 power and HP for another unit once a friend fell',
    {},
    () =>
      ['SOR_128', 'SOR_046'].map((victim) => {
        const t = board({ you: { leader: deployed('TWI_006'), ground: ['SOR_095', 'SOR_128'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } });
        t.play('SOR_078').pick(victim).pass().attack('TWI_006', 'SOR_029');
        if (t.asks() === '0 target') t.pick('SOR_095');
        return numbers(t, 'SOR_095');
      }),
    [
      [5, 5],
      [3, 3],
    ],
  );
  row(
    'TWI_010: deployed, Saboteur with three cards in the hand, 2 power with six',
    {},
    () =>
      [2, 3, 6].map((n) => {
        const u = board({ you: { leader: deployed('TWI_010'), hand: times(n, 'SOR_095') } }).unit('TWI_010');
        return [u.keywords, u.power];
      }),
    [
      [{}, 4],
      [{ saboteur: 1 }, 4],
      [{ saboteur: 1 }, 6],
    ],
  );
  row(
    'TWI_011: deployed, 2 power with three units',
    {},
    () => [['SOR_095', 'SOR_128'], ['SOR_095']].map((ground) => board({ you: { leader: deployed('TWI_011'), ground } }).unit('TWI_011').power),
    [5, 3],
  );
  row(
    'TWI_014: deployed, after an event she strikes first with 1 power more',
    {},
    () =>
      [true, false].map((event) => {
        const t = board({ you: { leader: deployed('TWI_014'), hand: ['TWI_251'] }, them: { ground: [hurt('SOR_046', 3)] } });
        if (event) t.play('TWI_251').pass();
        t.attack('TWI_014', 'SOR_046');
        return [t.units('SOR_046').length, t.unit('TWI_014').damage];
      }),
    [
      [0, 0],
      [1, 3],
    ],
  );
  row(
    'TWI_016: deployed, each enemy damaged by a friend may be exhausted',
    { you: { leader: deployed('TWI_016'), ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.attack('SOR_095', 'SOR_046').yes().unit('SOR_046').ready, t.unit('TWI_016').ready],
    [false, true],
  );
});
