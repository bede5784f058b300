import { useEffect, useRef } from 'react';
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from './copy-button.js';

interface ShownOnceProps {
  readonly title: string;
  readonly hint: string;
  readonly kept: string;
  readonly value: string;
  readonly onKept: () => void;
}

/**
 * A secret that the server shows only once: it stays visible and has the focus until the person
 * confirms having noted it.
 */
export const ShownOnce = ({ title, hint, kept, value, onKept }: ShownOnceProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [value]);
  return (
    <Alert ref={box} tabIndex={-1} color="yellow" title={title} role="status">
      <Stack gap="xs">
        <Text size="sm">{hint}</Text>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {value}
        </Code>
        <Group gap="xs">
          <CopyButton value={value} size="compact-md" />
          <Button size="compact-md" variant="subtle" onClick={onKept}>
            {kept}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
