import type { ScreenMove } from './screen.js';

/**
 * A move as streams store it: one flat object with the seat and the properties of the chosen
 * option.
 */
interface FlatMove {
  readonly seat: number;
}

export const toScreenMove = ({ seat, ...option }: FlatMove): ScreenMove => ({ seat, option });

/** Flattens a move into the form that its game stores. */
export const toFlatMove = <Move extends FlatMove>({ seat, option }: ScreenMove): Move =>
  ({ ...option, seat }) as unknown as Move;
