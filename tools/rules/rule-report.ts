import { MANIFEST, type RuleRow } from '#rules';
import type { Citations, ProvingTest } from './citations.js';

export interface RuleReport {
  readonly row: RuleRow;
  /**
   * Files of the code, the one with the most mentions of the rule first; files of the section if no
   * comment names the rule.
   */
  readonly homes: readonly string[];
  readonly tests: readonly ProvingTest[];
}

/**
 * Whether the id is the rule, a letter of it, or a clause of either (7.5.11, 7.5.11A, 7.5.11A#2).
 */
const isPartOf = (id: string, rule: string): boolean =>
  id.startsWith(rule) && /^[A-Z]?(#\d)?$/.test(id.slice(rule.length));

/**
 * The weight of a citation of one number for a rule: the rule itself weighs most, then its parts
 * (7.5.11A of 7.5.11) and the rule of which it is a part.
 */
const weightOf = (cited: string, rule: string): number => {
  if (cited === rule) return 4;
  return isPartOf(cited, rule) || isPartOf(rule, cited) ? 2 : 0;
};

const filesBy = (
  code: Citations['code'],
  weight: (cited: string) => number,
): Map<string, number> => {
  const found = new Map<string, number>();
  for (const [cited, files] of code)
    if (weight(cited) > 0)
      for (const [file, times] of files)
        found.set(file, (found.get(file) ?? 0) + weight(cited) * times);
  return found;
};

/**
 * Files by mentions of the rule, otherwise of its section; the home in the manifest comes first if
 * it names the rule at all.
 */
const homesOf = ({ id, home }: RuleRow, { code }: Citations): readonly string[] => {
  const section = id.split('.').slice(0, 2).join('.');
  const named = filesBy(code, (cited) => weightOf(cited, id));
  const found = named.size > 0 ? named : filesBy(code, (cited) => (cited === section ? 1 : 0));
  if (found.size === 0) return [home];
  if (found.has(home)) found.set(home, Infinity);
  return [...found].sort(([, one], [, other]) => other - one).map(([file]) => file);
};

/** A test may cite a rule and its parts, so duplicates are removed. */
const distinct = (tests: readonly ProvingTest[]): readonly ProvingTest[] => [
  ...new Map(tests.map((test) => [`${test.spec} ${test.title}`, test])).values(),
];

/**
 * Null for a number that the rules do not have. A section (7.5) or a chapter (7) is reported rule
 * by rule.
 */
export const reportRules = (asked: string, citations: Citations): readonly RuleReport[] | null => {
  const rows = MANIFEST.filter(({ id }) => id === asked || id.startsWith(`${asked}.`));
  if (rows.length === 0) return null;
  return rows.map((row) => ({
    row,
    homes: homesOf(row, citations),
    tests: distinct(
      [...citations.tests].filter(([id]) => isPartOf(id, row.id)).flatMap(([, proving]) => proving),
    ),
  }));
};
