import type { BracketPair } from './bracket.js';

/** The match for third place: the losers of the semifinals, in the order of the bracket. A side is null where a semifinal had no loser. */
export const thirdPlacePair = (semifinals: readonly BracketPair[], winners: readonly (string | null)[]): BracketPair => {
  const loser = (index: number): string | null => {
    const { a, b } = semifinals[index] ?? { a: null, b: null };
    const winner = winners[index] ?? null;
    if (winner === null || a === null || b === null) return null;
    return winner === a ? b : a;
  };
  return { a: loser(0), b: loser(1) };
};
