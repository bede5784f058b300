import { Button } from '@mantine/core';
import type { EventView, RosterRow } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice, useUndoNotice } from '../../shared/notices.js';

/** The one action that is meant nine times of ten for a player in this state. */
export const QuickAction = ({ event, row }: { event: EventView; row: RosterRow }) => {
  const { t } = useText();
  const onFailed = useFailureNotice();
  const notice = useUndoNotice();
  const who = { eventId: event.eventId, playerId: row.playerId };
  const undoCheckIn = useCommand('UndoCheckIn', { onFailed });
  const checkIn = useCommand('CheckInPlayer', {
    onFailed,
    onAccepted: () =>
      notice(t('people.checkedIn', { name: row.name }), () => undoCheckIn.send(who)),
  });
  const promote = useCommand('PromotePlayer', { onFailed });
  const before =
    event.status === 'registration' || event.status === 'closed' || event.status === 'draft';
  const small = {
    size: 'compact-md',
    miw: { base: 80, sm: 104 },
    px: { base: 6, sm: 12 },
  } as const;
  if (before && row.status === 'registered') {
    return (
      <Button
        {...small}
        variant="light"
        loading={checkIn.pending}
        onClick={() => checkIn.send(who)}
        aria-label={t('people.checkInName', { name: row.name })}
      >
        {t('people.checkIn')}
      </Button>
    );
  }
  if (before && row.status === 'checked-in') {
    return (
      <Button
        {...small}
        variant="subtle"
        color="gray"
        loading={undoCheckIn.pending}
        onClick={() => undoCheckIn.send(who)}
        aria-label={t('people.undoCheckInName', { name: row.name })}
      >
        {t('common.undo')}
      </Button>
    );
  }
  if (row.status === 'waitlisted') {
    return (
      <Button
        {...small}
        variant="light"
        loading={promote.pending}
        onClick={() => promote.send(who)}
        aria-label={t(row.asked ? 'people.acceptName' : 'people.promoteName', { name: row.name })}
      >
        {t(row.asked ? 'people.accept' : 'people.promote')}
      </Button>
    );
  }
  return null;
};
