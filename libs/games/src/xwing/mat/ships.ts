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
 * Sizes in mm. Bases, straight templates, range bands and the mat agree in two public sources; the
 * rest is commonly quoted.
 */
export const mat = { width: 914.4, height: 914.4 } as const;
export const baseSizes = { small: 40, large: 80 } as const;
export type BaseSize = keyof typeof baseSizes;

/**
 * The printed arc, in degrees, measured at the centre of the base; commonly quoted, not confirmed.
 */
export const printedArc = 80;

/** The position of a ship's centre, and its heading. */
export interface Pose extends Point {
  readonly heading: number;
}

export interface ShipOnMat extends Pose {
  readonly id: string;
  readonly size: BaseSize;
  /**
   * Arcs besides the front one: `rear` as of a Firespray, `half` everything ahead of the centre, as
   * of a YV-666, `mobile` one that is rotated by quarters, `bullseye` the strip ahead of its front
   * guides, `turret` for a primary weapon that attacks in all directions.
   */
  readonly arcs?: readonly ArcName[];
  /** The direction of its mobile arc, in degrees clockwise from the front. */
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

/** The direction of each arc relative to its ship's heading, and its width. */
export const wedges: Readonly<Record<Wedge, { readonly turned: number; readonly width: number }>> =
  {
    front: { turned: 0, width: printedArc },
    rear: { turned: 180, width: printedArc },
    half: { turned: 0, width: 180 },
    mobile: { turned: 0, width: printedArc },
  };

/** The direction of one of a ship's arcs. */
export const lookOf = ({ heading, turned = 0 }: ShipOnMat, arc: Wedge): number =>
  heading + wedges[arc].turned + (arc === 'mobile' ? turned : 0);

const partInArc = (outline: Outline, ship: ShipOnMat, arc: Wedge): Outline =>
  insideWedge(outline, ship, { heading: lookOf(ship, arc), width: wedges[arc].width });

/**
 * The bullseye arc is as wide as a template between the front guides; commonly quoted, not
 * confirmed.
 */
const bullseyeHalf = 10;

/** The part of an outline inside the bullseye arc. */
const partInBullseye = (outline: Outline, ship: ShipOnMat): Outline =>
  insideStrip(outline, along(ship, ship.heading, baseSizes[ship.size] / 2), {
    heading: ship.heading,
    half: bullseyeHalf,
  });

/**
 * Measures from the front edge to a base inside the bullseye arc; null if no part of the base is in
 * it.
 */
export const measureBullseye = (one: ShipOnMat, other: ShipOnMat): Measured | null => {
  const target = partInBullseye(baseOf(other), one);
  return target.length === 0 ? null : withRange(nearest(baseOf(one), target));
};

/** Whether a base reaches into the half of the mat ahead of the centre of a ship, or behind it. */
export const liesAhead = (ship: ShipOnMat, other: ShipOnMat, ahead: boolean): boolean =>
  insideWedge(baseOf(other), ship, { heading: ship.heading + (ahead ? 0 : 180), width: 180 })
    .length > 2;

export interface Measured extends Nearest {
  /** The range band, 1 to 3; null beyond range 3. */
  readonly range: 1 | 2 | 3 | null;
}

const withRange = (line: Nearest): Measured => ({ ...line, range: rangeBand(line.distance) });

/**
 * Measures between the closest points of two bases; the width of the ruler never matters. A ship is
 * at range 1 of itself.
 */
export const measure = (one: ShipOnMat, other: ShipOnMat): Measured =>
  withRange(nearest(baseOf(one), baseOf(other)));

/** Measures between two bases inside an arc; null if no part of the other base is in it. */
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
  /** Between the closest points, in an arc or not. */
  readonly closest: Measured;
  /** The nearest line inside the printed arcs; null outside all of them. */
  readonly inArc: Measured | null;
  /** The range of an attack with the primary weapon; null if it is impossible. */
  readonly range: 1 | 2 | 3 | null;
}

/** The arcs that are printed on a base. */
export const printedArcs = ({ arcs = [] }: ShipOnMat): readonly Wedge[] => [
  'front',
  ...(['rear', 'half', 'mobile'] as const).filter((arc) => arcs.includes(arc)),
];

/**
 * The measurements for an attack. A turret measures between the closest points, in arc or not.
 * Bases that touch cannot attack each other.
 */
export const measureShot = (attacker: ShipOnMat, target: ShipOnMat): Shot => {
  const closest = measure(attacker, target);
  const [inArc = null] = printedArcs(attacker)
    .flatMap((arc) => measureInArc(attacker, target, arc) ?? [])
    .sort((a, b) => a.distance - b.distance);
  const line = attacker.arcs?.includes('turret') ? closest : inArc;
  return { closest, inArc, range: closest.distance === 0 ? null : (line?.range ?? null) };
};

/** Whether any part of a base is in any printed arc of another ship. */
export const inPrintedArc = (viewer: ShipOnMat, other: ShipOnMat): boolean =>
  printedArcs(viewer).some((arc) => measureInArc(viewer, other, arc) !== null);

/** Whether only one line is the shortest; if there are several, the attacker chooses one. */
export const lineIsUnique = (one: ShipOnMat, other: ShipOnMat): boolean => {
  const parallel = Math.abs(((one.heading - other.heading) % 90) + 90) % 90 < 1e-6;
  if (!parallel) return true;
  const { distance } = measure(one, other);
  const asNear = (corners: Outline, outline: Outline): number =>
    corners.filter((corner) => Math.abs(nearest([corner], outline).distance - distance) < 1e-6)
      .length;
  return asNear(baseOf(one), baseOf(other)) + asNear(baseOf(other), baseOf(one)) < 2;
};

/** Whether a base is completely within a range of an edge of the mat, as deployment requires. */
export const withinOfEdge = (ship: ShipOnMat, edge: 'top' | 'bottom', range: 1 | 2 | 3): boolean =>
  baseOf(ship).every(({ y }) => {
    const distance = edge === 'top' ? y : mat.height - y;
    return distance >= -1e-6 && distance <= range * 100 + 1e-6;
  });

export const touches = (one: ShipOnMat, other: ShipOnMat): boolean =>
  nearest(baseOf(one), baseOf(other)).distance < 0.01;

export const basesOverlap = (one: ShipOnMat, other: ShipOnMat): boolean =>
  overlap(baseOf(one), baseOf(other));
