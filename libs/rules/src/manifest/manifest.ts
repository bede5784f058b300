/**
 * One row for every numbered rule of chapters 1 to 12, and one for each clause of a rule that says
 * several things. A rule or a clause is implemented when a spec cites it (`proven.gen.ts`, read
 * from the specs and checked by the suite), a rule with clauses when all of them are; the lists
 * below say why the others need no code here. Everything in no list is open.
 */
import { type Citation, clausesOf } from './clauses.js';
import { DEFINITIONS, ELSEWHERE, NOT_APPLICABLE, REPEATS } from './exempt.js';
import type { Guard } from './guard.js';
import { GUARDS } from './guards.js';
import { HOMES } from './homes.js';
import { PROVEN } from './proven.gen.js';
import { RULE_IDS, type RuleId } from './rule-id.js';

export type RuleStatus = 'implemented' | 'definition' | 'elsewhere' | 'not-applicable' | 'open';
interface Row {
  status: RuleStatus;
  home: string;
  spec: string | null;
  note: string;
  /** Mutations of the code that a test must notice. */
  guards: readonly Guard[];
}
export interface ClauseRow extends Row {
  id: Citation;
  says: string;
}
export interface RuleRow extends Row {
  id: RuleId;
  clauses: readonly ClauseRow[];
}

const sectionOf = (id: RuleId): string => id.split('.').slice(0, 2).join('.');
const homeOf = (id: RuleId): string =>
  HOMES[id] ??
  HOMES[id.replace(/[A-Z]$/, '')] ??
  HOMES[sectionOf(id)] ??
  HOMES[id.split('.')[0] as string] ??
  '';

const guardsOf = (cited: (citation: Citation) => boolean): readonly Guard[] =>
  GUARDS.filter(({ rules }) => rules.some(cited));

/**
 * The rule is implemented in the file whose mutation breaks its proof; if there is no mutation, in
 * the home of the rule.
 */
const rowOf = (id: RuleId, guards: readonly Guard[], rest: Partial<Row>): Row => ({
  status: 'open',
  home: HOMES[id] ?? guards[0]?.file ?? homeOf(id),
  spec: null,
  note: '',
  guards,
  ...rest,
});

/** The status of a citation: cited by a spec, or listed as needing no code here. */
function judgeCitation(id: RuleId, citation: Citation): Partial<Row> {
  const spec = PROVEN[citation];
  if (spec !== undefined) return { status: 'implemented', spec };
  const elsewhere = ELSEWHERE[citation] ?? ELSEWHERE[sectionOf(id)];
  if (elsewhere !== undefined) return { status: 'elsewhere', note: elsewhere };
  const why = NOT_APPLICABLE[citation] ?? NOT_APPLICABLE[sectionOf(id)];
  if (why !== undefined) return { status: 'not-applicable', note: why };
  const repeated = REPEATS[citation];
  if (repeated !== undefined) return { status: 'definition', note: `as ${repeated.join(', ')}` };
  if (DEFINITIONS.has(citation) || DEFINITIONS.has(sectionOf(id))) return { status: 'definition' };
  return {};
}

function ruleRow(id: RuleId): RuleRow {
  const clauses = clausesOf(id).map((clause): ClauseRow => {
    const guards = guardsOf((citation) => citation === clause.id);
    return { ...clause, ...rowOf(id, guards, judgeCitation(id, clause.id)) };
  });
  if (clauses.length === 0) {
    const guards = guardsOf((citation) => citation === id);
    return { id, clauses, ...rowOf(id, guards, judgeCitation(id, id as Citation)) };
  }
  const guards = [...new Set(clauses.flatMap((clause) => clause.guards))];
  const status = clauses.some((clause) => clause.status === 'open') ? 'open' : 'implemented';
  const spec = clauses.find((clause) => clause.spec !== null)?.spec ?? null;
  return { id, clauses, ...rowOf(id, guards, { status, spec }) };
}

export const MANIFEST: readonly RuleRow[] = RULE_IDS.map(ruleRow);

/** What has to be proven of a rule: each of its clauses, or the one thing that it says. */
export const saidBy = (rule: RuleRow): readonly (RuleRow | ClauseRow)[] =>
  rule.clauses.length > 0 ? rule.clauses : [rule];
