import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { EventView } from '#contracts';
import { useServerHealth } from '../api/server-health.js';
import { useText } from '../i18n/index.js';
import { useHere } from '../navigation/here.js';

/** The pages that an organizer looks at first: the event's page and the desk's first page. */
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
 * Warns organizers if the data by which decks are checked have not been verified for long. Only
 * fetched on those pages.
 */
export const OldDataWarning = (props: WarningProps) =>
  isEventsFront(useHere().pathname) ? <Warning {...props} /> : null;
