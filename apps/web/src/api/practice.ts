import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PracticeView } from '#contracts';
import { requestJson } from './http.js';
import { recall, remember } from './memory.js';

const keyOf = (practiceId: string) => ['practice', practiceId] as const;

/** A game against the bot as its person sees it. */
export const usePractice = (practiceId: string) => useQuery({ queryKey: keyOf(practiceId), queryFn: () => requestJson<PracticeView>(`/api/practice/${practiceId}`) });

/** Asks again: nobody but the person himself moves such a game on. */
export const useAskPractice = (practiceId: string): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(practiceId) });
};

const lastGame = 'practice.last';

/** The game this browser played last, so that its person finds back to it. */
export const rememberPractice = (practiceId: string | null): void => remember(lastGame, practiceId);
export const lastPractice = (): string | null => recall<string | null>(lastGame)?.answer ?? null;
