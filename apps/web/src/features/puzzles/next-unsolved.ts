/**
 * The next unsolved puzzle after the one shown, otherwise the first unsolved one; null if there is
 * none.
 */
export const nextUnsolved = (
  puzzles: readonly { readonly number: number }[],
  shown: number,
  solved: ReadonlySet<number>,
): number | null => {
  const open = puzzles.filter(({ number }) => number !== shown && !solved.has(number));
  return (open.find(({ number }) => number > shown) ?? open[0])?.number ?? null;
};
