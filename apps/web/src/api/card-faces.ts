import { useQuery } from '@tanstack/react-query';
import type { FoundCard, TableFace } from '#contracts';
import { requestJson } from './http.js';

/** The faces of cards by printed id, without cards that no game here knows. At most 200 ids. */
export const fetchCardFaces = (
  ids: readonly string[],
): Promise<Readonly<Record<string, TableFace>>> =>
  requestJson<Record<string, TableFace>>(`/api/cards/faces?ids=${ids.join(',')}`);

/** The same for the cards on a page, fetched once. */
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

/** Cards whose name or subtitle contains the typed text; none for fewer than two characters. */
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
