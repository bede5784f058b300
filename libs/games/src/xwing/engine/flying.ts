import type { DialEntry } from '../judge/pieces.js';
import { execute, type Executed } from '../mat/manoeuvres.js';
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
import type { ShipState } from './state.js';
import { queueMoment } from './triggers.js';

/** What a manoeuvre is called: as the dial facts write it, such as `2BW`. */
export const manoeuvreName = ({ speed, bearing, colour }: DialEntry): string =>
  `${speed}${bearing}${colour === 'green' ? 'G' : colour === 'red' ? 'R' : 'W'}`;

/** An asteroid hurts by every hit, debris by critical ones alone. */
const obstacleDie = (g: Machine, ship: ShipState, kind: string): void =>
  rollHarm(g, ship, {
    harm: kind === 'asteroid' ? { hit: 'hit', crit: 'crit' } : { crit: 'crit' },
    what: 'obstacle-die',
  });

/** Each obstacle by itself: an asteroid takes the action and rolls, debris gives stress and rolls. */
const hitObstacles = (g: Machine, ship: ShipState, { obstacles }: Executed): void => {
  for (const { obstacle } of obstacles) {
    const kind = g.state.obstacles.find(({ id }) => id === obstacle)?.kind ?? 'asteroid';
    g.tell({ what: 'hit-obstacle', ship: ship.key, name: kind });
    if (kind === 'debris') give(g, ship, 'stress');
    else ship.skips = true;
    obstacleDie(g, ship, kind);
  }
};

/** Obstacles that a ship was moved onto, not by a manoeuvre: they hurt it less (FAQ). */
export const overlapObstacles = (g: Machine, ship: ShipState): void => {
  const base = baseOf(asOnMat(ship));
  for (const { kind, outline } of obstaclesOn(g)) {
    if (!overlap(base, outline)) continue;
    g.tell({ what: 'hit-obstacle', ship: ship.key, name: kind });
    if (kind === 'debris') give(g, ship, 'stress');
    obstacleDie(g, ship, kind);
  }
};

const checkStress = (g: Machine, ship: ShipState, { colour }: DialEntry): void => {
  if (colour === 'red') give(g, ship, 'stress');
  else if (colour === 'green') take(g, ship, 'stress');
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

/** What follows the move of a ship: stress, obstacles, damage cards, abilities. */
const afterMove = (g: Machine, ship: ShipState, entry: DialEntry, executed: Executed): void => {
  const [bumped] = executed.overlapped;
  if (bumped !== undefined) {
    ship.skips = true;
    g.tell({ what: 'bumped', ship: ship.key, target: bumped });
  }
  checkStress(g, ship, entry);
  const nimble = heldOf(ship, 'nimble').length > 0;
  if (!nimble) hitObstacles(g, ship, executed);
  const base = baseOf(asOnMat(ship));
  const lies = obstaclesOn(g).some(({ outline }) => overlap(base, outline));
  ship.overlapped = bumped !== undefined || executed.obstacles.length > 0;
  afterCriticals(g, ship, entry, bumped !== undefined || (lies && !nimble));
  queueMoment(g, ship, entry.colour);
  queueMoment(g, ship, 'moved');
  if (bumped === undefined) return;
  queueMoment(g, ship, 'overlap');
  for (const key of executed.touching) {
    const other = shipOf(g, key);
    if (other.seat !== ship.seat) queueMoment(g, other, 'bumped', ship);
  }
};

/**
 * Carries a manoeuvre out: movement, ships in the way, mines, flight from the mat, stress,
 * obstacles, damage cards. False when the ship has left the mat.
 */
export const fly = (g: Machine, ship: ShipState, entry: DialEntry): boolean => {
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
    return false;
  }
  afterMove(g, ship, entry, executed);
  return true;
};

const plain = (speed: number): DialEntry => ({ speed, bearing: 'F', colour: 'white' });

/**
 * What a ship flies once its dial is revealed: ionised straight 1;
 * with stress a red one becomes a white straight 2 (FAQ).
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

/** What a card can turn a revealed manoeuvre to. */
const turnedBy = (ship: ShipState, shown: DialEntry, turning: Turning): DialEntry[] => {
  const { bearings, colours, same, change, speeds, to, stop } = turning;
  const fits =
    (bearings?.includes(shown.bearing) ?? true) && (colours?.includes(shown.colour) ?? true);
  if (!fits) return [];
  if (stop) return [{ speed: 0, bearing: 'O', colour: 'white' }];
  // Nothing whitens what damage made red (FAQ, Damaged Engine).
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

/** Every way to turn a revealed dial by a card that did not turn it yet; never to a red one with stress. */
export const turnsOf = (
  ship: ShipState,
  used: readonly number[] = [],
): Extract<Option, { do: 'turn' }>[] => {
  const shown = ship.flies ?? (ship.dial === null ? undefined : dialOf(ship)[ship.dial]);
  if (!shown) return [];
  const turning = heldOf(ship, 'turn');
  // What makes a manoeuvre harder wins (FAQ): what a card made red stays red.
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

/** What a revealed dial ends. */
export const onReveal = (ship: ShipState): void =>
  turnDownWith(ship, ({ noStraight }) => noStraight === true);

export const isShaken = (ship: ShipState): boolean =>
  ship.damage.some(({ card, up }) => up && damageKind(card).effect.noStraight === true);
