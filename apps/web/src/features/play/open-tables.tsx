import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { OpenTable } from '#contracts';
import { useOpenTables } from '../../api/free-matches.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { OpenTwinSunsList } from '../../shared/open-twin-suns-list.js';
import { moment } from '../../shared/times.js';

interface TablesProps {
  /** Null while the own deck or name is missing. */
  readonly onSit: ((table: OpenTable) => void) | null;
  readonly pending: boolean;
}

/** Tables at which somebody waits; one press takes the other seat with the deck chosen above. */
export const OpenTables = ({ onSit, pending }: TablesProps) => {
  const { t, language } = useText();
  const query = useOpenTables();
  return (
    <section className="cv-panel" aria-labelledby="open-tables">
      <Title order={2} id="open-tables" fz="lg" mb="xs">
        {t('play.tables')}
      </Title>
      <Answer of={query} rows={2}>
        {({ tables, twinSuns }) =>
          tables.length + twinSuns.length === 0 ? (
            <Text>{t('play.noTables')}</Text>
          ) : (
            <>
              {tables.length === 0 ? null : (
                <Stack component="ul" className="cv-quiet-list" gap="xs">
                  {tables.map((table) => (
                    <Group component="li" key={table.matchId} justify="space-between" gap="xs">
                      <div style={{ minWidth: 0, flex: '1 1 12rem' }}>
                        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                          {table.name}
                        </Text>
                        <Text size="sm" c="dimmed">
                          {t(`play.format.${table.format}`)} ·{' '}
                          {t(table.bestOf === 1 ? 'play.bestOf.one' : 'play.bestOf.three')} ·{' '}
                          {moment(table.openedAt, language)}
                        </Text>
                      </div>
                      <Button
                        variant="light"
                        disabled={onSit === null || pending}
                        aria-label={t('play.sitDownWith', { name: table.name })}
                        onClick={() => onSit?.(table)}
                      >
                        {t('play.sitDown')}
                      </Button>
                    </Group>
                  ))}
                </Stack>
              )}
              <OpenTwinSunsList tables={twinSuns} />
            </>
          )
        }
      </Answer>
    </section>
  );
};
