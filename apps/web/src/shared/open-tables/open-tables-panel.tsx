import type { ReactNode } from 'react';
import { Text, Title } from '@mantine/core';
import type { QueryResult } from '#contracts';
import { useOpenTables } from '../../api/free-matches.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../answer.js';

/** The open tables; `children` draws those of a page, null where it has none. */
export const OpenTablesPanel = ({
  children,
}: {
  readonly children: (open: QueryResult<'openTables'>) => ReactNode;
}) => {
  const { t } = useText();
  const query = useOpenTables();
  return (
    <section className="cv-panel" aria-labelledby="open-tables">
      <Title order={2} id="open-tables" fz="lg" mb="xs">
        {t('play.tables')}
      </Title>
      <Answer of={query} rows={2}>
        {(open) => children(open) ?? <Text>{t('play.noTables')}</Text>}
      </Answer>
    </section>
  );
};
