import { isDeepStrictEqual } from 'node:util';

/**
 * One worked example of a game's document: a situation, a question and
 * its answer. `needs` names the part of a game that can answer it.
 */
export interface Example {
  readonly id: string;
  readonly section: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly when: string;
  readonly then: Readonly<Record<string, unknown>>;
  readonly needs?: string;
}

/** A value of a situation; the caller knows its type. */
export const of = <T>(given: Example['given'], key: string): T => given[key] as T;

export interface ExamplesReport {
  readonly passed: number;
  readonly total: number;
  readonly notRun: readonly { readonly id: string; readonly needs: string }[];
  readonly failed: readonly {
    readonly id: string;
    readonly expected: unknown;
    readonly got: unknown;
  }[];
}

/**
 * Asks the game's own functions what happens in a situation. Answers
 * with the fields of `then`, further fields are not compared.
 */
export type Case = (given: Example['given'], example: Example) => Readonly<Record<string, unknown>>;

/** The cases of a game by the id of their example. */
export type Cases = Readonly<Record<string, Case>>;

const answersOf = (got: Readonly<Record<string, unknown>>, expected: Example['then']): unknown =>
  Object.fromEntries(Object.keys(expected).map((key) => [key, got[key]]));

const thrown = (error: unknown): { threw: string } => ({
  threw: error instanceof Error ? error.message : String(error),
});

const answerOf = (example: Example, ask: Case): unknown => {
  try {
    return answersOf(ask(example.given, example), example.then);
  } catch (error) {
    return thrown(error);
  }
};

/**
 * Runs every example that has a case. Those without are not run, with
 * what they need: the sentence in `lacking`, or the field `needs`.
 */
export const runExamples = (
  examples: readonly Example[],
  cases: Cases,
  lacking: Readonly<Record<string, string>> = {},
): ExamplesReport => {
  const notRun: { id: string; needs: string }[] = [];
  const failed: { id: string; expected: unknown; got: unknown }[] = [];
  let passed = 0;
  for (const example of examples) {
    const ask = cases[example.id];
    if (ask === undefined) {
      notRun.push({ id: example.id, needs: lacking[example.id] ?? example.needs ?? 'a runner' });
      continue;
    }
    const got = answerOf(example, ask);
    if (isDeepStrictEqual(got, example.then)) passed += 1;
    else failed.push({ id: example.id, expected: example.then, got });
  }
  return { passed, total: examples.length, notRun, failed };
};
