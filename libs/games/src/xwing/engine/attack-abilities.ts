import type { Ability, Forbidden, Role } from './ability.js';
import { lineInArc } from './arcs.js';
import { upgradeAbilities } from './book.js';
import type { Machine } from './machine.js';
import { canPay, payPrice } from './prices.js';
import { fleet, heldOf, markUsed, nameOf, onMat, shipOf, wasUsed, within } from './queries.js';
import { weaponCost } from './shots.js';
import type { AttackFacts, AttackFrame, ShipState } from './state.js';
import { holds, type Parties } from './when.js';

type Dicey = 'number' | 'modify';

/** An ability that counts in an attack, with the ship that owns it. */
export interface Counting<Kind extends Dicey = Dicey> {
  readonly owner: ShipState;
  readonly card: number;
  readonly index: number;
  readonly ability: Extract<Ability, { readonly kind: Kind }>;
}

export const attackerIn = (g: Machine, { attacker }: AttackFrame): ShipState => shipOf(g, attacker);
export const targetIn = (g: Machine, { target }: AttackFrame): ShipState => shipOf(g, target ?? '');

/** What the weapon at this upgrade index does, even if it was discarded to attack with it. */
export const weaponAt = ({ upgrades }: ShipState, place: number) => {
  const upgrade = upgrades[place];
  return upgrade === undefined
    ? undefined
    : upgradeAbilities(upgrade.id, upgrade.slot).find((one) => one.kind === 'weapon');
};

export const weaponIn = (g: Machine, frame: AttackFrame) =>
  weaponAt(attackerIn(g, frame), frame.weapon);

const partiesIn = (g: Machine, frame: AttackFrame, role: Role): Parties => {
  const [attacker, target] = [attackerIn(g, frame), targetIn(g, frame)];
  const common = factsIn(g, frame);
  return role === 'attacking'
    ? { ship: attacker, enemy: target, ...common }
    : { ship: target, enemy: attacker, ...common };
};

/** The facts about an attack that the conditions of abilities refer to. */
export const factsIn = (g: Machine, frame: AttackFrame): AttackFacts => ({
  range: frame.range,
  primary: frame.weapon < 0,
  slot: attackerIn(g, frame).upgrades[frame.weapon]?.slot ?? '',
  obstructed: frame.obstructed,
  suffered: frame.suffered,
  dealt: targetIn(g, frame).damage.length - frame.before,
  dealtUp: frame.used.includes('dealt-up'),
  defenceDice: frame.rolled,
  following: frame.extra !== null,
  cost: weaponCost(attackerIn(g, frame), frame.weapon),
});

const keyOf = ({ owner, card, index }: Omit<Counting, 'ability'>): string =>
  `${owner.key}/${card}/${index}`;

/**
 * The abilities of one kind that count for the attacker or the defender: its own, those of friends
 * in reach, and those of enemies that hinder it.
 */
export const counting = <Kind extends Dicey>(
  g: Machine,
  frame: AttackFrame,
  kind: Kind,
  role: Role,
): Counting<Kind>[] => {
  const parties = partiesIn(g, frame, role);
  const { ship, enemy } = parties;
  const reaches = (owner: ShipState, { reach, itself, foes, spots }: Counting['ability']) => {
    if (foes !== undefined) return owner.seat !== ship.seat && within(owner, ship, foes);
    if (owner.seat !== ship.seat) return false;
    if (reach === undefined) return owner === ship;
    if (spots) return (lineInArc(owner, enemy, 'printed')?.range ?? null) !== null;
    return (itself === true || owner !== ship) && within(owner, ship, reach);
  };
  const counts = (owner: ShipState, card: number, ability: Counting['ability']): boolean => {
    const { when = {}, price, once } = ability;
    return (
      ability.role === role &&
      reaches(owner, ability) &&
      !(once && wasUsed(g, owner, card)) &&
      holds(g, when, parties) &&
      canPay({ ship: owner, card, enemy }, price)
    );
  };
  return onMat(g).flatMap((owner) =>
    heldOf(owner, kind)
      .map((held) => ({ ...held, owner }) as unknown as Counting<Kind>)
      .filter(({ card, ability }) => counts(owner, card, ability as Counting['ability'])),
  );
};

/** Only the abilities that were not used yet in this attack. */
export const stillUnused = <Kind extends Dicey>(
  { used }: AttackFrame,
  all: readonly Counting<Kind>[],
): Counting<Kind>[] => all.filter((one) => !used.includes(keyOf(one)));

/** Pays for an ability and records its use in this attack. */
export const use = (
  g: Machine,
  frame: AttackFrame,
  one: Omit<Counting, 'ability'> & {
    readonly ability: Pick<Counting['ability'], 'price' | 'once'>;
  },
): void => {
  const { owner, card, ability } = one;
  frame.used.push(keyOf(one));
  g.tell({ what: 'used', seat: owner.seat, ship: owner.key, name: nameOf(owner, card) });
  if (ability.once) markUsed(g, owner, card);
  const enemy = owner.key === frame.attacker ? targetIn(g, frame) : attackerIn(g, frame);
  payPrice(g, { ship: owner, card, enemy }, ability.price);
};

/** Whether cards of its enemies forbid something to a ship in this attack. */
export const isForbidden = (
  g: Machine,
  frame: AttackFrame,
  role: Role,
  what: Forbidden,
): boolean => {
  const parties = partiesIn(g, frame, role);
  const { ship, enemy } = parties;
  return fleet(g, enemy.seat).some((owner) =>
    heldOf(owner, 'forbid').some(({ ability }) => {
      if (ability.what !== what) return false;
      if (ability.reach !== undefined) return within(owner, ship, ability.reach);
      const asWanted = ability.role === undefined || ability.role !== role;
      const turned = { ...parties, ship: enemy, enemy: ship };
      return owner === enemy && asWanted && (!ability.when || holds(g, ability.when, turned));
    }),
  );
};
