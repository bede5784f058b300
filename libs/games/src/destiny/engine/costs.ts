import type { Machine } from './machine.js';
import {
  behaviour,
  card,
  characters,
  facts,
  inPlay,
  seatOf,
  typeOf,
  upgradesOn,
} from './queries.js';
import type { CardState } from './state.js';
import { areCopies } from '../facts/catalogue.js';

/** How an upgrade is played: on whom, and instead of which. */
export interface Target {
  readonly on?: string | null;
  readonly replacing?: string | null;
}

/**
 * The cost of a card before supports are exhausted for it; never
 * below 0. An upgrade that is replaced takes its cost off (part 5).
 */
export const costOf = (g: Machine, key: string, { on, replacing }: Target, less = 0): number => {
  const fact = facts(g, key);
  let cost = fact.cost - less;
  if (replacing) cost -= facts(g, replacing).cost;
  if (on && fact.subtypes.includes('weapon') && upgradesOn(g, on).length === 0)
    cost -= behaviour(g, on).constant?.firstWeaponLess ?? 0;
  return Math.max(cost, 0);
};

/** Ready supports that could be exhausted to make this card cheaper by 1 each. */
export const cheapeners = (g: Machine, seat: number, key: string): CardState[] =>
  inPlay(g, seat).filter((one) => {
    const cheapens = behaviour(g, one.key).constant?.cheapens;
    const fact = facts(g, key);
    return (
      !one.exhausted &&
      cheapens !== undefined &&
      cheapens.type === fact.type &&
      cheapens.color === fact.color
    );
  });

/** Ready supports that could be exhausted to give this card Ambush. */
export const ambushGivers = (g: Machine, seat: number, key: string): CardState[] =>
  inPlay(g, seat).filter(
    (one) =>
      !one.exhausted && behaviour(g, one.key).constant?.givesAmbush?.color === facts(g, key).color,
  );

const canSpot = (g: Machine, seat: number, color: string): boolean =>
  characters(g, seat).some(({ key }) => facts(g, key).color === color);

const readyCount = (g: Machine, seat: number): number =>
  characters(g, seat).filter(({ exhausted }) => !exhausted).length;

/** Whether the restrictions printed on a card are met (part 8, play restrictions). */
const restrictionsMet = (g: Machine, seat: number, key: string): boolean =>
  (behaviour(g, key).needs ?? []).every((need) => {
    if (need === 'battlefield') {
      const { battlefield } = g.state;
      return battlefield !== null && card(g, battlefield).controller === seat;
    }
    if (need === 'more-ready')
      return g.state.seats.some(
        ({ eliminated }, other) =>
          !eliminated && other !== seat && readyCount(g, seat) > readyCount(g, other),
      );
    return canSpot(g, seat, need.spot);
  });

/** What cannot be goes before what can (part 7): whatever lets a card be played does not help here. */
const isRefused = (g: Machine, key: string, host: string): boolean => {
  const refuses = behaviour(g, host).constant?.refuses;
  const { color, subtypes } = facts(g, key);
  return refuses !== undefined && refuses.color === color && subtypes.includes(refuses.subtype);
};

const fitsOn = (g: Machine, key: string, host: string): boolean => {
  if (isRefused(g, key, host)) return false;
  const { on } = behaviour(g, key);
  if (on === undefined || facts(g, host).color === on) return true;
  const freely = behaviour(g, host).constant?.weaponsFreely ?? false;
  return freely && facts(g, key).subtypes.includes('weapon');
};

/** A unique support or upgrade is not played while its player has a copy in play (part 1). */
const uniqueInPlay = (g: Machine, seat: number, key: string, replacing?: string | null): boolean =>
  facts(g, key).unique &&
  inPlay(g, seat).some(
    (one) => one.key !== replacing && areCopies(facts(g, one.key), facts(g, key)),
  );

/** The least that a card costs its player now, whatever it would be attached to (part 8, cheapest). */
export const leastCost = (g: Machine, seat: number, key: string): number =>
  Math.min(
    costOf(g, key, {}),
    ...(typeOf(g, key) === 'upgrade' ? characters(g, seat) : [])
      .filter((host) => fitsOn(g, key, host.key))
      .map((host) => costOf(g, key, { on: host.key })),
  );

/** Every way in which a player may play a card, affordable ones only. */
export const waysToPlay = (
  g: Machine,
  seat: number,
  key: string,
  { less = 0, free = false }: { readonly less?: number; readonly free?: boolean } = {},
): Target[] => {
  if (!restrictionsMet(g, seat, key)) return [];
  const resources = seatOf(g, seat).resources + cheapeners(g, seat, key).length;
  const affordable = (target: Target): boolean =>
    (free || costOf(g, key, target, less) <= resources) &&
    !uniqueInPlay(g, seat, key, target.replacing);
  const type = typeOf(g, key);
  if (type !== 'upgrade') return [{}].filter(affordable);
  return characters(g, seat)
    .filter((host) => fitsOn(g, key, host.key))
    .flatMap((host) => [
      { on: host.key },
      ...upgradesOn(g, host.key)
        .filter((old) => old.controller === seat)
        .map((old) => ({ on: host.key, replacing: old.key })),
    ])
    .filter(affordable);
};
