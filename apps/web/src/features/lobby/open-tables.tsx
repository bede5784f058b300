import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useOpenTables } from '../../api/open-tables.js';
import { useText } from '../../i18n/index.js';
import { AddressLink } from '../../navigation/link.js';
import { Answer } from '../../shared/feedback/answer.js';
import { type ListedTable, listedTables, type ListName } from './listed-tables.js';

/** A link to the table, where one chooses what to bring. */
const SitDown = ({ table: { name, page } }: { readonly table: ListedTable }) => {
  const { t } = useText();
  const label = t('play.sitDownWith', { name });
  return (
    <Button component={AddressLink} href={page} variant="light" aria-label={label}>
      {t('play.sitDown')}
    </Button>
  );
};

/** Tables at which somebody waits for any opponent. */
export const OpenTables = ({ of }: { readonly of: readonly ListName[] }) => {
  const words = useText();
  const { t } = words;
  const query = useOpenTables();
  return (
    <section className="cv-panel" aria-labelledby="open-tables">
      <Title order={2} id="open-tables" fz="lg" mb="xs">
        {t('play.tables')}
      </Title>
      <Answer of={query} rows={2}>
        {(open) => {
          const tables = listedTables(open, of, words);
          return tables.length === 0 ? (
            <Text>{t('play.noTables')}</Text>
          ) : (
            <Stack component="ul" className="cv-quiet-list" gap="xs">
              {tables.map((table) => (
                <Group component="li" justify="space-between" gap="xs" key={table.id}>
                  <div style={{ minWidth: 0, flex: '1 1 12rem' }}>
                    <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                      {table.name}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {table.details}
                    </Text>
                  </div>
                  <SitDown table={table} />
                </Group>
              ))}
            </Stack>
          );
        }}
      </Answer>
    </section>
  );
};
