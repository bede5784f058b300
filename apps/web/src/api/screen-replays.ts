import { useQuery } from '@tanstack/react-query';
import type { ScreenReplay } from '#contracts';
import { requestJson } from './http.js';

/** A finished game of a game that describes its board itself. It does not change any more. */
export const useScreenReplay = (path: string) =>
  useQuery({
    queryKey: ['screen-replay', path],
    queryFn: () => requestJson<ScreenReplay>(path),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
