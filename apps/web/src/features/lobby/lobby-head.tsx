import { Text } from '@mantine/core';
import { useLobbyPresence } from '../../api/open-tables.js';
import { useText } from '../../i18n/index.js';

/**
 * The number of people in the lobby, including the reader; nothing until the live connection has
 * reported it.
 */
export const LobbyHead = () => {
  const { t } = useText();
  const presence = useLobbyPresence();
  return presence === null ? null : (
    <Text size="sm" c="dimmed" data-testid="lobby-presence">
      {t('lobby.here', { count: presence.here })}
    </Text>
  );
};
