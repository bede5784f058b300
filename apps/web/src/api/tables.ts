import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { TableView } from '#contracts';
import { followView } from './followed-view.js';
import { useLine } from './line.js';

const keyOf = (matchId: string) => ['table', matchId] as const;

export const askTable = (client: QueryClient, matchId: string): void =>
  void client.invalidateQueries({ queryKey: keyOf(matchId) });

/** A match's games on screen as this browser's person may see them. */
export const useTable = (matchId: string) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(matchId),
    queryFn: () => followView<TableView>(client, keyOf(matchId), `/api/tables/${matchId}`),
  });
};

/** Asks again whenever the match has moved on. */
export const useTableLine = (matchId: string): void =>
  useLine(`/api/tables/${encodeURIComponent(matchId)}/live`, keyOf(matchId));
