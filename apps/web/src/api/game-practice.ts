import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GamePracticeView } from '#contracts';
import { requestJson } from './http.js';

const keyOf = (practiceId: string) => ['game-practice', practiceId] as const;

/** A game against the bot that describes its board itself. */
export const useGamePractice = (practiceId: string) =>
  useQuery({
    queryKey: keyOf(practiceId),
    queryFn: () => requestJson<GamePracticeView>(`/api/practice/${practiceId}/board`),
    refetchOnWindowFocus: false,
  });

/** Asks again: nobody but the person moves such a game on. */
export const useAskGamePractice = (practiceId: string): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(practiceId) });
};
