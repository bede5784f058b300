import { useQuery } from '@tanstack/react-query';
import type { FoundCard, TableFace } from '#contracts';
import { requestJson } from './http.js';

/** What these cards are, by printed id; cards that no game here knows are left out. At most 200 ids. */
export const fetchCardFaces = (
  ids: readonly string[],
): Promise<Readonly<Record<string, TableFace>>> =>
  requestJson<Record<string, TableFace>>(`/api/cards/faces?ids=${ids.join(',')}`);

/** The same for what a page shows, fetched once. */
export const useCardFaces = (ids: readonly string[]): Readonly<Record<string, TableFace>> => {
  const asked = [...new Set(ids)].sort();
  const { data } = useQuery({
    queryKey: ['card-faces', null, ...asked],
    queryFn: () => fetchCardFaces(asked),
    enabled: asked.length > 0,
    staleTime: Infinity,
  });
  return data ?? {};
};

/** Cards whose name or subtitle holds what was typed; none for less than two characters. */
export const useFoundCards = (typed: string): readonly FoundCard[] => {
  const name = typed.trim();
  const { data } = useQuery({
    queryKey: ['cards-found', null, name],
    queryFn: () => requestJson<FoundCard[]>(`/api/cards/found?${new URLSearchParams({ name })}`),
    enabled: name.length >= 2,
    staleTime: Infinity,
    placeholderData: (before) => before,
  });
  return name.length < 2 ? [] : (data ?? []);
};
