import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryResult } from '#contracts';
import { requestJson } from './http.js';

const queryKey = ['open-tables'] as const;
/** Strangers' tables have no stream of their own to follow. */
const lookAgainMs = 10_000;

/** Tables at which somebody waits for anybody. */
export const useOpenTables = () =>
  useQuery({
    queryKey,
    queryFn: () => requestJson<QueryResult<'openTables'>>('/api/queries/openTables'),
    refetchInterval: lookAgainMs,
  });

export const useAskOpenTables = (): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
};
