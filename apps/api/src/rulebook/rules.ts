import { z } from 'zod';
import { MANIFEST, numberIn80, type RuleRow } from '#rules';

export const ruleTold = z.object({
  /** The number in the comprehensive rules 7.0, which all citations here use. */
  number: z.string(),
  /** The number of the same rule in 8.0; null if that edition no longer has it. */
  numberIn80: z.string().nullable(),
  /**
   * In our own words; empty for a rule with a single statement, or one that only defines a word.
   */
  says: z.array(z.string()),
  /** `implemented`: the engine plays it and a test proves it. */
  status: z.enum(['implemented', 'definition', 'elsewhere', 'not-applicable', 'open']),
  note: z.string(),
  /** The lettered rules below it. */
  below: z.array(z.string()),
});
export type RuleTold = z.infer<typeof ruleTold>;

const byNumber = new Map<string, RuleRow>(MANIFEST.map((row) => [row.id, row]));

const tell = ({ id, clauses, status, note }: RuleRow): RuleTold => ({
  number: id,
  numberIn80: numberIn80(id),
  says: clauses.map(({ says }) => says),
  status,
  note,
  below: MANIFEST.filter(
    (row) => row.id.startsWith(id) && /^[A-Z]$/.test(row.id.slice(id.length)),
  ).map((row) => row.id),
});

/** The rule with this number, `7.5.11A` or `7.5.11a`; null if the book has none. */
export const ruleOfNumber = (number: string): RuleTold | null => {
  const row = byNumber.get(number.trim().toUpperCase());
  return row ? tell(row) : null;
};

const MOST_FOUND = 25;

/** The rules that contain all of these words, in the book's order; at most 25. */
export const rulesWith = (words: string): readonly RuleTold[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return MANIFEST.filter(({ clauses }) => {
    const said = clauses.map(({ says }) => says.toLowerCase()).join(' ');
    return clauses.length > 0 && wanted.every((word) => said.includes(word));
  })
    .slice(0, MOST_FOUND)
    .map(tell);
};
