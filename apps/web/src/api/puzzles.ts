import { useQuery } from '@tanstack/react-query';
import type { PuzzleList, PuzzleView } from '#contracts';
import { requestJson } from './http.js';
import { keptList } from './kept-list.js';

/** All puzzles, and which one is today's. */
export const usePuzzles = () =>
  useQuery({ queryKey: ['puzzles'], queryFn: () => requestJson<PuzzleList>('/api/puzzles') });

/** A puzzle with the game that leads to it; null: no request. */
export const usePuzzle = (number: number | null) =>
  useQuery({
    queryKey: ['puzzles', number],
    queryFn: () => requestJson<PuzzleView>(`/api/puzzles/${number}`),
    enabled: number !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Reports the outcome of the first try at a puzzle; without an answer it is not counted, and no
 * failure is shown.
 */
export const noteFirstTry = async (number: number, solved: boolean): Promise<void> => {
  try {
    await requestJson(`/api/puzzles/${number}/tries`, { method: 'POST', body: { solved } });
  } catch {
    // The rating is not important to the player, who continues regardless.
  }
};

/** The puzzles solved in this browser. */
export const solvedPuzzles = keptList<{ readonly number: number; readonly at: number }>({
  storageKey: 'conclave.puzzles',
  most: 2_000,
  isSame: (one, other) => one.number === other.number,
});
