import type { SideSetup, Table } from '#rules';
import { describe, expect, it } from 'vitest';
import { board, hurt, spent } from '../behaviour/testing/rows.js';
import { cardById } from '../facts/catalogue.js';
import { leaveAll, rulings, units } from './testing.js';

const { alike } = rulings(it, expect);

interface Order {
  readonly you?: SideSetup;
  /** Two ready units that may attack; a third, exhausted unit is like the first one. */
  readonly ready?: readonly [string, string];
  readonly damaged?: true;
  readonly begin?: (t: Table) => Table;
}

const FIGHTERS = ['SOR_225', 'SOR_237'] as const;
const space: Order = { ready: FIGHTERS };
const force: Order = { you: { force: true } };
const playedUnit = (ready?: readonly [string, string]): Order => ({
  ...(ready && { ready }),
  begin: (t) => (t.options().includes('yes') ? t.yes() : t),
});

const ORDERS: Readonly<Record<string, Order>> = {
  ASH_155: {
    you: { hand: [], ground: [spent('ASH_155')] },
    begin: (t) => t.pick('take-initiative'),
  },
  JTL_097: {},
  JTL_015: space,
  JTL_146: {
    ready: FIGHTERS,
    you: { hand: [], ground: ['JTL_146'] },
    begin: (t) => t.use('JTL_146'),
  },
  JTL_177: space,
  JTL_193: space,
  JTL_228: space,
  LOF_014: force,
  LOF_111: playedUnit(['LOF_256', 'LOF_112']),
  LOF_221: force,
  SHD_179: { damaged: true },
  SHD_230: space,
  TWI_082: {
    ready: ['TOKEN_BATTLE_DROID', 'SOR_236'],
    you: { hand: [], space: ['TWI_082'] },
    begin: (t) => t.use('TWI_082'),
  },
  TWI_091: playedUnit(['TOKEN_CLONE_TROOPER', 'TWI_093']),
};

/**
 * The units that may attack, and whether one must, after the card has told its player to attack.
 */
function attackers(card: string): [choice: string[], must: boolean] {
  const { you, ready = ['SOR_095', 'SOR_046'], damaged, begin } = ORDERS[card] ?? {};
  const leader = cardById(card)?.type === 'Leader';
  const mine = units(
    ...ready.map((id) => (damaged ? hurt(id, 1) : { id })),
    damaged ? { ...spent(ready[0]), damage: 1 } : spent(ready[0]),
  );
  const t = board({
    you: {
      ...(leader ? { leader: card } : { hand: [card] }),
      ...you,
      ground: [...(you?.ground ?? []), ...(mine.ground ?? [])],
      space: [...(you?.space ?? []), ...(mine.space ?? [])],
    },
  });
  if (leader) t.use(card);
  else if (t.options().includes(`play ${card}`)) t.play(card);
  if (begin) begin(t);
  if (t.options().includes('yes')) t.yes();
  return [t.options().sort(), t.decision.min === 1];
}

describe('an attack that a card orders', () => {
  alike(
    'one of the ready units has to attack, and no other can',
    [
      'ASH_004#1',
      'ASH_137#1',

      'ASH_162#1',
      'ASH_184#1',
      'ASH_234#1',
      'JTL_015#1',
      'JTL_146#1',
      'JTL_177#1',
      'JTL_193#1',
      'JTL_228#1',

      'LAW_202#1',
      'LAW_205#1',
      'LOF_014#1',

      'LOF_205#1',
      'LOF_221#3',
      'SEC_006#2',
      'SEC_157#1',

      'SEC_179#1',
      'SEC_229#1',

      'SHD_179#1',
      'SHD_230#1',
      'SOR_009#1',
      'SOR_012#1',
      'SOR_018#1',
      'SOR_103#1',
      'SOR_168#1',
      'SOR_217#1',
      'SOR_220#1',

      'TS26_083#1',
      'TS26_084#1',
      'TWI_009#1',
      'TWI_011#1',
      'TWI_012#1',
      'TWI_014#1',
      'TWI_082#1',

      'TWI_172#1',
      'TWI_224#1',
      'SHD_128#1',
    ],
    (card) => {
      const ready = ORDERS[card]?.ready ?? ['SOR_095', 'SOR_046'];
      return [attackers(card), [[...ready].sort(), true]];
    },
  );

  alike(
    'only a ready unit may attack, if one shall',
    ['ASH_155#1', 'LAW_157#1', 'LOF_111#1', 'SEC_172#1', 'SHD_101#1', 'SOR_240#1', 'TWI_091#1'],
    (card) => {
      const ready = ORDERS[card]?.ready ?? ['SOR_095', 'SOR_046'];
      return [attackers(card), [[...ready].sort(), false]];
    },
  );

  /** Without a ready unit, the instruction does nothing and nobody is asked. */
  alike('nobody attacks where nobody is ready', ['SHD_145#1', 'ASH_230#2', 'SOR_055#1'], (card) => {
    const t = board({
      you: {
        hand: card === 'ASH_230' ? [] : [card],
        ground: [
          card === 'ASH_230' ? { id: 'SOR_046', ready: false, upgrades: [card] } : spent('SOR_046'),
        ],
        deck: ['SOR_095', 'SOR_095', 'SOR_095', 'SOR_095'],
      },
    });
    if (card === 'ASH_230') {
      t.use('SOR_046');
      if (t.state.pending?.kind === 'search') t.pick('SOR_095');
    } else t.play(card);
    leaveAll(t);
    return [
      [t.asks(), t.base(1)],
      ['1 action', 0],
    ];
  });
});
