import type { DialEntry } from '../judge/pieces.js';
import { droppedAt } from '../mat/manoeuvres.js';
import { along, nearest, overlap, type Outline } from '../mat/shapes.js';
import { baseOf, type Pose } from '../mat/ships.js';
import { rangeBand } from '../rules/dice.js';
import type { Machine } from './machine.js';
import { clearDestroyed, dealCard, discardUpgrade, give, suffer, sufferRolled } from './moves.js';
import { asOnMat, heldOf, onMat } from './queries.js';
import type { BombOnMat, ShipState } from './state.js';
import { queueMoment } from './triggers.js';

/** The effect of a bomb on each ship in its range, or of a mine on the ship that overlaps it. */
interface BombKind {
  readonly mine: boolean;
  readonly does: (g: Machine, ship: ShipState) => void;
  /** The number of tokens that are placed side by side. */
  readonly tokens?: number;
}

const bombKinds: Readonly<Record<string, BombKind>> = {
  seismiccharges: { mine: false, does: (g, ship) => suffer(g, ship, 'hit') },
  protonbombs: { mine: false, does: (g, ship) => dealCard(g, ship, true) },
  ionbombs: { mine: false, does: (g, ship) => give(g, ship, 'ion', 2) },
  thermaldetonators: {
    mine: false,
    does: (g, ship) => {
      suffer(g, ship, 'hit');
      give(g, ship, 'stress');
    },
  },
  bombletgenerator: { mine: false, does: (g, ship) => sufferRolled(g, ship, 2) },
  proximitymines: { mine: true, does: (g, ship) => sufferRolled(g, ship, 3) },
  connernet: {
    mine: true,
    does: (g, ship) => {
      suffer(g, ship, 'hit');
      give(g, ship, 'ion', 2);
      ship.skips = true;
    },
  },
  clustermines: { mine: true, does: (g, ship) => sufferCluster(g, ship), tokens: 3 },
};

/** A cluster mine: one damage for each hit and each critical hit (FAQ). */
const sufferCluster = (g: Machine, ship: ShipState): void => sufferRolled(g, ship, 2, true);

const kindOf = (kind: string): BombKind => {
  const found = bombKinds[kind];
  if (!found) throw new Error(`there is no bomb ${kind}`);
  return found;
};

/** From the centre of a token to its corners, in mm; the commonly quoted size, not confirmed. */
const half = 20;
const corners = 8;

export const outlineOfBomb = (bomb: Pose): Outline =>
  Array.from({ length: corners }, (_, at) =>
    along(bomb, bomb.heading + (360 * at) / corners, half),
  );

const isTouched = (bomb: BombOnMat, outlines: readonly Outline[]): boolean =>
  outlines.some((outline) => overlap(outline, outlineOfBomb(bomb)));

const isNear = (bomb: BombOnMat, ship: ShipState, range: number): boolean =>
  (rangeBand(nearest(outlineOfBomb(bomb), baseOf(asOnMat(ship))).distance) ?? 9) <= range;

/** Whether a bomb or a mine lies within a range of a ship. */
export const bombNear = (g: Machine, ship: ShipState, range: number): boolean =>
  g.state.bombs.some((bomb) => isNear(bomb, ship, range));

const remove = (g: Machine, bomb: BombOnMat): void => {
  g.state.bombs = g.state.bombs.filter(({ id }) => id !== bomb.id);
  g.tell({ what: 'detonated', seat: bomb.seat, name: bomb.kind });
};

/** Detonates all mines that the base or the template overlaps (FAQ). */
export const springMines = (g: Machine, ship: ShipState, template: readonly Outline[]): void => {
  const outlines = [baseOf(asOnMat(ship)), ...template];
  for (const bomb of [...g.state.bombs])
    if (kindOf(bomb.kind).mine && isTouched(bomb, outlines)) {
      remove(g, bomb);
      kindOf(bomb.kind).does(g, ship);
    }
};

/**
 * Detonates the bombs at the end of the Activation phase, in the order in which they were dropped.
 */
export const detonateBombs = (g: Machine): void => {
  for (const bomb of [...g.state.bombs]) {
    const kind = kindOf(bomb.kind);
    if (kind.mine) continue;
    remove(g, bomb);
    for (const ship of onMat(g)) if (isNear(bomb, ship, 1)) kind.does(g, ship);
  }
  clearDestroyed(g);
};

/** A way to drop a bomb: the upgrade index of its card, and the template. */
export interface Drop extends Pick<DialEntry, 'speed' | 'bearing'> {
  readonly card: number;
  readonly front: boolean;
}

const usual = { speed: 1, bearing: 'F', front: false } as const;

/** Every way in which a ship may drop a bomb now: one per round; mines are dropped by an action. */
export const dropsOf = (ship: ShipState, mines: boolean): Drop[] => {
  if (ship.dropped) return [];
  const ways = [
    usual,
    ...heldOf(ship, 'drop').flatMap(({ ability: { templates, front = false, launch = false } }) =>
      launch && mines ? [] : templates.map((template) => ({ ...template, front })),
    ),
  ];
  return heldOf(ship, 'bomb').flatMap(({ card, ability: { bomb } }) =>
    kindOf(bomb).mine === mines ? ways.map((way) => ({ card, ...way })) : [],
  );
};

export const dropPose = (ship: ShipState, { speed, bearing, front }: Drop): Pose =>
  droppedAt(asOnMat(ship), { speed, bearing }, half, front);

/** Drops a bomb; a mine that lands under a ship detonates at once. */
export const dropBomb = (g: Machine, ship: ShipState, drop: Drop): void => {
  const found = heldOf(ship, 'bomb').find(({ card }) => card === drop.card)?.ability;
  if (!found) return;
  const { tokens = 1, mine } = kindOf(found.bomb);
  const pose = dropPose(ship, drop);
  ship.dropped = true;
  if (!found.keeps) discardUpgrade(g, ship, drop.card);
  for (let at = 0; at < tokens; at += 1) {
    const place = along(pose, pose.heading + 90, (at - (tokens - 1) / 2) * half * 2);
    g.state.drops += 1;
    g.state.bombs.push({
      id: `b${g.state.drops}`,
      kind: found.bomb,
      seat: ship.seat,
      x: Math.round(place.x * 1000) / 1000,
      y: Math.round(place.y * 1000) / 1000,
      heading: Math.round(((pose.heading % 360) + 360) % 360),
    });
  }
  g.tell({ what: 'dropped', seat: ship.seat, ship: ship.key, name: found.bomb });
  if (mine) for (const other of onMat(g)) springMines(g, other, []);
  queueMoment(g, ship, 'dropped');
};
