import type { Executed } from '../mat/manoeuvres.js';
import { mat, type ArcName, type BaseSize, type Pose } from '../mat/ships.js';
import { shipChoices, type MatObstacle, type MatShip } from './pieces.js';

/** What is on the mat. Plain data that can be stored and passed on as text. */
export interface MatSetup {
  readonly ships: readonly MatShip[];
  readonly obstacles: readonly MatObstacle[];
}

export const emptyMat: MatSetup = { ships: [], obstacles: [] };

/** The number of ships that fit; no real game has more. */
export const mostShips = 24;
export const mostObstacles = 12;

const round = (value: number): number => Math.round(value * 100) / 100;
const inTurn = (heading: number): number => round(((heading % 360) + 360) % 360);
const onMat = (value: number, most: number): number =>
  round(Math.min(most + 100, Math.max(-100, value)));

const poseOnMat = <P extends Pose>(piece: P, pose: Partial<Pose>): P => ({
  ...piece,
  x: onMat(pose.x ?? piece.x, mat.width),
  y: onMat(pose.y ?? piece.y, mat.height),
  heading: inTurn(pose.heading ?? piece.heading),
});

const freeId = (letter: string, taken: readonly { readonly id: string }[]): string => {
  for (let number = 1; ; number += 1) {
    const id = `${letter}${number}`;
    if (!taken.some((one) => one.id === id)) return id;
  }
};

/** Adds a ship of the card facts or a base without a name; unchanged if the mat is full. */
export const withShip = (setup: MatSetup, wanted: string | BaseSize, pose: Pose): MatSetup => {
  if (setup.ships.length >= mostShips) return setup;
  const choice = shipChoices.find(({ id }) => id === wanted);
  const id = freeId('s', setup.ships);
  const ship: MatShip = {
    id,
    name: `${choice?.name ?? ''} ${id.slice(1)}`.trim(),
    ship: choice?.id ?? null,
    size: choice?.size ?? (wanted === 'large' ? 'large' : 'small'),
    arcs: choice?.arcs ?? ['front'],
    x: 0,
    y: 0,
    heading: 0,
  };
  return { ...setup, ships: [...setup.ships, poseOnMat(ship, pose)] };
};

export const withObstacle = (setup: MatSetup, kind: MatObstacle['kind'], pose: Pose): MatSetup =>
  setup.obstacles.length >= mostObstacles
    ? setup
    : {
        ...setup,
        obstacles: [
          ...setup.obstacles,
          poseOnMat({ id: freeId('o', setup.obstacles), kind, x: 0, y: 0, heading: 0 }, pose),
        ],
      };

/** Moves a piece; its id is looked up among ships and obstacles. */
export const movedTo = (
  { ships, obstacles }: MatSetup,
  id: string,
  pose: Partial<Pose>,
): MatSetup => ({
  ships: ships.map((ship) => (ship.id === id ? poseOnMat(ship, pose) : ship)),
  obstacles: obstacles.map((one) => (one.id === id ? poseOnMat(one, pose) : one)),
});

export interface ShipChange {
  readonly name?: string;
  readonly size?: BaseSize;
  readonly arcs?: readonly ArcName[];
}

const mostLetters = 40;

export const changedShip = (setup: MatSetup, id: string, change: ShipChange): MatSetup => ({
  ...setup,
  ships: setup.ships.map((ship) =>
    ship.id === id
      ? { ...ship, ...change, name: (change.name ?? ship.name).slice(0, mostLetters) }
      : ship,
  ),
});

export const without = ({ ships, obstacles }: MatSetup, id: string): MatSetup => ({
  ships: ships.filter((ship) => ship.id !== id),
  obstacles: obstacles.filter((one) => one.id !== id),
});

/** The mat after a manoeuvre of one ship. */
export const afterMoving = (setup: MatSetup, { ship }: Executed): MatSetup =>
  movedTo(setup, ship.id, ship);

export const writeSetup = (setup: MatSetup): string => JSON.stringify(setup);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

const poseIn = ({ x, y, heading }: Fields): Pose | null =>
  [x, y, heading].every((value) => typeof value === 'number' && Number.isFinite(value))
    ? { x: x as number, y: y as number, heading: heading as number }
    : null;

const arcNames: readonly ArcName[] = ['front', 'rear', 'half', 'turret'];

const shipIn = (setup: MatSetup, fields: Fields): MatSetup => {
  const pose = poseIn(fields);
  if (!pose) return setup;
  const wanted = typeof fields['ship'] === 'string' ? fields['ship'] : '';
  const size = fields['size'] === 'large' ? 'large' : 'small';
  const known = shipChoices.some(({ id }) => id === wanted);
  const more = withShip(setup, known ? wanted : size, pose);
  const put = more.ships.at(-1);
  if (more === setup || !put) return setup;
  const arcs = arcNames.filter((arc) =>
    (listOrNull(fields['arcs']) ?? put.arcs ?? []).includes(arc),
  );
  const name = typeof fields['name'] === 'string' ? fields['name'] : put.name;
  return changedShip(more, put.id, { name, size, arcs });
};

const listOrNull = (value: unknown): readonly unknown[] | null =>
  Array.isArray(value) ? value : null;

/**
 * Reads a mat that was stored as text; null if it is not one. Anything that does not belong on a
 * mat is ignored.
 */
export const readSetup = (text: string): MatSetup | null => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(read)) return null;
  const withShips = listOf(read['ships']).reduce(shipIn, emptyMat);
  return listOf(read['obstacles']).reduce((setup, fields) => {
    const pose = poseIn(fields);
    const kind = fields['kind'] === 'debris' ? 'debris' : 'asteroid';
    return pose ? withObstacle(setup, kind, pose) : setup;
  }, withShips);
};
