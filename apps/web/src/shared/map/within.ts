/** Clamps a position between `from` and `to`; `from` if `to` is smaller. */
export const within = (at: number, from: number, to: number): number =>
  Math.max(from, Math.min(at, to));
