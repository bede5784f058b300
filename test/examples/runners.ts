import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runDestinyExamples } from './destiny/runner.js';
import { runQuickstartExamples } from './quickstart.js';
import type { Example, ExamplesReport } from './example.js';
import { runSwtcgExamples } from './swtcg.js';
import { runXwingExamples } from './xwing.js';

export type ExamplesRunner = (examples: readonly Example[]) => ExamplesReport;

/** Who answers the examples of a game. */
export const RUNNERS: Readonly<Record<string, ExamplesRunner>> = {
  destiny: runDestinyExamples,
  swtcg: runSwtcgExamples,
  xwing: runXwingExamples,
  quickstart: runQuickstartExamples,
};

/** The examples that are carried for a game, in the order of the document. */
export const carriedExamples = (name: string): readonly Example[] =>
  readExamples(join(import.meta.dirname, `cases/${name}.jsonl`));

export const readExamples = (path: string): readonly Example[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      try {
        return JSON.parse(line) as Example;
      } catch {
        throw new Error(`${path}, example ${index + 1}: not JSON`);
      }
    });
