import { Stack } from '@mantine/core';
import type { OpenTwinSuns } from '#contracts';
import { useText } from '../../i18n/index.js';
import { moment } from '../times.js';
import { OpenTableRow } from './open-table-row.js';
import { SitDownLink } from './sit-down-link.js';

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
          <SitDownLink to="/twin-suns/:gameId" params={{ gameId }} name={name} />
        </OpenTableRow>
      ))}
    </Stack>
  );
};
