import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PracticeView } from '#contracts';
import { followView } from './followed-view.js';

const keyOf = (practiceId: string) => ['practice', practiceId] as const;

/** A game against the bot as its person sees it. `name` is what someone without an account is called in it. */
export const usePractice = (practiceId: string, name: string) => {
  const client = useQueryClient();
  const queryKey = [...keyOf(practiceId), name];
  return useQuery({
    queryKey,
    queryFn: () =>
      followView<PracticeView>(
        client,
        queryKey,
        `/api/practice/${practiceId}?name=${encodeURIComponent(name)}`,
      ),
    refetchOnWindowFocus: false,
  });
};

/** Asks again: nobody but the person themselves moves such a game on. */
export const useAskPractice = (practiceId: string): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(practiceId) });
};
