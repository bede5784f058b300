import type { Language } from './aggregate.js';
import type { Makers } from './map-decisions.js';
import { isRefusal, type Refusal } from './refusal.js';

/** A language whose handlers receive a narrower state. */
export interface Narrowed<L extends Language, Narrow> {
  readonly commands: L['commands'];
  readonly events: L['events'];
  readonly state: Narrow;
  readonly context: L['context'];
}

/**
 * Handlers for a state that a check first narrows or refuses: a match that exists, a pod that runs.
 */
export const narrowMakers = <
  L extends Language,
  Narrow extends object,
  Made,
  Type extends keyof L['commands'],
>(
  narrow: (state: L['state']) => Narrow | Refusal,
  makers: Makers<Narrowed<L, Narrow>, Made, Type>,
): Makers<L, Made, Type> => {
  const wide = Object.entries(
    makers as Readonly<Record<string, (...args: readonly unknown[]) => readonly Made[] | Refusal>>,
  ).map(([type, make]) => [
    type,
    (data: unknown, state: L['state'], context: L['context']) => {
      const found = narrow(state);
      return isRefusal(found) ? found : make(data, found, context);
    },
  ]);
  return Object.fromEntries(wide) as Makers<L, Made, Type>;
};
