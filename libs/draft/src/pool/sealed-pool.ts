import { openBoosters, type Boosters } from '../packs/boosters.js';
import type { Pack } from '../packs/pack.js';

/**
 * The name under which the seed of an event's Sealed boosters is sealed, besides the event's own
 * seed.
 */
export const poolSeedName = 'pools';

/**
 * The boosters of one player of a Sealed event. They depend only on the event's seed and the
 * player, so that a late entrant has boosters too.
 */
export const sealedBoosters = (
  boosters: Boosters,
  packs: number,
  seed: string,
  playerId: string,
): readonly Pack[] => openBoosters(boosters, packs, `${seed}/${playerId}`);
