import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { TablePresence, TableView } from '#contracts';
import { isFollowed } from './followed-keys.js';
import { followView } from './followed-view.js';
import { useLine } from './line.js';

const keyOf = (matchId: string) => ['table', matchId] as const;

export const askTable = (client: QueryClient, matchId: string): void =>
  void client.invalidateQueries({ queryKey: keyOf(matchId) });

/** After the person's own move: the line brings what came of it, where there is one. */
export const awaitTable = (client: QueryClient, matchId: string): void => {
  if (!isFollowed(keyOf(matchId))) askTable(client, matchId);
};

/** A match's games on screen as this browser's person may see them. */
export const useTable = (matchId: string) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(matchId),
    queryFn: () => followView<TableView>(client, keyOf(matchId), `/api/tables/${matchId}`),
  });
};

/** Which of the players look at the table, as its line has told. */
export const usePresence = (matchId: string): TablePresence | null =>
  useQuery<TablePresence>({ queryKey: ['here', ...keyOf(matchId)], queryFn: skipToken }).data ??
  null;

/** Asks again whenever the match has moved on. */
export const useTableLine = (matchId: string): boolean =>
  useLine(`/api/tables/${encodeURIComponent(matchId)}/live?view=changes`, keyOf(matchId));
