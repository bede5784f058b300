import type { Decider, DomainEvent } from './decider.js';
import { isRefusal, type Refusal } from './refusal.js';

/**
 * Decides several commands as one: each on the state that
 * the ones before it leave. The first refusal refuses all.
 */
export const decideInTurn = <Command, State, Event extends DomainEvent>(
  { decide, evolve }: Pick<Decider<Command, State, Event>, 'decide' | 'evolve'>,
  state: State,
  commands: readonly Command[],
): readonly Event[] | Refusal => {
  const events: Event[] = [];
  let [current, folded] = [state, 0];
  for (const command of commands) {
    // What the last one leaves nobody asks for.
    current = events.slice(folded).reduce(evolve, current);
    folded = events.length;
    const decision = decide(command, current);
    if (isRefusal(decision)) return decision;
    events.push(...decision);
  }
  return events;
};
