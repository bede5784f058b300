import { asObstacle, longestCorner, type MatObstacle } from '../judge/pieces.js';
import { nearest, overlap } from '../mat/shapes.js';
import { baseOf, baseSizes, mat, withinOfEdge, type Pose, type ShipOnMat } from '../mat/ships.js';

/**
 * Where players may lay things is continuous on a table; here it is a grid.
 * Obstacles lie at the crossings of six rows and columns beyond range 2 of the edges, each turned
 * by its number; ships stand in columns of 52 mm along their edge, with the front at range 1
 * straight or turned by 45 degrees, or straight at the edge itself. Barrel rolls slide all
 * the way back, not at all, or all the way to the front.
 */
const columns = 6;
/** The middle of an obstacle stays so far from the edges: range 2 and its longest corner. */
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

/** Where an obstacle may be laid: beyond range 2 of every edge and beyond range 1 of the others. */
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

/** Seat 0 stands at the foot of the mat and looks up. */
export const edgeOf = (seat: number): 'top' | 'bottom' => (seat === 0 ? 'bottom' : 'top');
export const aheadOf = (seat: number): number => (seat === 0 ? 0 : 180);

/** Whether a ship that looks ahead stands nearer to its edge than with its front at range 1. */
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

/** Where a ship may be put at the start: wholly within range 1 of the own edge, on no other ship. */
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
