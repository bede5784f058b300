import type { Decider, DomainEvent } from './decider.js';
import type { EventOf, EventVersions } from './events.js';
import type { Refusal, RefusalKinds } from './refusal.js';
import type { StreamKind } from './stream-name.js';

/**
 * The types that an aggregate uses: its commands and events by name, its state, and the context
 * that every command carries besides its data (`actor`, `at`).
 */
export interface Language {
  readonly commands: object;
  readonly events: object;
  readonly state: unknown;
  readonly context: object;
}

type Names<Map> = keyof Map & string;

/** One command of an aggregate, or one of the named ones. */
export type CommandOf<
  L extends Language,
  Type extends Names<L['commands']> = Names<L['commands']>,
> = {
  [T in Type]: L['context'] & { readonly type: T; readonly data: L['commands'][T] };
}[Type];

/** The events that a command appends, or the refusal. */
export type DecisionOf<L extends Language> = readonly EventOf<L['events']>[] | Refusal;

/**
 * The handlers that decide the commands of an aggregate, one function each; with a second argument,
 * those of the named commands.
 */
export type Handlers<L extends Language, Type extends keyof L['commands'] = keyof L['commands']> = {
  readonly [T in Type]: (
    data: L['commands'][T],
    state: L['state'],
    context: L['context'],
  ) => DecisionOf<L>;
};

/**
 * The functions that apply an aggregate's events to its state, one for each event; with a second
 * argument, those of the named events.
 */
export type Folds<L extends Language, Type extends keyof L['events'] = keyof L['events']> = {
  readonly [T in Type]: (state: L['state'], data: L['events'][T]) => L['state'];
};

export interface AggregateParts<L extends Language> {
  /** The aggregate's name; its frozen examples are in `frozen/<name>.v1.json`. */
  readonly name: string;
  /** The kind of its streams, which are called `<kind>-<id>`. */
  readonly stream: StreamKind;
  readonly initial: L['state'];
  readonly events: EventVersions;
  readonly refusals: RefusalKinds;
  readonly decide: Handlers<L>;
  readonly evolve: Folds<L>;
  /**
   * Refuses a command before its handler runs, whatever it asks: if nothing exists yet, or all is
   * over.
   */
  readonly guard?: (command: CommandOf<L>, state: L['state']) => Refusal | null;
  /** Applied for every event, even of an unknown type, before the event's own fold. */
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
 * A fold over events of any type and version; an event of a later release is ignored. Never
 * validates, never throws.
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

/** Every aggregate is defined with this function. It is pure, and so are all its parts. */
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
