/** What follows after so many moves of a script, until this seat is to move again. */
export const untilSeat = <Scripted extends { readonly seat: number }>(
  script: readonly Scripted[],
  from: number,
  seat: number,
): readonly Scripted[] => {
  const next = script.findIndex((move, at) => at >= from && move.seat === seat);
  return script.slice(from, next === -1 ? script.length : next);
};
