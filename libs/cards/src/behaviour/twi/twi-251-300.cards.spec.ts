import type { SideSetup } from '#rules';
import { board, CLONE, DROID, rows, upgradesOf } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const played = (card: string, you: SideSetup = {}) => board({ you: { ...you, hand: [card, ...(you.hand ?? [])] } }).play(card);

describe('Twilight of the Republic, 251 to 300', () => {
  row('TWI_251: two Clones', {}, () => played('TWI_251').units(CLONE).length, 2);

  row(
    'TWI_252: an opponent puts their discard pile under their deck',
    { you: { hand: ['TWI_252'] }, them: { discard: ['SOR_095', 'SOR_128'], deck: ['SOR_046'] } },
    (t) => {
      t.play('TWI_252');
      return [t.ids(1, 'discard'), t.ids(1, 'deck')[0], t.ids(1, 'deck').length];
    },
    [[], 'SOR_046', 3],
  );

  row(
    'TWI_256: its unit may deal 1 to a ground unit',
    { you: { hand: ['TWI_256'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('TWI_256').pick('SOR_095');
      const offered = t.options();
      return [offered, t.pick('SOR_046').unit('SOR_046').damage, upgradesOf(t, 'SOR_095')];
    },
    [['SOR_095', 'SOR_046'], 1, ['TWI_256']],
  );

  row(
    'TWI_257: two cards, and without a token unit two of the hand under the deck',
    {},
    () =>
      [[DROID], []].map((ground) => {
        const t = board({ you: { hand: ['TWI_257', 'SOR_232'], ground, deck: ['SOR_095', 'SOR_128', 'SOR_063'] } }).play('TWI_257');
        if (ground.length === 0) t.pick('SOR_095', 'SOR_232').pick('SOR_232', 'SOR_095');
        return [t.ids(0, 'hand').sort(), t.ids(0, 'deck')];
      }),
    [
      [['SOR_095', 'SOR_128', 'SOR_232'], ['SOR_063']],
      [['SOR_128'], ['SOR_063', 'SOR_232', 'SOR_095']],
    ],
  );
});
