import { arenas, hasSubtype, isUnit, type Arena, type SwtcgCard } from '../card.js';
import type { Machine } from './machine.js';
import type { CardState, SeatState } from './state.js';

export const card = (g: Machine, key: string): CardState => {
  const found = g.state.cards[key];
  if (!found) throw new Error(`card ${key} is not in this game`);
  return found;
};

export const facts = (g: Machine, key: string): SwtcgCard => {
  const found = g.book.card(card(g, key).card);
  if (!found) throw new Error(`card ${key} is not in the book`);
  return found;
};

export const seatOf = (g: Machine, seat: number): SeatState => g.state.seats[seat as 0 | 1];
export const deckOf = (g: Pick<Machine, 'state'>, seat: number): string[] =>
  g.state.decks[seat as 0 | 1];

type Seated = { readonly state: Pick<Machine['state'], 'seats' | 'order'> };

/**
 * Whether two teams play: with two players each plays alone; with four, the first two are one side
 * and the last two the other (Appendix B).
 */
export const isTeamGame = ({ state }: Seated): boolean => state.seats.length > 2;

export const areFoes = (g: Seated, one: number, other: number): boolean =>
  isTeamGame(g) ? one >> 1 !== other >> 1 : one !== other;

/** The players of the other side; the one who decides for it comes first. */
export const foesOf = (g: Seated, seat: number): number[] =>
  g.state.order.filter((other) => areFoes(g, seat, other));

/** The opponent who decides for the other side. */
export const leadFoe = (g: Seated, seat: number): number => foesOf(g, seat)[0] ?? seat;

/** The players of a side; the one who decides for it comes first. */
export const sideOf = (g: Seated, seat: number): number[] =>
  g.state.order.filter((other) => !areFoes(g, seat, other));

export const numberOf = (value: number | string | undefined): number => Number(value) || 0;

export const costOf = (g: Machine, key: string): number => numberOf(facts(g, key).cost);

/**
 * The cards for which a condition holds. A plain loop without an intermediate list, because it runs
 * thousands of times per game.
 */
export const which = (g: Machine, holds: (one: CardState) => boolean): CardState[] => {
  const found: CardState[] = [];
  for (const one of g.all) if (holds(one)) found.push(one);
  return found;
};

export const hand = (g: Machine, seat: number): CardState[] =>
  which(g, ({ zone, controller }) => zone === 'hand' && controller === seat);

export const discardPile = (g: Machine, seat: number): CardState[] =>
  which(g, ({ zone, owner }) => zone === 'discard' && owner === seat);

export const buildZone = (g: Machine, seat: number): CardState[] =>
  which(g, ({ zone, controller }) => zone === 'build' && controller === seat);

/** Units in arenas, optionally only of one seat or in one arena. */
export const units = (g: Machine, seat?: number, arena?: Arena): CardState[] =>
  which(
    g,
    (one) =>
      one.zone === 'arena' &&
      (seat === undefined || one.controller === seat) &&
      (arena === undefined || one.arena === arena),
  );

/** Units of the other side, optionally only in one arena. */
export const foeUnits = (g: Machine, seat: number, arena?: Arena): CardState[] =>
  units(g, undefined, arena).filter(({ controller }) => areFoes(g, seat, controller));

/**
 * The number of arenas in which only this player's side has units; two of them at the end of a turn
 * win the game.
 */
export const arenasHeld = (g: Machine, seat: number): number =>
  arenas.filter((arena) => {
    const counted = units(g, undefined, arena).filter((one) => isCounted(g, one));
    return counted.length > 0 && counted.every(({ controller }) => !areFoes(g, seat, controller));
  }).length;

const isCounted = (g: Machine, { key }: CardState): boolean =>
  !(facts(g, key).abilities ?? []).some(({ keyword }) => keyword === 'No Control');

export const isUnitCard = (g: Machine, key: string): boolean => isUnit(facts(g, key));

export const isLocation = (g: Machine, key: string): boolean =>
  facts(g, key).types.includes('Location');

const isMissionOf = (kind: 'Trap' | 'Campaign') => (g: Machine, key: string) => {
  const { types, subtypes = '' } = facts(g, key);
  return types.includes('Mission') && hasSubtype(subtypes, kind);
};
/** Completed when its moment comes, not in the build step. */
export const isTrap = isMissionOf('Trap');
/** It stays in the build zone, face up. */
export const isCampaign = isMissionOf('Campaign');

/** Skills and Traits: Equipment that stays on its unit; a unit has only one copy of each. */
export const isInborn = (g: Machine, key: string): boolean =>
  /\b(Skill|Trait)\b/.test(facts(g, key).subtypes ?? '');

/** The arenas of a card: by its types, for Equipment and Locations by their subtypes. */
export const arenasOf = (g: Machine, key: string): Arena[] => {
  const { types, subtypes = '' } = facts(g, key);
  const bySubtype = types.includes('Equipment') || types.includes('Location');
  const named = bySubtype ? (subtypes.split(' - ')[0] ?? '').split(/[/ ]/) : types;
  return arenas.filter((arena) => named.includes(arena));
};

/** The Location in an arena: at most one, of either player. */
export const locationIn = (g: Machine, arena: Arena): CardState | undefined =>
  which(g, (one) => one.zone === 'location' && one.arena === arena)[0];

export const locations = (g: Machine, seat?: number): CardState[] =>
  which(
    g,
    ({ zone, controller }) => zone === 'location' && (seat === undefined || controller === seat),
  );

/**
 * The Locations whose "you" includes this player: those that the player controls; in a team game
 * those of their side in whose arenas they have units (Appendix B).
 */
export const locationsFor = (g: Machine, seat: number): CardState[] =>
  isTeamGame(g)
    ? locations(g).filter(
        ({ controller, arena }) =>
          !areFoes(g, controller, seat) && arena !== null && units(g, seat, arena).length > 0,
      )
    : locations(g, seat);

/**
 * The player who is "you" on a Location where an event concerns all players, so that it acts only
 * once: its controller, or the partner if of that side only the partner has units in its arena.
 */
export const actsFor = (g: Machine, { controller, arena }: CardState): number => {
  if (!isTeamGame(g) || arena === null) return controller;
  const there = sideOf(g, controller).filter((seat) => units(g, seat, arena).length > 0);
  return there.includes(controller) ? controller : (there[0] ?? controller);
};

const lyingOnEach = ({ all }: Machine): ReadonlyMap<string, CardState[]> => {
  const found = new Map<string, CardState[]>();
  for (const one of all)
    if (one.on !== null) found.set(one.on, [...(found.get(one.on) ?? []), one]);
  return found;
};

/** All cards on or under a card. */
export const lyingOn = (g: Machine, key: string): readonly CardState[] => {
  if (!g.derived) return which(g, ({ on }) => on === key);
  g.derived.lying ??= lyingOnEach(g);
  return g.derived.lying.get(key) ?? [];
};

export const stackOf = (g: Machine, key: string): CardState[] =>
  lyingOn(g, key).filter(({ zone }) => zone === 'stack');

export const attachedTo = (g: Machine, key: string): CardState[] =>
  lyingOn(g, key).filter(({ zone }) => zone === 'attached');

/**
 * Whether a unit may carry this Equipment: each Skill and Trait only once, and some Equipment
 * limits its kind to one per unit.
 */
export const mayWear = (g: Machine, key: string, equipment: string): boolean => {
  const { name, subtypes = '', abilities = [] } = facts(g, equipment);
  const worn = attachedTo(g, key).map((one) => facts(g, one.key));
  const hasCopy = worn.some((other) => other.name === name);
  if (isInborn(g, equipment) && hasCopy) return false;
  const { of = [] } = abilities.find(({ keyword }) => keyword === 'Only One') ?? {};
  return !of.some((kind) =>
    kind === name
      ? hasCopy
      : hasSubtype(subtypes, kind) && worn.some((other) => hasSubtype(other.subtypes ?? '', kind)),
  );
};

/** The Pilots on a unit. */
export const pilotsOf = (g: Machine, key: string): CardState[] =>
  attachedTo(g, key).filter((one) => isUnitCard(g, one.key));

/** Cards that were put under a unit without being part of its stack. */
export const beneath = (g: Machine, key: string): CardState[] =>
  lyingOn(g, key).filter(({ zone }) => zone === 'beneath');

export const inArena = (g: Machine, key: string): boolean => card(g, key).zone === 'arena';
