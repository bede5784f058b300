import { type PodCommand, podDecider, type PodEvent, type PodState } from '#draft';
import { refused } from '#application';

/** The facts that a command makes of a pod; a refusal goes to the client. */
export const podFacts = (state: PodState, command: PodCommand): readonly PodEvent[] => {
  const decision = podDecider.decide(command, state);
  if ('kind' in decision) throw refused(decision);
  return decision;
};
