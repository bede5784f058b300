import { seededRandom } from '#chance';
import { inside, sameOption, type Chooser } from '#game';
import { decloakPlaces } from '../engine/frames/activation.js';
import { flownBy } from '../engine/flying.js';
import { readerOf, type Machine } from '../engine/machine.js';
import type { Decision, Option } from '../engine/options.js';
import {
  agilityOf,
  asOnMat,
  damageOn,
  dialOf,
  fleet,
  hullOf,
  isCalm,
  othersOn,
  primaryOf,
  shipOf,
} from '../engine/queries.js';
import { shotsOf } from '../engine/shots.js';
import type { ShipState, XwingState } from '../engine/state.js';
import { execute } from '../mat/manoeuvres.js';
import { along, headingTo } from '../mat/shapes.js';
import { mat, measureShot, type Pose, type ShipOnMat } from '../mat/ships.js';

/** Where the enemies of a ship will probably be: a little ahead of where they are now. */
const expectedPlaces = (g: Machine, ship: ShipState, ahead: number): ShipOnMat[] =>
  fleet(g, 1 - ship.seat).map((enemy) => {
    const there = asOnMat(enemy);
    if (ahead === 0 || enemy.activated) return there;
    const { x, y } = along(there, there.heading, ahead);
    const onMat = (value: number): number => Math.min(mat.width - 60, Math.max(60, value));
    return { ...there, x: onMat(x), y: onMat(y) };
  });

const turnTo = (from: Pose, to: Pose): number => {
  const turned = Math.abs((headingTo(from, to) - from.heading) % 360);
  return turned > 180 ? 360 - turned : turned;
};

const distance = (one: Pose, other: Pose): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The danger that a pose is too close to the edge of the mat, measured a little ahead. */
const edgeRisk = (pose: Pose): number => {
  const ahead = along(pose, pose.heading, 140);
  const out = (value: number): number => Math.max(0, 40 - value, value - (mat.width - 40));
  return (out(ahead.x) + out(ahead.y)) / 40;
};

/**
 * The value of a place for a ship: targets in its arc, near ones above all, and staying out of
 * enemies' arcs.
 */
const placeWorth = (there: ShipOnMat, attack: number, enemies: readonly ShipOnMat[]): number => {
  let best = 0;
  let seen = 0;
  for (const enemy of enemies) {
    const { range } = measureShot(there, enemy);
    if (range !== null) best = Math.max(best, (attack + (range === 1 ? 1 : 0)) * 2 + 3 - range);
    if (measureShot(enemy, there).range !== null) seen += 1;
  }
  const nearest = Math.min(...enemies.map((enemy) => distance(there, enemy)));
  const [facing = there] = [...enemies].sort((a, b) => distance(there, a) - distance(there, b));
  return (
    best -
    seen * 0.8 -
    turnTo(there, facing) / 60 -
    Math.max(0, nearest - 250) / 90 -
    edgeRisk(there) * 4
  );
};

/** The value of a manoeuvre of the dial; enemies are assumed to move a little ahead. */
const manoeuvreWorth = (g: Machine, ship: ShipState, at: number): number => {
  const dial = dialOf(ship);
  const entry = flownBy({ ...ship, dial: at }, dial, false);
  const friends = othersOn(g);
  const own = friends.ships.filter(({ id }) => g.state.ships[id]?.seat === ship.seat);
  const {
    ship: end,
    overlapped,
    obstacles,
    fled,
  } = execute(asOnMat(ship), entry, {
    ships: own,
    obstacles: friends.obstacles,
  });
  if (fled) return -1000;
  const stressed = ship.tokens.stress > 0;
  const colour =
    entry.colour === 'red'
      ? isCalm(ship)
        ? -0.5
        : -2.5
      : entry.colour === 'green' && stressed
        ? 2.5
        : 0;
  const wrong = stressed && dial[at]?.colour === 'red' ? -4 : 0;
  return (
    placeWorth(end, primaryOf(ship), expectedPlaces(g, ship, 80)) +
    colour +
    wrong -
    overlapped.length * 2 -
    obstacles.length * 6
  );
};

const worthAt = (g: Machine, ship: ShipState, pose: Pose): number =>
  placeWorth({ ...asOnMat(ship), ...pose }, primaryOf(ship), expectedPlaces(g, ship, 50));

/** The number of enemies in range with the mobile arc in this direction. */
const arcWorth = (g: Machine, ship: ShipState, turned: number): number =>
  expectedPlaces(g, ship, 50).filter(
    (enemy) => measureShot({ ...asOnMat(ship), turned }, enemy).range !== null,
  ).length;

const actionWorth = (g: Machine, ship: ShipState, option: Option): number => {
  const targets = shotsOf(g, ship).length;
  const threatened = fleet(g, 1 - ship.seat).some(
    (enemy) => measureShot(asOnMat(enemy), asOnMat(ship)).range !== null,
  );
  if (option.do === 'repair') return 1.2;
  if (option.do !== 'act') return 0;
  const moved =
    option.x === undefined || option.y === undefined
      ? 0
      : worthAt(g, ship, { x: option.x, y: option.y, heading: option.heading ?? ship.heading }) -
        worthAt(g, ship, ship);
  switch (option.action) {
    case 'Focus':
      return targets > 0 || threatened ? 2.2 : 1;
    case 'Evade':
      return threatened ? (targets > 0 ? 1.8 : 2.5) : 0.8;
    case 'Target Lock':
      return ship.lock === null ? (targets > 0 ? 1.9 : 1.5) : 0.1;
    case 'Barrel Roll':
    case 'Boost':
      return moved - 1;
    case 'Cloak':
      return threatened && targets === 0 ? 2 : -1;
    case 'Coordinate':
      return 1.4;
    case 'Reload':
      return targets > 0 ? -1 : 1.5;
    case 'SLAM':
      return -1;
    case 'Reinforce':
      return threatened ? 2 : 0.5;
    case 'Jam':
      return 1.6;
    case 'Rotate Arc':
      return targets === 0 ? arcWorth(g, ship, option.turned ?? 0) : -1;
  }
};

const attackWorth = (
  g: Machine,
  ship: ShipState,
  { weapon, target: key }: Extract<Option, { do: 'attack' }>,
): number => {
  const target = shipOf(g, key);
  const shot = shotsOf(g, ship).find((one) => one.weapon === weapon && one.target.key === key);
  const left = target.shields + hullOf(target) - damageOn(target);
  const near = shot?.range === 1 ? 1 : shot?.range === 3 ? -1 : 0;
  return (
    20 -
    left -
    agilityOf(target, g) * 1.5 -
    target.tokens.evade -
    target.tokens.focus +
    near +
    (weapon < 0 ? 0 : 2.5) -
    (shot?.obstructed ? 1 : 0) +
    target.points / 20
  );
};

/** Rerolls worthless results; keeps focus results if there is a token to change them. */
const rerollWorth = (ship: ShipState, face: string): number =>
  face === 'blank' || (face === 'focus' && ship.tokens.focus === 0) ? 1 : -1;

const spendWorth = (
  g: Machine,
  ship: ShipState,
  { token }: Extract<Option, { do: 'spend' }>,
): number => {
  const frame = inside(g, 'attack');
  if (!frame) return 0;
  const count = (dice: readonly { readonly face: string }[], ...faces: string[]): number =>
    dice.filter(({ face }) => faces.includes(face)).length;
  if (token === 'lock')
    return count(frame.attack, 'blank') +
      (ship.tokens.focus === 0 ? count(frame.attack, 'focus') : 0) >
      0
      ? 3
      : -1;
  if (frame.attacker === ship.key) return 2;
  const coming = count(frame.attack, 'hit', 'crit') - count(frame.defence, 'evade');
  if (coming <= 0) return -1;
  return token === 'focus' && count(frame.defence, 'focus') >= 2 ? 3 : token === 'evade' ? 2.5 : 2;
};

const good = ['crit', 'hit', 'evade'];

/**
 * Own dice are turned to the most valuable face; dice outside an attack, which cause damage, to a
 * harmless one.
 */
const setWorth = (
  g: Machine,
  ship: ShipState | null,
  { from, to }: Extract<Option, { do: 'set' }>,
): number => {
  const attacking = inside(g, 'attack')?.reroll === null && inside(g, 'rolled') === undefined;
  if (!attacking) return good.includes(from) && to === 'blank' ? 2 : -1;
  const focused = (ship?.tokens.focus ?? 0) > 0 && from === 'focus';
  return good.includes(from) || focused ? -1 : to === 'crit' || to === 'evade' ? 2.5 : -1;
};

const worthOf = (g: Machine, decision: Decision, option: Option): number => {
  const ship = decision.ship === undefined ? null : shipOf(g, decision.ship);
  switch (option.do) {
    case 'initiative':
      return option.seat === decision.seat ? 1 : 0;
    case 'dial':
      return ship ? manoeuvreWorth(g, ship, option.at) : 0;
    case 'put':
      // Obstacles go anywhere; ships towards the middle, facing ahead.
      return ship
        ? -Math.abs(option.x - mat.width / 2) / 100 - (option.heading % 180 === 0 ? 0 : 3)
        : 0;
    case 'act':
    case 'repair':
      return ship ? actionWorth(g, ship, option) : 0;
    case 'decloak': {
      const found = ship && decloakPlaces(g, ship).find((one) => sameOption(one.option, option));
      return ship && found ? worthAt(g, ship, found.placed.ship) + 8 : 0;
    }
    case 'attack':
      return ship ? attackWorth(g, ship, option) : 0;
    case 'spend':
      return ship ? spendWorth(g, ship, option) : 0;
    case 'use':
    case 'drop':
    case 'pull':
    case 'turn':
      return 1;
    case 'card':
      return 1.5;
    case 'arc':
      return option.turned === 0 ? 1 : 0;
    case 'set':
      return setWorth(g, ship, option);
    case 'die':
      return ship ? rerollWorth(ship, option.face) : 0;
    case 'ship':
    case 'roll':
    case 'pass':
    case 'concede':
      return 0;
  }
};

/**
 * Chooses the option with the greatest value, simulating every manoeuvre; ties are broken at
 * random.
 */
export const flyingBot = (seed: string): Chooser<XwingState, Option> => {
  const random = seededRandom(seed);
  return (state) => {
    const { waiting } = state;
    if (!waiting) throw new Error('nobody has to decide');
    const g = readerOf(state);
    const worths = waiting.options.map((option) => worthOf(g, waiting, option));
    const most = Math.max(...worths);
    const best = waiting.options.filter((_, at) => (worths[at] ?? 0) >= most - 1e-9);
    return best[random.below(best.length)] as Option;
  };
};
