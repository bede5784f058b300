import { boostersOfSeat } from './packs.js';
import { type Boosters, type BoostersFault, boostersFault } from '../packs/boosters.js';

export interface LimitedPlan extends Boosters {
  readonly packs: number;
  readonly podSize: number;
  readonly source: 'generated' | 'recorded';
}

/**
 * Why boosters of these settings could not be opened: a cube must be large enough for a full pod,
 * or for one player of Sealed. Real boosters need no check.
 */
export const planFault = (
  format: string,
  limited: LimitedPlan | undefined,
): BoostersFault | null => {
  if (limited === undefined || limited.source === 'recorded') return null;
  if (format === 'draft') return boostersFault(limited, limited.podSize * boostersOfSeat);
  return format === 'sealed' ? boostersFault(limited, limited.packs) : null;
};
