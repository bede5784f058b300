import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LobbyPresence, QueryResult } from '#contracts';
import { requestJson } from './http.js';
import { useLine } from './line.js';

const queryKey = ['open-tables'] as const;
/** Polling interval while the live connection is down. */
const lookAgainMs = 10_000;

const lists = queryOptions({
  queryKey,
  queryFn: () => requestJson<QueryResult<'openTables'>>('/api/queries/openTables'),
});

/** Open tables at which somebody waits, and games to watch, kept up to date. */
export const useOpenTables = () => {
  const alive = useLine('/api/open-tables/live', queryKey);
  return useQuery({ ...lists, refetchInterval: alive ? false : lookAgainMs });
};

/** The same list for another part of a page that already follows it. */
export const useHeardTables = () => useQuery(lists);

export const useAskOpenTables = (): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
};

/** The number of people in the lobby, as reported by its live connection. */
export const useLobbyPresence = (): LobbyPresence | null =>
  useQuery<LobbyPresence>({ queryKey: ['here', ...queryKey], queryFn: skipToken }).data ?? null;
