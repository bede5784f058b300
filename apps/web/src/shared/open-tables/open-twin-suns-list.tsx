import { Stack } from '@mantine/core';
import type { OpenTwinSuns } from '#contracts';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../link-button.js';
import { moment } from '../times.js';
import { OpenTableRow } from './open-table-row.js';

/** Tables of Twin Suns with free seats; the deck is chosen at the table itself. */
export const OpenTwinSunsList = ({ tables }: { readonly tables: readonly OpenTwinSuns[] }) => {
  const { t, language } = useText();
  if (tables.length === 0) return null;
  return (
    <Stack component="ul" className="cv-quiet-list" gap="xs">
      {tables.map(({ gameId, name, seats, taken, openedAt }) => (
        <OpenTableRow
          key={gameId}
          name={name}
          details={`${t('twinSuns.seated', { taken, seats })} · ${moment(openedAt, language)}`}
        >
          <LinkButton
            to="/twin-suns/$gameId"
            params={{ gameId }}
            variant="light"
            aria-label={t('play.sitDownWith', { name })}
          >
            {t('play.sitDown')}
          </LinkButton>
        </OpenTableRow>
      ))}
    </Stack>
  );
};
