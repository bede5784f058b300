import type { ScreenMap, ScreenPoint, ScreenShape } from '#game';
import { sameOption, sameText } from '#game';
import { decloakPlaces } from '../engine/frames/activation.js';
import type { Machine } from '../engine/machine.js';
import type { Decision, Option } from '../engine/options.js';
import { dropPose, outlineOfBomb } from '../engine/bombs.js';
import { pullsOf } from '../engine/pulls.js';
import { asOnMat, dialOf, onMat, othersOn, shipOf } from '../engine/queries.js';
import type { ShipState } from '../engine/state.js';
import { arcOutline } from '../judge/drawing.js';
import { outlineOf } from '../judge/pieces.js';
import { execute, type Manoeuvre } from '../mat/manoeuvres.js';
import type { Outline } from '../mat/shapes.js';
import { baseOf, baseSizes, mat, type Pose } from '../mat/ships.js';
import { textOf } from '../../texts.js';
import { cardName, obstacleName, shipName } from './texts.js';

const tenth = (value: number): number => Math.round(value * 10) / 10;

const points = (outline: Outline): ScreenPoint[] =>
  outline.map(({ x, y }) => [tenth(x), tenth(y)] as const);

/** Ships stand for their pieces; initials of the pilot and its number are drawn on them. */
const labelOf = (name: string): string => {
  const words = name.replaceAll(/[^\p{L}\p{N} ]/gu, '').split(' ');
  const number = /^\d+$/.test(words.at(-1) ?? '') ? words.at(-1) : '';
  return `${words[0]?.slice(0, 2) ?? ''}${number}`;
};

const shipShape = (g: Machine, ship: ShipState): ScreenShape => {
  const there = asOnMat(ship);
  const name = shipName(g, ship.key);
  return {
    key: ship.key,
    name: sameText(name),
    label: labelOf(name),
    seat: ship.seat,
    sort: 'piece',
    outline: points(baseOf(there)),
    heading: tenth(ship.heading),
    reach: arcOutline(there, baseSizes[there.size] / 2).flatMap(({ bands }) => bands.map(points)),
  };
};

const stoneShapes = (g: Machine): ScreenShape[] =>
  g.state.obstacles.map((one) => ({
    key: null,
    name: obstacleName(one.kind),
    label: '',
    seat: null,
    sort: one.kind === 'debris' ? 'cloud' : 'rock',
    outline: points(outlineOf(one)),
    heading: null,
    reach: [],
  }));

const bombShapes = (g: Machine): ScreenShape[] =>
  g.state.bombs.map((bomb) => ({
    key: null,
    name: sameText(cardName(bomb.kind)),
    label: '✹',
    seat: bomb.seat,
    sort: 'rock',
    outline: points(outlineOfBomb(bomb)),
    heading: null,
    reach: [],
  }));

type Put = Extract<Option, { do: 'put' }>;

/** Ships start farther from the middle of the mat than this, in millimetres; obstacles lie nearer. */
const startsBeyond = 350;

/** What a place is called: all the ways to stand there share it. */
export const spotKey = ({ x, y }: Pick<Pose, 'x' | 'y'>): string => {
  const below = y - mat.height / 2;
  const row = Math.abs(below) > startsBeyond ? (below > 0 ? 'near' : 'far') : Math.round(y);
  return `spot ${Math.round(x)} ${row}`;
};

const spotShapes = (decision: Decision | null): ScreenShape[] => {
  const puts = (decision?.options ?? []).filter((option): option is Put => option.do === 'put');
  const spots = new Map(
    puts.map((option) => [spotKey(option), option]).reverse() as [string, Put][],
  );
  return [...spots].map(([key, { x, y }]) => ({
    key,
    name: textOf('xwing.option.put', { x: Math.round(x / 10), y: Math.round(y / 10) }),
    label: '',
    seat: null,
    sort: 'spot',
    outline: points(
      Array.from({ length: 12 }, (_, at) => ({
        x: x + 13 * Math.cos((at * Math.PI) / 6),
        y: y + 13 * Math.sin((at * Math.PI) / 6),
      })),
    ),
    heading: null,
    reach: [],
  }));
};

/** The mat to scale. `decision`: what the viewer decides, for the places that it offers. */
export const mapOf = (g: Machine, decision: Decision | null): ScreenMap => ({
  width: mat.width,
  height: mat.height,
  unit: 'mm',
  shapes: [
    ...stoneShapes(g),
    ...bombShapes(g),
    ...spotShapes(decision),
    ...onMat(g).map((ship) => shipShape(g, ship)),
  ],
});

/** A template that lies piece by piece as one outline: out along one side, back along the other. */
const wholeTemplate = (template: readonly Outline[]): Outline[] => {
  const first = template[0];
  if (!first) return [];
  const right = template.flatMap((piece) => piece[2] ?? []);
  const left = template.flatMap((piece) => piece[3] ?? []);
  return [[...first.slice(0, 2), ...right, ...left.reverse()]];
};

const standing = (ship: ShipState, pose: Pose): Outline => baseOf({ ...asOnMat(ship), ...pose });

/** What an option would make of the map: the template if one is laid, and where its ship ends. */
export const ghostOf = (
  g: Machine,
  { ship: key }: Decision,
  option: Option,
): ScreenPoint[][] | null => {
  const ship = key === undefined ? null : shipOf(g, key);
  switch (option.do) {
    case 'put':
      return ship ? [points(standing(ship, option))] : null;
    case 'dial':
      return ship && dialGhost(g, ship, option.at);
    case 'act':
      if (option.at !== undefined && ship) return dialGhost(g, ship, option.at);
      return ship && option.x !== undefined && option.y !== undefined
        ? [
            points(
              standing(ship, { x: option.x, y: option.y, heading: option.heading ?? ship.heading }),
            ),
          ]
        : null;
    case 'drop':
      return ship && [points(outlineOfBomb(dropPose(ship, option)))];
    case 'turn':
      return ship && flightGhost(g, ship, option);
    case 'pull':
    case 'decloak': {
      const places = ship && (option.do === 'pull' ? pullsOf(g, ship) : decloakPlaces(g, ship));
      const found = places && [...places].find((one) => sameOption(one.option, option));
      return found ? [points(baseOf(found.placed.ship))] : null;
    }
    default:
      return null;
  }
};

/** Where a manoeuvre would end as the ships stand now; those that move before may change it. */
const dialGhost = (g: Machine, ship: ShipState, at: number): ScreenPoint[][] | null => {
  const entry = dialOf(ship)[at];
  return entry ? flightGhost(g, ship, entry) : null;
};

const flightGhost = (g: Machine, ship: ShipState, entry: Manoeuvre): ScreenPoint[][] => {
  const { ship: end, template } = execute(asOnMat(ship), entry, othersOn(g));
  return [...wholeTemplate(template), baseOf(end)].map(points);
};
