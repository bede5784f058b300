import { Stack } from '@mantine/core';
import type { OpenDuel } from '#contracts';
import { useText } from '../../i18n/index.js';
import { moment } from '../times.js';
import { OpenTableRow } from './open-table-row.js';
import { SitDownLink } from './sit-down-link.js';

/** Tables of two of other games; the list is chosen at the table itself. */
export const OpenDuelsList = ({ tables }: { readonly tables: readonly OpenDuel[] }) => {
  const { translated, language } = useText();
  if (tables.length === 0) return null;
  return (
    <Stack component="ul" className="cv-quiet-list" gap="xs">
      {tables.map(({ duelId, name, game, openedAt }) => (
        <OpenTableRow
          key={duelId}
          name={name}
          details={`${translated(game)} · ${moment(openedAt, language)}`}
        >
          <SitDownLink to="/other-games/duels/:duelId" params={{ duelId }} name={name} />
        </OpenTableRow>
      ))}
    </Stack>
  );
};
