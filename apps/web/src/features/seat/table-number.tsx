import { Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { PlaceOfTable } from '../../shared/event/place-of-table.js';

interface TableNumberProps {
  readonly event: EventView;
  readonly table: number;
}

/**
 * The number and place of the player's table, legible at arm's length while walking through the
 * hall.
 */
export const TableNumber = ({ event, table }: TableNumberProps) => {
  const { t } = useText();
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('common.table')}
      </Text>
      <Text fz={64} fw={800} lh={1} data-testid="my-table">
        {table}
      </Text>
      <PlaceOfTable event={event} table={table} />
    </div>
  );
};
