import { useQuery } from '@tanstack/react-query';
import type { ShareAddress } from '#contracts';
import { requestJson } from './http.js';

/** Where links lead that other people open; the page's own address until the server has said. */
export const useShareAddress = (): ShareAddress =>
  useQuery({
    queryKey: ['address'],
    queryFn: () => requestJson<ShareAddress>('/api/address'),
    // A laptop may change networks during the day.
    refetchOnWindowFocus: true,
  }).data ?? { url: window.location.origin, reach: 'network' };
