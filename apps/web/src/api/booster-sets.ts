import { useQuery } from '@tanstack/react-query';
import { type BoosterSetsOnOffer, limitedSets } from '#contracts';
import { requestJson } from './http.js';

/**
 * The sets whose boosters can be opened on this server; the built-in ones until the server has
 * answered.
 */
export const useBoosterSets = (): BoosterSetsOnOffer['sets'] =>
  useQuery({
    queryKey: ['booster-sets'],
    queryFn: () => requestJson<BoosterSetsOnOffer>('/api/booster-sets'),
  }).data?.sets ?? [...limitedSets];
