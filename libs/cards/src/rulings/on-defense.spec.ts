/** "When this unit is attacked" waits in one window with the attacker's "On Attack" (7.6.10). */
import type { SideSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { sides, wearing } from '../behaviour/testing/rows.js';
import { arenaOf, rulings } from './testing.js';

const { alike } = rulings(it, expect);

/** Cards in hand for a player who has to disclose them. */
const HAND = { hand: ['SOR_051', 'SOR_051', 'SOR_049', 'SOR_049'], force: true };
const guard = (card: string): SideSetup => {
  if (['SEC_052', 'JTL_260'].includes(card)) return { ...HAND, ground: [wearing('SOR_046', card)] };
  return { ...HAND, [arenaOf(card)]: [card] };
};

describe('"when attacked"', () => {
  alike(
    'triggers in the same window as the attacker’s "On Attack": its player says whose comes first',
    [
      'JTL_260#1',
      'JTL_260#3',
      'LOF_047#1',
      'LOF_047#2',
      'LOF_067#1',
      'LOF_067#2',
      'SEC_052#1',
      'SEC_052#2',
      'SEC_090#2',
      'SEC_090#3',
      'SEC_231#1',
      'SEC_231#2',
      'SOR_196#1',
      'SOR_196#2',
      'TS26_024#1',
      'TWI_049#1',
      'TWI_049#2',
    ],
    (card) => {
      const space = arenaOf(card) === 'space';
      const attacker = space ? 'HMW_063' : 'SHD_141';
      const told = card === 'SEC_231';
      const t = sides(
        { [space ? 'space' : 'ground']: [attacker], ground: space ? [] : [attacker] },
        told ? { hand: [card], ground: ['SOR_046'] } : guard(card),
        { active: told ? 1 : 0 },
      );
      if (told) t.play(card).pick('SOR_046');
      const target = ['SEC_052', 'SEC_231', 'JTL_260'].includes(card) ? 'SOR_046' : card;
      t.attack(attacker);
      if (t.asks() === '0 defender') t.pick(target);
      return [t.asks(), '0 whose-order'];
    },
  );
});
