/**
 * `npm run rules [-- --status open] [--write]`: the manifest of the rulebook, a row for each rule and for each clause of a rule that says several
 * things. `npm run rules -- 7.5.11`: where one rule lives, its tests, and the changes of the code that they notice. `--write` reads the specs'
 * citations again.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type RuleStatus, saidBy } from '#rules';
import { readCommandLine } from './command-line.js';
import { type Citations, readCitations, RULES_SOURCE } from './rules/citations.js';
import { type RuleReport, reportRules } from './rules/rule-report.js';

const writeProven = ({ tests }: Citations): void => {
  const rows = MANIFEST.flatMap(saidBy).flatMap(({ id }) => {
    const [first] = [...(tests.get(id) ?? [])].sort((a, b) => (a.spec < b.spec ? -1 : 1));
    return first ? [`  '${id}': '${first.spec}',`] : [];
  });
  writeFileSync(
    join(RULES_SOURCE, 'manifest/proven.gen.ts'),
    [
      '// Made by `npm run rules -- --write` from the citations in the specs; do not edit by hand.',
      "import { type Citation } from './clauses.js';",
      '',
      'export const PROVEN: Readonly<Partial<Record<Citation, string>>> = {',
      ...rows,
      '};',
      '',
    ].join('\n'),
  );
  console.log(`${rows.length} rules and clauses are cited by specs`);
};

const counts = (what: string, rows: readonly { readonly status: RuleStatus }[]): string => {
  const count = (status: RuleStatus) => rows.filter((row) => row.status === status).length;
  return `${what}: ${count('implemented')} implemented, ${count('definition')} definition, ${count('elsewhere')} elsewhere, ${count('not-applicable')} not-applicable, ${count('open')} open`;
};

const printManifest = (wanted: string | undefined): void => {
  const isWanted = ({ status }: { readonly status: RuleStatus }): boolean =>
    wanted === undefined || status === wanted;
  for (const { id, status, home, spec, note, clauses } of MANIFEST) {
    if (isWanted({ status }))
      console.log(`${id.padEnd(11)}${status.padEnd(16)}${home.padEnd(44)}${spec ?? note}`);
    for (const clause of clauses.filter(isWanted))
      console.log(
        `${clause.id.padEnd(11)}${clause.status.padEnd(16)}${clause.home.padEnd(44)}${(clause.spec ?? clause.note).padEnd(46)}${clause.says}`,
      );
  }
  console.log(
    counts(
      'clauses',
      MANIFEST.flatMap(({ clauses }) => clauses),
    ),
  );
  console.log(counts('rules', MANIFEST));
};

const inSource = (file: string): string =>
  file.startsWith('libs/') ? file : `${RULES_SOURCE}/${file}`;

const titled = (note: string): string => (note === '' ? '' : `: ${note}`);

const printReport = ({ row, homes, tests }: RuleReport): void => {
  console.log(`${row.id}  ${row.status}${titled(row.note)}`);
  homes.forEach((home, index) =>
    console.log(`  ${index === 0 ? 'home' : 'also'}  ${inSource(home)}`),
  );
  for (const { id, status, says, note } of row.clauses)
    console.log(`  says  ${id} ${says} (${status}${titled(note)})`);
  for (const { spec, title, proves } of tests)
    console.log(`  test  ${inSource(spec)}: ${title} [${proves.join(', ')}]`);
  for (const { rules, file, from, to } of row.guards)
    console.log(`  guard ${inSource(file)}: ${from} -> ${to || 'nothing'} [${rules.join(', ')}]`);
};

const printRule = (asked: string): void => {
  const reports = reportRules(asked, readCitations('.'));
  if (reports === null) {
    console.error(
      `no rule ${asked} in the comprehensive rules 7.0; write a number such as 7.5.11, 7.5.11A, 7.5 or 7`,
    );
    process.exitCode = 1;
    return;
  }
  reports.forEach(printReport);
};

const given = readCommandLine('npm run rules -- [NUMBER] [--status open] [--write]', {
  allowPositionals: true,
  options: { status: { type: 'string' }, write: { type: 'boolean' } },
});
if (given.values.write) writeProven(readCitations('.'));
else if (given.positionals[0] === undefined) printManifest(given.values.status);
else given.positionals.forEach(printRule);
