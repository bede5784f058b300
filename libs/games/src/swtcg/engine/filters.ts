import { inside } from '#game';
import {
  hasSubtype,
  type Ability,
  type CardFilter,
  type Condition,
  type Filter,
  type Mod,
  type Static,
  type SwtcgCard,
} from '../card.js';
import type { Machine } from './machine.js';
import type { Saying } from './derived.js';
import type { Reader } from './reading.js';
import {
  attachedTo,
  beneath,
  card,
  discardPile,
  facts,
  inArena,
  isUnitCard,
  locations,
  numberOf,
  foesOf,
  foeUnits,
  areFoes,
  isTeamGame,
  pilotsOf,
  seatOf,
  units,
  which,
} from './places.js';
import type { CardState } from './state.js';

/** Whose view a filter takes: a player, and the card whose text refers to units. */
export interface Asker {
  readonly seat: number;
  readonly self: string;
}

const treatedAs = (mods: readonly Mod[]): readonly string[] =>
  mods.flatMap((mod) => ('grants' in mod ? (mod.grants.treat ?? []) : []));

/** A card's abilities: printed ones and those that effects gave it for a limited time. */
export const sayingsOf = (g: Machine, key: string): readonly Ability[] => {
  const printed = facts(g, key).abilities ?? [];
  let given: Ability[] | undefined;
  for (const { on, mods } of g.state.lasting ?? [])
    if (on === key) for (const mod of mods) if ('grants' in mod) (given ??= []).push(mod.grants);
  return given === undefined ? printed : [...printed, ...given];
};

/** Whether an ability makes other cards count as having a subtype. */
const renames = ({ static: said }: Ability): boolean =>
  said !== undefined && treatedAs(said.mods).length > 0;

/**
 * Whether a card's text gives other cards a subtype; few do, and none depends on a subtype given
 * this way.
 */
export const isRenamer = ({ abilities = [] }: SwtcgCard): boolean => abilities.some(renames);

const renamersOf = (g: Machine): readonly CardState[] => {
  const found =
    g.derived?.renamers ??
    g.all.filter(({ zone, card: id }) => zone === 'arena' && g.book.renaming.has(id));
  if (g.derived) g.derived.renamers = found;
  return found;
};

const isMadeSubtype = (g: Machine, key: string, subtype: string): boolean =>
  renamersOf(g).some((by) =>
    (facts(g, by.key).abilities ?? []).some(
      ({ static: said }) =>
        said !== undefined &&
        said.to !== 'self' &&
        !(said.to.subtypes ?? []).includes(subtype) &&
        treatedAs(said.mods).some((line) => hasSubtype(line, subtype)) &&
        isMeant(g, card(g, key), by, said.to),
    ),
  );

/**
 * Whether a card has a subtype: by its type line, by its text, by effects, or because another card
 * gives it.
 */
const isSubtype = (g: Machine, key: string, subtype: string): boolean => {
  const { subtypes = '', abilities = [] } = facts(g, key);
  const fits = (line: string): boolean => hasSubtype(line, subtype);
  return (
    fits(subtypes) ||
    abilities.some(({ treat }) => treat?.some(fits) === true) ||
    (g.state.lasting ?? []).some(({ on, mods }) => on === key && treatedAs(mods).some(fits)) ||
    isMadeSubtype(g, key, subtype)
  );
};

/**
 * Whether a keyword is printed on the card. Keywords given by other cards do not count, because
 * static abilities ask this and must not depend on each other.
 */
const printsKeyword = (g: Machine, key: string, keyword: string): boolean =>
  (facts(g, key).abilities ?? []).some((ability) => ability.keyword === keyword);

/**
 * "Your" refers to the player who controls the card that says it. On a Location it refers to each
 * player of that side with units in its arena, and text about a side means both of its players
 * (Appendix B).
 */
export const isWhose = (
  g: Machine,
  whose: number,
  meant: NonNullable<Filter['whose']>,
  { seat, self }: Asker,
): boolean => {
  if (meant === 'opponent') return areFoes(g, whose, seat);
  if (!isTeamGame(g)) return whose === seat;
  if (meant === 'side') return !areFoes(g, whose, seat);
  const by = card(g, self);
  return by.zone === 'location' && by.arena !== null
    ? !areFoes(g, whose, seat) && units(g, whose, by.arena).length > 0
    : whose === seat;
};

const whoFits = (g: Machine, one: CardState, filter: Filter, { seat, self }: Asker): boolean => {
  const { whose, other, side, unique, named, here, self: itself, attacking, multi } = filter;
  const printed = facts(g, one.key);
  return (
    (whose === undefined || isWhose(g, one.controller, whose, { seat, self })) &&
    !(other === true && one.key === self) &&
    !(itself === true && one.key !== self) &&
    !(multi === true && printed.types.length < 2) &&
    !(attacking === true && inside(g, 'attack')?.attacker !== one.key) &&
    !(here === true && one.arena !== card(g, self).arena) &&
    (side === undefined || printed.side === side) &&
    (unique === undefined || (printed.version !== undefined) === unique) &&
    (named === undefined || named.includes(printed.name))
  );
};

/** Checks types, Equipment and Pilots. In an arena a unit has only the type of that arena. */
const isSo = (g: Machine, one: CardState, { types, equipped, piloted }: Filter): boolean => {
  if (types === undefined && equipped === undefined && piloted === undefined) return true;
  const own = one.arena === null ? facts(g, one.key).types : [one.arena];
  return (
    (types === undefined || types.some((type) => own.includes(type))) &&
    (equipped === undefined || attachedTo(g, one.key).some(({ key }) => !isUnitCard(g, key))) &&
    (piloted === undefined || pilotsOf(g, one.key).length > 0)
  );
};

/** Checks what happened to the unit this turn. */
const isMarked = (
  g: Machine,
  { key }: CardState,
  { hurt, mended }: Filter,
  { seat }: Asker,
): boolean =>
  (hurt === undefined || (g.state.dealt ?? []).some(({ to }) => to === key)) &&
  (mended === undefined ||
    (g.state.mended ?? []).some(({ to, by }) => to === key && areFoes(g, by, seat)));

/** Whether a unit matches a filter, apart from the numbers in it. */
export const isOfKind = (g: Machine, one: CardState, filter: Filter, asker: Asker): boolean => {
  const { arenas, subtypes, without = [], damaged, tapped } = filter;
  return (
    isSo(g, one, filter) &&
    (arenas === undefined || (one.arena !== null && arenas.includes(one.arena))) &&
    (damaged === undefined || one.damage > 0 === damaged) &&
    (tapped === undefined || one.tapped === tapped) &&
    isMarked(g, one, filter, asker) &&
    whoFits(g, one, filter, asker) &&
    (subtypes === undefined || subtypes.some((subtype) => isSubtype(g, one.key, subtype))) &&
    !without.some((word) => isSubtype(g, one.key, word) || printsKeyword(g, one.key, word))
  );
};

/** Units in arenas and, if the filter includes them, units in build zones. */
export const unitsMeant = (g: Machine, { zone }: Filter): CardState[] => {
  if (zone === undefined) return units(g);
  const waiting = which(
    g,
    ({ key, zone: where, faceDown }) => where === 'build' && !faceDown && isUnitCard(g, key),
  );
  return zone === 'build' ? waiting : [...units(g), ...waiting];
};

export const holds = (g: Machine, one: CardState, condition: Condition): boolean => {
  const asker = { seat: one.controller, self: one.key };
  const found = (what: Filter): number =>
    unitsMeant(g, what).filter((other) => isOfKind(g, other, what, asker)).length;
  switch (condition.is) {
    case 'in':
      return one.arena === condition.arena;
    case 'damaged':
      return one.damage > 0;
    case 'harmless':
      return !(g.state.dealt ?? []).some(
        ({ by, foe }) => by === one.key && (foe || condition.foes !== true),
      );
    case 'undamaged':
      return one.damage === 0;
    case 'alone':
      return units(g, one.controller, one.arena ?? undefined).length === 1;
    case 'equipped':
      return attachedTo(g, one.key).length > 0;
    case 'more-force':
      return foesOf(g, one.controller).every(
        (foe) => seatOf(g, one.controller).force > seatOf(g, foe).force,
      );
    case 'have':
      return found(condition.what) >= (condition.n ?? 1);
    case 'lack':
      return found(condition.what) === 0;
    case 'piloted':
      return pilotsOf(g, one.key).length > 0;
    case 'location':
      return hasLocation(g, one, condition);
    case 'faced':
      return inside(g, 'attack')?.defender === one.key;
    case 'using': {
      const attack = inside(g, 'attack');
      return attack?.attacker === one.key && attack.how === condition.how;
    }
    case 'more-units':
      return (
        units(g, one.controller, condition.arena).length >
        foeUnits(g, one.controller, condition.arena).length
      );
    case 'attacking':
    case 'attacked-by':
      return isFighting(g, one, condition);
  }
};

const hasLocation = (
  g: Machine,
  { controller }: CardState,
  { whose, subtypes, arena }: Extract<Condition, { is: 'location' }>,
): boolean =>
  locations(g, whose === undefined ? undefined : controller).some(
    (one) =>
      (arena === undefined || one.arena === arena) &&
      (subtypes === undefined || subtypes.some((subtype) => isSubtype(g, one.key, subtype))),
  );

const isFighting = (
  g: Machine,
  one: CardState,
  { is, what }: Extract<Condition, { is: 'attacking' | 'attacked-by' }>,
): boolean => {
  const attack = inside(g, 'attack');
  if (!attack) return false;
  const [own, other] =
    is === 'attacking' ? [attack.attacker, attack.defender] : [attack.defender, attack.attacker];
  const asker = { seat: one.controller, self: one.key };
  return own === one.key && inArena(g, other) && isOfKind(g, card(g, other), what, asker);
};

const timesOf = (g: Machine, of: CardState, each: Static['each']): number => {
  if (each === undefined) return 1;
  if (each === 'damage') return of.damage;
  if (each === 'force') return seatOf(g, of.controller).force;
  if (each === 'beneath') return beneath(g, of.key).length;
  return countOf(g, { seat: of.controller, self: of.key }, each);
};

const abilityOf = (mod: Mod, times: number): Ability => {
  if ('stat' in mod) return { keyword: `+${mod.stat}`, x: mod.n * times };
  if ('grants' in mod) return mod.grants;
  if ('lacks' in mod) return { keyword: 'Lacks', of: [mod.lacks] };
  return { ...mod, ...(mod.x === undefined ? {} : { x: mod.x * times }) };
};

/** Tapped Equipment gives nothing; some gives its abilities only to units that match a filter. */
export const isGiven = (
  g: Machine,
  by: CardState,
  to: CardState,
  { keyword, what }: Ability,
): boolean =>
  (keyword === 'Pilot' ? isUnitCard(g, by.key) : keyword === 'Equipped' && !by.tapped) &&
  (what === undefined || isOfKind(g, to, what, { seat: by.controller, self: by.key }));

/**
 * The abilities that a card in play contributes; for a Pilot or Equipment, what it gives to the
 * unit that it is on.
 */
const saidBy = (g: Machine, by: CardState): readonly (readonly [CardState, Ability])[] => {
  if (by.zone === 'arena' || by.zone === 'location')
    return sayingsOf(g, by.key).map((one) => [by, one]);
  const { abilities = [] } = facts(g, by.key);
  if (by.zone !== 'attached' || by.on === null) return [];
  const bearer = card(g, by.on);
  if (bearer.zone !== 'arena') return [];
  return abilities.flatMap((ability) =>
    ability.grants !== undefined && isGiven(g, by, bearer, ability)
      ? ability.grants.map((one) => [bearer, one] as const)
      : [],
  );
};

const speaks = ({ zone }: CardState): boolean =>
  zone === 'arena' || zone === 'location' || zone === 'attached';

/** Whether an ability is static or gives a static one. */
export const isStanding = ({ static: said, grants = [] }: Ability): boolean =>
  said !== undefined || grants.some((one) => one.static !== undefined);

/** Whether an effect gave a card a static ability. */
const isGivenStanding = ({ state }: Machine, key: string): boolean =>
  (state.lasting ?? []).some(
    ({ on, mods }) => on === key && mods.some((mod) => 'grants' in mod && isStanding(mod.grants)),
  );

/**
 * What the static abilities of units, Locations and Equipment give now, where their conditions are
 * met.
 */
const sayingsInPlay = (g: Reader): readonly Saying[] => {
  if (g.derived.sayings) return g.derived.sayings;
  const found: Saying[] = [];
  for (const other of g.all) {
    if (!speaks(other)) continue;
    if (!g.book.standing.has(other.card) && !isGivenStanding(g, other.key)) continue;
    for (const [by, { static: said }] of saidBy(g, other)) {
      if (said === undefined) continue;
      if (!(said.when ?? []).every((condition) => holds(g, by, condition))) continue;
      const times = timesOf(g, by, said.each);
      if (times > 0)
        found.push({ by, of: said.to, says: said.mods.map((mod) => abilityOf(mod, times)) });
    }
  }
  return (g.derived.sayings = found);
};

/** The abilities that static abilities, including its own, give to this unit. */
export const staticsOf = (g: Reader, one: CardState): readonly Ability[] =>
  sayingsInPlay(g).flatMap(({ by, of, says }) =>
    (of === 'self' ? by.key === one.key : isMeant(g, one, by, of)) ? says : [],
  );

const isMeant = (g: Machine, one: CardState, by: CardState, what: Filter): boolean =>
  isOfKind(g, one, what, { seat: by.controller, self: by.key });

/** The abilities that effects gave to a unit for a limited time. */
export const lastingOf = (g: Machine, key: string): readonly Ability[] => {
  const { lasting } = g.state;
  if (lasting === undefined || lasting.length === 0) return [];
  return lasting.flatMap(({ on, mods, when = [] }) =>
    on === key && when.every((condition) => holds(g, card(g, key), condition))
      ? mods.map((mod) => abilityOf(mod, 1))
      : [],
  );
};

/** A card's own cost: some cards cost less while a condition holds. */
const ownCost = (g: Machine, key: string, seat: number): number => {
  const { cost: printed, abilities = [] } = facts(g, key);
  const lying = { ...card(g, key), controller: seat };
  let cost = numberOf(printed);
  for (const { keyword, x, when = [] } of abilities) {
    if (keyword !== 'Reduced Cost' && keyword !== 'Lower Cost') continue;
    if (!when.every((condition) => holds(g, lying, condition))) continue;
    cost = keyword === 'Reduced Cost' ? Math.min(cost, numberOf(x)) : cost - numberOf(x);
  }
  return cost;
};

/** The build counters that a card costs its player now, including reductions by other cards. */
export const buildCost = (g: Machine, key: string, seat: number): number => {
  let cost = ownCost(g, key, seat);
  for (const other of g.all) {
    if (other.zone !== 'arena' && other.zone !== 'location') continue;
    const asker = { seat: other.controller, self: other.key };
    for (const { cheaper } of sayingsOf(g, other.key))
      if (cheaper && isPriced(g, { key, seat }, asker, cheaper.what)) cost -= cheaper.n;
  }
  for (const { seat: by, card: self, says } of g.state.decrees ?? [])
    if (says.cheaper && isPriced(g, { key, seat }, { seat: by, self }, says.cheaper.what))
      cost -= says.cheaper.n;
  return Math.max(0, cost);
};

/**
 * Whether a price change applies to a card; a card that is not a unit in play yet has the arenas of
 * its type line.
 */
const isPriced = (
  g: Machine,
  { key, seat }: { readonly key: string; readonly seat: number },
  by: Asker,
  what: Filter,
): boolean => {
  const { arenas, ...rest } = what;
  const { types, cost } = facts(g, key);
  const lying = { ...card(g, key), controller: seat };
  return (
    types.some((type) => type !== 'Battle' && (type !== 'Mission' || what.types !== undefined)) &&
    (what.most === undefined || numberOf(cost) <= what.most.n) &&
    (arenas === undefined || arenas.some((arena) => types.includes(arena))) &&
    isOfKind(g, lying, rest, by)
  );
};

/** Whether a card outside the arenas matches a filter. */
export const isCardOfKind = (g: Machine, key: string, filter: CardFilter): boolean => {
  const { types, subtypes, named, unique, side } = filter;
  const printed = facts(g, key);
  return (
    (types === undefined || types.some((type) => printed.types.includes(type))) &&
    (subtypes === undefined || subtypes.some((subtype) => isSubtype(g, key, subtype))) &&
    (named === undefined || named.includes(printed.name)) &&
    (unique === undefined || (printed.version !== undefined) === unique) &&
    (side === undefined || printed.side === side)
  );
};

/**
 * Cards that match a filter in the discard piles of these players; `seats` null: of all players.
 */
export const discardedOfKind = (
  g: Machine,
  seats: readonly number[] | null,
  what: CardFilter,
): CardState[] =>
  (seats ?? g.state.order)
    .flatMap((each) => discardPile(g, each))
    .filter(({ key }) => isCardOfKind(g, key, what));

/**
 * The number of units that match a filter from a card's point of view. A Pilot on a unit counts
 * too, but it has no type and is in no arena of its own.
 */
export const countOf = (g: Machine, asker: Asker, what: Filter): number =>
  which(g, (one) => one.zone === 'arena' || isPiloting(g, one, what)).filter((one) =>
    isOfKind(g, one, what, asker),
  ).length;

const isPiloting = (g: Machine, one: CardState, { arenas, types, here }: Filter): boolean =>
  one.zone === 'attached' &&
  one.on !== null &&
  arenas === undefined &&
  types === undefined &&
  here === undefined &&
  isUnitCard(g, one.key) &&
  inArena(g, one.on);
