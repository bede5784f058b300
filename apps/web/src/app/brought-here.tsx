import { Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useText } from '../i18n/index.js';
import { calendarDate } from '../shared/time/times.js';

/** Says of an event that came from another server whether a trusted signature proves what happened there. */
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
