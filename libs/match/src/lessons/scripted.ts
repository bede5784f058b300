/** The moves of a script after the first `from`, up to the next move of this seat. */
export const untilSeat = <Scripted extends { readonly seat: number }>(
  script: readonly Scripted[],
  from: number,
  seat: number,
): readonly Scripted[] => {
  const next = script.findIndex((move, at) => at >= from && move.seat === seat);
  return script.slice(from, next === -1 ? script.length : next);
};
