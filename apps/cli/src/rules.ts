/**
 * `npm run rules [-- --status open] [--write]`: the manifest of the rulebook. `npm run rules -- 7.5.11`: where one rule lives, and its tests.
 * `--write` reads the specs' citations again.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MANIFEST, RULE_IDS, type RuleStatus } from '#rules';
import { type Citations, readCitations, RULES_SOURCE } from './rules/citations.js';
import { reportRules } from './rules/rule-report.js';

const writeProven = ({ tests }: Citations): void => {
  const rows = RULE_IDS.flatMap((id) => {
    const [first] = [...(tests.get(id) ?? [])].sort((a, b) => (a.spec < b.spec ? -1 : 1));
    return first ? [`  '${id}': '${first.spec}',`] : [];
  });
  writeFileSync(
    join(RULES_SOURCE, 'manifest/proven.gen.ts'),
    [
      '// Made by `npm run rules -- --write` from the citations in the specs; do not edit by hand.',
      "import { type RuleId } from './rule-id.js';",
      '',
      'export const PROVEN: Readonly<Partial<Record<RuleId, string>>> = {',
      ...rows,
      '};',
      '',
    ].join('\n'),
  );
  console.log(`${rows.length} rules are cited by specs`);
};

const printManifest = (wanted: string | undefined): void => {
  const count = (status: RuleStatus) => MANIFEST.filter((rule) => rule.status === status).length;
  for (const { id, status, home, spec, note } of MANIFEST)
    if (wanted === undefined || status === wanted)
      console.log(`${id.padEnd(9)}${status.padEnd(16)}${home.padEnd(44)}${spec ?? note}`);
  console.log(
    `rules: ${count('implemented')} implemented, ${count('definition')} definition, ${count('elsewhere')} elsewhere, ${count('not-applicable')} not-applicable, ${count('open')} open`,
  );
};

const inSource = (file: string): string =>
  file.startsWith('libs/') ? file : `${RULES_SOURCE}/${file}`;

const printRule = (asked: string): void => {
  const reports = reportRules(asked, readCitations('.'));
  if (reports === null) {
    console.error(
      `no rule ${asked} in the comprehensive rules 7.0; write a number such as 7.5.11, 7.5.11A, 7.5 or 7`,
    );
    process.exitCode = 1;
    return;
  }
  for (const { row, homes, tests } of reports) {
    console.log(`${row.id}  ${row.status}${row.note === '' ? '' : `: ${row.note}`}`);
    homes.forEach((home, index) =>
      console.log(`  ${index === 0 ? 'home' : 'also'}  ${inSource(home)}`),
    );
    for (const { spec, title } of tests) console.log(`  test  ${inSource(spec)}: ${title}`);
  }
};

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { status: { type: 'string' }, write: { type: 'boolean' } },
    });
  } catch (error) {
    console.error(
      `${(error as Error).message}\nnpm run rules -- [NUMBER] [--status open] [--write]`,
    );
    return null;
  }
};

const given = readArguments();
if (given === null) process.exitCode = 1;
else if (given.values.write) writeProven(readCitations('.'));
else if (given.positionals[0] === undefined) printManifest(given.values.status);
else given.positionals.forEach(printRule);
