import { useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { liveChange, liveHello } from '#contracts';
import { lineOpened } from './line-opened.js';
import { notePosition } from './position.js';
import { invalidateAnswers } from './queries.js';
import { noteServerTime } from './server-time.js';

/** `stale`: the line is down, what is shown may be old. */
export type LiveState = 'connecting' | 'live' | 'stale';

/** A thousand phones must not ask in the same instant: each waits its own share of the spread. Desk and big screen do not wait. */
interface LiveOptions {
  readonly spreadMs: number;
}

/** A page kept on the device may be older than the server: a question that it does not know is no reason to miss the others. */
const anyChange = liveChange.extend({ changed: z.array(z.string()) });

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Follows one event until the returned function is called. The browser resumes a broken line with Last-Event-ID by itself. */
const follow = (eventId: string, client: QueryClient, report: (state: LiveState) => void, { spreadMs }: LiveOptions): (() => void) => {
  let source: EventSource | null = null;
  let reopen: ReturnType<typeof setTimeout> | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;
  /** Questions to be asked again; `all` after each opening of the line. */
  let changed: Set<string> | 'all' = new Set();
  const flush = () => {
    due = undefined;
    invalidateAnswers(client, eventId, changed === 'all' ? undefined : [...changed]);
    changed = new Set();
  };
  const flushSoon = () => {
    due ??= setTimeout(flush, 50 + Math.random() * spreadMs);
  };
  const onChange = (message: MessageEvent<string>) => {
    const change = anyChange.safeParse(json(message.data));
    if (!change.success) return;
    // An api process may still hold answers from just before what it announces: the questions that follow name the position they need.
    notePosition(change.data.position);
    if (changed !== 'all') for (const name of change.data.changed) changed.add(name);
    flushSoon();
  };
  const open = () => {
    source = new EventSource(`/api/live?eventId=${encodeURIComponent(eventId)}`, { withCredentials: true });
    source.addEventListener('hello', (message) => {
      const hello = liveHello.safeParse(json(message.data));
      if (hello.success) {
        noteServerTime(hello.data.serverTime);
        notePosition(hello.data.position);
      }
      report('live');
      lineOpened();
      // What changed between an answer and this opening of the line was told to nobody here: everything is asked once more.
      changed = 'all';
      flushSoon();
    });
    for (const kind of ['message', 'change'] as const) source.addEventListener(kind, onChange);
    source.onerror = () => {
      report('stale');
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(reopen);
      reopen = setTimeout(open, 2_000 + Math.random() * 3_000);
    };
  };
  // A phone that loses its network keeps the old connection open for minutes; the browser knows better.
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
    clearTimeout(due);
  };
};

export const useLive = (eventId: string, options: LiveOptions): LiveState => {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const { spreadMs } = options;
  useEffect(() => follow(eventId, client, setState, { spreadMs }), [eventId, client, spreadMs]);
  return state;
};
