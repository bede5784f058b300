import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { EventView, RosterRow } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';

interface AcceptAllProps {
  readonly event: EventView;
  readonly players: readonly RosterRow[];
}

/** A button that accepts everyone who waits for acceptance; hidden while nobody waits. */
export const AcceptAll = ({ event, players }: AcceptAllProps) => {
  const { t } = useText();
  const playerIds = players.filter((row) => row.asked).map((row) => row.playerId);
  const count = playerIds.length;
  const accept = useCommand('PromotePlayers', {
    onFailed: useFailureNotice(),
    onAccepted: () => notifications.show({ message: t('people.accepted', { count }) }),
  });
  if (count === 0) return null;
  return (
    <Button
      loading={accept.pending}
      onClick={() => accept.send({ eventId: event.eventId, playerIds })}
    >
      {t('people.acceptAll', { count })}
    </Button>
  );
};
