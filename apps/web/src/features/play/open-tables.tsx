import { Button, Stack } from '@mantine/core';
import type { OpenTable } from '#contracts';
import { useText } from '../../i18n/index.js';
import { OpenDuelsList } from '../../shared/open-tables/open-duels-list.js';
import { OpenTableRow } from '../../shared/open-tables/open-table-row.js';
import { OpenTablesPanel } from '../../shared/open-tables/open-tables-panel.js';
import { OpenTwinSunsList } from '../../shared/open-tables/open-twin-suns-list.js';
import { moment } from '../../shared/times.js';

interface TablesProps {
  /** Null while the own deck or name is missing. */
  readonly onSit: ((table: OpenTable) => void) | null;
  readonly pending: boolean;
}

/** Tables at which somebody waits; one press takes the other seat with the deck chosen above. */
export const OpenTables = ({ onSit, pending }: TablesProps) => {
  const { t, language } = useText();
  return (
    <OpenTablesPanel>
      {({ tables, twinSuns, duels }) =>
        tables.length + twinSuns.length + duels.length === 0 ? null : (
          <>
            {tables.length === 0 ? null : (
              <Stack component="ul" className="cv-quiet-list" gap="xs">
                {tables.map((table) => (
                  <OpenTableRow
                    key={table.matchId}
                    name={table.name}
                    details={[
                      t(`play.format.${table.format}`),
                      t(table.bestOf === 1 ? 'play.bestOf.one' : 'play.bestOf.three'),
                      moment(table.openedAt, language),
                    ].join(' · ')}
                  >
                    <Button
                      variant="light"
                      disabled={onSit === null || pending}
                      aria-label={t('play.sitDownWith', { name: table.name })}
                      onClick={() => onSit?.(table)}
                    >
                      {t('play.sitDown')}
                    </Button>
                  </OpenTableRow>
                ))}
              </Stack>
            )}
            <OpenTwinSunsList tables={twinSuns} />
            <OpenDuelsList tables={duels} />
          </>
        )
      }
    </OpenTablesPanel>
  );
};
