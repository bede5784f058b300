import type { Refusal } from '#aggregate';
import { refusedByLifecycle, type TournamentState } from '#tournament';
import { type Lifecycle, lifecycleOf, stages } from '#vocabulary';

/**
 * Where an event may stand while a command is done to it
 * or to anything of it; null where it is done to no event.
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

/** Whether an event that stands like this takes what is done in these states. */
export const isPossible = (during: During, event: Standing): boolean => {
  const lifecycle = lifecycleOf(event);
  return lifecycle !== null && (during?.includes(lifecycle) ?? true);
};

/** The one place where the state of a tournament is asked before something is done in it. */
export const refuseByLifecycle = (during: During, event: Standing): Refusal | null =>
  isPossible(during, event) ? null : refusedByLifecycle(event);
