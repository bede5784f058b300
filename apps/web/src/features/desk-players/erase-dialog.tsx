import type { EventView, RosterRow } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog.js';

/** Dialog for erasing a player's data from the event, at the player's request and permanently. */
export const EraseDialog = ({
  event,
  row,
  onClose,
}: {
  readonly event: EventView;
  readonly row: RosterRow;
  readonly onClose: () => void;
}) => {
  const { t } = useText();
  const erase = useCommand('ErasePlayer', { onAccepted: onClose });
  return (
    <ConfirmDialog
      opened
      title={t('people.erase')}
      text={t('people.eraseAsk', { name: row.name })}
      busy={erase.pending}
      failure={erase.failure}
      onClose={onClose}
      onDone={() => erase.send({ eventId: event.eventId, playerId: row.playerId })}
    />
  );
};
