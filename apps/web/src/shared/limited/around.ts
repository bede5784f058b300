/**
 * The position of a chair in the picture, in percent: the viewer's seat at the bottom, the left
 * neighbour on the left (clockwise from above).
 */
export const chairAt = (
  seat: number,
  seats: number,
  bottom: number,
): { left: number; top: number } => {
  const angle =
    Math.PI / 2 + ((((seat - bottom) % seats) + seats) % seats) * ((2 * Math.PI) / seats);
  return { left: 50 + 37 * Math.cos(angle), top: 50 + 42 * Math.sin(angle) };
};

/** The seats that pass packs to a seat and receive packs from it. */
export const neighboursOf = (
  seat: number,
  seats: number,
  passing: 'left' | 'right',
): { from: number; to: number } => {
  const [left, right] = [(seat + 1) % seats, (seat + seats - 1) % seats];
  return passing === 'left' ? { from: right, to: left } : { from: left, to: right };
};
