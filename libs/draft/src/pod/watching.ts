import type { Refusal } from '#aggregate';
import { refuse } from './refusal.js';
import type { PodState } from './state.js';

/** A person who wants to watch a pod by its link. */
interface Onlooker {
  /** Whether the link contains the key that the staff give out. */
  readonly hasKey: boolean;
  /** Whether they play in the event: players must not see packs that are passed among players. */
  readonly plays: boolean;
}

/**
 * The delay in seconds, or the refusal. Players of the event may watch once the pod itself is over.
 */
export const watchDelay = (
  { conduct, source, status }: Pick<PodState, 'conduct' | 'source' | 'status'>,
  { hasKey, plays }: Onlooker,
): number | Refusal => {
  const { watchDelaySeconds } = conduct;
  if (watchDelaySeconds === undefined || source === 'recorded') return refuse('not-watched');
  if (!hasKey) return refuse('watch-key');
  return plays && status !== 'completed' ? refuse('watched-by-player') : watchDelaySeconds;
};
