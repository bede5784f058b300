import { useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { noteHeard, noteSilence } from './connection.js';
import { AskingAgain } from './asking-again.js';
import { readChange, readHello } from './live-message.js';
import { lineOpened } from './line-opened.js';
import { notePosition } from './position.js';
import { invalidateAnswers, showsMatch } from './queries.js';
import { noteServerTime } from './server-time.js';

/** `stale`: the live connection is down, and the page may be outdated. */
export type LiveState = 'connecting' | 'live' | 'stale';

interface LiveOptions {
  /**
   * Whether to spread the requests: thousands of phones must not refetch in the same instant, so
   * that each picks its own moment within the server's window. Desk and big screen do not wait.
   */
  readonly patient: boolean;
}

/**
 * A connection that returns within this time does not count as lost: servers end old connections,
 * and phones change networks.
 */
const GRACE_MS = 3_000;

/**
 * Follows one event until the returned function is called. The browser itself resumes a broken
 * connection with Last-Event-ID.
 */
const follow = (
  eventId: string,
  client: QueryClient,
  report: (state: LiveState) => void,
  { patient }: LiveOptions,
): (() => void) => {
  let source: EventSource | null = null;
  let reopen: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let told: number | undefined;
  const asking = new AskingAgain({
    patient,
    ask: (changed) => invalidateAnswers(client, eventId, { changed, told }),
  });
  const onChange = (message: MessageEvent<string>) => {
    const change = readChange(message.data);
    if (change === null) return;
    noteHeard();
    // Another API process may still hold answers from just before the change: the following queries
    // name the position that they need.
    notePosition(change.position);
    told = change.position;
    asking.hear({
      changed: change.changed,
      spreadMs: change.spreadMs,
      mine: showsMatch(client, eventId, change.matches),
    });
  };
  const open = () => {
    source = new EventSource(`/api/live?eventId=${encodeURIComponent(eventId)}`, {
      withCredentials: true,
    });
    source.addEventListener('hello', (message) => {
      const hello = readHello(message.data);
      told = hello?.position;
      if (hello !== null) {
        noteServerTime(hello.serverTime);
        notePosition(hello.position);
      }
      clearTimeout(silence);
      noteHeard();
      report('live');
      lineOpened();
      // Changes between an earlier answer and this opening of the connection were not reported
      // here: answers that do not reach its position are refetched once.
      asking.hear({ changed: 'all', spreadMs: hello?.spreadMs, mine: false });
    });
    for (const kind of ['message', 'change'] as const) source.addEventListener(kind, onChange);
    source.onerror = () => {
      report('stale');
      clearTimeout(silence);
      silence = setTimeout(noteSilence, GRACE_MS);
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(reopen);
      reopen = setTimeout(open, 2_000 + Math.random() * 3_000);
    };
  };
  // A phone that loses its network keeps the old connection open for minutes; the browser's event
  // comes earlier.
  const onOffline = () => report('stale');
  const onOnline = () => {
    source?.close();
    clearTimeout(reopen);
    open();
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  open();
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
    source?.close();
    clearTimeout(reopen);
    clearTimeout(silence);
    asking.close();
  };
};

export const useLive = (eventId: string, options: LiveOptions): LiveState => {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const { patient } = options;
  useEffect(() => follow(eventId, client, setState, { patient }), [eventId, client, patient]);
  return state;
};
