import type { Machine } from './machine.js';
import type { ShipState } from './state.js';

/** Moves a ship; it no longer touches the ships that it touched before. */
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
