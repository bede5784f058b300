import type { Ability, Cost } from '../card.js';
import { type Asker, isOfKind, isWhose, sayingsOf } from './filters.js';
import type { Machine } from './machine.js';
import { card, facts, locations, seatOf, units } from './queries.js';

export const isBattle = (g: Machine, key: string): boolean =>
  facts(g, key).types.includes('Battle');

type Pricier = NonNullable<Ability['pricier']>;

/**
 * Everything that changes the cost of uses: cards in play, and decrees that last until the turn
 * ends.
 */
const pricersOf = (g: Machine): (readonly [Asker, Pricier])[] => {
  const found: (readonly [Asker, Pricier])[] = [];
  for (const by of [...units(g), ...locations(g)])
    for (const { pricier } of sayingsOf(g, by.key))
      if (pricier !== undefined) found.push([{ seat: by.controller, self: by.key }, pricier]);
  for (const { seat, card: self, says } of g.state.decrees ?? [])
    if (says.pricier !== undefined) found.push([{ seat, self }, says.pricier]);
  return found;
};

/** The changes of the cost of a card's use by other cards. */
const changesOf = (
  g: Machine,
  seat: number,
  key: string,
  cost: Cost | undefined,
): readonly Pricier[] => {
  const battle = isBattle(g, key);
  if (cost === undefined && !battle) return [];
  return pricersOf(g).flatMap(([asker, pricier]) => {
    const { what, paid, whose, of } = pricier;
    const applies =
      (what === 'Battle') === battle &&
      (paid !== true || cost?.force !== undefined) &&
      (whose === undefined || isWhose(g, seat, whose, asker)) &&
      (of === undefined || isOfKind(g, card(g, key), of, asker));
    return applies ? [pricier] : [];
  });
};

/** The Force to pay in place of so much; a reduction goes no lower than it says. */
const forceAfter = (changes: readonly Pricier[], force: number): number => {
  const more = changes.reduce((sum, { n }) => sum + n, 0);
  const least = Math.max(0, ...changes.map(({ least: to = 0 }) => Math.min(to, force)));
  return more === 0 ? force : Math.max(least, force + more);
};

/** The cost of a use after the changes by other cards. An X in it stays X until it is chosen. */
export const priceOf = (
  g: Machine,
  seat: number,
  { card: key, x }: { readonly card: string; readonly x?: number | undefined },
  cost: Cost | undefined,
): Cost | undefined => {
  if (cost?.force === 'X' && x === undefined) return cost;
  const force = cost?.force === 'X' ? (x ?? 0) : Number(cost?.force ?? 0);
  const after = forceAfter(changesOf(g, seat, key, cost), force);
  return after === force ? cost : { ...cost, force: after };
};

/** Whether a player has the Force for a use with this X. */
export const canPayX = (
  g: Machine,
  seat: number,
  { card: key, x }: { readonly card: string; readonly x: number },
  cost: Cost | undefined,
): boolean => forceAfter(changesOf(g, seat, key, cost), x) <= seatOf(g, seat).force;

/** The greatest possible X of the cost of a card's use; null if the cost has no X. */
const mostX = (g: Machine, seat: number, key: string, cost: Cost | undefined): number | null => {
  const { force, points } = seatOf(g, seat);
  if (cost?.force !== 'X') return cost?.build === 'X' ? points : null;
  const changes = changesOf(g, seat, key, cost);
  let x = 0;
  while (forceAfter(changes, x + 1) <= force) x += 1;
  return x;
};

/** The use of an ability; if its cost has an X, one use for each possible X. */
export const forEachX = <Use extends { readonly card: string }>(
  g: Machine,
  seat: number,
  cost: Cost | undefined,
  use: Use,
): (Use | (Use & { readonly x: number }))[] => {
  const most = mostX(g, seat, use.card, cost);
  return most === null ? [use] : Array.from({ length: most }, (_, n) => ({ ...use, x: n + 1 }));
};
