import type { z } from 'zod';
import type { GameCatalogue } from '#game';
import {
  duelSchemas,
  freeMatchSchemas,
  practiceSchemas,
  signingSchemas,
  twinSunsSchemas,
} from './apart.js';
import { deckSchemasOf } from './deck.js';
import { podSchemas, poolSchemas } from './draft.js';
import { chatSchemas, matchSchemas } from './match.js';
import { conventionSchemas, seasonSchemas, tournamentSchemas } from './tournament.js';

/** The schemas of every type of fact, version 1 first. */
export type FactSchemas = Readonly<Record<string, readonly z.ZodType[]>>;

/** @param games what lists of decks may be of. */
export const factSchemasOf = (games: GameCatalogue): FactSchemas => ({
  ...tournamentSchemas,
  ...conventionSchemas,
  ...seasonSchemas,
  ...matchSchemas,
  ...chatSchemas,
  ...deckSchemasOf(games),
  ...poolSchemas,
  ...podSchemas,
  ...freeMatchSchemas,
  ...twinSunsSchemas,
  ...duelSchemas,
  ...practiceSchemas,
  ...signingSchemas,
});

/** What is wrong with a fact: where in its data, and why. */
export interface FactFault {
  readonly path: string;
  readonly message: string;
}

interface Fact {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: unknown;
}

type Path = readonly PropertyKey[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where two JSON values differ first; null where they do not. A member without a value is none. */
const differenceAt = (one: unknown, other: unknown, path: Path = []): Path | null => {
  if (Object.is(one, other)) return null;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return path;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const at = differenceAt(one[key], other[key], [...path, key]);
    if (at !== null) return at;
  }
  return null;
};

const fault = (path: Path, message: string): FactFault => ({
  path: ['data', ...path.map(String)].join('.'),
  message,
});

/**
 * What speaks against a fact that comes from outside, or that we are about to write: a type
 * or version that nobody knows, and what its schema refuses. What a schema would mend (blanks
 * around a name, a member that nobody knows) is a fault too: facts are hashed as they stand.
 */
export const factFaults = (
  schemas: FactSchemas,
  { type, schemaVersion, data }: Fact,
): readonly FactFault[] => {
  const schema = Object.hasOwn(schemas, type) ? schemas[type]?.[schemaVersion - 1] : undefined;
  if (schema === undefined)
    return [
      { path: 'type', message: `${type.slice(0, 60)} of version ${schemaVersion} is unknown` },
    ];
  const read = schema.safeParse(data);
  if (!read.success) return read.error.issues.map(({ path, message }) => fault(path, message));
  const other = differenceAt(data, read.data);
  return other === null ? [] : [fault(other, 'is not in its one spelling, or not known here')];
};
