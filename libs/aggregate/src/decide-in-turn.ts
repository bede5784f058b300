import type { Decider, DomainEvent } from './decider.js';
import { isRefusal, type Refusal } from './refusal.js';

/**
 * Decides several commands as one, each on the state that results from the ones before it. The
 * first refusal refuses all.
 */
export const decideInTurn = <Command, State, Event extends DomainEvent>(
  { decide, evolve }: Pick<Decider<Command, State, Event>, 'decide' | 'evolve'>,
  state: State,
  commands: readonly Command[],
): readonly Event[] | Refusal => {
  const events: Event[] = [];
  let [current, folded] = [state, 0];
  for (const command of commands) {
    // The state after the last command is not needed.
    current = events.slice(folded).reduce(evolve, current);
    folded = events.length;
    const decision = decide(command, current);
    if (isRefusal(decision)) return decision;
    events.push(...decision);
  }
  return events;
};
