import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The narrow panel in which one signs in, signs up or comes back to an account. */
export const EntryPanel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper className="cv-panel" maw={440} mx="auto" mt="lg">
    <Stack>
      <Title order={1} fz="h2">
        {title}
      </Title>
      {children}
    </Stack>
  </Paper>
);
