import { Group, Text } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import type { EventView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { areaOf, isFeatured } from './hall.js';

/** Shown beside a table's number: its area of the hall, and whether it is featured. */
export const PlaceOfTable = ({ event, table }: { event: EventView; table: number }) => {
  const { t } = useText();
  const area = areaOf(event, table);
  const featured = isFeatured(event, table);
  if (area === null && !featured) return null;
  return (
    <div>
      {area === null ? null : (
        <Text size="sm" fw={650} style={{ overflowWrap: 'anywhere' }}>
          {area}
        </Text>
      )}
      {featured ? (
        <Group gap={4} wrap="nowrap">
          <IconStarFilled size={12} aria-hidden />
          <Text size="xs">{t('hall.featured')}</Text>
        </Group>
      ) : null}
    </div>
  );
};
