import { Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useText } from '../i18n/index.js';
import { moment } from '../shared/time/times.js';

const shown = 3;

/** The latest announcements, newest first. */
export const Announcements = ({ event }: { event: Pick<EventView, 'announcements'> }) => {
  const { t, language } = useText();
  if (event.announcements.length === 0) return null;
  return (
    <section className="cv-panel cv-now" aria-label={t('page.announcements')} aria-live="polite">
      {event.announcements.slice(0, shown).map(({ announcementId, text, at }) => (
        <Text key={announcementId} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Text span size="sm" c="dimmed">
            <time dateTime={at}>{moment(at, language)}</time>
          </Text>{' '}
          {text}
        </Text>
      ))}
    </section>
  );
};
