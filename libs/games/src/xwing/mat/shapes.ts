/** Plane geometry in millimetres; angles in degrees clockwise, 0 points to the top of the mat. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A convex outline; its corners are in one rotational order. */
export type Outline = readonly Point[];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const along = ({ x, y }: Point, heading: number, distance: number): Point => ({
  x: x + Math.sin(radians(heading)) * distance,
  y: y - Math.cos(radians(heading)) * distance,
});

export const headingTo = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const edges = (outline: Outline): readonly (readonly [Point, Point])[] =>
  outline.map((point, at) => [point, outline[(at + 1) % outline.length] ?? point]);

const nearestOn = (point: Point, [a, b]: readonly [Point, Point]): Point => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const t = Math.min(1, Math.max(0, share));
  return { x: a.x + t * dx, y: a.y + t * dy };
};

/** Smaller than anything visible on a table. */
const tolerance = 1e-6;

/** Whether two convex outlines share an area; touching edges share none. */
export const overlap = (one: Outline, other: Outline): boolean => {
  if (one.length < 3 || other.length < 3) return false;
  return ![...edges(one), ...edges(other)].some(([a, b]) => {
    const [nx, ny] = [a.y - b.y, b.x - a.x];
    const spread = (outline: Outline): readonly [number, number] => {
      const all = outline.map(({ x, y }) => x * nx + y * ny);
      return [Math.min(...all), Math.max(...all)];
    };
    const [least, most] = spread(one);
    const [from, to] = spread(other);
    const slack = tolerance * Math.hypot(nx, ny);
    return most <= from + slack || to <= least + slack;
  });
};

/** The shortest line between two outlines; its length is 0 if they overlap. */
export interface Nearest {
  readonly distance: number;
  readonly from: Point;
  readonly to: Point;
}

export const nearest = (one: Outline, other: Outline): Nearest => {
  const [start = { x: 0, y: 0 }] = one;
  if (overlap(one, other)) return { distance: 0, from: start, to: start };
  let best: Nearest = { distance: Infinity, from: start, to: start };
  const consider = (from: Point, to: Point): void => {
    const distance = between(from, to);
    if (distance < best.distance - tolerance) best = { distance, from, to };
  };
  for (const point of one) for (const edge of edges(other)) consider(point, nearestOn(point, edge));
  for (const point of other) for (const edge of edges(one)) consider(nearestOn(point, edge), point);
  return best;
};

/** The part of an outline to the right of the line through a point in a heading. */
const rightOf = (outline: Outline, apex: Point, heading: number): Outline => {
  const ahead = along(apex, heading, 1);
  const side = ({ x, y }: Point): number =>
    (ahead.x - apex.x) * (y - apex.y) - (ahead.y - apex.y) * (x - apex.x);
  return edges(outline).flatMap(([a, b]) => {
    const [sa, sb] = [side(a), side(b)];
    const cut =
      sa * sb < 0
        ? [{ x: a.x + ((b.x - a.x) * sa) / (sa - sb), y: a.y + ((b.y - a.y) * sa) / (sa - sb) }]
        : [];
    return sa >= -tolerance ? [a, ...cut] : cut;
  });
};

/** The part of an outline inside a wedge of at most 180 degrees around a heading. */
export const insideWedge = (
  outline: Outline,
  apex: Point,
  { heading, width }: { readonly heading: number; readonly width: number },
): Outline => rightOf(rightOf(outline, apex, heading - width / 2), apex, heading + width / 2 + 180);

/** The part of an outline inside a strip that starts at a point and runs along a heading. */
export const insideStrip = (
  outline: Outline,
  start: Point,
  { heading, half }: { readonly heading: number; readonly half: number },
): Outline => {
  const beyond = rightOf(outline, start, heading - 90);
  const right = rightOf(beyond, along(start, heading - 90, half), heading);
  return rightOf(right, along(start, heading + 90, half), heading + 180);
};

export const isInside = (
  outline: Outline,
  { width, height }: { readonly width: number; readonly height: number },
): boolean =>
  outline.every(
    ({ x, y }) =>
      x >= -tolerance && y >= -tolerance && x <= width + tolerance && y <= height + tolerance,
  );

/** The number of edges of the mat that an outline crosses. */
export const edgesCrossed = (
  outline: Outline,
  { width, height }: { readonly width: number; readonly height: number },
): number =>
  [
    outline.some(({ x }) => x < -tolerance),
    outline.some(({ y }) => y < -tolerance),
    outline.some(({ x }) => x > width + tolerance),
    outline.some(({ y }) => y > height + tolerance),
  ].filter(Boolean).length;

/** Whether a straight line between two points runs through the inside of a convex outline. */
export const crosses = (from: Point, to: Point, outline: Outline): boolean => {
  const turn = (a: Point, b: Point, p: Point): number =>
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  const [a, b, c] = outline;
  if (!a || !b || !c) return false;
  const sign = Math.sign(turn(a, b, c));
  let [enters, leaves] = [0, 1];
  for (const [start, end] of edges(outline)) {
    const [at, then] = [sign * turn(start, end, from), sign * turn(start, end, to)];
    if (at <= tolerance && then <= tolerance) return false;
    if (at * then > 0) continue;
    const share = at / (at - then);
    if (at < 0) enters = Math.max(enters, share);
    else leaves = Math.min(leaves, share);
  }
  return leaves - enters > tolerance;
};
