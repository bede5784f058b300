import type { DecisionOf, Handlers, Language } from './aggregate.js';
import { isRefusal, type Refusal } from './refusal.js';

/** A command with the state and context on which it was decided. */
export interface Decided<L extends Language> {
  readonly data: L['commands'][keyof L['commands']];
  readonly state: L['state'];
  readonly context: L['context'];
}

/** Handlers that produce incomplete events, to be completed by `mapDecisions`. */
export type Makers<L extends Language, Made, Type extends keyof L['commands']> = {
  readonly [T in Type]: (
    data: L['commands'][T],
    state: L['state'],
    context: L['context'],
  ) => readonly Made[] | Refusal;
};

/**
 * Handlers that complete the events of others and pass refusals through: to put the pod's id on
 * every event, or to complete a match with its last game.
 */
export const mapDecisions = <L extends Language, Made, Type extends keyof L['commands']>(
  makers: Makers<L, Made, Type>,
  finish: (made: readonly Made[], decided: Decided<L>) => DecisionOf<L>,
): Handlers<L, Type> => {
  type Data = L['commands'][keyof L['commands']];
  const finished = Object.entries(
    makers as Readonly<Record<string, (...args: readonly unknown[]) => readonly Made[] | Refusal>>,
  ).map(([type, make]) => [
    type,
    (data: Data, state: L['state'], context: L['context']) => {
      const made = make(data, state, context);
      return isRefusal(made) ? made : finish(made, { data, state, context });
    },
  ]);
  return Object.fromEntries(finished) as Handlers<L, Type>;
};
