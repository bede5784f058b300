import { asObstacle, longestCorner, type MatObstacle } from '../judge/pieces.js';
import { nearest, overlap } from '../mat/shapes.js';
import { baseOf, baseSizes, mat, withinOfEdge, type Pose, type ShipOnMat } from '../mat/ships.js';

/**
 * On a table players may place things anywhere; here they choose from a grid. Obstacles lie at the
 * crossings of six rows and columns beyond range 2 of the edges, each in a fixed rotation by its
 * number. Ships are placed in columns of 52 mm along their edge: with the front at range 1,
 * straight or turned by 45 degrees, or straight at the edge itself. Barrel rolls slide fully back,
 * not at all, or fully to the front.
 */
const columns = 6;
/**
 * The distance from the edges to the centre of an obstacle, in mm: range 2 and the longest corner.
 */
const margin = 200 + longestCorner;
const apart = 100;

const legalObstacle = (one: MatObstacle, laid: readonly MatObstacle[]): boolean => {
  const { outline } = asObstacle(one);
  const clear = outline.every(
    ({ x, y }) => Math.min(x, y, mat.width - x, mat.height - y) > 2 * apart,
  );
  return (
    clear && laid.every((other) => nearest(outline, asObstacle(other).outline).distance > apart)
  );
};

/**
 * Where an obstacle may be placed: beyond range 2 of every edge and beyond range 1 of the other
 * obstacles.
 */
export const obstaclePlaces = (
  kind: MatObstacle['kind'],
  laid: readonly MatObstacle[],
): readonly Pose[] => {
  const step = (mat.width - 2 * margin) / (columns - 1);
  const heading = (laid.length * 40) % 360;
  return Array.from({ length: columns * columns }, (_, at) => ({
    x: Math.round(margin + step * (at % columns)),
    y: Math.round(margin + step * Math.floor(at / columns)),
    heading,
  })).filter((pose) => legalObstacle({ id: '', kind, ...pose }, laid));
};

const columnStep = 52;

/** Seat 0 is at the bottom of the mat and faces up. */
export const edgeOf = (seat: number): 'top' | 'bottom' => (seat === 0 ? 'bottom' : 'top');
export const aheadOf = (seat: number): number => (seat === 0 ? 0 : 180);

/** Whether a ship facing ahead is nearer to its edge than it would be with its front at range 1. */
export const isAtEdge = ({ y }: Pose, seat: number): boolean =>
  (seat === 0 ? mat.height - y : y) < 50;

const posesAt = (x: number, seat: number, half: number): Pose[] => {
  const ahead = aheadOf(seat);
  const from = (distance: number): number => (seat === 0 ? mat.height - distance : distance);
  const turned = half * Math.SQRT2;
  return [
    { x, y: from(100 - half), heading: ahead },
    { x, y: from(half), heading: ahead },
    { x, y: from(100 - turned), heading: ahead + 45 },
    { x, y: from(100 - turned), heading: (ahead + 315) % 360 },
  ];
};

/**
 * Where a ship may be placed at the start: entirely within range 1 of its own edge and on no other
 * ship.
 */
export const startPlaces = (
  { id, size }: Pick<ShipOnMat, 'id' | 'size'>,
  seat: number,
  ships: readonly ShipOnMat[],
): readonly Pose[] => {
  const half = baseSizes[size] / 2;
  const room = mat.width - 2 * half;
  const count = Math.floor(room / columnStep);
  const first = (mat.width - count * columnStep) / 2;
  return Array.from({ length: count + 1 }, (_, n) => Math.round(first + n * columnStep))
    .flatMap((x) => posesAt(x, seat, half))
    .filter((pose, at, all) => all.findIndex((one) => samePose(one, pose)) === at)
    .filter((pose) => {
      const there = { id, size, ...pose };
      const base = baseOf(there);
      return (
        withinOfEdge(there, edgeOf(seat), 1) &&
        base.every(({ x }) => x >= 0 && x <= mat.width) &&
        !ships.some((other) => overlap(base, baseOf(other)))
      );
    });
};

const samePose = (one: Pose, other: Pose): boolean =>
  one.x === other.x && one.y === other.y && one.heading === other.heading;
