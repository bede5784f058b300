/** Two opponents in one round of a single elimination; a side is null if nobody is there. */
export interface BracketPair {
  readonly a: string | null;
  readonly b: string | null;
}

/**
 * Seeds from the top of the bracket to its bottom, ordered so that neighbours meet and the best
 * seeds meet last: for eight 1 8 4 5 2 7 3 6. `size` is a power of two.
 */
export const bracketOrder = (size: number): readonly number[] => {
  if (size <= 1) return [1];
  return bracketOrder(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
};

/**
 * The first round by seed: 1 against the last, and so on. The opponent of a missing seed has nobody
 * to play.
 */
export const firstBracketRound = (
  seeds: readonly string[],
  size: number,
): readonly BracketPair[] => {
  const order = bracketOrder(size).map((seed) => seeds[seed - 1] ?? null);
  return pairsOf(order);
};

/** The next round: winners of neighbouring matches meet, in the order of the bracket. */
export const nextBracketRound = (winners: readonly (string | null)[]): readonly BracketPair[] =>
  pairsOf(winners);

const pairsOf = (entrants: readonly (string | null)[]): readonly BracketPair[] =>
  Array.from({ length: Math.floor(entrants.length / 2) }, (_, index) => ({
    a: entrants[2 * index] ?? null,
    b: entrants[2 * index + 1] ?? null,
  }));
