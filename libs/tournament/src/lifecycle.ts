import type { Refusal } from '#aggregate';
import { refuse } from './decision.js';
import type { EventStatus, TournamentState } from './state.js';

/**
 * Where an event stands, as far as it decides what may be done in it. `reopened`: it was
 * finished and runs again to be set right. `handed-over`: it goes on at another server, whatever
 * its status here. An archived event is kept in another form only and stays what it was.
 */
export type Lifecycle = Exclude<EventStatus, 'none'> | 'reopened' | 'handed-over';

export const lifecycles: readonly Lifecycle[] = [
  'draft',
  'registration',
  'closed',
  'running',
  'reopened',
  'finished',
  'cancelled',
  'handed-over',
];

/** What tells where an event stands; whoever knows that it was handed over need not know to whom. */
export type EventStage = Pick<TournamentState, 'status' | 'reopened'> & {
  readonly handedOver: TournamentState['handedOver'] | boolean;
};

/** Null where there is no event. */
export const lifecycleOf = ({ status, reopened, handedOver }: EventStage): Lifecycle | null => {
  if (status === 'none') return null;
  if (handedOver) return 'handed-over';
  return status === 'running' && reopened ? 'reopened' : status;
};

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
