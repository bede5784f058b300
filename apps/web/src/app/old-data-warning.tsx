import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { EventView } from '#contracts';
import { useServerHealth } from '../api/server-health.js';
import { useText } from '../i18n/index.js';
import { useHere } from '../navigation/here.js';

/** Where an organizer looks first: the event's own page and the desk's first. */
const isEventsFront = (pathname: string): boolean => /^\/e\/[^/]+(?:\/desk)?\/?$/.test(pathname);

interface WarningProps {
  readonly event: Pick<EventView, 'game'>;
}

const Warning = ({ event }: WarningProps) => {
  const { t } = useText();
  const { data: health } = useServerHealth();
  const old = health?.data.filter((part) => part.old && part.game === event.game.id) ?? [];
  if (old.length === 0) return null;
  const days = old.flatMap((part) => (part.days === null ? [] : [part.days]));
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} role="status">
      {days.length < old.length
        ? t('page.uncheckedData')
        : t('page.oldData', { days: Math.max(...days) })}
    </Alert>
  );
};

/**
 * Tells organizers that nobody has looked for long whether what
 * decks are judged by still holds; other pages do not even ask.
 */
export const OldDataWarning = (props: WarningProps) =>
  isEventsFront(useHere().pathname) ? <Warning {...props} /> : null;
