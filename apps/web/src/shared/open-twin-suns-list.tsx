import { Group, Stack, Text } from '@mantine/core';
import type { OpenTwinSuns } from '#contracts';
import { useText } from '../i18n/index.js';
import { LinkButton } from './link-button.js';
import { moment } from './times.js';

/** Tables of Twin Suns with free seats; the deck is chosen at the table itself. */
export const OpenTwinSunsList = ({ tables }: { readonly tables: readonly OpenTwinSuns[] }) => {
  const { t, language } = useText();
  if (tables.length === 0) return null;
  return (
    <Stack component="ul" className="cv-quiet-list" gap="xs">
      {tables.map(({ gameId, name, seats, taken, openedAt }) => (
        <Group component="li" key={gameId} justify="space-between" gap="xs">
          <div style={{ minWidth: 0, flex: '1 1 12rem' }}>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <Text size="sm" c="dimmed">
              {t('twinSuns.seated', { taken, seats })} · {moment(openedAt, language)}
            </Text>
          </div>
          <LinkButton
            to="/twin-suns/$gameId"
            params={{ gameId }}
            variant="light"
            aria-label={t('play.sitDownWith', { name })}
          >
            {t('play.sitDown')}
          </LinkButton>
        </Group>
      ))}
    </Stack>
  );
};
