import { useQuery } from '@tanstack/react-query';
import type { PuzzleList, PuzzleView } from '#contracts';
import { requestJson } from './http.js';
import { keptList } from './kept-list.js';

/** All puzzles, and which one it is today. */
export const usePuzzles = () =>
  useQuery({ queryKey: ['puzzles'], queryFn: () => requestJson<PuzzleList>('/api/puzzles') });

/** A puzzle with the game that leads there; null: not asked for. */
export const usePuzzle = (number: number | null) =>
  useQuery({
    queryKey: ['puzzles', number],
    queryFn: () => requestJson<PuzzleView>(`/api/puzzles/${number}`),
    enabled: number !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Counts how the first try at a puzzle ended; without an answer it is not counted, and nobody is told. */
export const noteFirstTry = async (number: number, solved: boolean): Promise<void> => {
  try {
    await requestJson(`/api/puzzles/${number}/tries`, { method: 'POST', body: { solved } });
  } catch {
    // The rating is for others: whoever plays goes on.
  }
};

/** The puzzles that were solved in this browser. */
export const solvedPuzzles = keptList<{ readonly number: number; readonly at: number }>({
  storageKey: 'conclave.puzzles',
  most: 2_000,
  isSame: (one, other) => one.number === other.number,
});
