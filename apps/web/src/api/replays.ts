import { useQuery } from '@tanstack/react-query';
import type { ReplayFile } from '#contracts';
import { requestJson } from './http.js';

/** A finished game, position by position. It does not change any more, unless its event opens the hands later. */
export const useReplay = (path: string) =>
  useQuery({
    queryKey: ['replay', path],
    queryFn: () => requestJson<ReplayFile>(path),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
