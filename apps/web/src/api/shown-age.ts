import { useCallback, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type Connection, currentConnection, onConnection } from './connection.js';

/** What the age of an answer is read from; react-query keeps it. */
export interface ShownAnswer {
  readonly data: unknown;
  /** When it came, or when it was kept by an earlier visit. Milliseconds since 1970. */
  readonly dataUpdatedAt: number;
  /** How often it came since this page was opened. */
  readonly dataUpdateCount: number;
  readonly isInvalidated: boolean;
  readonly error: unknown;
  readonly fetchFailureCount: number;
  readonly fetchStatus: string;
}

const isOld = ({ error, fetchFailureCount, fetchStatus }: ShownAnswer): boolean =>
  error !== null || fetchFailureCount > 0 || fetchStatus === 'paused';

/** What has come and was not said to have changed is right for as long as the server was heard. */
const rightUntil = (answer: ShownAnswer, heardAt: number): number =>
  answer.dataUpdateCount > 0 && !answer.isInvalidated
    ? Math.max(answer.dataUpdatedAt, heardAt)
    : answer.dataUpdatedAt;

/** Up to which moment all that is shown was right; null while it is of now. */
export const ageOfShown = (
  answers: readonly ShownAnswer[],
  { reachable, heardAt }: Connection,
): number | null => {
  const shown = answers.filter(({ data }) => data !== undefined);
  const old = reachable ? shown.filter(isOld) : shown;
  return old.length === 0 ? null : Math.min(...old.map((answer) => rightUntil(answer, heardAt)));
};

/** The same of this page, in whole seconds. */
export const useShownAge = (): number | null => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [cache.subscribe(listener), onConnection(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [cache],
  );
  const read = (): number | null => {
    const shown = cache.findAll({ type: 'active' }).map(({ state }) => state);
    const age = ageOfShown(shown, currentConnection());
    return age === null ? null : age - (age % 1_000);
  };
  return useSyncExternalStore(subscribe, read, read);
};
