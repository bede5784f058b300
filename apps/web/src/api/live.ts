import { useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { noteHeard, noteSilence } from './connection.js';
import { AskingAgain } from './asking-again.js';
import { readChange, readHello } from './live-message.js';
import { lineOpened } from './line-opened.js';
import { notePosition } from './position.js';
import { invalidateAnswers, showsMatch } from './queries.js';
import { noteServerTime } from './server-time.js';

/** `stale`: the line is down, what is shown may be old. */
export type LiveState = 'connecting' | 'live' | 'stale';

interface LiveOptions {
  /**
   * Thousands of phones must not ask in the same instant: each takes its
   * own moment within the server's spread. Desk and big screen do not wait.
   */
  readonly patient: boolean;
}

/**
 * A line that is back within this was never away: servers end
 * old lines, and phones change from one network to another.
 */
const GRACE_MS = 3_000;

/**
 * Follows one event until the returned function is called. The
 * browser resumes a broken line with Last-Event-ID by itself.
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
    // An api process may still hold answers from just before what it
    // announces: the questions that follow name the position they need.
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
      // What changed between an answer and this opening of the line was told
      // to nobody here: whatever does not reach so far is asked once more.
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
