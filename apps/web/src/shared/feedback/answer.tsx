import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiFailure } from '../../api/http.js';
import { isDenied } from '../../api/queries.js';
import { FailureNote } from './failure-note.js';
import { Loading } from './loading.js';
import { SeeAsStaff } from './see-as-staff.js';

/** The event whose staff the asker belongs to and plays in, where that is why the answer was kept back. */
const seatedIn = (error: unknown): string | null =>
  error instanceof ApiFailure &&
  error.code === 'policy/seated-staff' &&
  typeof error.data['eventId'] === 'string'
    ? error.data['eventId']
    : null;

interface AnswerProps<T> {
  readonly of: UseQueryResult<T>;
  readonly rows?: number;
  readonly children: (answer: T) => ReactNode;
}

/**
 * Loading, failed, or the answer; the last good one stays on the screen
 * while the network is away, and the page says how old it is (`ShownAge`).
 */
export function Answer<T>({ of: query, rows = 3, children }: AnswerProps<T>) {
  const retry = () => void query.refetch();
  if (query.data !== undefined && !isDenied(query.error)) return children(query.data);
  if (query.isError) {
    const eventId = seatedIn(query.error);
    return (
      <Stack gap="xs" align="flex-start">
        <FailureNote error={query.error} onRetry={eventId === null ? retry : undefined} />
        {eventId === null ? null : <SeeAsStaff eventId={eventId} onTaken={retry} />}
      </Stack>
    );
  }
  return <Loading rows={rows} />;
}
