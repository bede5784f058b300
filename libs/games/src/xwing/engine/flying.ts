import type { DialEntry } from '../judge/pieces.js';
import { execute, type Executed } from '../mat/manoeuvres.js';
import { overlap } from '../mat/shapes.js';
import { baseOf } from '../mat/ships.js';
import { damageKind } from './damage-cards.js';
import type { Machine } from './machine.js';
import { attackDie, destroy, give, suffer, take, turnDownWith } from './moves.js';
import { asOnMat, criticals, othersOn } from './queries.js';
import type { ShipState } from './state.js';
import { queueMoment } from './triggers.js';

/** What a manoeuvre is called: as the dial facts write it, such as `2BW`. */
export const manoeuvreName = ({ speed, bearing, colour }: DialEntry): string =>
  `${speed}${bearing}${colour === 'green' ? 'G' : colour === 'red' ? 'R' : 'W'}`;

/** Moves a ship; whatever touched it before touches it no longer. */
export const setPose = (
  g: Machine,
  ship: ShipState,
  { x, y, heading }: Pick<ShipState, 'x' | 'y' | 'heading'>,
): void => {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  Object.assign(ship, { x: round(x), y: round(y), heading: round(((heading % 360) + 360) % 360) });
  ship.touching = [];
  for (const other of Object.values(g.state.ships))
    other.touching = other.touching.filter((key) => key !== ship.key);
};

const rollFor = (g: Machine, ship: ShipState): 'hit' | 'crit' | null => {
  const face = attackDie(g);
  g.tell({ what: 'obstacle-die', ship: ship.key, faces: [face] });
  return face === 'hit' || face === 'crit' ? face : null;
};

/** Each obstacle by itself: an asteroid takes the action and rolls, debris gives stress and rolls. */
const hitObstacles = (g: Machine, ship: ShipState, { obstacles }: Executed): void => {
  for (const { obstacle } of obstacles) {
    const kind = g.state.obstacles.find(({ id }) => id === obstacle)?.kind ?? 'asteroid';
    g.tell({ what: 'hit-obstacle', ship: ship.key, name: kind });
    if (kind === 'debris') give(g, ship, 'stress');
    else ship.skips = true;
    const face = rollFor(g, ship);
    if (face === 'crit' || (face === 'hit' && kind === 'asteroid')) suffer(g, ship, face);
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
    if (redHurts && colour === 'red') {
      const face = attackDie(g);
      g.tell({ what: 'rolled', ship: ship.key, faces: [face] });
      if (face === 'hit') suffer(g, ship, 'hit');
    }
    if (bumpHurts && overlapped) suffer(g, ship, 'hit');
    if (whiteStress && colour === 'white') give(g, ship, 'stress');
  }
};

/**
 * Carries a manoeuvre out: movement, ships in the way, flight from the mat, stress,
 * obstacles, damage cards. False when the ship has left the mat.
 */
export const fly = (g: Machine, ship: ShipState, entry: DialEntry): boolean => {
  const touched = ship.touching;
  const others = othersOn(g);
  const executed = execute(asOnMat(ship), entry, others);
  setPose(g, ship, executed.ship);
  ship.touching = [...new Set([...executed.touching, ...(entry.speed === 0 ? touched : [])])];
  ship.flown = entry.speed;
  g.tell({ what: 'moved', seat: ship.seat, ship: ship.key, name: manoeuvreName(entry) });
  if (executed.fled) {
    destroy(g, ship, 'fled');
    return false;
  }
  const [bumped] = executed.overlapped;
  if (bumped !== undefined) {
    ship.skips = true;
    g.tell({ what: 'bumped', ship: ship.key, target: bumped });
  }
  checkStress(g, ship, entry);
  hitObstacles(g, ship, executed);
  const base = baseOf(asOnMat(ship));
  const lies = (others.obstacles ?? []).some(({ outline }) => overlap(base, outline));
  afterCriticals(g, ship, entry, bumped !== undefined || lies);
  if (entry.colour !== 'white') queueMoment(g, ship, entry.colour);
  return true;
};

const plain = (speed: number): DialEntry => ({ speed, bearing: 'F', colour: 'white' });

/**
 * What a ship flies once its dial is revealed: ionised straight 1;
 * with stress a red one becomes a white straight 2 (FAQ).
 */
export const flownBy = (ship: ShipState, dial: readonly DialEntry[], ionised: boolean) => {
  const chosen = ship.dial === null ? undefined : dial[ship.dial];
  if (ionised || !chosen) return plain(1);
  return chosen.colour === 'red' && ship.tokens.stress > 0 ? plain(2) : chosen;
};

/** What a revealed dial ends. */
export const onReveal = (ship: ShipState): void =>
  turnDownWith(ship, ({ noStraight }) => noStraight === true);

export const isShaken = (ship: ShipState): boolean =>
  ship.damage.some(({ card, up }) => up && damageKind(card).effect.noStraight === true);
