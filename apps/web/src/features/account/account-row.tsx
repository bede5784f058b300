import type { ReactNode } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';

interface AccountRowProps {
  readonly name: string;
  readonly badge?: ReactNode;
  readonly facts: string;
  /** The button that removes the entry; null if it cannot be removed. */
  readonly removal: {
    readonly text: string;
    /** The accessible name of the button, which includes the entry's name. */
    readonly label: string;
    readonly pending: boolean;
    readonly onRemove: () => void;
  } | null;
}

/** A device, token or passkey of the account, with a button to remove it. */
export const AccountRow = ({ name, badge, facts, removal }: AccountRowProps) => (
  <Group component="li" justify="space-between" gap="xs" wrap="wrap" py="xs">
    <Stack gap={2} style={{ flex: '1 1 14rem', minWidth: 0 }}>
      <Group gap="xs">
        <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {badge}
      </Group>
      {facts === '' ? null : (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {facts}
        </Text>
      )}
    </Stack>
    {removal === null ? null : (
      <Button
        variant="subtle"
        color="red"
        loading={removal.pending}
        onClick={removal.onRemove}
        aria-label={removal.label}
      >
        {removal.text}
      </Button>
    )}
  </Group>
);
