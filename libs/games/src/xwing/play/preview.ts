import { joinTexts, sameOption, sameText, type ScreenPoint, type Texts } from '#game';
import { textOf } from '../../texts.js';
import { dropPose, outlineOfBomb } from '../engine/bombs.js';
import { decloakPlaces } from '../engine/frames/activation.js';
import type { Machine } from '../engine/machine.js';
import type { Decision, Option } from '../engine/options.js';
import { pullsOf } from '../engine/pulls.js';
import { asOnMat, dialOf, heldOf, othersOn, shipOf } from '../engine/queries.js';
import type { ShipState } from '../engine/state.js';
import { execute, type Executed, type Manoeuvre } from '../mat/manoeuvres.js';
import type { Outline } from '../mat/shapes.js';
import { baseOf, type Pose } from '../mat/ships.js';
import { points } from './map.js';
import { anObstacle, shipName } from './texts.js';

/** The pieces of a template as one outline: along one side and back along the other. */
const wholeTemplate = (template: readonly Outline[]): Outline[] => {
  const first = template[0];
  if (!first) return [];
  const right = template.flatMap((piece) => piece[2] ?? []);
  const left = template.flatMap((piece) => piece[3] ?? []);
  return [[...first.slice(0, 2), ...right, ...left.reverse()]];
};

const standing = (ship: ShipState, pose: Pose): Outline => baseOf({ ...asOnMat(ship), ...pose });

/** The effect of an option on the map. */
interface Preview {
  /** The template if one is used, and the final position of its ship. */
  readonly ghost: ScreenPoint[][];
  /** What would go wrong; omitted if nothing would. */
  readonly warns?: Texts;
}

const still = (ghost: ScreenPoint[]): Preview => ({ ghost: [ghost] });

/** The effect of an option on the present map; null if it changes nothing there. */
export const previewOf = (g: Machine, { ship: key }: Decision, option: Option): Preview | null => {
  const ship = key === undefined ? null : shipOf(g, key);
  switch (option.do) {
    case 'put':
      return ship && still(points(standing(ship, option)));
    case 'dial':
      return ship && dialPreview(g, ship, option.at);
    case 'act':
      if (option.at !== undefined && ship) return dialPreview(g, ship, option.at);
      return ship && option.x !== undefined && option.y !== undefined
        ? still(
            points(
              standing(ship, { x: option.x, y: option.y, heading: option.heading ?? ship.heading }),
            ),
          )
        : null;
    case 'drop':
      return ship && still(points(outlineOfBomb(dropPose(ship, option))));
    case 'turn':
      return ship && flightPreview(g, ship, option);
    case 'pull':
    case 'decloak': {
      const places = ship && (option.do === 'pull' ? pullsOf(g, ship) : decloakPlaces(g, ship));
      const found = places && [...places].find((one) => sameOption(one.option, option));
      return found ? still(points(baseOf(found.placed.ship))) : null;
    }
    default:
      return null;
  }
};

/**
 * Where a manoeuvre would end with the ships' present positions; ships that move earlier may change
 * it.
 */
const dialPreview = (g: Machine, ship: ShipState, at: number): Preview | null => {
  const entry = dialOf(ship)[at];
  return entry ? flightPreview(g, ship, entry) : null;
};

const flightPreview = (g: Machine, ship: ShipState, entry: Manoeuvre): Preview => {
  const executed = execute(asOnMat(ship), entry, othersOn(g));
  const { ship: end, template } = executed;
  const faults = warningsOf(g, ship, executed);
  return {
    ghost: [...wholeTemplate(template), baseOf(end)].map(points),
    ...(faults.length > 0 && { warns: joinTexts(faults, sameText('; ')) }),
  };
};

/**
 * What a move would collide with: the edge first, then ships, then obstacles unless its cards
 * ignore them.
 */
const warningsOf = (g: Machine, ship: ShipState, executed: Executed): Texts[] => {
  if (executed.fled) return [textOf('xwing.warns.leaves')];
  const kinds = executed.obstacles.map(
    ({ obstacle }) => g.state.obstacles.find(({ id }) => id === obstacle)?.kind ?? 'asteroid',
  );
  const met = heldOf(ship, 'nimble').length > 0 ? [] : [...new Set(kinds)];
  return [
    ...executed.overlapped.map((key) => textOf('xwing.warns.ship', { name: shipName(g, key) })),
    ...met.map((kind) => textOf('xwing.warns.obstacle', { name: anObstacle(kind) })),
  ];
};
