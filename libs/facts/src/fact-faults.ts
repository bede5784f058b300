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

/** The schemas of every event type, version 1 first. */
export type FactSchemas = Readonly<Record<string, readonly z.ZodType[]>>;

/** @param games whose deck lists are accepted. */
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

/** The fault of an event: its path in the data, and the reason. */
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

/**
 * The path of the first difference between two JSON values; null if they are equal. A member that
 * is undefined counts as absent.
 */
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
 * Checks an event from outside, or one that is about to be written: unknown types and versions are
 * faults, and so is everything that its schema refuses. Data that the schema would change (blanks
 * around a name, unknown members) is a fault too, because events are hashed as they are.
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
