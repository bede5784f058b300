import { useQuery } from '@tanstack/react-query';
import type { ServerHealth } from '#contracts';
import { requestJson } from './http.js';

const anHour = 60 * 60 * 1000;

/** How old the data are that the server judges by: it changes by the day. */
export const useServerHealth = () =>
  useQuery({
    queryKey: ['server-health'],
    queryFn: () => requestJson<ServerHealth>('/health'),
    staleTime: anHour,
    retry: false,
  });
