import type { DomainEvent } from './decider.js';

/**
 * The events of a map from types to their data; with a second argument, those of the named types.
 */
export type EventOf<Events, Type extends keyof Events = keyof Events> = {
  [T in Type]: {
    readonly type: T & string;
    readonly schemaVersion: number;
    readonly data: Events[T] & object;
  };
}[Type];

/**
 * Rewrites an event's data of one version in the form of the next. Pure, so it can use only what
 * the event contains.
 */
export type Upcaster = (data: never) => object;

/**
 * By event type: the step from version 1 to 2 first, then that to 3. A type that is not listed has
 * one version. Stored events are never changed; they are rewritten whenever they are read, and each
 * version has a frozen example.
 */
export type Upcasters = Readonly<Record<string, readonly Upcaster[]>>;

/** The current and former versions of events. */
export interface EventVersions {
  /** The version in which events of a type are written now. */
  readonly versionOf: (type: string) => number;
  /** An event in its current version; null if a later release wrote it in an unknown version. */
  readonly upcast: <E extends DomainEvent>(event: E) => E | null;
}

export interface EventMaker<Events> extends EventVersions {
  /** Creates an event in its current version. */
  readonly event: <T extends keyof Events & string>(type: T, data: Events[T]) => EventOf<Events, T>;
}

/** The events of an aggregate: creates them, and rewrites those of earlier versions. */
export const defineEvents = <Events>(upcasters: Upcasters = {}): EventMaker<Events> => {
  const stepsOf = (type: string): readonly Upcaster[] =>
    (Object.hasOwn(upcasters, type) ? upcasters[type] : undefined) ?? [];
  const versionOf = (type: string): number => 1 + stepsOf(type).length;
  return {
    event: <T extends keyof Events & string>(type: T, data: Events[T]) =>
      ({ type, schemaVersion: versionOf(type), data }) as EventOf<Events, T>,
    versionOf,
    upcast: (event) => {
      const steps = stepsOf(event.type);
      if (event.schemaVersion > steps.length + 1) return null;
      const missing = steps.slice(event.schemaVersion - 1);
      if (missing.length === 0) return event;
      const data = missing.reduce<object>((earlier, step) => step(earlier as never), event.data);
      return { ...event, schemaVersion: steps.length + 1, data };
    },
  };
};
