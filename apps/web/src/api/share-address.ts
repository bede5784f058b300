import { useQuery } from '@tanstack/react-query';
import type { ShareAddress } from '#contracts';
import { requestJson } from './http.js';

/**
 * The base address for links that other people open; null until the server has answered, the page's
 * own address if the request fails.
 */
export const useShareAddress = (): ShareAddress | null => {
  const { data, isError } = useQuery({
    queryKey: ['address'],
    queryFn: () => requestJson<ShareAddress>('/api/address'),
    // Refetched because a laptop may change networks during the day.
    refetchOnWindowFocus: true,
  });
  if (data !== undefined) return data;
  return isError ? { url: window.location.origin, reach: 'network' } : null;
};

/** The full address of an absolute path as other devices open it; null until it is known. */
export const useSharedLink = (path: string): string | null => {
  const address = useShareAddress();
  return address === null ? null : `${address.url}${path}`;
};
