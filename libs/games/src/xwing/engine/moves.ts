import { shuffle } from '#game';
import type { AttackFace, DefenceFace } from '../rules/dice.js';
import type { Deed } from './ability.js';
import { damageKind, type CriticalEffect } from './damage-cards.js';
import type { Machine } from './machine.js';
import { heldOf, isDestroyed, mostShields, seatOf, upgradesWith } from './queries.js';
import type { DamageCard, ShipState, Token } from './state.js';
import { queueMoment } from './triggers.js';

/** Small changes of a game, each whole and told. */

const attackFaces = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'] as const;
const defenceFaces = [
  'evade',
  'evade',
  'evade',
  'focus',
  'focus',
  'blank',
  'blank',
  'blank',
] as const;

export const attackDie = (g: Machine): AttackFace => attackFaces[g.below(8)] ?? 'blank';
export const defenceDie = (g: Machine): DefenceFace => defenceFaces[g.below(8)] ?? 'blank';

export const give = (g: Machine, ship: ShipState, token: Token, number = 1): void => {
  if (number <= 0) return;
  ship.tokens[token] += number;
  g.tell({ what: 'token', ship: ship.key, name: token, number });
  if (token === 'stress') queueMoment(g, ship, 'stress');
};

export const take = (g: Machine, ship: ShipState, token: Token, number = 1): void => {
  const taken = Math.min(ship.tokens[token], number);
  if (taken === 0) return;
  ship.tokens[token] -= taken;
  g.tell({ what: 'token-gone', ship: ship.key, name: token, number: taken });
};

export const lockOn = (g: Machine, ship: ShipState, target: ShipState): void => {
  ship.lock = target.key;
  g.tell({ what: 'locked', ship: ship.key, target: target.key });
};

export const recover = (g: Machine, ship: ShipState): void => {
  if (ship.shields >= mostShields(ship)) return;
  ship.shields += 1;
  g.tell({ what: 'recovered', ship: ship.key });
};

export const discardUpgrade = (g: Machine, ship: ShipState, card: number): void => {
  const upgrade = ship.upgrades[card];
  if (!upgrade || upgrade.discarded) return;
  upgrade.discarded = true;
  // A ship that loses what added shields or hull keeps no more than it may have.
  ship.shields = Math.min(ship.shields, mostShields(ship));
  g.tell({ what: 'discarded', ship: ship.key, name: upgrade.id });
};

/** The top card of its player's damage deck; the pile of discards is shuffled when there is none. */
const drawCard = (g: Machine, seat: number): string | null => {
  const { deck, discard } = seatOf(g, seat);
  if (deck.length === 0) {
    deck.push(...discard.splice(0));
    shuffle(g, deck);
  }
  return deck.shift() ?? null;
};

const turnDown = (card: DamageCard): void => {
  card.up = false;
};

/** A card that is done as soon as it was dealt. */
const atOnce = (g: Machine, ship: ShipState, card: DamageCard): void => {
  const { atOnce: effect } = damageKind(card.card).effect;
  if (effect === undefined) return;
  turnDown(card);
  if (effect === 'stress') give(g, ship, 'stress');
  else if (effect === 'discard-weapon') {
    const [weapon] = upgradesWith(ship, 'weapon');
    if (weapon !== undefined) discardUpgrade(g, ship, weapon);
  } else {
    const face = attackDie(g);
    g.tell({ what: 'rolled', ship: ship.key, faces: [face] });
    if (face === 'hit') suffer(g, ship, effect === 'roll-critical' ? 'crit' : 'hit');
  }
};

const dealCard = (g: Machine, ship: ShipState, wantedUp: boolean): void => {
  const card = drawCard(g, ship.seat);
  if (card === null) return;
  const exposed = ship.damage.some(
    (one) => one.up && one.round < g.state.round && damageKind(one.card).effect.exposes,
  );
  const up = (wantedUp || exposed) && heldOf(ship, 'tough').length === 0;
  const dealt = { card, up, round: g.state.round };
  ship.damage.push(dealt);
  g.tell(
    up
      ? { what: 'critical', ship: ship.key, name: damageKind(card).name }
      : { what: 'damage', ship: ship.key },
  );
  if (up) atOnce(g, ship, dealt);
};

/** One damage, critical or not: a shield, else a card. */
export const suffer = (g: Machine, ship: ShipState, damage: 'hit' | 'crit'): void => {
  if (ship.shields > 0) {
    ship.shields -= 1;
    g.tell({ what: 'shield', ship: ship.key });
  } else dealCard(g, ship, damage === 'crit');
};

export const destroy = (g: Machine, ship: ShipState, what: 'destroyed' | 'fled'): void => {
  if (ship.place !== 'mat') return;
  ship.place = 'gone';
  ship.lock = null;
  ship.dial = null;
  seatOf(g, ship.seat).discard.push(...ship.damage.map(({ card }) => card));
  ship.damage = [];
  for (const other of Object.values(g.state.ships)) {
    if (other.lock === ship.key) other.lock = null;
    other.touching = other.touching.filter((key) => key !== ship.key);
  }
  g.tell({ what, ship: ship.key });
};

/** What is destroyed leaves the mat at once; in the Combat phase the attacks of its skill come first. */
export const clearDestroyed = (
  g: Machine,
  stays: (ship: ShipState) => boolean = () => false,
): void => {
  for (const ship of Object.values(g.state.ships))
    if (ship.place === 'mat' && isDestroyed(ship) && !stays(ship)) destroy(g, ship, 'destroyed');
};

/** Turns all cards with such an effect face down. */
export const turnDownWith = (ship: ShipState, fits: (effect: CriticalEffect) => boolean): void => {
  for (const one of ship.damage) if (one.up && fits(damageKind(one.card).effect)) turnDown(one);
};

/** What an ability does to its ship, or to the enemy of the attack. */
export const doDeed = (
  g: Machine,
  deed: Deed,
  { ship, enemy }: { readonly ship: ShipState; readonly enemy: ShipState | null },
): void => {
  switch (deed) {
    case 'focus':
    case 'evade':
    case 'stress':
      return give(g, ship, deed);
    case 'recover':
      return recover(g, ship);
    case 'lock':
      return enemy?.place === 'mat' ? lockOn(g, ship, enemy) : undefined;
    case 'enemy-stress':
      return enemy?.place === 'mat' ? give(g, enemy, 'stress') : undefined;
    case 'enemy-ion':
      return enemy?.place === 'mat' ? give(g, enemy, 'ion') : undefined;
    case 'enemy-damage':
      return enemy?.place === 'mat' ? suffer(g, enemy, 'hit') : undefined;
  }
};
