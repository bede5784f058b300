import type { Decider, DomainEvent } from './decider.js';
import type { EventOf, EventVersions } from './events.js';
import type { Refusal, RefusalKinds } from './refusal.js';
import type { StreamKind } from './stream-name.js';

/**
 * What an aggregate speaks, as types: its commands and events by name, its
 * state, and what every command brings beside its data (`actor`, `at`).
 */
export interface Language {
  readonly commands: object;
  readonly events: object;
  readonly state: unknown;
  readonly context: object;
}

type Names<Map> = keyof Map & string;

/** One command of an aggregate, or one of those named. */
export type CommandOf<
  L extends Language,
  Type extends Names<L['commands']> = Names<L['commands']>,
> = {
  [T in Type]: L['context'] & { readonly type: T; readonly data: L['commands'][T] };
}[Type];

/** The events that a command makes, or why it makes none. */
export type DecisionOf<L extends Language> = readonly EventOf<L['events']>[] | Refusal;

/** How an aggregate decides its commands, one function each; with a second argument, those of them. */
export type Handlers<L extends Language, Type extends keyof L['commands'] = keyof L['commands']> = {
  readonly [T in Type]: (
    data: L['commands'][T],
    state: L['state'],
    context: L['context'],
  ) => DecisionOf<L>;
};

/** What an aggregate's events make of its state, one function each; with a second argument, those of them. */
export type Folds<L extends Language, Type extends keyof L['events'] = keyof L['events']> = {
  readonly [T in Type]: (state: L['state'], data: L['events'][T]) => L['state'];
};

export interface AggregateParts<L extends Language> {
  /** What it is called; its frozen examples stand in `frozen/<name>.v1.json`. */
  readonly name: string;
  /** The kind of its streams, which are called `<kind>-<id>`. */
  readonly stream: StreamKind;
  readonly initial: L['state'];
  readonly events: EventVersions;
  readonly refusals: RefusalKinds;
  readonly decide: Handlers<L>;
  readonly evolve: Folds<L>;
  /**
   * Refuses a command whatever it asks, before its handler sees it: where nothing exists yet, or all is over.
   */
  readonly guard?: (command: CommandOf<L>, state: L['state']) => Refusal | null;
  /** What every event does to the state, even one whose type nobody here knows; its own fold follows. */
  readonly each?: (state: L['state']) => L['state'];
}

export interface Aggregate<L extends Language> extends Decider<
  CommandOf<L>,
  L['state'],
  EventOf<L['events']>
> {
  readonly name: string;
  readonly stream: StreamKind;
  readonly eventTypes: readonly Names<L['events']>[];
  readonly events: EventVersions;
  readonly refusals: RefusalKinds;
}

/**
 * A fold over events of any type and version: one of a later
 * release is passed over. Never validates, never throws.
 */
export const foldWith =
  <State, Event extends DomainEvent>(
    folds: object,
    { upcast }: EventVersions,
  ): ((state: State, event: Event) => State) =>
  (state, stored) => {
    if (!Object.hasOwn(folds, stored.type)) return state;
    const event = upcast(stored);
    const fold = (folds as Record<string, (state: State, data: object) => State>)[stored.type];
    return event === null || fold === undefined ? state : fold(state, event.data);
  };

/** The one shape of an aggregate: pure, all of it in its parts. */
export const defineAggregate = <L extends Language>({
  initial,
  guard,
  each,
  ...parts
}: AggregateParts<L>): Aggregate<L> => {
  const fold = foldWith<L['state'], EventOf<L['events']>>(parts.evolve, parts.events);
  return {
    name: parts.name,
    stream: parts.stream,
    events: parts.events,
    refusals: parts.refusals,
    initialState: initial,
    eventTypes: Object.keys(parts.evolve) as Names<L['events']>[],
    decide: (command, state) => {
      const refusal = guard?.(command, state);
      if (refusal) return refusal;
      const { type, data, ...context } = command;
      return parts.decide[type](data, state, context);
    },
    evolve: each ? (state, event) => fold(each(state), event) : fold,
  };
};
