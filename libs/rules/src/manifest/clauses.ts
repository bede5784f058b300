/**
 * The single statements of rules that say several things, in our own words; what such a rule only
 * defines, refers to or gives as an example is omitted. A test cites the clause that it proves
 * (`7.5.11A#2`), never such a rule as a whole.
 */
import { ABILITIES } from './clauses/07-abilities.js';
import { ADDITIONAL } from './clauses/08-additional.js';
import { ANATOMY } from './clauses/02-anatomy.js';
import { CONCEPTS } from './clauses/01-concepts.js';
import { MULTIPLAYER } from './clauses/11-multiplayer.js';
import { SEQUENCES } from './clauses/06-sequences.js';
import { STRUCTURE } from './clauses/05-structure.js';
import { TWIN_SUNS } from './clauses/12-twin-suns.js';
import { TYPES } from './clauses/03-types.js';
import { ZONES } from './clauses/04-zones.js';
import type { RuleId } from './rule-id.js';

const CLAUSES = {
  ...CONCEPTS,
  ...ANATOMY,
  ...TYPES,
  ...ZONES,
  ...STRUCTURE,
  ...SEQUENCES,
  ...ABILITIES,
  ...ADDITIONAL,
  ...MULTIPLAYER,
  ...TWIN_SUNS,
} as const satisfies Partial<Record<RuleId, readonly string[]>>;

type Clauses = typeof CLAUSES;
/** Clauses are counted from 1. */
interface Counted {
  '0': '1';
  '1': '2';
  '2': '3';
  '3': '4';
  '4': '5';
}

/** A rule that says several things. */
export type DividedRule = keyof Clauses;
export type ClauseId = {
  [R in DividedRule]: `${R}#${Counted[Extract<keyof Clauses[R], keyof Counted>]}`;
}[DividedRule];

/** What a test may cite: a rule that says one thing, or one clause of another. */
export type Citation = Exclude<RuleId, DividedRule> | ClauseId;

export interface Clause {
  readonly id: ClauseId;
  readonly says: string;
}

/** Empty for a rule that says one thing. */
export const clausesOf = (rule: RuleId): readonly Clause[] =>
  (CLAUSES as Readonly<Partial<Record<RuleId, readonly string[]>>>)[rule]?.map((says, index) => ({
    id: `${rule}#${index + 1}` as ClauseId,
    says,
  })) ?? [];

/** The rule that a citation is about. */
export const ruleOf = (citation: Citation): RuleId => citation.split('#')[0] as RuleId;
