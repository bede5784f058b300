import type { DialEntry } from '../judge/pieces.js';
import { execute } from '../mat/manoeuvres.js';
import { overlap } from '../mat/shapes.js';
import { baseOf } from '../mat/ships.js';
import type { Turning } from './ability.js';
import { springMines } from './bombs.js';
import { damageKind } from './damage-cards.js';
import type { Machine } from './machine.js';
import { destroy, give, rollHarm, suffer, take, turnDownWith } from './moves.js';
import type { Option } from './options.js';
import { setPose } from './pose.js';
import { canPay } from './prices.js';
import {
  asOnMat,
  colouredFor,
  criticals,
  dialOf,
  heldOf,
  isDaring,
  obstaclesOn,
  othersOn,
  shipOf,
} from './queries.js';
import type { Landing, ShipState } from './state.js';
import { queueMoment } from './triggers.js';

/** The name of a manoeuvre as the dial facts write it, such as `2BW`. */
export const manoeuvreName = ({ speed, bearing, colour }: DialEntry): string =>
  `${speed}${bearing}${colour === 'green' ? 'G' : colour === 'red' ? 'R' : 'W'}`;

/** An asteroid deals damage for a hit or a critical hit, debris only for a critical hit. */
const obstacleDie = (g: Machine, ship: ShipState, kind: string): void =>
  rollHarm(g, ship, {
    harm: kind === 'asteroid' ? { hit: 'hit', crit: 'crit' } : { crit: 'crit' },
    what: 'obstacle-die',
  });

/**
 * Applies each obstacle separately: an asteroid costs the action and a die is rolled, debris gives
 * stress and a die is rolled.
 */
const hitObstacles = (g: Machine, ship: ShipState, obstacles: Landing['obstacles']): void => {
  for (const obstacle of obstacles) {
    const kind = g.state.obstacles.find(({ id }) => id === obstacle)?.kind ?? 'asteroid';
    g.tell({ what: 'hit-obstacle', ship: ship.key, name: kind });
    if (kind === 'debris') give(g, ship, 'stress');
    else ship.skips = true;
    obstacleDie(g, ship, kind);
  }
};

/**
 * Applies obstacles that a ship was moved onto other than by a manoeuvre: they harm it less (FAQ).
 */
export const overlapObstacles = (g: Machine, ship: ShipState): void => {
  const base = baseOf(asOnMat(ship));
  for (const { kind, outline } of obstaclesOn(g)) {
    if (!overlap(base, outline)) continue;
    g.tell({ what: 'hit-obstacle', ship: ship.key, name: kind });
    if (kind === 'debris') give(g, ship, 'stress');
    obstacleDie(g, ship, kind);
  }
};

const afterCriticals = (
  g: Machine,
  ship: ShipState,
  { colour }: DialEntry,
  overlapped: boolean,
): void => {
  for (const { redHurts, bumpHurts, whiteStress } of criticals(ship)) {
    if (redHurts && colour === 'red') rollHarm(g, ship, { harm: { hit: 'hit' } });
    if (bumpHurts && overlapped) suffer(g, ship, 'hit');
    if (whiteStress && colour === 'white') give(g, ship, 'stress');
  }
};

/**
 * The first step of a manoeuvre: movement, mines, leaving the mat, overlapped ships. Null if the
 * ship has left the mat.
 */
export const move = (g: Machine, ship: ShipState, entry: DialEntry): Landing | null => {
  const touched = ship.touching;
  const executed = execute(asOnMat(ship), entry, othersOn(g));
  setPose(g, ship, executed.ship);
  ship.touching = [...new Set([...executed.touching, ...(entry.speed === 0 ? touched : [])])];
  ship.flown = entry.speed;
  ship.bearing = entry.bearing;
  g.tell({ what: 'moved', seat: ship.seat, ship: ship.key, name: manoeuvreName(entry) });
  springMines(g, ship, executed.template);
  if (executed.fled) {
    destroy(g, ship, 'fled');
    return null;
  }
  const [bumped] = executed.overlapped;
  if (bumped !== undefined) {
    ship.skips = true;
    g.tell({ what: 'bumped', ship: ship.key, target: bumped });
  }
  if (entry.colour === 'green') queueMoment(g, ship, 'before-stress-check');
  return {
    entry,
    bumped: bumped !== undefined,
    touching: executed.touching,
    obstacles: executed.obstacles.map(({ obstacle }) => obstacle),
  };
};

/** The second step of a manoeuvre: a stress token for a red one, one less for a green one. */
export const checkStress = (g: Machine, ship: ShipState, { colour }: DialEntry): void => {
  if (colour === 'red') give(g, ship, 'stress');
  if (colour !== 'green') return;
  take(g, ship, 'stress');
  queueMoment(g, ship, 'stress-check');
};

/** The third step of a manoeuvre: obstacles, damage cards, and the abilities that follow. */
export const clearArea = (g: Machine, ship: ShipState, landing: Landing): void => {
  const { entry, bumped, touching, obstacles } = landing;
  const nimble = heldOf(ship, 'nimble').length > 0;
  if (!nimble) hitObstacles(g, ship, obstacles);
  const base = baseOf(asOnMat(ship));
  const lies = obstaclesOn(g).some(({ outline }) => overlap(base, outline));
  ship.overlapped = bumped || obstacles.length > 0;
  afterCriticals(g, ship, entry, bumped || (lies && !nimble));
  queueMoment(g, ship, entry.colour);
  queueMoment(g, ship, 'moved');
  if (!bumped) return;
  queueMoment(g, ship, 'overlap');
  for (const key of touching) {
    const other = shipOf(g, key);
    if (other.seat !== ship.seat) queueMoment(g, other, 'bumped', ship);
  }
};

/** Executes a manoeuvre other than the one of the dial: all its steps before any ability. */
export const fly = (g: Machine, ship: ShipState, entry: DialEntry): void => {
  const landing = move(g, ship, entry);
  if (!landing) return;
  checkStress(g, ship, entry);
  clearArea(g, ship, landing);
};

const plain = (speed: number): DialEntry => ({ speed, bearing: 'F', colour: 'white' });

/**
 * The manoeuvre that a ship executes after its dial is revealed: if ionised, a straight 1; if
 * stressed, a white straight 2 in place of a red manoeuvre (FAQ).
 */
export const flownBy = (ship: ShipState, dial: readonly DialEntry[], ionised: boolean) => {
  const shown = ship.dial === null ? undefined : dial[ship.dial];
  const chosen = ship.flies ?? shown;
  if (ionised) return colouredFor(ship, plain(1));
  if (!chosen) return plain(1);
  return chosen.colour === 'red' && ship.tokens.stress > 0 && !isDaring(ship) ? plain(2) : chosen;
};

const isSame = (one: DialEntry, other: DialEntry): boolean =>
  one.speed === other.speed && one.bearing === other.bearing;

/** The manoeuvres that a card can change the revealed one into. */
const turnedBy = (ship: ShipState, shown: DialEntry, turning: Turning): DialEntry[] => {
  const { bearings, colours, same, change, speeds, to, stop } = turning;
  const fits =
    (bearings?.includes(shown.bearing) ?? true) && (colours?.includes(shown.colour) ?? true);
  if (!fits) return [];
  if (stop) return [{ speed: 0, bearing: 'O', colour: 'white' }];
  // A manoeuvre that damage made red cannot be made white (FAQ, Damaged Engine).
  const harder = shown.bearing === 'T' || shown.bearing === 'Y';
  if (to === 'white' && harder && criticals(ship).some(({ turnsRed }) => turnsRed)) return [];
  const coloured = (entry: DialEntry): DialEntry => (to ? { ...entry, colour: to } : entry);
  if (same)
    return dialOf(ship)
      .filter((entry) => entry[same] === shown[same] && !isSame(entry, shown))
      .map(coloured);
  const bearing = change?.[shown.bearing] ?? (change ? undefined : shown.bearing);
  if (bearing === undefined) return [];
  const all = speeds === 'one-off' ? [shown.speed - 1, shown.speed + 1] : (speeds ?? [shown.speed]);
  return all
    .filter((speed) => speed >= 1 && speed <= 5)
    .map((speed) => coloured({ ...shown, speed, bearing }))
    .filter((entry) => entry.colour !== shown.colour || !isSame(entry, shown));
};

/**
 * Every way to change a revealed manoeuvre with a card that was not used on this dial yet; never
 * into a red one while stressed.
 */
export const turnsOf = (
  ship: ShipState,
  used: readonly number[] = [],
): Extract<Option, { do: 'turn' }>[] => {
  const shown = ship.flies ?? (ship.dial === null ? undefined : dialOf(ship)[ship.dial]);
  if (!shown) return [];
  const turning = heldOf(ship, 'turn');
  // Increased difficulty prevails (FAQ): a manoeuvre that a card made red stays red.
  const red = turning.some(({ card, ability }) => used.includes(card) && ability.to === 'red');
  return turning.flatMap(({ card, index, ability }) =>
    !used.includes(card) && canPay({ ship, card, enemy: null }, ability.price)
      ? turnedBy(ship, shown, ability)
          .map((entry) => (red ? { ...entry, colour: 'red' as const } : entry))
          .filter((entry) => entry.colour !== shown.colour || !isSame(entry, shown))
          .filter(({ colour }) => colour !== 'red' || ship.tokens.stress === 0)
          .map((entry) => ({ do: 'turn' as const, card, ability: index, ...entry }))
      : [],
  );
};

/** Turns down the damage cards that end when a dial is revealed. */
export const onReveal = (ship: ShipState): void =>
  turnDownWith(ship, ({ noStraight }) => noStraight === true);

export const isShaken = (ship: ShipState): boolean =>
  ship.damage.some(({ card, up }) => up && damageKind(card).effect.noStraight === true);
