import type { z } from 'zod';

/**
 * The schemas of one type, version 1 first. A value accepted by the newest is an event of the
 * aggregate's type.
 */
type Versions<Data> = readonly [...z.ZodType[], z.ZodType<Data>];

/**
 * One row for each type of the union: a missing schema, or one that accepts other data, does not
 * compile.
 */
export type SchemasOf<Events> = { readonly [T in keyof Events]: Versions<Events[T]> };

type Newest<Schemas> = Schemas extends readonly [...unknown[], infer Last] ? Last : never;

/** The keys of every form of an event. */
type KeysOf<Fact> = Fact extends unknown ? keyof Fact : never;

/**
 * Members of events, including optional ones, that the newest schema of their type does not know.
 * There must be none, or another server would refuse our own events.
 */
export type MissingMembers<Schemas, Events> = {
  [T in keyof Events & keyof Schemas]: Exclude<
    keyof Events[T],
    KeysOf<z.output<Newest<Schemas[T]>>>
  >;
}[keyof Events & keyof Schemas];
