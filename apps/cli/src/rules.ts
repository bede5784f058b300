/** `npm run rules [-- --status open] [--write]`: the manifest of the rulebook. `--write` reads the specs' citations again. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MANIFEST, RULE_IDS, type RuleId, type RuleStatus } from '#rules';

const SOURCE = 'libs/rules/src';
const { status: wanted, write } = parseArgs({
  options: { status: { type: 'string' }, write: { type: 'boolean' } },
}).values;

/** Every `cr([...])` of every spec, the first spec that cites a rule. */
function citations(): Map<string, string> {
  const found = new Map<string, string>();
  const specs = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.spec.ts'))
    .sort();
  for (const spec of specs) {
    for (const [, list] of readFileSync(join(SOURCE, spec), 'utf8').matchAll(
      /cr\(\s*\[([^\]]*)\]/g,
    )) {
      for (const [, id] of (list ?? '').matchAll(/'([^']+)'/g))
        if (!found.has(id as string)) found.set(id as string, spec);
    }
  }
  return found;
}

if (write) {
  const cited = citations();
  const rows = RULE_IDS.filter((id) => cited.has(id)).map((id) => `  '${id}': '${cited.get(id)}',`);
  writeFileSync(
    join(SOURCE, 'manifest/proven.gen.ts'),
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
} else {
  const count = (status: RuleStatus) => MANIFEST.filter((rule) => rule.status === status).length;
  for (const { id, status, home, spec, note } of MANIFEST) {
    if (wanted === undefined || status === wanted)
      console.log(
        `${(id as RuleId).padEnd(9)}${status.padEnd(16)}${home.padEnd(44)}${spec ?? note}`,
      );
  }
  console.log(
    `rules: ${count('implemented')} implemented, ${count('definition')} definition, ${count('elsewhere')} elsewhere, ${count('not-applicable')} not-applicable, ${count('open')} open`,
  );
}
