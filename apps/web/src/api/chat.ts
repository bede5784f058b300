import { useEffect } from 'react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TableChat } from '#contracts';
import { requestJson } from './http.js';

/** A chat is asked for where its game is, and told of on that game's line. */
interface Place {
  readonly at: 'tables' | 'duels';
  readonly matchId: string;
}
const lineOf = { tables: 'table', duels: 'duel' } as const;

const keyOf = (matchId: string) => ['chat', matchId] as const;
const ask = ({ at, matchId }: Place): Promise<TableChat> =>
  requestJson<TableChat>(`/api/${at}/${encodeURIComponent(matchId)}/chat`);

/** The chat of a game as this browser's person may read it; asked once its line has told that something was written. */
export const useChat = (place: Place, mayRead: boolean) => {
  const { at, matchId } = place;
  const told =
    useQuery<number>({ queryKey: ['chat-told', lineOf[at], matchId], queryFn: skipToken }).data ??
    0;
  const query = useQuery({
    queryKey: keyOf(matchId),
    queryFn: () => ask(place),
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
export const useAskChat = (place: Place): (() => void) => {
  const client = useQueryClient();
  return () =>
    void client.fetchQuery({ queryKey: keyOf(place.matchId), queryFn: () => ask(place) });
};
