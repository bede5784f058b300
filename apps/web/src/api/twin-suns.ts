import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TwinSunsView } from '#contracts';
import { followView } from './followed-view.js';
import { useLine } from './line.js';

const keyOf = (gameId: string) => ['twin-suns', gameId] as const;

/** A game of Twin Suns of no event, as the asker may see it. */
export const useTwinSuns = (gameId: string) => {
  const client = useQueryClient();
  const queryKey = keyOf(gameId);
  return useQuery({
    queryKey,
    queryFn: () => followView<TwinSunsView>(client, queryKey, `/api/twin-suns/${gameId}`),
    refetchOnWindowFocus: false,
  });
};

/** Asks again whenever somebody sat down or moved. */
export const useTwinSunsLine = (gameId: string): boolean =>
  useLine(`/api/twin-suns/${encodeURIComponent(gameId)}/live`, keyOf(gameId));

export const useAskTwinSuns = (gameId: string): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(gameId) });
};
