import type { Refusal } from '#aggregate';
import { refusedByLifecycle, type TournamentState } from '#tournament';
import { type Lifecycle, lifecycleOf, stages } from '#vocabulary';

/**
 * The states of a tournament in which a command to it or to a part of it is accepted; null for a
 * command that concerns no tournament.
 */
export type During = readonly Lifecycle[] | null;

export const ofNoEvent = null;
export const {
  beforeStart,
  running,
  playing,
  unplayed,
  unfinished,
  onlyFinished,
  here,
  everywhere,
}: Readonly<Record<keyof typeof stages, readonly Lifecycle[]>> = stages;
type Standing = Pick<TournamentState, 'status' | 'reopened' | 'handedOver'>;

/** Whether a tournament in this state accepts a command that is limited to these states. */
export const isPossible = (during: During, event: Standing): boolean => {
  const lifecycle = lifecycleOf(event);
  return lifecycle !== null && (during?.includes(lifecycle) ?? true);
};

/** The one place that checks the state of a tournament before something is done in it. */
export const refuseByLifecycle = (during: During, event: Standing): Refusal | null =>
  isPossible(during, event) ? null : refusedByLifecycle(event);
