import type { Behaviour } from './behaviour.js';
import type { Machine } from './machine.js';
import {
  behaviour,
  card,
  characters,
  facts,
  inPlay,
  opponents,
  seatOf,
  typeOf,
  upgradesOn,
} from './queries.js';
import type { CardState } from './state.js';

type Constant = NonNullable<Behaviour['constant']>;

/** How an upgrade is played: on which character, and replacing which upgrade. */
export interface Target {
  readonly on?: string | null;
  readonly replacing?: string | null;
}

/** The reduction by cards that make the first card of a kind played each round cheaper. */
const firstLess = (g: Machine, key: string): number => {
  const { controller } = card(g, key);
  const isSuch = (what: NonNullable<Constant['firstLess']>, one: string): boolean => {
    const { type, color, subtypes } = facts(g, one);
    return what === 'vehicle' ? subtypes.includes(what) : type === 'event' && color === 'yellow';
  };
  const played = (g.state.played ?? []).filter((one) => card(g, one).owner === controller);
  return inPlay(g, controller).filter((one) => {
    const what = behaviour(g, one.key).constant?.firstLess;
    return what && isSuch(what, key) && !played.some((other) => isSuch(what, other));
  }).length;
};

/**
 * The cost of a card before supports are exhausted for it; never below 0. Replacing an upgrade
 * reduces the cost by that upgrade's cost (part 5).
 */
export const costOf = (g: Machine, key: string, { on, replacing }: Target, less = 0): number => {
  const fact = facts(g, key);
  let cost = fact.cost - less;
  if (replacing) cost -= facts(g, replacing).cost;
  if (on && fact.subtypes.includes('weapon') && upgradesOn(g, on).length === 0)
    cost -= behaviour(g, on).constant?.firstWeaponLess ?? 0;
  if (on && fact.subtypes.includes('weapon')) cost += behaviour(g, on).constant?.weaponMore ?? 0;
  const { lessIfRich = Infinity } = behaviour(g, key).constant ?? {};
  if (
    opponents(g.state, card(g, key).controller).some(
      (seat) => seatOf(g, seat).resources >= lessIfRich,
    )
  )
    cost -= 1;
  cost -= firstLess(g, key);
  return Math.max(cost, 0);
};

/** Ready supports that could be exhausted to reduce the cost of this card by 1 each. */
export const cheapeners = (g: Machine, seat: number, key: string): CardState[] =>
  inPlay(g, seat).filter((one) => {
    const cheapens = behaviour(g, one.key).constant?.cheapens;
    const fact = facts(g, key);
    return (
      !one.exhausted &&
      cheapens !== undefined &&
      cheapens.type === fact.type &&
      (cheapens.color ?? fact.color) === fact.color
    );
  });

/** Ready supports that could be exhausted to give this card Ambush. */
export const ambushGivers = (g: Machine, seat: number, key: string): CardState[] =>
  inPlay(g, seat).filter(
    (one) =>
      !one.exhausted && behaviour(g, one.key).constant?.givesAmbush?.color === facts(g, key).color,
  );

/** "Cannot" overrides "can" (part 7): nothing that permits playing an upgrade helps here. */
const isRefused = (g: Machine, key: string, host: string): boolean => {
  const refuses = behaviour(g, host).constant?.refuses;
  const { color, subtypes } = facts(g, key);
  return refuses !== undefined && refuses.color === color && subtypes.includes(refuses.subtype);
};

/** Whether an upgrade can be played on a character regardless of its restrictions. */
export const isFree = (g: Machine, key: string, host: string): boolean =>
  facts(g, key).color === 'blue' && (behaviour(g, host).constant?.blueFreely ?? false);

export const fitsOn = (g: Machine, key: string, host: string): boolean => {
  if (isRefused(g, key, host)) return false;
  const { on } = behaviour(g, key);
  const { color, unique } = facts(g, host);
  const wanted = typeof on === 'string' ? { color: on, unique } : { color, unique, ...on };
  if (wanted.color === color && wanted.unique === unique) return true;
  if (isFree(g, key, host)) return true;
  const freely = behaviour(g, host).constant?.weaponsFreely ?? false;
  return freely && facts(g, key).subtypes.includes('weapon');
};

/**
 * The lowest possible cost of a card for its player now, over all characters that it could be
 * attached to (part 8, cheapest).
 */
export const leastCost = (g: Machine, seat: number, key: string): number =>
  Math.min(
    costOf(g, key, {}),
    ...(typeOf(g, key) === 'upgrade' ? characters(g, seat) : [])
      .filter((host) => fitsOn(g, key, host.key))
      .map((host) => costOf(g, key, { on: host.key })),
  );
