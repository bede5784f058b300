import { useState } from 'react';
import { Button } from '@mantine/core';
import type { EventView, RosterRow } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice, useUndoNotice } from '../../shared/feedback/notices.js';
import { EntryDialog } from './entry-dialog.js';
import { roundsMissed } from './rounds-missed.js';
import { playerOffers } from '../../shared/event/player-offers.js';

const small = {
  size: 'compact-md',
  miw: { base: 80, sm: 104 },
  px: { base: 6, sm: 12 },
} as const;

interface QuickActionProps {
  readonly event: EventView;
  readonly row: RosterRow;
}

/**
 * Admits a registered player who was absent at the start; asks about missed rounds only if there
 * are any.
 */
const LetIn = ({ event, row }: QuickActionProps) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const letIn = useCommand('AcceptLateEntry', { onFailed: useFailureNotice() });
  const send = () => letIn.send({ eventId: event.eventId, playerId: row.playerId, missed: [] });
  return (
    <>
      <Button
        {...small}
        variant="light"
        loading={letIn.pending}
        onClick={() => (roundsMissed(event, []).length === 0 ? send() : setAsking(true))}
        aria-label={t('people.letInName', { name: row.name })}
      >
        {t('people.letIn')}
      </Button>
      {asking ? <EntryDialog event={event} row={row} onClose={() => setAsking(false)} /> : null}
    </>
  );
};

const CheckIn = ({ event, row }: QuickActionProps) => {
  const { t } = useText();
  const onFailed = useFailureNotice();
  const notice = useUndoNotice();
  const who = { eventId: event.eventId, playerId: row.playerId };
  const undo = useCommand('UndoCheckIn', { onFailed });
  const checkIn = useCommand('CheckInPlayer', {
    onFailed,
    onAccepted: () => notice(t('people.checkedIn', { name: row.name }), () => undo.send(who)),
  });
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
};

const UndoCheckIn = ({ event: { eventId }, row }: QuickActionProps) => {
  const { t } = useText();
  const undo = useCommand('UndoCheckIn', { onFailed: useFailureNotice() });
  return (
    <Button
      {...small}
      variant="subtle"
      color="gray"
      loading={undo.pending}
      onClick={() => undo.send({ eventId, playerId: row.playerId })}
      aria-label={t('people.undoCheckInName', { name: row.name })}
    >
      {t('common.undo')}
    </Button>
  );
};

const Promote = ({ event: { eventId }, row }: QuickActionProps) => {
  const { t } = useText();
  const promote = useCommand('PromotePlayer', { onFailed: useFailureNotice() });
  return (
    <Button
      {...small}
      variant="light"
      loading={promote.pending}
      onClick={() => promote.send({ eventId, playerId: row.playerId })}
      aria-label={t(row.asked ? 'people.acceptName' : 'people.promoteName', { name: row.name })}
    >
      {t(row.asked ? 'people.accept' : 'people.promote')}
    </Button>
  );
};

/** The action that is needed most often for a player in this state. */
export const QuickAction = ({ event, row }: QuickActionProps) => {
  const { letIn, checkIn, undoCheckIn, promote } = playerOffers(event, row);
  if (letIn) return <LetIn event={event} row={row} />;
  if (checkIn) return <CheckIn event={event} row={row} />;
  if (undoCheckIn) return <UndoCheckIn event={event} row={row} />;
  return promote ? <Promote event={event} row={row} /> : null;
};
