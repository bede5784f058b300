import { Button, Group, Text } from '@mantine/core';
import type { EventView, TableRow } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { tableOffers } from '../event/table-offers.js';
import { useFailureNotice, useUndoNotice } from '../feedback/notices.js';

/** Extra time for one table while it plays; the players' clock shows it. */
export const ExtendTime = ({
  event,
  row,
}: {
  event: EventView;
  row: Pick<TableRow, 'matchId' | 'extensionSeconds' | 'status' | 'score'>;
}) => {
  const { eventId } = event;
  const { t } = useText();
  const onFailed = useFailureNotice();
  const notice = useUndoNotice();
  const takeBack = useCommand('ExtendTime', { eventId, onFailed });
  const extend = useCommand('ExtendTime', {
    eventId,
    onFailed,
    onAccepted: (_accepted, { matchId, seconds }) =>
      notice(t('common.clock.extra', { minutes: seconds / 60 }), () =>
        takeBack.send({ matchId, seconds: -seconds, reason: '' }),
      ),
  });
  if (!tableOffers(event, row).extend) return null;
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {t('rounds.extend')}
      </Text>
      {[1, 3, 5, 10].map((minutes) => (
        <Button
          key={minutes}
          variant="default"
          size="compact-md"
          loading={extend.pending}
          onClick={() => extend.send({ matchId: row.matchId, seconds: minutes * 60, reason: '' })}
        >
          {t('common.clock.extra', { minutes })}
        </Button>
      ))}
      {row.extensionSeconds > 0 ? (
        <>
          <Text size="sm">
            {t('common.clock.extension', { minutes: Math.ceil(row.extensionSeconds / 60) })}
          </Text>
          <Button
            variant="subtle"
            size="compact-md"
            loading={takeBack.pending}
            onClick={() =>
              takeBack.send({ matchId: row.matchId, seconds: -row.extensionSeconds, reason: '' })
            }
          >
            {t('rounds.takeBackExtra')}
          </Button>
        </>
      ) : null}
    </Group>
  );
};
