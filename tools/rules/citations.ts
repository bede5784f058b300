import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the engine that implements the numbered rules. */
export const RULES_SOURCE = 'libs/rules/src';

export interface Citations {
  /**
   * For each rule or section, the code files whose comments name it, with the number of mentions.
   */
  readonly code: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** For each rule or clause, the titles of the tests that prove it. */
  readonly tests: ReadonlyMap<string, readonly ProvingTest[]>;
}

export interface ProvingTest {
  readonly spec: string;
  readonly title: string;
  /** Everything that the test cites. */
  readonly proves: readonly string[];
}

const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const ruleNumber = /(?<![\d.])\d{1,2}\.\d{1,2}(?:\.\d{1,2}[A-Z]?)?(?!\.?\d|[A-Za-z])/g;
const proof = /cr\(\s*\[([^\]]*)\]\s*,\s*(['"`])([\s\S]*?)\2/g;

const codeCitations = (text: string): readonly string[] =>
  [...text.matchAll(comment)].flatMap(([words]) =>
    [...words.matchAll(ruleNumber)].map(([id]) => id),
  );

/**
 * Reads every file of the engine. A comment cites a rule by its number, a test a rule or a clause
 * of it by `cr([numbers], title)`.
 */
export const readCitations = (root: string): Citations => {
  const code = new Map<string, Map<string, number>>();
  const tests = new Map<string, ProvingTest[]>();
  const files = readdirSync(join(root, RULES_SOURCE), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(manifest|testing)\//.test(file))
    .sort();
  for (const file of files) {
    const text = readFileSync(join(root, RULES_SOURCE, file), 'utf8');
    if (file.endsWith('.spec.ts')) {
      for (const [, list = '', , title = ''] of text.matchAll(proof)) {
        const proves = [...list.matchAll(/'([^']+)'/g)].map(([, id = '']) => id);
        for (const id of proves)
          tests.set(id, [...(tests.get(id) ?? []), { spec: file, title, proves }]);
      }
      continue;
    }
    for (const id of codeCitations(text)) {
      const cited = code.get(id) ?? new Map<string, number>();
      code.set(id, cited.set(file, (cited.get(file) ?? 0) + 1));
    }
  }
  return { code, tests };
};
