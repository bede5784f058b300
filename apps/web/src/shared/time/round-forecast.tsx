import { Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { currentRound } from '../event/round-name.js';
import { forecastLine } from './forecast-line.js';
import { timeOfDay } from './times.js';

/** More tables than this are not named, because nobody would walk to more. */
const mostNamed = 6;

/**
 * The estimated end of the current round and the tables that may run over; nothing while no clock
 * runs.
 */
export const RoundForecast = ({ event }: { readonly event: EventView }) => {
  const { t, language } = useText();
  const isTimed = event.status === 'running' && currentRound(event)?.state === 'running';
  const { data } = useAnswer('roundForecast', { eventId: event.eventId }, { enabled: isTimed });
  const line = forecastLine(data ?? { lines: [] }, useServerNow(isTimed));
  if (!isTimed || line === null) return null;
  const time = timeOfDay(line.endsAt, language);
  const tables = line.runOver.slice(0, mostNamed).toSorted((one, other) => one - other);
  return (
    <Text size="sm">
      {tables.length === 0
        ? t('rounds.endsAbout', { time })
        : t('rounds.mayRunOver', { time, count: tables.length, tables: tables.join(', ') })}
    </Text>
  );
};
