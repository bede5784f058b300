import { along, type Outline } from '../mat/shapes.js';
import { lookOf, printedArcs, wedges, type ShipOnMat, type Wedge } from '../mat/ships.js';

/** An arc up to range 3, as an outline to draw. */
export interface ArcDrawn {
  readonly arc: Wedge;
  /** The wedge up to the end of each range band, 1 to 3. */
  readonly bands: readonly Outline[];
}

const steps = 12;

/**
 * The printed arcs of a ship, drawn from its centre; the bands have the same distance from there as
 * from the middle of its front edge.
 */
export const arcOutline = (ship: ShipOnMat, half: number): readonly ArcDrawn[] => {
  const wedge = (arc: Wedge, reach: number): Outline => {
    const { width } = wedges[arc];
    const from = lookOf(ship, arc) - width / 2;
    return [
      { x: ship.x, y: ship.y },
      ...Array.from({ length: steps + 1 }, (_, step) =>
        along(ship, from + (width * step) / steps, half + reach),
      ),
    ];
  };
  return printedArcs(ship).map((arc) => ({
    arc,
    bands: [300, 200, 100].map((reach) => wedge(arc, reach)),
  }));
};
