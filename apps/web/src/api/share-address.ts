import { useQuery } from '@tanstack/react-query';
import type { ShareAddress } from '#contracts';
import { requestJson } from './http.js';

/**
 * Where links lead that other people open; null until the server
 * has said, the page's own address where it cannot be asked.
 */
export const useShareAddress = (): ShareAddress | null => {
  const { data, isError } = useQuery({
    queryKey: ['address'],
    queryFn: () => requestJson<ShareAddress>('/api/address'),
    // A laptop may change networks during the day.
    refetchOnWindowFocus: true,
  });
  if (data !== undefined) return data;
  return isError ? { url: window.location.origin, reach: 'network' } : null;
};

/** The whole address of a path from the root, as another device opens it; null until it is known. */
export const useSharedLink = (path: string): string | null => {
  const address = useShareAddress();
  return address === null ? null : `${address.url}${path}`;
};
