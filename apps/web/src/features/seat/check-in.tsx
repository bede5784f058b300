import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useOutbox } from '../../api/use-outbox.js';
import { useText } from '../../i18n/index.js';

export const CheckIn = ({ eventId, playerId }: { eventId: string; playerId: string }) => {
  const { t } = useText();
  const { give, unsettled } = useOutbox(eventId);
  const pending = unsettled(playerId, 'CheckInPlayer');
  const busy = pending !== null && pending.state !== 'refused';
  return (
    <Button
      size="xl"
      leftSection={<IconCheck size={24} />}
      loading={busy}
      onClick={() => give('CheckInPlayer', { eventId, playerId }, playerId)}
    >
      {t('seat.checkIn')}
    </Button>
  );
};
