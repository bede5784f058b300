import type { z } from 'zod';

/**
 * The schemas of one type, version 1 first. What the newest
 * one lets through is a fact as the aggregate knows it.
 */
type Versions<Data> = readonly [...z.ZodType[], z.ZodType<Data>];

/**
 * One row for each type of the union: a type without a schema,
 * and a schema that lets something else through, do not compile.
 */
export type SchemasOf<Events> = { readonly [T in keyof Events]: Versions<Events[T]> };

type Newest<Schemas> = Schemas extends readonly [...unknown[], infer Last] ? Last : never;

/** Those of every form that a fact has. */
type KeysOf<Fact> = Fact extends unknown ? keyof Fact : never;

/**
 * Members of facts, optional ones too, that the newest schema of their type
 * does not know: none, or what we write ourselves is refused elsewhere.
 */
export type MissingMembers<Schemas, Events> = {
  [T in keyof Events & keyof Schemas]: Exclude<
    keyof Events[T],
    KeysOf<z.output<Newest<Schemas[T]>>>
  >;
}[keyof Events & keyof Schemas];
