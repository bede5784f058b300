import { openBoosters, type Boosters } from '../packs/boosters.js';
import type { Pack } from '../packs/pack.js';

/** The name under which the seed of an event's Sealed boosters is sealed, beside the event's own. */
export const poolSeedName = 'pools';

/**
 * The boosters of one player of a Sealed event. Each player's follow from
 * the event's seed alone, so that whoever enters late has theirs too.
 */
export const sealedBoosters = (
  boosters: Boosters,
  packs: number,
  seed: string,
  playerId: string,
): readonly Pack[] => openBoosters(boosters, packs, `${seed}/${playerId}`);
