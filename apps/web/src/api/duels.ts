import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DuelView, TablePresence } from '#contracts';
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

/** Asks again whenever somebody sat down or moved. A line is that of a seat or of an onlooker: whoever sits down begins another. Whether it is alive. */
export const useDuelLine = (duelId: string, mine: number | null): boolean =>
  useLine(`/api/duels/${encodeURIComponent(duelId)}/live?seat=${mine ?? ''}`, keyOf(duelId));

/** Which of the two look at the game, as its line has told; the host is `a`. */
export const useDuelPresence = (duelId: string): TablePresence | null =>
  useQuery<TablePresence>({ queryKey: ['here', ...keyOf(duelId)], queryFn: skipToken }).data ??
  null;

export const useAskDuel = (duelId: string): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(duelId) });
};
