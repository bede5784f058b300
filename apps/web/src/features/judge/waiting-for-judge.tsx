import { useEffect, useRef } from 'react';
import { Badge } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { EventView, JudgeCall } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { seatedTables } from '../../shared/match/seated-tables.js';
import { disputedTables, waitingForJudge } from './waiting-calls.js';

const notify = (message: string): void =>
  void notifications.show({
    color: 'lamp',
    autoClose: 15_000,
    message,
  });

/** Notifies about each new call once; calls from before the page was opened are only counted. */
const useNewCalls = (calls: readonly JudgeCall[] | undefined): void => {
  const { t } = useText();
  const seen = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (calls === undefined) return;
    const before = seen.current;
    seen.current = new Set(calls.map(({ callId }) => callId));
    for (const { callId, name, table } of before === null ? [] : calls)
      if (before?.has(callId) === false)
        notify(table === null ? t('judge.calls', { name }) : t('judge.callsAt', { name, table }));
  }, [calls, t]);
};

/**
 * Notifies about each newly disputed table once; those from before the page was opened are only
 * counted.
 */
const useNewDisputes = (event: EventView): void => {
  const { t } = useText();
  const atOpening = useRef(disputedTables(event));
  const seen = useRef<ReadonlySet<string> | null>(null);
  const { data } = useAnswer(
    'pairings',
    { eventId: event.eventId },
    { enabled: disputedTables(event) > 0 },
  );
  useEffect(() => {
    if (data === undefined) return;
    const disputed = seatedTables(data).filter(({ status }) => status === 'disputed');
    const before =
      seen.current ?? (atOpening.current === 0 ? new Set() : new Set(disputed.map(({ id }) => id)));
    for (const { id, table } of disputed)
      if (!before.has(id)) notify(t('judge.newDispute', { table }));
    seen.current = new Set(disputed.map(({ id }) => id));
  }, [data, t]);
};

/**
 * The number of tables and calls that wait for a judge, beside the judges' tab on every page of the
 * event; the browser tab's title contains it, too.
 */
export const WaitingForJudge = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const running = event.status === 'running';
  const { data } = useAnswer('judgeCalls', { eventId: event.eventId }, { enabled: running });
  useNewCalls(data?.calls);
  useNewDisputes(event);
  const waiting = waitingForJudge(event, data?.calls ?? []);
  if (waiting === 0) return null;
  return (
    <Badge
      circle
      color="red"
      role="status"
      data-waiting={waiting}
      aria-label={t('judge.waiting', { count: waiting })}
      style={{ alignSelf: 'center', marginLeft: -10 }}
    >
      {waiting}
    </Badge>
  );
};
