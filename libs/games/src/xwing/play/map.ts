import type { ScreenMap, ScreenPoint, ScreenShape } from '#game';
import { sameText } from '#game';
import type { Machine } from '../engine/machine.js';
import type { Decision, Option } from '../engine/options.js';
import { outlineOfBomb } from '../engine/bombs.js';
import { asOnMat, onMat } from '../engine/queries.js';
import type { ShipState } from '../engine/state.js';
import { arcOutline } from '../judge/drawing.js';
import { outlineOf } from '../judge/pieces.js';
import type { Outline } from '../mat/shapes.js';
import { baseOf, baseSizes, mat, type Pose } from '../mat/ships.js';
import { textOf } from '../../texts.js';
import { cardName, obstacleName, shipName } from './texts.js';

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const points = (outline: Outline): ScreenPoint[] =>
  outline.map(({ x, y }) => [tenth(x), tenth(y)] as const);

/** The label drawn on a ship: the first letters of its pilot's name, and its number. */
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

/** Ships start farther than this from the centre of the mat, in mm; obstacles are nearer. */
const startsBeyond = 350;

/** The key of a place; all headings at the same place share it. */
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

/** The mat to scale. `decision`: the viewer's decision, for the places that it offers. */
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
