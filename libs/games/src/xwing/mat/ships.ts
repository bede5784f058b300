import { rangeBand } from '../rules/dice.js';
import {
  along,
  insideStrip,
  insideWedge,
  nearest,
  overlap,
  type Nearest,
  type Outline,
  type Point,
} from './shapes.js';

/**
 * Sizes in millimetres. Bases, straight templates, range bands and
 * the mat agree in two public sources; the rest is as commonly given.
 */
export const mat = { width: 914.4, height: 914.4 } as const;
export const baseSizes = { small: 40, large: 80 } as const;
export type BaseSize = keyof typeof baseSizes;

/** The printed arc, in degrees, from the middle of the base; commonly given, not confirmed. */
export const printedArc = 80;

/** Where a ship's middle is and where it looks. */
export interface Pose extends Point {
  readonly heading: number;
}

export interface ShipOnMat extends Pose {
  readonly id: string;
  readonly size: BaseSize;
  /**
   * Arcs beside the front one: `rear` as of a Firespray, `half`
   * all that lies ahead of the middle, as of a YV-666, `mobile` one that is turned by quarters, `bullseye`
   * the strip ahead of its front guides, `turret` for a primary weapon that shoots all around.
   */
  readonly arcs?: readonly ArcName[];
  /** Where its mobile arc points, in degrees clockwise from the front. */
  readonly turned?: number;
}

export type ArcName = 'front' | 'rear' | 'half' | 'mobile' | 'bullseye' | 'turret';
export type Wedge = Exclude<ArcName, 'turret' | 'bullseye'>;

export const baseOf = ({ x, y, heading, size }: Pose & { readonly size: BaseSize }): Outline => {
  const half = baseSizes[size] / 2;
  const corner = (ahead: number, right: number): Point =>
    along(along({ x, y }, heading, ahead * half), heading + 90, right * half);
  return [corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
};

/** Where each arc looks to, from the heading of its ship, and how wide it is. */
export const wedges: Readonly<Record<Wedge, { readonly turned: number; readonly width: number }>> =
  {
    front: { turned: 0, width: printedArc },
    rear: { turned: 180, width: printedArc },
    half: { turned: 0, width: 180 },
    mobile: { turned: 0, width: printedArc },
  };

/** Where an arc of a ship looks to. */
export const lookOf = ({ heading, turned = 0 }: ShipOnMat, arc: Wedge): number =>
  heading + wedges[arc].turned + (arc === 'mobile' ? turned : 0);

const partInArc = (outline: Outline, ship: ShipOnMat, arc: Wedge): Outline =>
  insideWedge(outline, ship, { heading: lookOf(ship, arc), width: wedges[arc].width });

/** The bullseye arc is as wide as a template between the front guides; commonly given, not confirmed. */
const bullseyeHalf = 10;

/** The part of an outline inside the bullseye arc. */
const partInBullseye = (outline: Outline, ship: ShipOnMat): Outline =>
  insideStrip(outline, along(ship, ship.heading, baseSizes[ship.size] / 2), {
    heading: ship.heading,
    half: bullseyeHalf,
  });

/** From the front edge to a base inside the bullseye arc, or null when nothing of it is there. */
export const measureBullseye = (one: ShipOnMat, other: ShipOnMat): Measured | null => {
  const target = partInBullseye(baseOf(other), one);
  return target.length === 0 ? null : withRange(nearest(baseOf(one), target));
};

/** The half of the mat ahead of the middle of a ship, or behind it: whether a base reaches into it. */
export const liesAhead = (ship: ShipOnMat, other: ShipOnMat, ahead: boolean): boolean =>
  insideWedge(baseOf(other), ship, { heading: ship.heading + (ahead ? 0 : 180), width: 180 })
    .length > 2;

export interface Measured extends Nearest {
  /** The band of the ruler, 1 to 3; null beyond range 3. */
  readonly range: 1 | 2 | 3 | null;
}

const withRange = (line: Nearest): Measured => ({ ...line, range: rangeBand(line.distance) });

/**
 * From base to base, closest point to closest point; the width
 * of the ruler never counts. A ship is at range 1 of itself.
 */
export const measure = (one: ShipOnMat, other: ShipOnMat): Measured =>
  withRange(nearest(baseOf(one), baseOf(other)));

/** From base to base inside an arc, or null when nothing of the other base is in it. */
export const measureInArc = (
  one: ShipOnMat,
  other: ShipOnMat,
  arc: Wedge = 'front',
): Measured | null => {
  const target = partInArc(baseOf(other), one, arc);
  if (target.length === 0) return null;
  return withRange(nearest(partInArc(baseOf(one), one, arc), target));
};

export interface Shot {
  /** The closest points, in an arc or not. */
  readonly closest: Measured;
  /** Inside the printed arcs: the nearest; null outside all of them. */
  readonly inArc: Measured | null;
  /** The range of an attack with the primary weapon; null when it cannot be made. */
  readonly range: 1 | 2 | 3 | null;
}

/** The arcs that are printed on a base. */
export const printedArcs = ({ arcs = [] }: ShipOnMat): readonly Wedge[] => [
  'front',
  ...(['rear', 'half', 'mobile'] as const).filter((arc) => arcs.includes(arc)),
];

/**
 * What an attack measures. A turret measures from closest point to closest
 * point, in arc or not. Bases that touch cannot attack each other.
 */
export const measureShot = (attacker: ShipOnMat, target: ShipOnMat): Shot => {
  const closest = measure(attacker, target);
  const [inArc = null] = printedArcs(attacker)
    .flatMap((arc) => measureInArc(attacker, target, arc) ?? [])
    .sort((a, b) => a.distance - b.distance);
  const line = attacker.arcs?.includes('turret') ? closest : inArc;
  return { closest, inArc, range: closest.distance === 0 ? null : (line?.range ?? null) };
};

/** Whether any part of a base lies in any printed arc of another ship. */
export const inPrintedArc = (viewer: ShipOnMat, other: ShipOnMat): boolean =>
  printedArcs(viewer).some((arc) => measureInArc(viewer, other, arc) !== null);

/** Whether several lines are the shortest: then the attacker chooses one. */
export const lineIsUnique = (one: ShipOnMat, other: ShipOnMat): boolean => {
  const parallel = Math.abs(((one.heading - other.heading) % 90) + 90) % 90 < 1e-6;
  if (!parallel) return true;
  const { distance } = measure(one, other);
  const asNear = (corners: Outline, outline: Outline): number =>
    corners.filter((corner) => Math.abs(nearest([corner], outline).distance - distance) < 1e-6)
      .length;
  return asNear(baseOf(one), baseOf(other)) + asNear(baseOf(other), baseOf(one)) < 2;
};

/** Whether a base is completely within a range of an edge of the mat, as at deployment. */
export const withinOfEdge = (ship: ShipOnMat, edge: 'top' | 'bottom', range: 1 | 2 | 3): boolean =>
  baseOf(ship).every(({ y }) => {
    const distance = edge === 'top' ? y : mat.height - y;
    return distance >= -1e-6 && distance <= range * 100 + 1e-6;
  });

export const touches = (one: ShipOnMat, other: ShipOnMat): boolean =>
  nearest(baseOf(one), baseOf(other)).distance < 0.01;

export const basesOverlap = (one: ShipOnMat, other: ShipOnMat): boolean =>
  overlap(baseOf(one), baseOf(other));
