/**
 * One row for every numbered rule of chapters 1 to 12. A rule is implemented when a spec cites it (`proven.gen.ts`, read from the specs and checked
 * by the suite); the lists below say why the others need no code here. Whatever is in no list is open.
 */
import { DEFINITIONS, ELSEWHERE, NOT_APPLICABLE } from './exempt.js';
import { HOMES } from './homes.js';
import { PROVEN } from './proven.gen.js';
import { RULE_IDS, type RuleId } from './rule-id.js';

export type RuleStatus = 'implemented' | 'definition' | 'elsewhere' | 'not-applicable' | 'open';
export interface RuleRow {
  id: RuleId;
  status: RuleStatus;
  home: string;
  spec: string | null;
  note: string;
}

const sectionOf = (id: RuleId): string => id.split('.').slice(0, 2).join('.');
const homeOf = (id: RuleId): string =>
  HOMES[id.replace(/[A-Z]$/, '')] ??
  HOMES[sectionOf(id)] ??
  HOMES[id.split('.')[0] as string] ??
  '';

function rowOf(id: RuleId): RuleRow {
  const row = (status: RuleStatus, spec: string | null, note: string): RuleRow => ({
    id,
    status,
    home: homeOf(id),
    spec,
    note,
  });
  const spec = PROVEN[id];
  if (spec !== undefined) return row('implemented', spec, '');
  const elsewhere = ELSEWHERE[id] ?? ELSEWHERE[sectionOf(id)];
  if (elsewhere !== undefined) return row('elsewhere', null, elsewhere);
  const why = NOT_APPLICABLE[id] ?? NOT_APPLICABLE[sectionOf(id)];
  if (why !== undefined) return row('not-applicable', null, why);
  if (DEFINITIONS.has(id) || DEFINITIONS.has(sectionOf(id))) return row('definition', null, '');
  return row('open', null, '');
}

export const MANIFEST: readonly RuleRow[] = RULE_IDS.map(rowOf);
