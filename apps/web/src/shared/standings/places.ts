import type { EventView } from '#contracts';

/**
 * The data for naming a place in the cut: the champion and finalist once decided, otherwise the
 * round that was reached.
 */
export interface Places {
  readonly size: number;
  readonly decided: boolean;
}

export const placesOf = ({
  phases,
  status,
  champion,
}: Pick<EventView, 'phases' | 'status' | 'champion'>): Places | null => {
  const cut = phases.find((phase) => phase.kind === 'elimination');
  return cut?.kind === 'elimination'
    ? { size: cut.size, decided: status === 'finished' && champion !== null }
    : null;
};

export type PlaceName = { readonly name: 'champion' | 'finalist' | 'top'; readonly top: number };

/** Null for places below the cut, and while the cut is being played. */
export const placeName = (rank: number, { size, decided }: Places): PlaceName | null => {
  if (!decided || rank > size) return null;
  if (rank <= 2) return { name: rank === 1 ? 'champion' : 'finalist', top: rank };
  return { name: 'top', top: 2 ** Math.ceil(Math.log2(rank)) };
};
