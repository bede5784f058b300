import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PracticeView } from '#contracts';
import { requestJson } from './http.js';

const keyOf = (practiceId: string) => ['practice', practiceId] as const;

/** A game against the bot as its person sees it. `name` is what someone without an account is called in it. */
export const usePractice = (practiceId: string, name: string) =>
  useQuery({
    queryKey: [...keyOf(practiceId), name],
    queryFn: () =>
      requestJson<PracticeView>(`/api/practice/${practiceId}?name=${encodeURIComponent(name)}`),
  });

/** Asks again: nobody but the person himself moves such a game on. */
export const useAskPractice = (practiceId: string): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(practiceId) });
};
