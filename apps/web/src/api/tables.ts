import { useEffect } from 'react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { tableTold, type TableView } from '#contracts';
import { requestJson } from './http.js';

const keyOf = (matchId: string) => ['table', matchId] as const;

export const askTable = (client: QueryClient, matchId: string): void => void client.invalidateQueries({ queryKey: keyOf(matchId) });

/** A match's games on screen as this browser's person may see them. */
export const useTable = (matchId: string) => useQuery({ queryKey: keyOf(matchId), queryFn: () => requestJson<TableView>(`/api/tables/${matchId}`) });

const versionOf = (text: string): number | null => {
  try {
    return tableTold.safeParse(JSON.parse(text)).data?.version ?? null;
  } catch {
    return null;
  }
};

/** Asks again whenever the match has moved on, and after every break of the line; the browser reconnects by itself. */
export const useTableLine = (matchId: string): void => {
  const client = useQueryClient();
  useEffect(() => {
    let source: EventSource | null = null;
    let reopen: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(`/api/tables/${encodeURIComponent(matchId)}/live`, { withCredentials: true });
      source.onmessage = ({ data }: MessageEvent<string>) => {
        const known = client.getQueryData<TableView>(keyOf(matchId))?.version ?? 0;
        if ((versionOf(data) ?? 0) > known) askTable(client, matchId);
      };
      source.onerror = () => {
        if (source?.readyState !== EventSource.CLOSED) return;
        clearTimeout(reopen);
        reopen = setTimeout(open, 2_000 + Math.random() * 2_000);
      };
    };
    // A phone that loses its network keeps the old connection open for minutes; the browser knows better.
    const onOnline = () => {
      source?.close();
      clearTimeout(reopen);
      open();
    };
    window.addEventListener('online', onOnline);
    open();
    return () => {
      window.removeEventListener('online', onOnline);
      source?.close();
      clearTimeout(reopen);
    };
  }, [client, matchId]);
};
