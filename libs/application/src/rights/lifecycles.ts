import type { Refusal } from '#aggregate';
import { type Lifecycle, lifecycleOf, refusedByLifecycle, type TournamentState } from '#tournament';

/**
 * Where an event may stand while a command is done to it
 * or to anything of it; null where it is done to no event.
 */
export type During = readonly Lifecycle[] | null;

export const ofNoEvent = null;
export const beforeStart: readonly Lifecycle[] = ['draft', 'registration', 'closed'];
/**
 * What a draft, a pool or a late seat rests on was shown to
 * everyone at the end of the event and is not made again.
 */
export const running: readonly Lifecycle[] = ['running'];
/** Matches and what is played in them; what was finished and reopened is set right there too. */
export const playing: readonly Lifecycle[] = ['running', 'reopened'];
export const unplayed: readonly Lifecycle[] = [...beforeStart, 'running'];
export const unfinished: readonly Lifecycle[] = [...unplayed, 'reopened'];
export const onlyFinished: readonly Lifecycle[] = ['finished'];
/** Also once it is over: who is staff, and what people are told. */
export const here: readonly Lifecycle[] = [...unfinished, 'finished', 'cancelled'];
/**
 * Also after it went to another server: its file made again, the way back, and what people ask to be erased.
 */
export const everywhere: readonly Lifecycle[] = [...here, 'handed-over'];

type Standing = Pick<TournamentState, 'status' | 'reopened' | 'handedOver'>;

/** Whether an event that stands like this takes what is done in these states. */
export const isPossible = (during: During, event: Standing): boolean => {
  const lifecycle = lifecycleOf(event);
  return lifecycle !== null && (during?.includes(lifecycle) ?? true);
};

/** The one place where the state of a tournament is asked before something is done in it. */
export const refuseByLifecycle = (during: During, event: Standing): Refusal | null =>
  isPossible(during, event) ? null : refusedByLifecycle(event);
