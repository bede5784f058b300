import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { EventView } from '#contracts';
import { useServerHealth } from '../api/server-health.js';
import { useText } from '../i18n/index.js';

/** Tells organizers that nobody has looked for long whether what decks are judged by still holds. */
export const OldDataWarning = ({ event }: { event: Pick<EventView, 'game'> }) => {
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
