import type { z } from 'zod';

/** The schemas of one type, version 1 first. What the newest one lets through is a fact as the aggregate knows it. */
type Versions<Data> = readonly [...z.ZodType[], z.ZodType<Data>];

/** One row for each type of the union: a type without a schema, and a schema that lets something else through, do not compile. */
export type SchemasOf<Events> = { readonly [T in keyof Events]: Versions<Events[T]> };
