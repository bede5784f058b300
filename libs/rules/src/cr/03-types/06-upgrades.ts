/** 3.6.3 Attach restrictions, 7.5.17A and 3.6.3C Pilots: which unit can have which upgrade. */
import type { Filter } from '../../effects/nodes.js';
import { def, type Game, upgradesOn, viewpoint } from '../../kernel/game.js';
import type { Card, Seat } from '../../kernel/state.js';
import { frontOf } from '../07-abilities/losing.js';

const PILOT_HOST: Filter = { type: 'Unit', side: 'friendly', trait: 'VEHICLE' };
const ANY_UNIT: Filter = { type: 'Unit' };

const isPilot = (g: Game, c: Card): boolean => def(g, c).traitSet.has('PILOT');

/** A Vehicle without a Pilot, unless it may have one more. */
function takesPilot(g: Game, unit: Card): boolean {
  const pilots = upgradesOn(g, unit).filter((u) => isPilot(g, u)).length;
  return (
    pilots <
    1 + g.q.mods(g, unit).filter(({ mod }) => mod.m === 'can' && mod.what === 'extra-pilot').length
  );
}

/** Whether the card has Fortify, which attaches it to a base. */
export const goesOnBase = (g: Game, card: Card): boolean =>
  frontOf(g, card).attach?.type === 'Base';

/** Whether that player could attach the card to the unit now, as a Pilot or not. */
export function mayBear(
  g: Game,
  unit: Card,
  { card, seat, pilot }: { card: Card; seat: Seat; pilot: boolean },
): boolean {
  // An attach restriction printed on the Pilot itself replaces 7.5.17A.
  const own = pilot ? def(g, card).upgradeSide.attach : frontOf(g, card).attach;
  const restriction = own ?? (pilot ? PILOT_HOST : ANY_UNIT);
  return (
    g.q.matches(g, unit, restriction, viewpoint(g, card, seat)) &&
    (!pilot || own !== null || takesPilot(g, unit))
  );
}
