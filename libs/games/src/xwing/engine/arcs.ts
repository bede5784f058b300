import {
  measureBullseye,
  measureInArc,
  measureShot,
  printedArcs,
  type Measured,
  type Wedge,
} from '../mat/ships.js';
import type { ArcKind } from './ability.js';
import { asOnMat } from './queries.js';
import type { ShipState } from './state.js';

const wedgesOf: Readonly<Record<Exclude<ArcKind, 'printed' | 'bullseye'>, readonly Wedge[]>> = {
  front: ['front'],
  auxiliary: ['rear', 'half'],
  mobile: ['mobile'],
};

/**
 * The shortest line from a ship to another inside one of its arcs; null if the other ship is not in
 * that arc.
 */
export const lineInArc = (ship: ShipState, other: ShipState, arc: ArcKind): Measured | null => {
  const [from, to] = [asOnMat(ship), asOnMat(other)];
  if (arc === 'printed') return measureShot(from, to).inArc;
  if (arc === 'bullseye') return from.arcs?.includes('bullseye') ? measureBullseye(from, to) : null;
  const printed = printedArcs(from);
  const [line = null] = wedgesOf[arc]
    .filter((wedge) => printed.includes(wedge))
    .flatMap((wedge) => measureInArc(from, to, wedge) ?? [])
    .sort((a, b) => a.distance - b.distance);
  return line;
};

export const isInArc = (ship: ShipState, other: ShipState, arc: ArcKind): boolean =>
  lineInArc(ship, other, arc) !== null;
