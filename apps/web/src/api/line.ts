import { useEffect } from 'react';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { changed, type Difference, type LineTold } from '#contracts';
import { isRecord } from './record.js';

const read = (text: string): LineTold => {
  try {
    const told: unknown = JSON.parse(text);
    if (isRecord(told) && typeof told['version'] === 'number')
      return { ...told, version: told['version'] };
  } catch {
    // Not a message of this line.
  }
  return { version: 0 };
};

/** The view after a message; undefined where the page has to ask. `before` is the view that this line told last. */
const viewAfter = (before: unknown, { view, change }: LineTold): unknown =>
  isRecord(change) && before !== undefined ? changed(before, change as Difference) : view;

/** Shows a view that is newer than what is shown; asks where there is none. */
const takeNews = (
  client: QueryClient,
  key: QueryKey,
  { version, view }: { readonly version: number; readonly view: unknown },
): void => {
  const isNews = (): boolean =>
    version > (client.getQueryData<{ version: number }>(key)?.version ?? 0);
  if (!isNews()) return;
  if (view === undefined) {
    void client.invalidateQueries({ queryKey: key });
    return;
  }
  // An answer that is on its way may be older.
  void client.cancelQueries({ queryKey: key }).then(() => {
    if (isNews()) client.setQueryData(key, view);
  });
};

/**
 * Follows one stream of server-sent events: takes the view that a message brings, asks again where one brings only a newer version, and after
 * every break of the line; the browser reconnects by itself. Who is at a table is kept beside it.
 */
export const useLine = (path: string, queryKey: QueryKey): void => {
  const client = useQueryClient();
  const name = JSON.stringify(queryKey);
  useEffect(() => {
    const key = JSON.parse(name) as QueryKey;
    let source: EventSource | null = null;
    let reopen: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(path, { withCredentials: true });
      let shown: unknown;
      // A line that has reconnected begins with the whole view.
      source.onopen = () => {
        shown = undefined;
      };
      source.onmessage = ({ data }: MessageEvent<string>) => {
        const told = read(data);
        shown = viewAfter(shown, told);
        takeNews(client, key, { version: told.version, view: shown });
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
