import type { Cost, Target } from '../card.js';
import { isOfKind, unitsMeant } from './filters.js';
import type { Machine } from './machine.js';
import { facts, numberOf, totalsOf } from './queries.js';
import type { CardState } from './state.js';

export type Chosen = Extract<Target, { choose: unknown }>;

const numberFits = (g: Machine, one: CardState, { choose }: Chosen): boolean => {
  const value = (stat: 'cost' | 'speed' | 'power' | 'health'): number =>
    stat === 'cost' ? numberOf(facts(g, one.key).cost) : totalsOf(g, one.key)[stat];
  const { most, least } = choose;
  return (
    (most === undefined || value(most.stat) <= most.n) &&
    (least === undefined || value(least.stat) >= least.n)
  );
};

/** The units that a player may choose for a part. */
export const candidates = (
  g: Machine,
  { seat, card: self }: { readonly seat: number; readonly card: string },
  target: Chosen,
): string[] =>
  unitsMeant(g, target.choose)
    .filter((one) => isOfKind(g, one, target.choose, { seat, self }))
    .filter((one) => numberFits(g, one, target))
    .map(({ key }) => key);

/** Whether a player has enough units to pay a cost with. */
export const isPaidByUnits = (
  g: Machine,
  seat: number,
  { what, n = 1 }: NonNullable<Cost['unit']>,
  key = '',
): boolean => candidates(g, { seat, card: key }, { choose: what }).length >= n;
