import { inside, push, shuffle } from '#game';
import type { AttackFace, DefenceFace } from '../rules/dice.js';
import { damageKind, type CriticalEffect } from './damage-cards.js';
import type { Machine } from './machine.js';
import {
  heldOf,
  isDestroyed,
  mostShields,
  onMat,
  seatOf,
  upgradesWith,
  wasUsed,
  within,
} from './queries.js';
import type { AttackFacts, DamageCard, Frame, Harm, ShipState, Token } from './state.js';
import { queueAbout, queueMoment } from './triggers.js';

/** Small changes of a game, each complete and reported. */

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

/**
 * How many more tokens of this kind a ship may take. In `give`, a jammed ship loses the next one
 * together with its jam token.
 */
const room = (ship: ShipState, token: Token): number => {
  const [limit] = heldOf(ship, 'keep').flatMap(({ ability }) =>
    ability.token === token && ability.most !== undefined ? [ability.most] : [],
  );
  return limit === undefined ? 99 : Math.max(0, limit - ship.tokens[token]);
};

export const give = (g: Machine, ship: ShipState, token: Token, wanted = 1): void => {
  let number = Math.min(wanted, room(ship, token));
  if ((token === 'focus' || token === 'evade') && number > 0 && ship.tokens.jam > 0) {
    take(g, ship, 'jam');
    number -= 1;
  }
  if (number <= 0) return;
  ship.tokens[token] += number;
  g.tell({ what: 'token', ship: ship.key, name: token, number });
  if (token === 'focus' || token === 'stress' || token === 'disabled' || token === 'ion')
    queueMoment(g, ship, token);
};

/** True if there was something to remove. */
const takeAway = (g: Machine, ship: ShipState, token: Token, number: number): boolean => {
  const taken = Math.min(ship.tokens[token], number);
  if (taken === 0) return false;
  ship.tokens[token] -= taken;
  g.tell({ what: 'token-gone', ship: ship.key, name: token, number: taken });
  return true;
};

export const take = (g: Machine, ship: ShipState, token: Token, number = 1): void => {
  if (takeAway(g, ship, token, number) && token === 'stress') queueMoment(g, ship, 'unstress');
};

/**
 * Removes stress from another ship: the ship that causes it counts as the remover (FAQ, Wingman).
 */
export const calm = (g: Machine, ship: ShipState, by: ShipState): void => {
  if (takeAway(g, ship, 'stress', 1)) queueMoment(g, by, 'unstress');
};

/** Spends a focus token, for any purpose. */
export const spendFocus = (
  g: Machine,
  ship: ShipState,
  enemy: ShipState | null = null,
  attack?: AttackFacts,
): void => {
  take(g, ship, 'focus');
  queueAbout(g, ship, { moment: 'focus-spent', enemy, ...(attack ? { attack } : {}) });
};

export const lockOn = (g: Machine, ship: ShipState, target: ShipState): void => {
  if (ship.tokens.jam > 0) return take(g, ship, 'jam');
  ship.lock = target.key;
  g.tell({ what: 'locked', ship: ship.key, target: target.key });
  queueMoment(g, ship, 'lock', target);
};

export const loseLock = (g: Machine, ship: ShipState, spent: boolean): void => {
  const target = ship.lock === null ? undefined : g.state.ships[ship.lock];
  ship.lock = null;
  if (spent && target) queueMoment(g, ship, 'lock-spent', target);
};

export const recover = (g: Machine, ship: ShipState): void => {
  if (ship.shields >= mostShields(ship)) return;
  ship.shields += 1;
  g.tell({ what: 'recovered', ship: ship.key });
};

export const discardUpgrade = (g: Machine, ship: ShipState, card: number): void => {
  const upgrade = ship.upgrades[card];
  if (!upgrade || upgrade.discarded) return;
  ship.done.push(upgrade.id);
  if (upgrade.spares > 0) {
    upgrade.spares -= 1;
    g.tell({ what: 'spared', ship: ship.key, name: upgrade.id });
    return;
  }
  upgrade.discarded = true;
  // A ship that loses an upgrade with extra shields or hull keeps no more than its maximum.
  ship.shields = Math.min(ship.shields, mostShields(ship));
  g.tell({ what: 'discarded', ship: ship.key, name: upgrade.id });
};

/**
 * The top card of the player's damage deck; the discard pile is shuffled into an empty deck first.
 */
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

/** Resolves a card that takes effect as soon as it is dealt. */
export const atOnce = (g: Machine, ship: ShipState, card: DamageCard): void => {
  const { atOnce: effect } = damageKind(card.card).effect;
  if (effect === undefined) return;
  turnDown(card);
  if (effect === 'stress') give(g, ship, 'stress');
  else if (effect === 'discard-weapon') {
    const [weapon] = upgradesWith(ship, 'weapon');
    if (weapon !== undefined) discardUpgrade(g, ship, weapon);
  } else {
    rollHarm(g, ship, { harm: { hit: effect === 'roll-critical' ? 'crit' : 'hit' } });
  }
};

const isTough = (ship: ShipState): boolean => heldOf(ship, 'tough').length > 0;

export const dealCard = (g: Machine, ship: ShipState, wantedUp: boolean): void => {
  const card = drawCard(g, ship.seat);
  if (card === null) return;
  const exposed =
    heldOf(ship, 'exposed').length > 0 ||
    ship.damage.some(
      (one) => one.up && one.round < g.state.round && damageKind(one.card).effect.exposes,
    );
  const up = (wantedUp || exposed) && !isTough(ship);
  const { name, trait } = damageKind(card);
  if (up && trait === 'pilot' && heldOf(ship, 'steady').length > 0) {
    seatOf(g, ship.seat).discard.push(card);
    g.tell({ what: 'ignored', ship: ship.key, name });
    return;
  }
  const dealt = { card, up, round: g.state.round };
  ship.damage.push(dealt);
  g.tell(up ? { what: 'critical', ship: ship.key, name } : { what: 'damage', ship: ship.key });
  const attack = inside(g, 'attack');
  if (up && attack?.target === ship.key) attack.used.push('dealt-up');
  const other = up && heldOf(ship, 'picks').length > 0 ? drawCard(g, ship.seat) : null;
  // The second card is in the discard pile until it is chosen.
  if (other !== null) seatOf(g, ship.seat).discard.push(other);
  if (other !== null || fendsOf(ship, dealt).length > 0)
    return waitFor(g, { kind: 'dealt', at: 0, ship: ship.key, card, up, other });
  if (up) atOnce(g, ship, dealt);
};

/**
 * The ways to discard a damage card that was just dealt: the card that allows it and the card that
 * is discarded for it.
 */
export const fendsOf = (ship: ShipState, { card, up }: DamageCard) =>
  heldOf(ship, 'fend').flatMap(({ card: own, index, ability: { trait, instead, recovers } }) => {
    if (trait !== undefined && !(up && damageKind(card).trait === trait)) return [];
    const gone = instead === undefined ? own : placeOf(ship, instead);
    return gone < 0 ? [] : [{ own, index, gone, recovers: recovers === true }];
  });

const placeOf = (ship: ShipState, wanted: string): number =>
  ship.upgrades.findIndex(({ slot, discarded }) => slot === wanted && !discarded);

/** Players decide about dealt cards in the order in which they were dealt. */
const waitFor = (g: Machine, frame: Extract<Frame, { kind: 'dealt' }>): void => {
  const { stack } = g.state;
  stack.splice(stack.findLastIndex(({ kind }) => kind !== 'dealt') + 1, 0, frame);
};

/** Turns a face-down card face up and resolves it. */
export const exposeCard = (g: Machine, ship: ShipState, card: DamageCard): void => {
  card.up = true;
  g.tell({ what: 'critical', ship: ship.key, name: damageKind(card.card).name });
  atOnce(g, ship, card);
};

export const loseShield = (g: Machine, ship: ShipState): void => {
  if (ship.shields === 0) return;
  ship.shields -= 1;
  g.tell({ what: 'shield', ship: ship.key });
  queueMoment(g, ship, 'shield-lost');
  attackForShield(g, ship);
};

/**
 * Queues the attack that a lost shield gives: during an attack for step 9 (FAQ, Quickdraw),
 * otherwise at once.
 */
const attackForShield = (g: Machine, ship: ShipState): void => {
  const found = heldOf(ship, 'again').find(({ ability }) => ability.moment === 'shield-lost');
  const { followers } = g.state;
  if (!found || wasUsed(g, ship, found.card)) return;
  const { card, index } = found;
  if (followers.some((one) => one.ship === ship.key && one.card === card)) return;
  const anybody = { notWeapon: null, target: null, notTarget: null };
  followers.push({ ship: ship.key, weapons: found.ability.weapons, card, index, ...anybody });
  if (!inside(g, 'attack')) push(g, { kind: 'follow', at: 0, passed: [] });
};

/** One damage, critical or not: removes a shield, or deals a card if there are none. */
export const suffer = (g: Machine, ship: ShipState, damage: 'hit' | 'crit'): void => {
  if (ship.shields > 0) loseShield(g, ship);
  else dealCard(g, ship, damage === 'crit');
};

/** Applies dice that were rolled outside an attack, hits first. */
export const sufferFaces = (
  g: Machine,
  ship: ShipState,
  faces: readonly string[],
  harm: Harm,
): void => {
  for (const kind of ['hit', 'crit'] as const)
    for (const face of faces) {
      const damage = face === kind ? harm[kind] : undefined;
      if (damage) suffer(g, ship, damage);
    }
};

/** The cards of a ship and its friends that may turn a die now. */
export const dieTurners = (g: Machine, ship: ShipState) =>
  onMat(g)
    .filter(({ seat }) => seat === ship.seat)
    .flatMap((owner) =>
      heldOf(owner, 'modify').flatMap(({ card, index, ability: { effect, role } }) =>
        effect.do === 'set' && role === 'attacking' && !wasUsed(g, owner, card)
          ? [{ owner, card, index }]
          : [],
      ),
    );

interface Rolling {
  readonly harm: Harm;
  readonly dice?: number;
  readonly what?: 'rolled' | 'obstacle-die';
}

/**
 * Rolls attack dice outside an attack that may damage the ship; a player who may turn one of them
 * is asked first.
 */
export const rollHarm = (
  g: Machine,
  ship: ShipState,
  { harm, dice = 1, what = 'rolled' }: Rolling,
): void => {
  const faces = Array.from({ length: dice }, () => attackDie(g));
  g.tell({ what, ship: ship.key, faces });
  if (dieTurners(g, ship).length === 0) return sufferFaces(g, ship, faces, harm);
  push(g, { kind: 'rolled', at: 0, dice: 'attack', ship: ship.key, faces, harm });
};

/**
 * Rolls this many attack dice and applies all their damage; `plain`: critical hits count as normal
 * damage.
 */
export const sufferRolled = (g: Machine, ship: ShipState, dice: number, plain = false): void =>
  rollHarm(g, ship, { dice, harm: { hit: 'hit', crit: plain ? 'hit' : 'crit' } });

export const destroy = (g: Machine, ship: ShipState, what: 'destroyed' | 'fled'): void => {
  if (ship.place !== 'mat') return;
  const blasts = what === 'destroyed' && heldOf(ship, 'blast').length > 0;
  const near = blasts ? onMat(g).filter((one) => one !== ship && within(ship, one, 1)) : [];
  ship.place = 'gone';
  ship.lock = null;
  ship.dial = null;
  seatOf(g, ship.seat).discard.push(...ship.damage.map(({ card }) => card));
  ship.damage = [];
  ship.conditions = [];
  for (const other of Object.values(g.state.ships)) {
    if (other.lock === ship.key) other.lock = null;
    other.touching = other.touching.filter((key) => key !== ship.key);
  }
  g.tell({ what, ship: ship.key });
  queueMoment(g, ship, 'killed');
  for (const one of near) suffer(g, one, 'hit');
};

/** Whether the ship's player still has to decide about a damage card. */
const isDeciding = (g: Machine, { key }: ShipState): boolean =>
  g.state.stack.some((frame) => frame.kind === 'dealt' && frame.ship === key);

/**
 * Removes destroyed ships from the mat at once; in the Combat phase, ships of the active skill may
 * attack first.
 */
export const clearDestroyed = (
  g: Machine,
  stays: (ship: ShipState) => boolean = () => false,
): void => {
  for (const ship of Object.values(g.state.ships))
    if (ship.place === 'mat' && isDestroyed(ship) && !stays(ship) && !isDeciding(g, ship))
      destroy(g, ship, 'destroyed');
};

/** Turns all cards with such an effect face down. */
export const turnDownWith = (ship: ShipState, fits: (effect: CriticalEffect) => boolean): void => {
  for (const one of ship.damage) if (one.up && fits(damageKind(one.card).effect)) turnDown(one);
};
