import type { Ability, Price } from './ability.js';
import { upgradeAbilities } from './book.js';
import type { Machine } from './machine.js';
import { take, give } from './moves.js';
import { fleet, heldOf, nameOf, shipOf, within } from './queries.js';
import type { AttackFrame, ShipState } from './state.js';
import { holds } from './when.js';

export type Role = 'attacking' | 'defending';

type Dicey = 'number' | 'modify';

/** An ability that counts in an attack, and the ship that has it. */
export interface Counting<Kind extends Dicey = Dicey> {
  readonly owner: ShipState;
  readonly card: number;
  readonly index: number;
  readonly ability: Extract<Ability, { readonly kind: Kind }>;
}

export const attackerIn = (g: Machine, { attacker }: AttackFrame): ShipState => shipOf(g, attacker);
export const targetIn = (g: Machine, { target }: AttackFrame): ShipState => shipOf(g, target ?? '');

/** What the weapon at a place does, also when it was discarded to attack with it. */
export const weaponAt = ({ upgrades }: ShipState, place: number) => {
  const upgrade = upgrades[place];
  return upgrade === undefined
    ? undefined
    : upgradeAbilities(upgrade.id, upgrade.slot).find((one) => one.kind === 'weapon');
};

export const weaponIn = (g: Machine, frame: AttackFrame) =>
  weaponAt(attackerIn(g, frame), frame.weapon);

const partiesIn = (g: Machine, frame: AttackFrame, role: Role) => {
  const [attacker, target] = [attackerIn(g, frame), targetIn(g, frame)];
  const common = { range: frame.range, primary: frame.weapon < 0 };
  return role === 'attacking'
    ? { ship: attacker, enemy: target, ...common }
    : { ship: target, enemy: attacker, ...common };
};

const keyOf = ({ owner, card, index }: Omit<Counting, 'ability'>): string =>
  `${owner.key}/${card}/${index}`;

const canPay = (ship: ShipState, enemy: ShipState, price: Price | undefined): boolean => {
  switch (price) {
    case undefined:
      return true;
    case 'stress':
      return ship.tokens.stress === 0;
    case 'unstress':
      return ship.tokens.stress > 0;
    case 'evade':
      return ship.tokens.evade > 0;
    case 'lock':
      return ship.lock === enemy.key;
    case 'shield':
      return ship.shields > 0;
  }
};

/** Abilities of a kind for whoever attacks or defends: the own ones, and those of friends in reach. */
export const counting = <Kind extends Dicey>(
  g: Machine,
  frame: AttackFrame,
  kind: Kind,
  role: Role,
): Counting<Kind>[] => {
  const parties = partiesIn(g, frame, role);
  const { ship, enemy } = parties;
  const counts = (owner: ShipState, ability: Counting['ability']): boolean => {
    const { reach, when = {}, price } = ability;
    const reaches =
      reach === undefined ? owner === ship : owner !== ship && within(owner, ship, reach);
    return (
      reaches && ability.role === role && holds(g, when, parties) && canPay(owner, enemy, price)
    );
  };
  return fleet(g, ship.seat).flatMap((owner) =>
    heldOf(owner, kind)
      .map((held) => ({ ...held, owner }) as unknown as Counting<Kind>)
      .filter(({ ability }) => counts(owner, ability as Counting['ability'])),
  );
};

/** Those that were not yet used in this attack. */
export const stillUnused = <Kind extends Dicey>(
  { used }: AttackFrame,
  all: readonly Counting<Kind>[],
): Counting<Kind>[] => all.filter((one) => !used.includes(keyOf(one)));

const payers: Readonly<Record<Price, (g: Machine, ship: ShipState) => void>> = {
  stress: (g, ship) => give(g, ship, 'stress'),
  unstress: (g, ship) => take(g, ship, 'stress'),
  evade: (g, ship) => take(g, ship, 'evade'),
  lock: (_, ship) => {
    ship.lock = null;
  },
  shield: (_, ship) => {
    ship.shields -= 1;
  },
};

/** Pays for an ability and remembers that it was used. */
export const use = (
  g: Machine,
  frame: AttackFrame,
  one: Omit<Counting, 'ability'> & { readonly ability: { readonly price?: Price } },
): void => {
  const { owner, card, ability } = one;
  frame.used.push(keyOf(one));
  g.tell({ what: 'used', seat: owner.seat, ship: owner.key, name: nameOf(owner, card) });
  if (ability.price) payers[ability.price](g, owner);
};
