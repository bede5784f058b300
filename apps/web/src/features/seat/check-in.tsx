import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useOutbox } from '../../api/use-outbox.js';
import { useText } from '../../i18n/index.js';

export const CheckIn = ({
  eventId,
  playerId,
  quiet,
}: {
  eventId: string;
  playerId: string;
  quiet: boolean;
}) => {
  const { t } = useText();
  const { give, unsettled } = useOutbox(eventId);
  const pending = unsettled(playerId, 'CheckInPlayer');
  const busy = pending !== null && pending.state !== 'refused';
  return (
    <Button
      size="xl"
      variant={quiet ? 'default' : 'filled'}
      leftSection={<IconCheck size={24} />}
      loading={busy}
      onClick={() => give('CheckInPlayer', { eventId, playerId }, playerId)}
    >
      {t('seat.checkIn')}
    </Button>
  );
};
