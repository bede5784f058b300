export const puzzleLengths = ['short', 'medium', 'long'] as const;
export type PuzzleLength = (typeof puzzleLengths)[number];

/** By how many answers win: up to three, up to five, or more. */
export const lengthOf = ({ answers }: { readonly answers: number }): PuzzleLength => {
  if (answers <= 3) return 'short';
  return answers <= 5 ? 'medium' : 'long';
};

/** The next one not solved: behind the one shown, or from the first again; null where there is none. */
export const nextUnsolved = (
  puzzles: readonly { readonly number: number }[],
  shown: number,
  solved: ReadonlySet<number>,
): number | null => {
  const open = puzzles.filter(({ number }) => number !== shown && !solved.has(number));
  return (open.find(({ number }) => number > shown) ?? open[0])?.number ?? null;
};
