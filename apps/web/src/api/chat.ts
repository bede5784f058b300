import { useEffect } from 'react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TableChat } from '#contracts';
import { requestJson } from './http.js';

const keyOf = (matchId: string) => ['chat', matchId] as const;

/** The chat of a table as this browser's person may read it; asked once its line has told that something was written. */
export const useChat = (matchId: string, mayRead: boolean) => {
  const told =
    useQuery<number>({ queryKey: ['chat-told', 'table', matchId], queryFn: skipToken }).data ?? 0;
  const query = useQuery({
    queryKey: keyOf(matchId),
    queryFn: () => requestJson<TableChat>(`/api/tables/${encodeURIComponent(matchId)}/chat`),
    enabled: mayRead && told > 0,
    staleTime: Infinity,
  });
  const { refetch, data } = query;
  const behind = data !== undefined && told > data.version;
  useEffect(() => {
    if (behind) void refetch();
  }, [behind, told, refetch]);
  return query;
};

/** Asks again, also where the line is down. */
export const useAskChat = (matchId: string): (() => void) => {
  const client = useQueryClient();
  return () =>
    void client.fetchQuery({
      queryKey: keyOf(matchId),
      queryFn: () => requestJson<TableChat>(`/api/tables/${encodeURIComponent(matchId)}/chat`),
    });
};
