import { Group, Text } from '@mantine/core';
import type { EventCard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { Link } from '../../navigation/link.js';
import { EventBadge } from '../feedback/status-badge.js';
import { eventStart } from './event-start.js';

interface EventListProps {
  readonly events: readonly EventCard[];
  readonly to: '/e/:eventId' | '/e/:eventId/desk';
}

export const EventList = ({ events, to }: EventListProps) => {
  const { t, language, translated } = useText();
  return (
    <ul className="cv-quiet-list cv-events">
      {events.map((event) => (
        <li key={event.eventId}>
          <Link to={to} params={{ eventId: event.eventId }} className="cv-event">
            <Group justify="space-between" gap="xs" wrap="wrap">
              <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
                {event.name}
              </Text>
              <EventBadge status={event.status} />
            </Group>
            <Text size="sm" c="dimmed">
              {[
                translated(event.game.name),
                eventStart(event, language),
                event.venue,
                event.cap === null
                  ? t('common.players', { count: event.players })
                  : `${event.players} / ${event.cap}`,
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  );
};
