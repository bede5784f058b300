import { z } from 'zod';
import * as contracts from '#contracts';
import { commandNames, commands, queries, queryNames } from '#contracts';
import { type JsonSchema, schemaOf } from '../http/describe.js';
import { capitalize } from './described-paths.js';

/**
 * Whether a schema deserves a name: words and numbers stay inline, and one that refers to its
 * surroundings cannot be moved.
 */
const isWorthName = (text: string): boolean =>
  /"(properties|anyOf|oneOf|allOf)":/.test(text) && !text.includes('"$ref"');

/** A schema with several names gets the shortest. */
const shortestFirst = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a.length - b.length || (a < b ? -1 : 1);

/** The names of the contract's schemas, by their JSON. */
const namesOf = (): ReadonlyMap<string, string> => {
  const shapes: (readonly [string, z.ZodType])[] = [
    ...Object.entries(contracts as Readonly<Record<string, unknown>>).flatMap(
      ([name, value]): [string, z.ZodType][] =>
        value instanceof z.ZodType ? [[capitalize(name), value]] : [],
    ),
    ...queryNames.map((name) => [`${capitalize(name)}Answer`, queries[name].result] as const),
    ...commandNames.map((name) => [`${name}Payload`, commands[name]] as const),
  ];
  shapes.sort(shortestFirst);
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const io of ['output', 'input'] as const)
    for (const [name, shape] of shapes) {
      const text = JSON.stringify(schemaOf(shape, io));
      if (names.has(text) || !isWorthName(text)) continue;
      const free = taken.has(name) ? `${name}Given` : name;
      taken.add(free);
      names.set(text, free);
    }
  return names;
};

interface Named {
  readonly paths: JsonSchema;
  readonly schemas: JsonSchema;
}

/** Replaces each schema of the contract by a reference to its name; examples stay unchanged. */
export const nameSchemas = (paths: JsonSchema): Named => {
  const names = namesOf();
  const schemas: Record<string, JsonSchema> = {};
  const walkMembers = (node: object): JsonSchema =>
    Object.fromEntries(
      Object.entries(node).map(([key, member]) => [
        key,
        key === 'example' || key === 'examples' ? (member as unknown) : walk(member),
      ]),
    );
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    const name = names.get(JSON.stringify(node));
    if (name === undefined) return walkMembers(node);
    schemas[name] ??= walkMembers(node);
    return { $ref: `#/components/schemas/${name}` };
  };
  const named = walk(paths) as JsonSchema;
  const sorted = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1));
  return { paths: named, schemas: Object.fromEntries(sorted) };
};
