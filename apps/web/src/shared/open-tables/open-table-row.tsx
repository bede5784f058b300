import type { ReactNode } from 'react';
import { Group, Text } from '@mantine/core';

interface RowProps {
  /** Who waits. */
  readonly name: string;
  readonly details: string;
  /** The way to the free seat. */
  readonly children: ReactNode;
}

/** One line of a list of open tables. */
export const OpenTableRow = ({ name, details, children }: RowProps) => (
  <Group component="li" justify="space-between" gap="xs">
    <div style={{ minWidth: 0, flex: '1 1 12rem' }}>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="sm" c="dimmed">
        {details}
      </Text>
    </div>
    {children}
  </Group>
);
