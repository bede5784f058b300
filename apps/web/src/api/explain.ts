import { useQuery } from '@tanstack/react-query';
import type { TableExplanation, TableIntention } from '#contracts';
import { requestJson } from './http.js';

const searchOf = (intention: TableIntention): string =>
  new URLSearchParams(
    Object.entries(intention).map(([name, value]) => [name, String(value)]),
  ).toString();

/**
 * The reasons, by rule, why the viewer cannot do something at this point of the game; fetched only
 * on demand.
 */
export const useExplanation = (
  path: string | null,
  { at, intention }: { readonly at: number; readonly intention: TableIntention | null },
) =>
  useQuery({
    queryKey: ['explain', path, at, intention],
    enabled: path !== null && intention !== null,
    queryFn: () =>
      requestJson<TableExplanation>(`${path}?${intention === null ? '' : searchOf(intention)}`),
  });
