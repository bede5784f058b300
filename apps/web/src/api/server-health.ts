import { useQuery } from '@tanstack/react-query';
import type { ServerHealth } from '#contracts';
import { requestJson } from './http.js';

const anHour = 60 * 60 * 1000;

/** The age of the data by which the server checks decks, which changes daily. */
export const useServerHealth = () =>
  useQuery({
    queryKey: ['server-health'],
    queryFn: () => requestJson<ServerHealth>('/health'),
    staleTime: anHour,
    retry: false,
  });
