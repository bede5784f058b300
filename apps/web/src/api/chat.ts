import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TableChat } from '#contracts';
import { type GameOf, pathOfGame, useChatVersion } from './games.js';
import { requestJson } from './http.js';

const keyOf = ({ id }: GameOf) => ['chat', id] as const;
const ask = (game: GameOf): Promise<TableChat> =>
  requestJson<TableChat>(`${pathOfGame(game)}/chat`);

/**
 * The chat of a game as far as the reader may see it; refetched when the live connection reports a
 * message.
 */
export const useChat = (game: GameOf, mayRead: boolean) => {
  const told = useChatVersion(game);
  const query = useQuery({
    queryKey: keyOf(game),
    queryFn: () => ask(game),
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

/** Returns a function that refetches the chat, also while the live connection is down. */
export const useAskChat = (game: GameOf): (() => void) => {
  const client = useQueryClient();
  return () => void client.fetchQuery({ queryKey: keyOf(game), queryFn: () => ask(game) });
};
