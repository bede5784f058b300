import type { ReactNode } from 'react';
import { Group, Text, Title } from '@mantine/core';
import { FailureNote } from '../../shared/feedback/failure-note.js';

/** A step in words with its button. */
export const Row = ({
  title,
  why,
  failure,
  children,
}: {
  title: string;
  why: string;
  failure?: unknown;
  children?: ReactNode;
}) => (
  <>
    <Group justify="space-between" gap="md">
      <div>
        <Title order={2} fz={{ base: 22, sm: 28 }}>
          {title}
        </Title>
        <Text>{why}</Text>
      </div>
      <Group>{children}</Group>
    </Group>
    <FailureNote error={failure} />
  </>
);
