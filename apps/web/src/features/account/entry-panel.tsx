import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The narrow panel for signing in, signing up or recovering an account. */
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
