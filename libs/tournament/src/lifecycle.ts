import type { Refusal } from '#aggregate';
import { lifecycleOf } from '#vocabulary';
import { refuse } from './decision.js';
import type { TournamentState } from './state.js';

/** Why nothing is entered at this server any more; null while the event goes on here. */
export const refusedElsewhere = ({
  handedOver,
}: Pick<TournamentState, 'handedOver'>): Refusal | null => {
  if (handedOver === null) return null;
  const { address } = handedOver;
  return address === null ? refuse('handed-over') : refuse('handed-over-to', { address });
};

/** What somebody is told whose command has no place where the event stands. */
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
