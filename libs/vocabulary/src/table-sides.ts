/** A table of so many seats, those of each side beside one another; without sides everybody is one. */
interface TableSides {
  readonly seats: number;
  readonly sides?: number | null | undefined;
}

/** Whether both seats, counted from 0, play for one side. */
export const areAllies = ({ seats, sides }: TableSides, one: number, other: number): boolean => {
  const sideOf = (seat: number): number => Math.floor((seat * (sides ?? seats)) / seats);
  return sideOf(one) === sideOf(other);
};
