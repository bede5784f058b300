import { firstEditionShips } from '../facts/first-edition-ships.gen.js';
import type { Bearing, Manoeuvre, Obstacle } from '../mat/manoeuvres.js';
import { along, type Outline } from '../mat/shapes.js';
import type { ArcName, BaseSize, Pose, ShipOnMat } from '../mat/ships.js';

export type Difficulty = 'green' | 'white' | 'red';
export interface DialEntry extends Manoeuvre {
  readonly colour: Difficulty;
}

/** The data of a first-edition ship that the mat needs. */
export interface ShipChoice {
  readonly id: string;
  readonly name: string;
  readonly size: BaseSize;
  readonly arcs: readonly ArcName[];
  readonly dial: readonly DialEntry[];
  /** It has an arc that the judges' mat neither rotates nor draws: mobile or bullseye. */
  readonly moreArcs: boolean;
}

export const bearings: readonly Bearing[] = [
  ...(['F', 'B', 'N', 'T', 'Y', 'K', 'L', 'P', 'E', 'R', 'O'] as const),
  ...(['A', 'S', 'D'] as const),
];
const colours: Readonly<Record<string, Difficulty>> = { G: 'green', W: 'white', R: 'red' };
const arcNames: Readonly<Record<string, ArcName>> = {
  Front: 'front',
  'Auxiliary Rear': 'rear',
  'Auxiliary 180': 'half',
  Turret: 'turret',
  Mobile: 'mobile',
  Bullseye: 'bullseye',
};

const dialEntry = (text: string): DialEntry | null => {
  const [speed = '', bearing = '', colour = ''] = text;
  const known = bearings.find((one) => one === bearing);
  return known
    ? { speed: Number(speed), bearing: known, colour: colours[colour] ?? 'white' }
    : null;
};

/** Ordered by name. Huge ships are omitted because they move with other templates. */
export const shipChoices: readonly ShipChoice[] = firstEditionShips
  .flatMap(({ id, name, size, arcs, dial }): ShipChoice[] =>
    size === 'small' || size === 'large'
      ? [
          {
            id,
            name,
            size,
            arcs: arcs.flatMap((arc) => arcNames[arc] ?? []),
            dial: dial.flatMap((text) => dialEntry(text) ?? []),
            moreArcs: arcs.some((arc) => arc === 'Mobile' || arc === 'Bullseye'),
          },
        ]
      : [],
  )
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const speedsOf = (bearing: Bearing): readonly number[] => {
  if (bearing === 'O') return [0];
  if (bearing === 'F' || bearing === 'K') return [1, 2, 3, 4, 5];
  return bearing === 'A' || bearing === 'S' || bearing === 'D' ? [1] : [1, 2, 3];
};

/** Every manoeuvre that there is a template for: straights 1 to 5, reverse 1, the others 1 to 3. */
export const allManoeuvres: readonly DialEntry[] = bearings.flatMap((bearing) =>
  speedsOf(bearing).map((speed) => ({ speed, bearing, colour: 'white' as const })),
);

/** A ship on the judges' mat with its name and, if it is one, the ship of the card facts. */
export interface MatShip extends ShipOnMat {
  readonly name: string;
  readonly ship: string | null;
}

export interface MatObstacle extends Pose {
  readonly id: string;
  readonly kind: Obstacle['kind'];
}

/**
 * Distances from the centre to each corner, in mm. The printed obstacles are irregular; these
 * shapes approximate them.
 */
const corners: Readonly<Record<Obstacle['kind'], readonly number[]>> = {
  asteroid: [34, 28, 33, 27, 32, 29, 30],
  debris: [42, 26, 36, 40, 27, 37],
};

/** The greatest distance of a corner of any obstacle from its centre, in mm. */
export const longestCorner = Math.max(...corners.asteroid, ...corners.debris);

export const outlineOf = ({ kind, heading, ...middle }: MatObstacle): Outline =>
  corners[kind].map((distance, at) =>
    along(middle, heading + (360 * at) / corners[kind].length, distance),
  );

export const asObstacle = (one: MatObstacle): Obstacle => ({
  id: one.id,
  kind: one.kind,
  outline: outlineOf(one),
});
