import {
  along,
  edgesCrossed,
  headingTo,
  isInside,
  nearest,
  overlap,
  type Outline,
  type Point,
} from './shapes.js';
import { baseOf, baseSizes, mat, type Pose, type ShipOnMat } from './ships.js';

/**
 * Letters as in the dial facts: F straight; B and N bank left and right; T and Y turn left and
 * right; K Koiogran; L and P Segnor's loops; E and R Tallon rolls; O stationary; A, S and D
 * backward: bank to the left, straight, bank to the right.
 */
export type Bearing =
  | ('F' | 'B' | 'N' | 'T' | 'Y' | 'K' | 'L' | 'P' | 'E' | 'R' | 'O')
  | ('A' | 'S' | 'D');

export interface Manoeuvre {
  readonly speed: number;
  readonly bearing: Bearing;
}

export interface Obstacle {
  readonly id: string;
  readonly kind: 'asteroid' | 'debris';
  readonly outline: Outline;
}

const templateWidth = 20;
const straightUnit = 40;
const turnRadius: Readonly<Record<number, number>> = { 1: 35, 2: 62.5, 3: 90 };
const bankRadius: Readonly<Record<number, number>> = { 1: 80, 2: 130, 3: 180 };

interface Shape {
  readonly template: 'straight' | 'bank' | 'turn';
  /** -1 left, 1 right. */
  readonly side: -1 | 0 | 1;
  /** How far the ship is rotated at the end, in degrees. */
  readonly turned: number;
}

const shapes: Readonly<Record<Bearing, Shape>> = {
  F: { template: 'straight', side: 0, turned: 0 },
  B: { template: 'bank', side: -1, turned: 0 },
  N: { template: 'bank', side: 1, turned: 0 },
  T: { template: 'turn', side: -1, turned: 0 },
  Y: { template: 'turn', side: 1, turned: 0 },
  K: { template: 'straight', side: 0, turned: 180 },
  L: { template: 'bank', side: -1, turned: 180 },
  P: { template: 'bank', side: 1, turned: 180 },
  E: { template: 'turn', side: -1, turned: -90 },
  R: { template: 'turn', side: 1, turned: 90 },
  O: { template: 'straight', side: 0, turned: 0 },
  // As seen from the rear guides, where the template is placed.
  A: { template: 'bank', side: 1, turned: 0 },
  S: { template: 'straight', side: 0, turned: 0 },
  D: { template: 'bank', side: -1, turned: 0 },
};

const isReverse = (bearing: Bearing): boolean =>
  bearing === 'A' || bearing === 'S' || bearing === 'D';

/** The same base facing the opposite way. */
const turnedRound = (ship: ShipOnMat): ShipOnMat => ({ ...ship, heading: ship.heading + 180 });

interface Path {
  readonly length: number;
  /**
   * The point and heading at this distance along the path, in mm; before the start and beyond the
   * end the path continues straight.
   */
  readonly at: (distance: number) => Pose;
}

const straightPath = (start: Pose, length: number): Path => ({
  length,
  at: (distance) => ({ ...along(start, start.heading, distance), heading: start.heading }),
});

const curvedPath = (start: Pose, radius: number, side: -1 | 1, degrees: number): Path => {
  const middle = along(start, start.heading + 90 * side, radius);
  const length = (radius * Math.PI * degrees) / 180;
  const onArc = (share: number): Pose => {
    const heading = start.heading + side * degrees * share;
    return { ...along(middle, heading - 90 * side, radius), heading };
  };
  return {
    length,
    at: (distance) => {
      if (distance <= 0)
        return { ...along(start, start.heading, distance), heading: start.heading };
      const share = Math.min(1, distance / length);
      const end = onArc(share);
      return distance <= length
        ? end
        : { ...along(end, end.heading, distance - length), heading: end.heading };
    },
  };
};

/** The centre line of a template placed between the front guides of a ship. */
const pathOf = (start: Pose, { speed, bearing }: Manoeuvre): Path => {
  const { template, side } = shapes[bearing];
  if (template === 'straight' || side === 0) return straightPath(start, speed * straightUnit);
  return template === 'bank'
    ? curvedPath(start, bankRadius[speed] ?? 0, side, 45)
    : curvedPath(start, turnRadius[speed] ?? 0, side, 90);
};

/** A template as convex pieces, from its start to its end. */
const pieces = (path: Path, straight: boolean): readonly Outline[] => {
  const count = straight ? 1 : 12;
  const across = (distance: number): readonly [Point, Point] => {
    const { heading, ...point } = path.at(distance);
    return [
      along(point, heading - 90, templateWidth / 2),
      along(point, heading + 90, templateWidth / 2),
    ];
  };
  return Array.from({ length: count }, (_, n) => {
    const [a, b] = across((path.length * n) / count);
    const [c, d] = across((path.length * (n + 1)) / count);
    return [a, b, d, c];
  });
};

const frontOf = (ship: ShipOnMat): Pose => ({
  ...along(ship, ship.heading, baseSizes[ship.size] / 2),
  heading: ship.heading,
});

/** A ship with its guides over a template, its rear at this distance along the path, in mm. */
const onPath = (ship: ShipOnMat, path: Path, rear: number): ShipOnMat => {
  const length = baseSizes[ship.size];
  const [back, front] = [path.at(rear), path.at(rear + length)];
  const heading = headingTo(back, front);
  return { ...ship, ...along(back, heading, length / 2), heading };
};

export interface Hit {
  readonly obstacle: string;
  readonly by: 'template' | 'base';
}

export interface Executed {
  readonly ship: ShipOnMat;
  readonly template: readonly Outline[];
  /** `overlapped`: ships that it would have overlapped. `touching`: ships that it touches now. */
  readonly overlapped: readonly string[];
  readonly touching: readonly string[];
  /**
   * Obstacles overlapped by the template or the final base, the nearest to the start first; the
   * base's way in between does not count.
   */
  readonly obstacles: readonly Hit[];
  /** Part of the final base is outside the mat. */
  readonly fled: boolean;
  readonly edges: number;
}

export interface Others {
  readonly ships: readonly ShipOnMat[];
  readonly obstacles?: readonly Obstacle[];
  /** Moved by a tractor beam: the ship may end on obstacles and suffers their effects. */
  readonly pulled?: boolean;
}

/** The steps in which a ship is moved back along its template, in mm. */
const backUpStep = 0.25;

const overlapping = (ship: ShipOnMat, ships: readonly ShipOnMat[]): readonly string[] =>
  ships.filter((other) => overlap(baseOf(ship), baseOf(other))).map(({ id }) => id);

/**
 * Moves the ship back along the template, guides centred, until it overlaps no base. It then
 * touches the ship that it backed away from and every other one that it ends up against.
 */
const backedUp = (
  ship: ShipOnMat,
  path: Path,
  ships: readonly ShipOnMat[],
): { readonly ship: ShipOnMat; readonly last: readonly string[]; readonly rear: number } => {
  let last: readonly string[] = [];
  for (let rear = path.length; rear > -baseSizes[ship.size]; rear -= backUpStep) {
    const there = onPath(ship, path, rear);
    const hits = overlapping(there, ships);
    if (hits.length === 0) return { ship: there, last, rear };
    last = hits;
  }
  return { ship, last, rear: -baseSizes[ship.size] };
};

const hitObstacles = (
  start: ShipOnMat,
  ship: ShipOnMat,
  template: readonly Outline[],
  obstacles: readonly Obstacle[],
): readonly Hit[] =>
  obstacles
    .flatMap(({ id, outline }): (Hit & { readonly distance: number })[] => {
      const by = template.some((piece) => overlap(piece, outline))
        ? 'template'
        : overlap(baseOf(ship), outline)
          ? 'base'
          : null;
      const { distance } = nearest([along(start, 0, 0)], outline);
      return by ? [{ obstacle: id, by, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ obstacle, by }) => ({ obstacle, by }));

/**
 * Executes a manoeuvre. A ship that stays in place (speed 0) keeps touching what it touched; after
 * an overlap the rotation at the end is lost.
 */
export const execute = (
  ship: ShipOnMat,
  manoeuvre: Manoeuvre,
  { ships: all, obstacles = [] }: Others,
): Executed => {
  const ships = all.filter(({ id }) => id !== ship.id);
  const reverse = isReverse(manoeuvre.bearing);
  const start = reverse ? turnedRound(ship) : ship;
  const path = pathOf(frontOf(start), manoeuvre);
  const still = manoeuvre.speed === 0;
  const planned = still ? start : onPath(start, path, path.length);
  const overlapped = still ? [] : overlapping(planned, ships);
  const back = overlapped.length === 0 ? null : backedUp(start, path, ships);
  const place = back?.ship ?? planned;
  const around = place.heading > 0 ? -180 : 180;
  const turned = reverse ? around : back ? 0 : shapes[manoeuvre.bearing].turned;
  const end = { ...place, heading: place.heading + turned };
  const touching = ships
    .filter((other) =>
      back
        ? back.last.includes(other.id) || nearest(baseOf(end), baseOf(other)).distance < 0.3
        : still && nearest(baseOf(end), baseOf(other)).distance < 0.3,
    )
    .map(({ id }) => id);
  // If the ship was moved back, only the part of the template that it moved along counts.
  const moved = back ? Math.max(0, back.rear + baseSizes[ship.size]) : path.length;
  const straight = shapes[manoeuvre.bearing].template === 'straight';
  const template = still ? [] : pieces({ ...path, length: Math.min(path.length, moved) }, straight);
  return {
    ship: end,
    template,
    overlapped,
    touching,
    obstacles: still ? [] : hitObstacles(ship, end, template, obstacles),
    fled: !isInside(baseOf(end), mat),
    edges: edgesCrossed(baseOf(end), mat),
  };
};

/** The ship after this share of a manoeuvre, for drawing its way. */
export const partOfWay = (ship: ShipOnMat, manoeuvre: Manoeuvre, share: number): ShipOnMat => {
  const reverse = isReverse(manoeuvre.bearing);
  const start = reverse ? turnedRound(ship) : ship;
  const path = pathOf(frontOf(start), manoeuvre);
  const base = baseSizes[ship.size];
  const there = onPath(start, path, (path.length + base) * share - base);
  return reverse ? turnedRound(there) : there;
};

export interface Placement {
  readonly ship: ShipOnMat;
  readonly template: readonly Outline[];
  readonly legal: boolean;
}

const placeShip = (
  ship: ShipOnMat,
  template: readonly Outline[],
  { ships: all, obstacles = [], pulled = false }: Others,
): Placement => {
  const ships = all.filter(({ id }) => id !== ship.id);
  const base = baseOf(ship);
  const blocked =
    !pulled &&
    obstacles.some(
      ({ outline }) => overlap(base, outline) || template.some((piece) => overlap(piece, outline)),
    );
  const legal = isInside(base, mat) && !blocked && overlapping(ship, ships).length === 0;
  return { ship, template, legal };
};

/**
 * A boost: straight 1 or bank 1; decloaking ahead uses speed 2. It must not leave the mat, overlap
 * a ship or cross an obstacle.
 */
export const boost = (
  ship: ShipOnMat,
  bearing: 'F' | 'B' | 'N' | 'T' | 'Y',
  others: Others,
  speed = 1,
): Placement => {
  const path = pathOf(frontOf(ship), { speed, bearing });
  return placeShip(onPath(ship, path, path.length), pieces(path, bearing === 'F'), others);
};

/** The centre of a token that is dropped with a template at the rear or front guides. */
export const droppedAt = (
  ship: ShipOnMat,
  manoeuvre: Manoeuvre,
  half: number,
  front: boolean,
): Pose => {
  const path = pathOf(frontOf(front ? ship : turnedRound(ship)), manoeuvre);
  return path.at(path.length + half);
};

/**
 * The distance between two examined positions of a base along the template of a barrel roll, in mm.
 */
const slideStep = 2;

/** The length of the template for decloaking to a side: a straight 2. */
export const decloakLength = 2 * straightUnit;

/**
 * The positions of a barrel roll: the template lies sideways, the base may be anywhere along it,
 * rotated as the template bends.
 */
const rollsAlong = (
  ship: ShipOnMat,
  across: number,
  others: Others,
  pathFrom: (start: Pose) => Path,
): readonly Placement[] => {
  const size = baseSizes[ship.size];
  const most = (size - templateWidth) / 2;
  const count = Math.floor((2 * most) / slideStep);
  return Array.from({ length: count + 1 }, (_, n) => {
    const slide = -most + n * slideStep;
    const start = along(along(ship, across, size / 2), ship.heading, slide / 2);
    const path = pathFrom({ ...start, heading: across });
    const end = path.at(path.length);
    const heading = ship.heading + end.heading - across;
    const middle = along(along(end, end.heading, size / 2), heading, slide / 2);
    return placeShip({ ...ship, ...middle, heading }, pieces(path, end.heading === across), others);
  });
};

const acrossOf = ({ heading }: ShipOnMat, side: 'left' | 'right'): number =>
  heading + (side === 'right' ? 90 : -90);

/**
 * The positions of a barrel roll to one side: the template lies sideways, the base may be anywhere
 * along it. Small ships roll with the long side of a straight 1, large ones with its short side.
 */
export const barrelRolls = (
  ship: ShipOnMat,
  side: 'left' | 'right',
  others: Others,
  template = ship.size === 'small' ? straightUnit : templateWidth,
): readonly Placement[] =>
  rollsAlong(ship, acrossOf(ship, side), others, (start) => straightPath(start, template));

/** The same with a bank template, which moves the ship ahead or back while rotating it. */
export const bankRolls = (
  ship: ShipOnMat,
  by: { readonly side: 'left' | 'right'; readonly ahead: boolean; readonly speed: number },
  others: Others,
): readonly Placement[] => {
  const turn = (by.side === 'right') === by.ahead ? -1 : 1;
  return rollsAlong(ship, acrossOf(ship, by.side), others, (start) =>
    curvedPath(start, bankRadius[by.speed] ?? 0, turn, 45),
  );
};
