import type { RuleStatus } from '#rules';
import type { BookRule, Exempt, Rulebook } from './book-rule.js';
import { DESTINY_BOOK } from './destiny.js';
import { SWTCG_BOOK } from './swtcg.js';
import { XWING_BOOK } from './xwing.js';

export interface BookRow {
  readonly id: string;
  readonly says: string;
  readonly status: RuleStatus;
  readonly tests: readonly string[];
  readonly note: string;
}

const isTests = (proof: readonly string[] | Exempt): proof is readonly string[] =>
  Array.isArray(proof);

const rowOf = (id: string, [says, proof = []]: BookRule): BookRow => {
  if (isTests(proof))
    return { id, says, status: proof.length > 0 ? 'implemented' : 'open', tests: proof, note: '' };
  const [[status, note] = ['open', '']] = Object.entries(proof);
  return { id, says, status: status as RuleStatus, tests: [], note };
};

/** One row per numbered or titled rule of a game's book, in its order. */
export const rowsOf = (book: Rulebook): readonly BookRow[] =>
  Object.entries(book).map(([id, rule]) => rowOf(id, rule));

/** The worked examples that prove a rule, and the titles of tests by spec. */
export const testedBy = ({ tests }: BookRow) => ({
  examples: tests.filter((test) => !test.includes(': ')),
  titles: tests.flatMap((test) => {
    const at = test.indexOf(': ');
    if (at < 0) return [];
    const file = test.slice(0, at);
    const spec = file.startsWith('test/') ? file : `libs/games/src/${file}`;
    return [{ spec, title: test.slice(at + 2) }];
  }),
});

export const rulebooks = {
  destiny: rowsOf(DESTINY_BOOK),
  swtcg: rowsOf(SWTCG_BOOK),
  xwing: rowsOf(XWING_BOOK),
} as const;
