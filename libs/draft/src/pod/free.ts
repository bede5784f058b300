import { freeEventOf } from '#vocabulary';
import { botPicks } from './due.js';
import { podDecider } from './decider.js';
import type { PodEvent } from './events.js';
import type { PodPacks } from './packs.js';
import type { PodState } from './state.js';

export const isFree = ({ eventId, podId }: Pick<PodState, 'eventId' | 'podId'>): boolean =>
  eventId === freeEventOf(podId);

/** What the bots of a pod do until every pack lies before a person, in order; nothing where none is due. */
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
    // A bot picks what lies before it: nothing refuses that.
    if ('kind' in decision) return made;
    made.push(...decision);
    now = decision.reduce(podDecider.evolve, now);
  }
  return made;
};
