import type { Price } from './ability.js';
import type { Machine } from './machine.js';
import { discardUpgrade, give, loseLock, spendFocus, suffer, take } from './moves.js';
import { damageOn, hullOf } from './queries.js';
import type { ShipState } from './state.js';

/** Who pays and for what: the ship, the index of the card (-1: the pilot), and the other ship. */
export interface Paying {
  readonly ship: ShipState;
  readonly card: number;
  readonly enemy: ShipState | null;
}

const lives = (ship: ShipState): boolean => damageOn(ship) < hullOf(ship);

interface Payment {
  readonly can: (paying: Paying) => boolean;
  readonly pay: (g: Machine, paying: Paying) => void;
}

const losesLock = (g: Machine, ship: ShipState): void => loseLock(g, ship, true);

const payments: Readonly<Record<Price, Payment>> = {
  stress: {
    can: ({ ship }) => ship.tokens.stress === 0,
    pay: (g, { ship }) => give(g, ship, 'stress'),
  },
  'more-stress': { can: () => true, pay: (g, { ship }) => give(g, ship, 'stress') },
  unstress: {
    can: ({ ship }) => ship.tokens.stress > 0,
    pay: (g, { ship }) => take(g, ship, 'stress'),
  },
  focus: {
    can: ({ ship }) => ship.tokens.focus > 0,
    pay: (g, { ship }) => spendFocus(g, ship),
  },
  evade: {
    can: ({ ship }) => ship.tokens.evade > 0,
    pay: (g, { ship }) => take(g, ship, 'evade'),
  },
  lock: {
    can: ({ ship, enemy }) => enemy !== null && ship.lock === enemy.key,
    pay: (g, { ship }) => losesLock(g, ship),
  },
  'focus-and-lock': {
    can: ({ ship, enemy }) => ship.tokens.focus > 0 && enemy !== null && ship.lock === enemy.key,
    pay: (g, { ship }) => {
      spendFocus(g, ship);
      losesLock(g, ship);
    },
  },
  shield: {
    can: ({ ship }) => ship.shields > 0,
    pay: (_, { ship }) => {
      ship.shields -= 1;
    },
  },
  damage: {
    can: ({ ship }) => lives(ship),
    pay: (g, { ship }) => suffer(g, ship, 'hit'),
  },
  'two-damage': {
    can: ({ ship }) => lives(ship),
    pay: (g, { ship }) => {
      suffer(g, ship, 'hit');
      suffer(g, ship, 'hit');
    },
  },
  ion: { can: () => true, pay: (g, { ship }) => give(g, ship, 'ion') },
  'ion-and-damage': {
    can: ({ ship }) => lives(ship),
    pay: (g, { ship }) => {
      give(g, ship, 'ion');
      suffer(g, ship, 'hit');
    },
  },
  reinforce: {
    can: ({ ship }) => ship.tokens.reinforce + ship.tokens['reinforce-aft'] > 0,
    pay: (g, { ship }) => take(g, ship, ship.tokens.reinforce > 0 ? 'reinforce' : 'reinforce-aft'),
  },
  discard: { can: () => true, pay: (g, { ship, card }) => discardUpgrade(g, ship, card) },
  'discard-and-stress': {
    can: () => true,
    pay: (g, { ship, card }) => {
      discardUpgrade(g, ship, card);
      give(g, ship, 'stress');
    },
  },
  'enemy-unstress': {
    can: ({ enemy }) => (enemy?.tokens.stress ?? 0) > 0,
    pay: (g, { enemy }) => {
      if (enemy) take(g, enemy, 'stress');
    },
  },
};

export const canPay = (paying: Paying, price: Price | undefined): boolean =>
  price === undefined || payments[price].can(paying);

export const payPrice = (g: Machine, paying: Paying, price: Price | undefined): void => {
  if (price !== undefined) payments[price].pay(g, paying);
};
