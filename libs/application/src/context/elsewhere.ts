import { refusedElsewhere, type TournamentState } from '#tournament';
import { refused } from '../failure/request-failure.js';

/** Matches and pods of an event that goes on at another server take nothing here; the event itself refuses by its own decider. */
export const refuseElsewhere = (event: TournamentState): void => {
  const refusal = refusedElsewhere(event);
  if (refusal) throw refused(refusal);
};
