import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiFailure } from '../../api/http.js';
import { isDenied } from '../../api/queries.js';
import { FailureNote } from './failure-note.js';
import { Loading } from './loading.js';
import { SeeAsStaff } from './see-as-staff.js';

/**
 * The id of the event in which the reader is both staff and player, if the answer was refused for
 * that reason.
 */
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
 * Shows a loading state, the failure, or the answer. While the network is away, the last answer
 * stays on the screen and the page shows its age (`ShownAge`).
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
