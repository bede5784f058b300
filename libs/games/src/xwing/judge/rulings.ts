import { execute, type Executed, type Manoeuvre } from '../mat/manoeuvres.js';
import { crosses, overlap } from '../mat/shapes.js';
import {
  baseOf,
  basesOverlap,
  inPrintedArc,
  lineIsUnique,
  mat,
  measureShot,
  touches,
  withinOfEdge,
  type Measured,
} from '../mat/ships.js';
import { rangeBonus } from '../rules/dice.js';
import { afterManoeuvre } from '../rules/manoeuvre-steps.js';
import { asObstacle, outlineOf, type DialEntry, type MatShip } from './pieces.js';
import type { MatSetup } from './setup.js';

/**
 * The source of an answer: an entry of the FAQ and reference sheet of the first edition, or the
 * core rules that it builds on.
 */
export type RulingSource =
  | 'exact-range'
  | 'range-in-arc'
  | 'turret-range'
  | 'parallel'
  | 'ruler'
  | 'touching'
  | 'several-touching'
  | 'still-touching'
  | 'backing-up'
  | 'obstacles'
  | 'fleeing'
  | 'deployment'
  | 'printed-arcs'
  | 'stress'
  | 'core';

export type RulingCode =
  | 'closest'
  | 'beyond'
  | 'in-arc'
  | 'in-arc-beyond'
  | 'out-of-arc'
  | 'attack'
  | 'no-attack'
  | 'turret'
  | 'no-attack-touching'
  | 'on-asteroid'
  | 'attack-die'
  | 'defence-die'
  | 'obstructed'
  | 'attacker-chooses-line'
  | 'seen-by-target'
  | 'not-seen-by-target'
  | 'touching'
  | 'overlapping'
  | 'moved-freely'
  | 'bumped'
  | 'touches-after'
  | 'no-action'
  | 'turn-lost'
  | 'template-hits'
  | 'base-hits'
  | 'asteroid-roll'
  | 'debris-roll'
  | 'fled'
  | 'red'
  | 'green'
  | 'within-1'
  | 'not-within-1';

/** One answer: the code of its text, the facts to fill in, and its source. */
export interface Ruling {
  readonly code: RulingCode;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly source: RulingSource;
}

const ruling = (code: RulingCode, source: RulingSource, facts: Ruling['facts'] = {}): Ruling => ({
  code,
  facts,
  source,
});

const length = ({ distance }: Measured): number => Math.round(distance);

/** Ids of the obstacles that the line of an attack crosses. */
const obstructing = ({ obstacles }: MatSetup, line: Measured): readonly string[] =>
  obstacles.filter((one) => crosses(line.from, line.to, outlineOf(one))).map(({ id }) => id);

const dice = (range: number): readonly Ruling[] => {
  const { attack, defence } = rangeBonus(range);
  return [
    ...(attack > 0 ? [ruling('attack-die', 'core')] : []),
    ...(defence > 0 ? [ruling('defence-die', 'core')] : []),
  ];
};

const attackOf = (setup: MatSetup, from: MatShip, to: MatShip): readonly Ruling[] => {
  const { closest, inArc, range } = measureShot(from, to);
  if (touches(from, to)) return [ruling('no-attack-touching', 'touching')];
  const rock = setup.obstacles.some(
    (one) => one.kind === 'asteroid' && overlap(baseOf(from), outlineOf(one)),
  );
  if (rock) return [ruling('on-asteroid', 'obstacles')];
  if (range === null) return [ruling('no-attack', inArc ? 'range-in-arc' : 'printed-arcs')];
  const turret = from.arcs?.includes('turret') === true;
  const obstacles = obstructing(setup, turret ? closest : (inArc ?? closest));
  return [
    ruling('attack', 'core', { range }),
    ...(turret ? [ruling('turret', 'turret-range')] : []),
    ...dice(range),
    ...(obstacles.length > 0
      ? [ruling('obstructed', 'ruler', { which: obstacles.join(', ') })]
      : []),
    ...(lineIsUnique(from, to) ? [] : [ruling('attacker-chooses-line', 'parallel')]),
  ];
};

/**
 * Answers about one ship in relation to another: range, arc, attack, obstruction, contact. The
 * facts contain ranges, whole millimetres and obstacles.
 */
export const askPair = (setup: MatSetup, from: MatShip, to: MatShip): readonly Ruling[] => {
  if (basesOverlap(from, to)) return [ruling('overlapping', 'backing-up')];
  const { closest, inArc } = measureShot(from, to);
  const mm = length(closest);
  return [
    closest.range === null
      ? ruling('beyond', 'exact-range', { mm })
      : ruling('closest', 'exact-range', { range: closest.range, mm }),
    ...(touches(from, to) ? [ruling('touching', 'touching')] : []),
    inArc === null
      ? ruling('out-of-arc', 'printed-arcs')
      : inArc.range === null
        ? ruling('in-arc-beyond', 'range-in-arc', { mm: length(inArc) })
        : ruling('in-arc', 'range-in-arc', { range: inArc.range, mm: length(inArc) }),
    ...attackOf(setup, from, to),
    ruling(inPrintedArc(to, from) ? 'seen-by-target' : 'not-seen-by-target', 'printed-arcs'),
  ];
};

/**
 * The lines that an answer about two ships is based on: between the closest points, and between
 * those inside the arc.
 */
export const linesBetween = (from: MatShip, to: MatShip): readonly Measured[] => {
  const { closest, inArc } = measureShot(from, to);
  return inArc && Math.abs(inArc.distance - closest.distance) > 0.05 ? [closest, inArc] : [closest];
};

/** Whether a ship is deployed legally: completely within range 1 of a player's edge. */
export const askDeployment = (ship: MatShip): Ruling =>
  withinOfEdge(ship, 'top', 1) || withinOfEdge(ship, 'bottom', 1)
    ? ruling('within-1', 'deployment')
    : ruling('not-within-1', 'deployment');

export interface MovingAnswer {
  readonly executed: Executed;
  readonly rulings: readonly Ruling[];
}

const obstacleRulings = (setup: MatSetup, { obstacles }: Executed): readonly Ruling[] =>
  obstacles.flatMap(({ obstacle, by }) => {
    const kind = setup.obstacles.find(({ id }) => id === obstacle)?.kind ?? 'asteroid';
    return [
      ruling(by === 'template' ? 'template-hits' : 'base-hits', 'obstacles', { which: obstacle }),
      ruling(kind === 'asteroid' ? 'asteroid-roll' : 'debris-roll', 'obstacles'),
    ];
  });

const bumpRulings = (setup: MatSetup, executed: Executed, turns: boolean): readonly Ruling[] => {
  const called = (ids: readonly string[]): string =>
    setup.ships.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ');
  const { overlapped, touching } = executed;
  if (overlapped.length === 0)
    return touching.length === 0
      ? [ruling('moved-freely', 'core')]
      : [ruling('touches-after', 'still-touching', { which: called(touching) })];
  return [
    ruling('bumped', 'backing-up', { which: called(overlapped) }),
    ruling('touches-after', touching.length > 1 ? 'several-touching' : 'touching', {
      which: called(touching),
    }),
    ruling('no-action', 'core'),
    ...(turns ? [ruling('turn-lost', 'backing-up')] : []),
  ];
};

const turning = new Set(['K', 'L', 'P', 'E', 'R']);

/** Tries a manoeuvre: where the ship ends, and what follows from it, in order of resolution. */
export const askManoeuvre = (
  setup: MatSetup,
  ship: MatShip,
  manoeuvre: Manoeuvre & Partial<DialEntry>,
): MovingAnswer => {
  const executed = execute(ship, manoeuvre, {
    ships: setup.ships,
    obstacles: setup.obstacles.map(asObstacle),
  });
  const colour = manoeuvre.colour ?? 'white';
  const { destroyed } = afterManoeuvre({ colour, flees: executed.fled });
  const bumps = bumpRulings(setup, executed, turning.has(manoeuvre.bearing));
  if (destroyed) return { executed, rulings: [...bumps, ruling('fled', 'fleeing')] };
  return {
    executed,
    rulings: [
      ...bumps,
      ...(colour === 'white' ? [] : [ruling(colour, 'stress')]),
      ...obstacleRulings(setup, executed),
    ],
  };
};

export const matSize = mat;
