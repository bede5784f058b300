import { Button } from '@mantine/core';
import type { EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice } from '../../shared/notices.js';

export const CheckInAll = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const onFailed = useFailureNotice();
  const all = useCommand('CheckInAll', { onFailed });
  return (
    <Button
      variant="default"
      loading={all.pending}
      disabled={event.counts.registered <= event.counts.checkedIn}
      onClick={() => all.send({ eventId: event.eventId })}
    >
      {t('people.checkInAll')}
    </Button>
  );
};
