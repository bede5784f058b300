import type { ScreenMove } from './screen.js';

/** A move in one piece, as streams tell it: the seat beside the parts of what was chosen. */
interface FlatMove {
  readonly seat: number;
}

export const toScreenMove = ({ seat, ...option }: FlatMove): ScreenMove => ({ seat, option });

/** The move in one piece, in the form of its game. */
export const toFlatMove = <Move extends FlatMove>({ seat, option }: ScreenMove): Move =>
  ({ ...option, seat }) as unknown as Move;
