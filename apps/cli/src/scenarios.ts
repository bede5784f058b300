/**
 * `npm run scenarios -- FILE.jsonl|DIR... [--diff ID] [--failures N]`: worked cases of another engine on ours. The last line says how many agree.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { playableBook } from '#cards';
import { createEngine } from '#rules';
import { boardOf, codesOf, unsupported } from '../../../test/scenarios/given.js';
import { follow, type Followed } from '../../../test/scenarios/follow.js';
import { REVIEWED } from '../../../test/scenarios/reviewed.js';
import { type Scenario } from '../../../test/scenarios/scenario.js';

const { values, positionals } = parseArgs({
  options: {
    diff: { type: 'string' },
    failures: { type: 'string', default: '0' },
  },
  allowPositionals: true,
});
const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((file) => file.endsWith('.jsonl'))
        .sort()
        .map((file) => join(path, file))
    : [path];

const engine = createEngine(playableBook());
const total = { agree: 0, guessed: 0, differ: 0, reviewed: 0, skipped: 0 };
let shown = 0;

type Verdict = { skipped: string } | Followed;
function verdictOf(scenario: Scenario): Verdict {
  if (codesOf(scenario).some((code) => !engine.book.cards.has(code))) return { skipped: 'card' };
  const why = unsupported(engine, scenario);
  if (why !== null) return { skipped: why };
  try {
    return follow(engine, scenario, boardOf(engine, scenario));
  } catch (error) {
    return { agrees: false, guessed: false, open: [`threw ${(error as Error).message}`] };
  }
}

for (const file of positionals.flatMap(filesOf)) {
  const count = { agree: 0, guessed: 0, differ: 0, reviewed: 0, skipped: 0 };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const scenario = JSON.parse(line) as Scenario;
    if (values.diff !== undefined && scenario.id !== values.diff) continue;
    const verdict = verdictOf(scenario);
    if ('skipped' in verdict) count.skipped++;
    else if (verdict.agrees) count[verdict.guessed ? 'guessed' : 'agree']++;
    else if (REVIEWED.some(({ scenario: id }) => id === scenario.id)) count.reviewed++;
    else {
      count.differ++;
      if (values.diff !== undefined || shown++ < Number(values.failures)) {
        console.log(`${scenario.id}: ${verdict.open.join('; ')}`);
        if (values.diff !== undefined)
          for (const step of scenario.when) console.log(JSON.stringify(step));
      }
    }
  }
  console.log(
    `${basename(file, '.jsonl').padEnd(12)} ${count.agree} agree, ${count.guessed} with a guessed answer, ${count.differ} differ, ${count.reviewed} reviewed, ${count.skipped} skipped`,
  );
  for (const kind of Object.keys(total) as (keyof typeof total)[]) total[kind] += count[kind];
}
console.log(
  `scenarios: ${total.agree} of ${total.agree + total.guessed + total.differ + total.reviewed} agree (${total.skipped} skipped: card or board not known; ${total.guessed} with a guessed answer, ${total.reviewed} reviewed)`,
);
process.exitCode = total.differ > 0 ? 1 : 0;
