import { useEffect } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isRecord } from './record.js';

const versionOf = (text: string): number => {
  try {
    const told: unknown = JSON.parse(text);
    return isRecord(told) && typeof told['version'] === 'number' ? told['version'] : 0;
  } catch {
    return 0;
  }
};

/** Follows one stream of server-sent versions: asks again whenever what is known is older, and after every break of the line; the browser reconnects by itself. Who is at a table is kept beside it. */
export const useLine = (path: string, queryKey: QueryKey): void => {
  const client = useQueryClient();
  const name = JSON.stringify(queryKey);
  useEffect(() => {
    const key = JSON.parse(name) as QueryKey;
    let source: EventSource | null = null;
    let reopen: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(path, { withCredentials: true });
      source.onmessage = ({ data }: MessageEvent<string>) => {
        const known = client.getQueryData<{ version: number }>(key)?.version ?? 0;
        if (versionOf(data) > known) void client.invalidateQueries({ queryKey: key });
      };
      source.addEventListener('here', ({ data }: MessageEvent<string>) =>
        client.setQueryData(['here', ...key], JSON.parse(data)),
      );
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
      void client.invalidateQueries({ queryKey: key });
      open();
    };
    window.addEventListener('online', onOnline);
    open();
    return () => {
      window.removeEventListener('online', onOnline);
      source?.close();
      clearTimeout(reopen);
    };
  }, [client, path, name]);
};
