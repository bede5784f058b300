import { Stack } from '@mantine/core';
import type { OpenDuel } from '#contracts';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../link-button.js';
import { moment } from '../times.js';
import { OpenTableRow } from './open-table-row.js';

/** Tables of two of other games; the list is chosen at the table itself. */
export const OpenDuelsList = ({ tables }: { readonly tables: readonly OpenDuel[] }) => {
  const { t, translated, language } = useText();
  if (tables.length === 0) return null;
  return (
    <Stack component="ul" className="cv-quiet-list" gap="xs">
      {tables.map(({ duelId, name, game, openedAt }) => (
        <OpenTableRow
          key={duelId}
          name={name}
          details={`${translated(game)} · ${moment(openedAt, language)}`}
        >
          <LinkButton
            to="/other-games/duels/$duelId"
            params={{ duelId }}
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
