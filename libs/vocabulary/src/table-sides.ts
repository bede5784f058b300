/**
 * A table with this many seats; those of a side are next to each other. Without sides every seat is
 * one.
 */
interface TableSides {
  readonly seats: number;
  readonly sides?: number | null | undefined;
}

/** Whether both seats, counted from 0, play for the same side. */
export const areAllies = ({ seats, sides }: TableSides, one: number, other: number): boolean => {
  const sideOf = (seat: number): number => Math.floor((seat * (sides ?? seats)) / seats);
  return sideOf(one) === sideOf(other);
};
