import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { TableView } from '#contracts';
import { requestJson } from './http.js';
import { useLine } from './line.js';

const keyOf = (matchId: string) => ['table', matchId] as const;

export const askTable = (client: QueryClient, matchId: string): void =>
  void client.invalidateQueries({ queryKey: keyOf(matchId) });

/** A match's games on screen as this browser's person may see them. */
export const useTable = (matchId: string) =>
  useQuery({
    queryKey: keyOf(matchId),
    queryFn: () => requestJson<TableView>(`/api/tables/${matchId}`),
  });

/** Asks again whenever the match has moved on. */
export const useTableLine = (matchId: string): void =>
  useLine(`/api/tables/${encodeURIComponent(matchId)}/live`, keyOf(matchId));
