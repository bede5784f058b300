export { arcOutline, type ArcDrawn } from './drawing.js';
export {
  allManoeuvres,
  bearings,
  outlineOf,
  shipChoices,
  type DialEntry,
  type Difficulty,
  type MatObstacle,
  type MatShip,
  type ShipChoice,
} from './pieces.js';
export {
  afterMoving,
  changedShip,
  emptyMat,
  mostObstacles,
  mostShips,
  movedTo,
  readSetup,
  withObstacle,
  without,
  withShip,
  writeSetup,
  type MatSetup,
} from './setup.js';
export {
  askDeployment,
  askManoeuvre,
  askPair,
  linesBetween,
  matSize,
  type MovingAnswer,
  type Ruling,
  type RulingCode,
  type RulingSource,
} from './rulings.js';
export type { Bearing, Executed } from '../mat/manoeuvres.js';
export { baseOf, baseSizes, type ArcName, type BaseSize, type Pose } from '../mat/ships.js';
export type { Outline, Point } from '../mat/shapes.js';
