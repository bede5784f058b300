import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DuelView } from '#contracts';
import { requestJson } from './http.js';
import { useLine } from './line.js';

const keyOf = (duelId: string) => ['duel', duelId] as const;

/** A game between two people of no event, as the asker may see it. */
export const useDuel = (duelId: string) =>
  useQuery({
    queryKey: keyOf(duelId),
    queryFn: () => requestJson<DuelView>(`/api/duels/${duelId}`),
    refetchOnWindowFocus: false,
  });

/** Asks again whenever somebody sat down or moved. Whether the line is alive. */
export const useDuelLine = (duelId: string): boolean =>
  useLine(`/api/duels/${encodeURIComponent(duelId)}/live`, keyOf(duelId));

export const useAskDuel = (duelId: string): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(duelId) });
};
