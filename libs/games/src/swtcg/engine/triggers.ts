import type { Arena } from '../card.js';
import { push, type Machine } from './machine.js';
import { abilitiesOf, units } from './queries.js';

/**
 * What units say of a moment, of one player or one arena where named; Dark's
 * first, each in the order its units lie. Conditions are looked at now.
 */
export const trigger = (
  g: Machine,
  keyword: string,
  { seat, arena: where }: { readonly seat?: number; readonly arena?: Arena } = {},
): void => {
  const triggered = g.state.order
    .filter((one) => seat === undefined || one === seat)
    .flatMap((one) => units(g, one, where))
    .flatMap(({ key, controller, arena }) =>
      abilitiesOf(g, key)
        .filter((ability) => ability.keyword === keyword && (ability.only ?? arena) === arena)
        .map(({ does: parts = [] }) => ({ seat: controller, card: key, parts })),
    );
  for (const one of triggered.toReversed()) push(g, { kind: 'parts', at: 0, on: null, ...one });
};

/** What a unit says of its own deployment. */
export const triggerDeployment = (g: Machine, key: string): void => {
  const said = abilitiesOf(g, key).filter(({ keyword }) => keyword === 'Deployed');
  const unit = g.state.cards[key];
  for (const { does: parts = [], only = unit?.arena } of said.toReversed())
    if (unit?.zone === 'arena' && only === unit.arena)
      push(g, { kind: 'parts', at: 0, seat: unit.controller, card: key, on: null, parts });
};
