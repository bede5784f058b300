/** The next one not solved: behind the one shown, or from the first again; null where there is none. */
export const nextUnsolved = (
  puzzles: readonly { readonly number: number }[],
  shown: number,
  solved: ReadonlySet<number>,
): number | null => {
  const open = puzzles.filter(({ number }) => number !== shown && !solved.has(number));
  return (open.find(({ number }) => number > shown) ?? open[0])?.number ?? null;
};
