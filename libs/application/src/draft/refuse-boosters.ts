import type { Refusal } from '#aggregate';
import {
  type Boosters,
  type BoostersFault,
  boostersFault,
  type LimitedPlan,
  planFault,
} from '#draft';
import { conflictRefusal } from '../refusals.js';

/** Refuses boosters of which this many cannot be opened at once. */
export const refuseBoosters = (boosters: Boosters, count: number): Refusal | null =>
  asRefusal(boostersFault(boosters, count));

/** Refuses settings whose boosters cannot be opened with these bundles of cards. */
export const refusePlan = (
  format: string,
  limited: LimitedPlan | undefined,
  pinned: Pick<Boosters, 'bundles'>,
): Refusal | null => asRefusal(planFault(format, limited && { ...limited, ...pinned }));

const asRefusal = (fault: BoostersFault | null): Refusal | null =>
  fault && conflictRefusal(fault.code, fault.data);
