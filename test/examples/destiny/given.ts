import type { Case, Example } from '../example.js';

/** A value of a situation by its path; undefined where there is none. */
export const at = (given: Example['given'], ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[name]
        : undefined,
    given,
  );

/** A number of a situation, or what it is where nothing is said. */
export const number = (
  given: Example['given'],
  path: readonly (string | number)[],
  otherwise = 0,
): number => {
  const value = at(given, ...path);
  return typeof value === 'number' ? value : otherwise;
};

export const texts = (given: Example['given'], ...path: readonly (string | number)[]): string[] => {
  const value = at(given, ...path);
  return Array.isArray(value) ? value.map(String) : [];
};

/** A field of the answer that is a sentence: it is given back when what it says was found to hold. */
export const holds = (example: Example, field: string, found: boolean): unknown =>
  found ? example.then[field] : `does not hold: ${field}`;

export type DestinyCases = Readonly<Record<string, Case>>;
