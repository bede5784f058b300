import type { Refusal } from '#aggregate';
import { lifecycleOf } from '#vocabulary';
import { refuse } from './decision.js';
import type { TournamentState } from './state.js';

/** Refuses commands once the event goes on at another server; null while it goes on here. */
export const refusedElsewhere = ({
  handedOver,
}: Pick<TournamentState, 'handedOver'>): Refusal | null => {
  if (handedOver === null) return null;
  const { address } = handedOver;
  return address === null ? refuse('handed-over') : refuse('handed-over-to', { address });
};

/** The refusal of a command that does not fit the current status of the event. */
export const refusedByLifecycle = (
  state: Pick<TournamentState, 'status' | 'reopened' | 'handedOver'>,
): Refusal => {
  const elsewhere = refusedElsewhere(state);
  if (elsewhere) return elsewhere;
  switch (lifecycleOf(state)) {
    case 'finished':
      return refuse('finished');
    case 'cancelled':
      return refuse('cancelled');
    case 'reopened':
      return refuse('reopened');
    case 'running':
      return refuse('already-running');
    case null:
      return refuse('not-found');
    default:
      return refuse('not-running');
  }
};
