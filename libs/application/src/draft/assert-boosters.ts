import { type Boosters, boostersFault, type LimitedPlan, planFault } from '#draft';
import { refusalFailure } from '../failure/request-failure.js';

/** Refuses boosters that cannot be opened so often at once. */
export const assertBoosters = (boosters: Boosters, count: number): void => {
  const fault = boostersFault(boosters, count);
  if (fault) throw refusalFailure(fault);
};

/** Refuses settings whose boosters could not be opened. */
export const assertPlan = (format: string, limited: LimitedPlan | undefined): void => {
  const fault = planFault(format, limited);
  if (fault) throw refusalFailure(fault);
};
