import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BookRow, rulebooks } from '#games';
import { MANIFEST, type RuleStatus, saidBy } from '#rules';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { type Citations, readCitations, RULES_SOURCE } from './citations.js';
import { type RuleReport, reportRules } from './rule-report.js';

const writeProven = ({ tests }: Citations, say: Say): void => {
  const rows = MANIFEST.flatMap(saidBy).flatMap(({ id }) => {
    const [first] = [...(tests.get(id) ?? [])].sort((a, b) => (a.spec < b.spec ? -1 : 1));
    return first ? [`  '${id}': '${first.spec}',`] : [];
  });
  writeFileSync(
    join(RULES_SOURCE, 'manifest/proven.gen.ts'),
    [
      '// Made by `conclave rules --write` from the citations in the specs; do not edit by hand.',
      "import { type Citation } from './clauses.js';",
      '',
      'export const PROVEN: Readonly<Partial<Record<Citation, string>>> = {',
      ...rows,
      '};',
      '',
    ].join('\n'),
  );
  say(`${rows.length} rules and clauses are cited by specs`);
};

const counts = (what: string, rows: readonly { readonly status: RuleStatus }[]): string => {
  const count = (status: RuleStatus) => rows.filter((row) => row.status === status).length;
  return `${what}: ${count('implemented')} implemented, ${count('definition')} definition, ${count('elsewhere')} elsewhere, ${count('not-applicable')} not-applicable, ${count('open')} open`;
};

const printManifest = (wanted: string | undefined, say: Say): void => {
  const isWanted = ({ status }: { readonly status: RuleStatus }): boolean =>
    wanted === undefined || status === wanted;
  for (const { id, status, home, spec, note, clauses } of MANIFEST) {
    if (isWanted({ status }))
      say(`${id.padEnd(11)}${status.padEnd(16)}${home.padEnd(44)}${spec ?? note}`);
    for (const clause of clauses.filter(isWanted))
      say(
        `${clause.id.padEnd(11)}${clause.status.padEnd(16)}${clause.home.padEnd(44)}${(clause.spec ?? clause.note).padEnd(46)}${clause.says}`,
      );
  }
  say(
    counts(
      'clauses',
      MANIFEST.flatMap(({ clauses }) => clauses),
    ),
  );
  say(counts('rules', MANIFEST));
};

const inSource = (file: string): string =>
  file.startsWith('libs/') ? file : `${RULES_SOURCE}/${file}`;

const afterColon = (note: string): string => (note === '' ? '' : `: ${note}`);

const printReport = ({ row, homes, tests }: RuleReport, say: Say): void => {
  say(`${row.id}  ${row.status}${afterColon(row.note)}`);
  homes.forEach((home, index) => say(`  ${index === 0 ? 'home' : 'also'}  ${inSource(home)}`));
  for (const { id, status, says, note } of row.clauses)
    say(`  says  ${id} ${says} (${status}${afterColon(note)})`);
  for (const { spec, title, proves } of tests)
    say(`  test  ${inSource(spec)}: ${title} [${proves.join(', ')}]`);
  for (const { rules, file, from, to } of row.guards)
    say(`  guard ${inSource(file)}: ${from} -> ${to || 'nothing'} [${rules.join(', ')}]`);
};

/** Prints the rules of a number; false if there are none. */
const printRule = (number: string, say: Say): boolean => {
  const reports = reportRules(number, readCitations('.'));
  if (reports === null)
    say(
      `no rule ${number} in the comprehensive rules 7.0; write a number such as 7.5.11, 7.5.11A, 7.5 or 7`,
    );
  for (const report of reports ?? []) printReport(report, say);
  return reports !== null;
};

/** Prints the rows of another game; with numbers only those rules and the ones below them. */
const printBook = (
  game: keyof typeof rulebooks,
  { numbers, status: wanted }: Pick<Wish, 'numbers' | 'status'>,
  say: Say,
): Outcome => {
  const rows = rulebooks[game];
  const isMeant = ({ id }: BookRow): boolean =>
    numbers.length === 0 || numbers.some((number) => id === number || id.startsWith(`${number}.`));
  const found = rows.filter(isMeant);
  for (const { id, status, says, tests, note } of found)
    if (wanted === undefined || status === wanted)
      say(`${id.padEnd(26)}${status.padEnd(16)}${says}${afterColon(tests.join('; ') || note)}`);
  if (numbers.length === 0) say(counts('rules', rows));
  return { isFine: found.length > 0 };
};

interface Wish {
  readonly game: keyof typeof rulebooks | undefined;
  readonly numbers: readonly string[];
  readonly status: string | undefined;
  readonly write: boolean;
}

export const printRules = ({ game, numbers, status, write }: Wish, say: Say): Outcome => {
  if (game !== undefined) return printBook(game, { numbers, status }, say);
  if (write) writeProven(readCitations('.'), say);
  else if (numbers.length === 0) printManifest(status, say);
  else return { isFine: numbers.map((number) => printRule(number, say)).every(Boolean) };
  return { isFine: true };
};
