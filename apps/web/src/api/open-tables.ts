import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LobbyPresence, QueryResult } from '#contracts';
import { requestJson } from './http.js';
import { useLine } from './line.js';

const queryKey = ['open-tables'] as const;
/** Without its line the list is asked for again. */
const lookAgainMs = 10_000;

const lists = queryOptions({
  queryKey,
  queryFn: () => requestJson<QueryResult<'openTables'>>('/api/queries/openTables'),
});

/** Tables at which somebody waits for anybody, as they open, and games to look at. */
export const useOpenTables = () => {
  const alive = useLine('/api/open-tables/live', queryKey);
  return useQuery({ ...lists, refetchInterval: alive ? false : lookAgainMs });
};

/** The same for another part of a page that follows the list. */
export const useHeardTables = () => useQuery(lists);

export const useAskOpenTables = (): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
};

/** How many look at the lobby, as its line has told. */
export const useLobbyPresence = (): LobbyPresence | null =>
  useQuery<LobbyPresence>({ queryKey: ['here', ...queryKey], queryFn: skipToken }).data ?? null;
