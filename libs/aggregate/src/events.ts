import type { DomainEvent } from './decider.js';

/** The events of a map from types to their data; with a second argument, those of these types. */
export type EventOf<Events, Type extends keyof Events = keyof Events> = {
  [T in Type]: {
    readonly type: T & string;
    readonly schemaVersion: number;
    readonly data: Events[T] & object;
  };
}[Type];

/**
 * How the events of one version are written in the words of the
 * next. Pure: what the event does not say cannot be looked up.
 */
export type Upcaster = (data: never) => object;

/**
 * By event type the step from version 1 to 2 first, then that to 3. A type
 * that is not here has one version. Stored events stay as they are; they are
 * rewritten whenever they are read, and each version has a frozen example.
 */
export type Upcasters = Readonly<Record<string, readonly Upcaster[]>>;

/** The versions in which events are and were written. */
export interface EventVersions {
  /** The version in which events of a type are written now. */
  readonly versionOf: (type: string) => number;
  /** An event in the words of today; null when a later release wrote it in words that nobody here knows. */
  readonly upcast: <E extends DomainEvent>(event: E) => E | null;
}

export interface EventMaker<Events> extends EventVersions {
  /** Builds one event, in the version that is written today. */
  readonly event: <T extends keyof Events & string>(type: T, data: Events[T]) => EventOf<Events, T>;
}

/** The events of an aggregate: how they are built, and how those of earlier versions are read. */
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
