import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryResult } from '#contracts';
import { requestJson } from './http.js';
import { useLine } from './line.js';

const queryKey = ['open-tables'] as const;
/** Without its line the list is asked for again. */
const lookAgainMs = 10_000;

/** Tables at which somebody waits for anybody, as they open. */
export const useOpenTables = () => {
  const alive = useLine('/api/open-tables/live', queryKey);
  return useQuery({
    queryKey,
    queryFn: () => requestJson<QueryResult<'openTables'>>('/api/queries/openTables'),
    refetchInterval: alive ? false : lookAgainMs,
  });
};

export const useAskOpenTables = (): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
};
