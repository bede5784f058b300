import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NoAnswer } from '../api/http.js';
import { freshMs } from '../api/queries.js';
import { startOutbox } from '../api/use-outbox.js';
import { useText } from '../i18n/index.js';
import { Notices } from './notices.js';
import { Site } from './site.js';
import { themeIn } from './theme.js';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: freshMs,
      gcTime: 3_600_000,
      retry: (count, error) => count < 2 && error instanceof NoAnswer,
    },
  },
});
startOutbox(client);

export const Conclave = () => {
  const { t } = useText();
  return (
    <MantineProvider theme={themeIn(t)} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <Notices />
        <Site />
      </QueryClientProvider>
    </MantineProvider>
  );
};
