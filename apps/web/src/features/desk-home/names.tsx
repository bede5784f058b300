import { Text } from '@mantine/core';
import type { RosterRow } from '#contracts';
import { useText } from '../../i18n/index.js';

/** Names in one line; of many, only the first few. */
export const Names = ({ rows }: { readonly rows: readonly RosterRow[] }) => {
  const { t } = useText();
  const most = 12;
  const names = rows.slice(0, most).map((row) => row.name);
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {names.join(', ')}
      {rows.length > most ? ` ${t('desk.start.more', { count: rows.length - most })}` : ''}
    </Text>
  );
};
