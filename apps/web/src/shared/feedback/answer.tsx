import { createContext, type ReactNode, useContext } from 'react';
import { Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiFailure } from '../../api/http.js';
import { isDenied } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from './failure-note.js';
import { Loading } from './loading.js';
import { SeeAsStaff } from './see-as-staff.js';
import { timeOfDay } from '../time/times.js';

/** The event whose staff the asker belongs to and plays in, where that is why the answer was kept back. */
const seatedIn = (error: unknown): string | null =>
  error instanceof ApiFailure &&
  error.code === 'policy/seated-staff' &&
  typeof error.data['eventId'] === 'string'
    ? error.data['eventId']
    : null;

/** Whether what stands around it says already how old it is: one word of it is enough on a page. */
const AgeIsShown = createContext(false);

interface AnswerProps<T> {
  readonly of: UseQueryResult<T>;
  readonly rows?: number;
  readonly children: (answer: T) => ReactNode;
}

/** Loading, failed, or the answer; the last good one stays on the screen while the network is away, and says how old it is. */
export function Answer<T>({ of: query, rows = 3, children }: AnswerProps<T>) {
  const { t, language } = useText();
  const above = useContext(AgeIsShown);
  const retry = () => void query.refetch();
  if (query.data !== undefined && !isDenied(query.error)) {
    const isOld = query.isError || query.fetchStatus === 'paused' || query.failureCount > 0;
    return (
      <AgeIsShown value={above || isOld}>
        {isOld && !above ? (
          <Text
            size="sm"
            c="lamp.8"
            bg="lamp.0"
            px="xs"
            py={4}
            mb="xs"
            role="status"
            style={{ borderRadius: 4 }}
          >
            {t('common.asOf', { time: timeOfDay(query.dataUpdatedAt, language) })}
          </Text>
        ) : null}
        {children(query.data)}
      </AgeIsShown>
    );
  }
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
