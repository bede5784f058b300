import { useQuery } from '@tanstack/react-query';
import type { FreeMatchView, QueryResult } from '#contracts';
import { requestJson } from './http.js';
import { useLine } from './line.js';

const keyOf = (matchId: string) => ['free-match', matchId] as const;
/** Strangers' tables have no stream of their own to follow. */
const lookAgainMs = 10_000;

/** How far two people are with finding each other for a match of no event. */
export const useFreeMatch = (matchId: string) =>
  useQuery({
    queryKey: keyOf(matchId),
    queryFn: () => requestJson<FreeMatchView>(`/api/free-matches/${matchId}`),
  });

/** Asks again whenever somebody joined, or wants to play again. */
export const useFreeMatchLine = (matchId: string): boolean =>
  useLine(`/api/free-matches/${encodeURIComponent(matchId)}/live`, keyOf(matchId));

/** Tables at which somebody waits for anybody. */
export const useOpenTables = () =>
  useQuery({
    queryKey: ['open-tables'],
    queryFn: () => requestJson<QueryResult<'openTables'>>('/api/queries/openTables'),
    refetchInterval: lookAgainMs,
  });
