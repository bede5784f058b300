import { costOf, credits, rows, upgradesOf, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('A Lawless Time, 251 to 300', () => {
  row('LAW_252: a Credit when the defender fell', { you: { space: ['LAW_252'] }, them: { space: ['SOR_225'] } }, (t) => credits(t.attack('LAW_252', 'SOR_225')), 1);

  row(
    'LAW_256: When Played abilities of friendly Spectres once more',
    { you: { hand: ['LAW_256'], ground: ['LAW_055', 'SOR_095'] } },
    (t) => upgradesOf(t.play('LAW_256').pick('LAW_055'), 'LAW_055'),
    [XP],
  );

  row('LAW_257: a resource for Experience on another unit', { you: { hand: ['LAW_257'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('LAW_257').yes(), 'SOR_095'), [XP]);

  row('LAW_258: two resources for a Credit', { you: { ground: ['LAW_258'] } }, (t) => [credits(t.attack('LAW_258', 'SOR_029').yes()), t.ready(0)], [1, 18]);

  row('LAW_262: a Credit', { you: { hand: ['LAW_262'] } }, (t) => credits(t.play('LAW_262')), 1);

  row(
    'LAW_264: a card without its aspect penalties',
    { you: { hand: ['LAW_264', 'SOR_095'], leader: 'SOR_010' } },
    (t) => {
      const before = t.ready(0);
      return before - t.play('LAW_264').pick('play SOR_095').ready(0) - costOf('LAW_264', {});
    },
    2,
  );
});
