import { Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useText } from '../i18n/index.js';
import { calendarDate } from '../shared/time/times.js';

/** For an event from another server: whether a trusted signature proves its history. */
export const BroughtHere = ({ event: { broughtHere } }: { event: EventView }) => {
  const { t, language } = useText();
  if (broughtHere === null) return null;
  const date = calendarDate(broughtHere.at.slice(0, 10), language);
  return (
    <Text role="note" className="cv-panel">
      {broughtHere.signedBy === null
        ? t('common.broughtUnproved', { date })
        : t('common.broughtProved', { date, server: broughtHere.signedBy })}
    </Text>
  );
};
