import { sameIdentity, type Ability, type Arena } from '../card.js';
import { abilityNamed, has, totals, type Totals, type Unit } from '../unit.js';
import { isGiven, isOfKind, lastingOf, staticsOf } from './filters.js';
import type { Machine } from './machine.js';
import { reading, type Reader } from './reading.js';
import {
  arenasOf,
  card,
  facts,
  foesOf,
  lyingOn,
  numberOf,
  stackOf,
  units,
  which,
} from './places.js';
import type { CardState } from './state.js';

export * from './places.js';

/**
 * The ability that Switch becomes in the present arena: `+10 speed`, `+1 power` and the like are
 * read as keywords of that name.
 */
const switchAbility = (g: Machine, one: CardState, { of = [] }: Ability): Ability[] => {
  const text = of[arenasOf(g, one.key).indexOf(one.arena as Arena)];
  if (text === undefined) return [];
  const bonus = /^\+(\d+) (speed|power|health)$/.exec(text);
  return [bonus ? { keyword: `+${bonus[2] ?? ''}`, x: Number(bonus[1]) } : abilityNamed(text)];
};

const once = <T>(known: Map<string, T>, key: string, derive: () => T): T => {
  const found = known.get(key);
  if (found !== undefined) return found;
  const fresh = derive();
  known.set(key, fresh);
  return fresh;
};

/**
 * All present abilities of a card, including those from its stack and its Equipment, in an order
 * that stays the same while the position does not change.
 */
export const abilitiesOf = (g: Machine, key: string): readonly Ability[] => {
  const now = reading(g);
  return once(now.derived.abilities, key, () => deriveAbilities(now, key));
};

const deriveAbilities = (g: Reader, key: string): readonly Ability[] => {
  const one = card(g, key);
  const printed = facts(g, key).abilities ?? [];
  const own = printed.some(({ keyword }) => keyword === 'Switch')
    ? printed.flatMap((ability) =>
        ability.keyword === 'Switch' ? [ability, ...switchAbility(g, one, ability)] : [ability],
      )
    : printed;
  if (one.zone !== 'arena' && one.zone !== 'build') return own;
  const lying = lyingOn(g, key);
  const got = one.zone === 'arena' ? [...staticsOf(g, one), ...lastingOf(g, key)] : [];
  if (lying.length === 0 && own.every(({ insert }) => !insert))
    return withoutLost([...own, ...got]);
  const inserted = [one, ...lying.filter(({ zone }) => zone === 'stack')].flatMap(({ key: in_ }) =>
    (facts(g, in_).abilities ?? []).flatMap(({ insert }) => (insert ? [insert] : [])),
  );
  const given = lying
    .filter(({ zone, tapped }) => zone === 'attached' && !tapped)
    .flatMap(({ key: equipment }) =>
      (facts(g, equipment).abilities ?? []).flatMap(({ gives, x, cost }) =>
        gives === undefined
          ? []
          : [{ keyword: gives, ...(x === undefined ? {} : { x }), ...(cost ? { cost } : {}) }],
      ),
    );
  return withoutLost([...own, ...inserted, ...given, ...grantedTo(g, one, lying), ...got]);
};

/** Effects may remove keywords for a limited time. */
const withoutLost = (abilities: readonly Ability[]): readonly Ability[] => {
  const lost = abilities.flatMap(({ keyword, of = [] }) => (keyword === 'Lacks' ? of : []));
  return lost.length === 0
    ? abilities
    : abilities.filter(({ keyword = '' }) => !lost.includes(keyword));
};

/**
 * The abilities that Pilots and Equipment give to the unit that they are on, while it is in an
 * arena.
 */
const grantedTo = (g: Machine, one: CardState, lying: readonly CardState[]): Ability[] =>
  one.zone !== 'arena'
    ? []
    : lying
        .filter(({ zone }) => zone === 'attached')
        .flatMap((by) =>
          (facts(g, by.key).abilities ?? []).flatMap((ability) =>
            ability.grants !== undefined && isGiven(g, by, one, ability) ? ability.grants : [],
          ),
        );

/** Abilities without a cost: one with a cost counts only after it was paid for. */
const free = (abilities: readonly Ability[]): Ability[] =>
  abilities.filter(({ cost }) => cost === undefined);

const sum = (abilities: readonly Ability[], keyword: string): number =>
  abilities.reduce((all_, one) => all_ + (one.keyword === keyword ? numberOf(one.x) : 0), 0);

/** The values of a unit in play, without Inspiration of other units, which `totalsOf` adds. */
export const unitOf = (g: Machine, key: string): Unit => {
  const now = reading(g);
  return once(now.derived.units, key, () => deriveUnit(now, key));
};

const deriveUnit = (g: Machine, key: string): Unit => {
  const one = card(g, key);
  const { name, version, cost, speed, power, health } = facts(g, key);
  const abilities = free(abilitiesOf(g, key));
  return {
    name,
    ...(version === undefined ? {} : { version }),
    ...(one.arena ? { arena: one.arena } : {}),
    cost: numberOf(cost),
    speed: numberOf(speed) + sum(abilities, '+speed'),
    power: numberOf(power) + sum(abilities, '+power'),
    health: numberOf(health) + sum(abilities, '+health'),
    abilities,
    damage: one.damage,
    tapped: one.tapped,
    under: stackOf(g, key).length,
    focused: one.focused,
    stunned: one.stunned,
  };
};

/** Whether a card can have Inspiration at all: a cheap check first, because few cards do. */
const mayInspire = (g: Machine, key: string): boolean =>
  (facts(g, key).abilities ?? []).some(
    ({ keyword, insert, of = [] }) =>
      keyword === 'Inspiration' || insert?.keyword === 'Inspiration' || of.includes('Inspiration'),
  );

const inspiring = (g: Reader, one: CardState): Unit[] => {
  if (one.zone !== 'arena') return [];
  g.derived.inspiring ??= units(g).filter(({ key }) => mayInspire(g, key));
  return g.derived.inspiring
    .filter(
      ({ key, controller, arena }) =>
        key !== one.key && controller === one.controller && arena === one.arena,
    )
    .map(({ key }) => unitOf(g, key));
};

export const totalsOf = (g: Machine, key: string): Totals => {
  const now = reading(g);
  return totals(unitOf(now, key), inspiring(now, card(now, key)));
};

export const hasKeyword = (g: Machine, key: string, keyword: string): boolean =>
  has({ abilities: free(abilitiesOf(g, key)) }, keyword);

export const totalOf = (g: Machine, key: string, keyword: string): number =>
  sum(free(abilitiesOf(g, key)), keyword);

/** Whether two cards are unique and have the same identity. */
export const areSameUnique = (g: Machine, one: string, other: string): boolean => {
  const [a, b] = [facts(g, one), facts(g, other)];
  return a.version !== undefined && b.version !== undefined && sameIdentity(a.name, b.name);
};

/** Whether a unit in an arena can be chosen as a defender. */
export const attackable = (g: Machine, key: string, by?: string): boolean => {
  const one = card(g, key);
  const asker = { seat: one.controller, self: key };
  const spared = abilitiesOf(g, key).some(
    ({ keyword, what }) =>
      keyword === "Can't Be Attacked" &&
      (what === undefined || (by !== undefined && isOfKind(g, card(g, by), what, asker))),
  );
  if (spared) return false;
  return !hasKeyword(g, key, 'Stealth') || one.tapped || one.damage > 0;
};

/** A player's unique unit in play with the same identity as a card that is not in play. */
export const twinOf = (g: Machine, seat: number, key: string): CardState | undefined =>
  which(
    g,
    (one) =>
      one.controller === seat &&
      (one.zone === 'arena' || one.zone === 'build' || one.zone === 'attached') &&
      areSameUnique(g, one.key, key),
  )[0];

/** Whether a player already has a unique unit with that identity: two at once are not allowed. */
export const hasTwin = (g: Machine, seat: number, key: string): boolean =>
  twinOf(g, seat, key) !== undefined;

const says = (g: Machine, seat: number, keyword: string): boolean =>
  units(g, seat).some(({ key }) => hasKeyword(g, key, keyword));

/** Whether opponents cannot look at a hand, and whether a hand is open to them. */
export const isHandHidden = (g: Machine, seat: number): boolean => says(g, seat, 'Hides Hand');
export const isHandOpen = (g: Machine, seat: number): boolean =>
  foesOf(g, seat).some((foe) => says(g, foe, 'Reveals Hand')) && !isHandHidden(g, seat);
