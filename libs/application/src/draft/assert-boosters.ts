import { boostersFault, boostersOfSeat, type Boosters } from '#draft';
import { refused } from '../failure/request-failure.js';

/** Refuses boosters that cannot be opened so often at once. */
export const assertBoosters = (boosters: Boosters, count: number): void => {
  const fault = boostersFault(boosters, count);
  if (fault) throw refused(fault);
};

interface LimitedPlan extends Boosters {
  readonly packs: number;
  readonly podSize: number;
  readonly source: 'generated' | 'recorded';
}

/** Refuses settings whose boosters could not be opened: a cube must do for a full pod, or for one player of Sealed. Real ones are on the table. */
export const assertPlan = (format: string, limited: LimitedPlan | undefined): void => {
  if (limited === undefined || limited.source === 'recorded') return;
  if (format === 'draft') assertBoosters(limited, limited.podSize * boostersOfSeat);
  if (format === 'sealed') assertBoosters(limited, limited.packs);
};
