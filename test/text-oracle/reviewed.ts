/**
 * Differences that a person has read and found to mean the same. The
 * texts stay outside; their fingerprints notice when either changes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compared, fingerprint } from './compare.js';

/** Why our words may differ from the printed ones. */
export const REASONS = {
  grammar: 'the same instruction in other words',
  steps: 'a choice or a check that is implied in print is a step of its own here',
  amount: '"for each" in print is "equal to the number of" here, or a total is a sum',
  modes: 'what is chosen (an arena, either of two) is a list of modes here',
  reference: 'names what the print calls "it", "that player" or "the other"',
  exact:
    'a number in print is counted exactly here: "another card" as two or more, "a third" as one more',
  fault: 'our words say less or other than the card does: a known fault that is to be mended',
} as const;
export type Reason = keyof typeof REASONS;

export interface Reviewed {
  readonly id: string;
  readonly printed: string;
  readonly rendered: string;
  readonly why: Reason;
}

export const REVIEWED_FILE = join(import.meta.dirname, 'reviewed.json');
export const reviewed = (): readonly Reviewed[] =>
  JSON.parse(readFileSync(REVIEWED_FILE, 'utf8')) as Reviewed[];

export const entryFor = ({ id, printed, rendered }: Compared, why: Reason): Reviewed => ({
  id,
  printed: fingerprint(printed),
  rendered: fingerprint(rendered),
  why,
});

export type Verdict = 'same' | 'reviewed' | 'changed' | 'new';

/** `changed`: it was reviewed, and the printed or the rendered text is no longer what was read then. */
export function judge(c: Compared, list: readonly Reviewed[]): Verdict {
  if (c.printed === c.rendered) return 'same';
  const entry = list.find((r) => r.id === c.id);
  if (!entry) return 'new';
  return entry.printed === fingerprint(c.printed) && entry.rendered === fingerprint(c.rendered)
    ? 'reviewed'
    : 'changed';
}
