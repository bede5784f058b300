import { isRefusal, type Refusal } from '#aggregate';
import { refusalFailure } from '../failure/request-failure.js';

/** The events of a decision; throws its refusal. */
export const acceptedEvents = <Event>(decision: readonly Event[] | Refusal): readonly Event[] => {
  if (isRefusal(decision)) throw refusalFailure(decision);
  return decision;
};
