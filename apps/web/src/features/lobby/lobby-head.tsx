import { Text } from '@mantine/core';
import { useLobbyPresence } from '../../api/open-tables.js';
import { useText } from '../../i18n/index.js';

/** How many look at the lobby now, the reader among them; nothing until the line has told. */
export const LobbyHead = () => {
  const { t } = useText();
  const presence = useLobbyPresence();
  return presence === null ? null : (
    <Text size="sm" c="dimmed" data-testid="lobby-presence">
      {t('lobby.here', { count: presence.here })}
    </Text>
  );
};
