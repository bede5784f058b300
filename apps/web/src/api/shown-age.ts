import { useCallback, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type Connection, currentConnection, onConnection } from './connection.js';

/** The state of a query, as kept by react-query, from which the age of its answer follows. */
export interface ShownAnswer {
  readonly data: unknown;
  /** When the answer arrived, or when an earlier visit stored it, in milliseconds since 1970. */
  readonly dataUpdatedAt: number;
  /** The number of updates since this page was opened. */
  readonly dataUpdateCount: number;
  readonly isInvalidated: boolean;
  readonly error: unknown;
  readonly fetchFailureCount: number;
  readonly fetchStatus: string;
}

const isOld = ({ error, fetchFailureCount, fetchStatus }: ShownAnswer): boolean =>
  error !== null || fetchFailureCount > 0 || fetchStatus === 'paused';

/**
 * Until when an answer was certainly current: as long as the server was heard, if the answer was
 * fetched by this page and no change was reported.
 */
const rightUntil = (answer: ShownAnswer, heardAt: number): number =>
  answer.dataUpdateCount > 0 && !answer.isInvalidated
    ? Math.max(answer.dataUpdatedAt, heardAt)
    : answer.dataUpdatedAt;

/** The moment up to which everything shown was current; null if it is still current. */
export const ageOfShown = (
  answers: readonly ShownAnswer[],
  { reachable, heardAt }: Connection,
): number | null => {
  const shown = answers.filter(({ data }) => data !== undefined);
  const old = reachable ? shown.filter(isOld) : shown;
  return old.length === 0 ? null : Math.min(...old.map((answer) => rightUntil(answer, heardAt)));
};

/** The same for this page, in whole seconds. */
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
