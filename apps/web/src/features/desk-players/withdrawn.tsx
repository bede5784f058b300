import { Button, Group, Stack, Text } from '@mantine/core';
import type { EventView, QueryResult } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { isBeforeStart } from '#vocabulary';
import { seatsPeople } from '../../shared/event/roles.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';

interface WithdrawnProps {
  readonly event: EventView;
  readonly players: NonNullable<QueryResult<'roster'>['withdrawn']>;
}

/** Who gave up their seat before the start, and the way back: the deck and the code of the seat are kept. */
export const Withdrawn = ({ event, players }: WithdrawnProps) => {
  const { t } = useText();
  const restore = useCommand('RestorePlayers', { onFailed: useFailureNotice() });
  const before = isBeforeStart(event);
  return (
    <Stack gap={4}>
      {players.map(({ playerId, name }) => (
        <Group key={playerId} justify="space-between">
          <Text style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi> · {t('common.playerStatus.withdrawn')}
          </Text>
          {before && seatsPeople(event) ? (
            <Button
              size="compact-md"
              variant="light"
              disabled={restore.pending}
              onClick={() => restore.send({ eventId: event.eventId, playerIds: [playerId] })}
              aria-label={t('people.readdName', { name })}
            >
              {t('people.readd')}
            </Button>
          ) : null}
        </Group>
      ))}
    </Stack>
  );
};
