import { optionKey } from '#game';
import { overlap } from '../mat/shapes.js';
import { baseOf, mat } from '../mat/ships.js';
import { readerOf } from './machine.js';
import { asOnMat, dialOf, fleet, hullOf, mostShields, onMat } from './queries.js';
import type { ShipState, XwingState } from './state.js';

const deckSize = 33;

const cardFaults = (state: XwingState): string[] =>
  state.seats.flatMap(({ deck, discard }, seat) => {
    const dealt = Object.values(state.ships)
      .filter((ship) => ship.seat === seat)
      .reduce((sum, { damage }) => sum + damage.length, 0);
    const all = deck.length + discard.length + dealt;
    return all === deckSize ? [] : [`seat ${seat} has ${all} damage cards`];
  });

const shipFaults = (state: XwingState, ship: ShipState): string[] => {
  const faults: string[] = [];
  const { key, tokens, place, dial } = ship;
  if (ship.shields < 0 || ship.shields > mostShields(ship))
    faults.push(`${key}: ${ship.shields} shields`);
  for (const [token, number] of Object.entries(tokens))
    if (!Number.isInteger(number) || number < 0) faults.push(`${key}: ${number} ${token}`);
  if (dial !== null && !dialOf(ship)[dial]) faults.push(`${key}: no such manoeuvre`);
  if (place !== 'mat' && ship.damage.length > 0) faults.push(`${key}: kept damage off the mat`);
  if (ship.lock !== null && state.ships[ship.lock]?.place !== 'mat')
    faults.push(`${key}: locks what is gone`);
  if (place === 'mat' && (ship.x < 0 || ship.x > mat.width || ship.y < 0 || ship.y > mat.height))
    faults.push(`${key}: off the mat`);
  if (hullOf(ship) < 1) faults.push(`${key}: no hull`);
  return faults;
};

const overlapFaults = (state: XwingState): string[] => {
  const bases = onMat(readerOf(state)).map((ship) => ({
    key: ship.key,
    outline: baseOf(asOnMat(ship)),
  }));
  return bases.flatMap(({ key, outline }, at) =>
    bases
      .slice(at + 1)
      .filter((other) => overlap(shrink(outline), shrink(other.outline)))
      .map((other) => `${key} lies on ${other.key}`),
  );
};

/** Slightly smaller, because positions are rounded to a thousandth of a millimetre. */
const shrink = (outline: ReturnType<typeof baseOf>) => {
  const x = outline.reduce((sum, point) => sum + point.x, 0) / outline.length;
  const y = outline.reduce((sum, point) => sum + point.y, 0) / outline.length;
  return outline.map((point) => ({
    x: x + (point.x - x) * 0.999,
    y: y + (point.y - y) * 0.999,
  }));
};

const decisionFaults = (state: XwingState): string[] => {
  if (!state.waiting) return state.winner === null ? ['nobody has to decide'] : [];
  const { options, question } = state.waiting;
  const faults: string[] = [];
  if (options.length === 0) faults.push(`${question}: no options`);
  if (new Set(options.map(optionKey)).size !== options.length)
    faults.push(`${question}: an option stands twice`);
  if (
    [0, 1].some((seat) => state.phase === 'planning' && fleet(readerOf(state), seat).length === 0)
  )
    faults.push('a side without ships plays on');
  return faults;
};

/**
 * Violated invariants at a decision: cards and ships neither appear nor vanish, and every number
 * stays in its range.
 */
export const lawFaults = (state: XwingState, before: XwingState): string[] => [
  ...(Object.keys(state.ships).join() === Object.keys(before.ships).join()
    ? []
    : ['ships came or went']),
  ...Object.values(state.ships).flatMap((ship) =>
    before.ships[ship.key]?.place === 'gone' && ship.place !== 'gone'
      ? [`${ship.key} came back`]
      : [],
  ),
  ...cardFaults(state),
  ...Object.values(state.ships).flatMap((ship) => shipFaults(state, ship)),
  ...overlapFaults(state),
  ...decisionFaults(state),
];
