import type { Refusal } from '#aggregate';
import { refuse } from './refusal.js';
import type { PodState } from './state.js';

/** Who would watch a pod by its link. */
interface Onlooker {
  /** The link is the one that the staff give out. */
  readonly hasKey: boolean;
  /** Plays in the event: packs go around among them, and what lies in one is no player's to know. */
  readonly plays: boolean;
}

/** So many seconds late, or why not at all. Players of the event may once the pod itself is over. */
export const watchDelay = (
  { conduct, source, status }: Pick<PodState, 'conduct' | 'source' | 'status'>,
  { hasKey, plays }: Onlooker,
): number | Refusal => {
  const { watchDelaySeconds } = conduct;
  if (watchDelaySeconds === undefined || source === 'recorded') return refuse('not-watched');
  if (!hasKey) return refuse('watch-key');
  return plays && status !== 'completed' ? refuse('watched-by-player') : watchDelaySeconds;
};
