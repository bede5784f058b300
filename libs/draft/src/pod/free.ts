import { freeEventOf } from '#vocabulary';
import { botPicks } from './due.js';
import { podDecider } from './decider.js';
import type { PodEvent } from './events.js';
import type { PodPacks } from './packs.js';
import type { PodState } from './state.js';

export const isFree = ({ eventId, podId }: Pick<PodState, 'eventId' | 'podId'>): boolean =>
  eventId === freeEventOf(podId);

/**
 * The picks of a pod's bots until every pack is in front of a human player, in order; empty if none
 * is due.
 */
export const botsAnswer = (
  state: PodState,
  packs: PodPacks,
  { actor, at }: { readonly actor: string; readonly at: string },
): readonly PodEvent[] => {
  const made: PodEvent[] = [];
  let now = state;
  for (let [due] = botPicks(now, packs, at); due; [due] = botPicks(now, packs, at)) {
    const command = {
      type: 'PickCard',
      data: { ...due, by: 'bot', packs },
      actor,
      at,
    } as const;
    const decision = podDecider.decide(command, now);
    // A bot picks a card from its pack, which is never refused.
    if ('kind' in decision) return made;
    made.push(...decision);
    now = decision.reduce(podDecider.evolve, now);
  }
  return made;
};
