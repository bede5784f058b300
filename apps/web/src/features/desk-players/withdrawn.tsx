import { Button, Group, Stack, Text } from '@mantine/core';
import type { QueryResult } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';

interface WithdrawnProps {
  readonly eventId: string;
  readonly mayRestore: boolean;
  readonly players: NonNullable<QueryResult<'roster'>['withdrawn']>;
}

/**
 * Players who withdrew before the start, with a button to restore them: their decks and guest codes
 * are kept.
 */
export const Withdrawn = ({ eventId, mayRestore, players }: WithdrawnProps) => {
  const { t } = useText();
  const restore = useCommand('RestorePlayers', { onFailed: useFailureNotice() });
  return (
    <Stack gap={4}>
      {players.map(({ playerId, name }) => (
        <Group key={playerId} justify="space-between">
          <Text style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi> · {t('common.playerStatus.withdrawn')}
          </Text>
          {mayRestore ? (
            <Button
              size="compact-md"
              variant="light"
              disabled={restore.pending}
              onClick={() => restore.send({ eventId, playerIds: [playerId] })}
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
