/**
 * `npm run scenarios -- [NAME|FILE.jsonl|DIR]... [--diff ID] [--failures N] [--guessed]`: worked cases of another engine on ours, by the name of a
 * carried file (`core`, `SOR`) or from elsewhere; all that are carried when none is named. `--diff` shows the steps of one case and what ours asked,
 * `--guessed` lists the cases that come true only with an answer they do not tell. The last line says how many agree.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
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
    guessed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const carried = join(import.meta.dirname, '../../../test/scenarios/cases');
const packed = /\.jsonl(\.br)?$/;
const within = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => packed.test(file))
    .sort()
    .map((file) => join(folder, file));
function filesOf(name: string): string[] {
  const known = join(carried, `${name}.jsonl.br`);
  if (existsSync(known)) return [known];
  if (!existsSync(name)) {
    console.error(`${name}: neither a carried file of cases nor a path`);
    process.exit(2);
  }
  return statSync(name).isDirectory() ? within(name) : [name];
}
const textOf = (file: string): string =>
  file.endsWith('.br')
    ? brotliDecompressSync(readFileSync(file)).toString('utf8')
    : readFileSync(file, 'utf8');
const files = positionals.length > 0 ? positionals.flatMap(filesOf) : within(carried);

const engine = createEngine(playableBook());
const total = { agree: 0, guessed: 0, differ: 0, reviewed: 0, skipped: 0 };
let shown = 0;
const skips = new Map<string, number>();

type Verdict = { skipped: string } | Followed;
function verdictOf(scenario: Scenario): Verdict {
  if (codesOf(scenario).some((code) => !engine.book.cards.has(code))) return { skipped: 'card' };
  const why = unsupported(engine, scenario);
  if (why !== null) return { skipped: why };
  try {
    return follow(engine, scenario, boardOf(engine, scenario));
  } catch (error) {
    return { agrees: false, guessed: false, open: [`threw ${(error as Error).message}`], way: [] };
  }
}

/** What is done in a case, and beside it what ours asked and was answered. */
function showCase({ given, when }: Scenario, way: readonly string[]): void {
  for (const [i, seat] of given.seats.entries()) console.log(`p${i + 1}: ${JSON.stringify(seat)}`);
  for (const step of when) console.log(`step: ${JSON.stringify(step)}`);
  for (const line of way) console.log(`ours: ${line}`);
}

for (const file of files) {
  const count = { agree: 0, guessed: 0, differ: 0, reviewed: 0, skipped: 0 };
  for (const line of textOf(file).split('\n')) {
    if (line.trim() === '') continue;
    const scenario = JSON.parse(line) as Scenario;
    if (values.diff !== undefined && scenario.id !== values.diff) continue;
    const verdict = verdictOf(scenario);
    if ('skipped' in verdict) {
      count.skipped++;
      skips.set(verdict.skipped, (skips.get(verdict.skipped) ?? 0) + 1);
    } else if (verdict.agrees) count[verdict.guessed ? 'guessed' : 'agree']++;
    else if (REVIEWED.some(({ scenario: id }) => id === scenario.id)) count.reviewed++;
    else {
      count.differ++;
      if (values.diff !== undefined || shown++ < Number(values.failures)) {
        console.log(`${scenario.id}: ${verdict.open.join('; ')}`);
        if (values.diff !== undefined) showCase(scenario, verdict.way);
      }
    }
  }
  console.log(
    `${basename(file).replace(packed, '').padEnd(12)} ${count.agree} agree, ${count.guessed} with a guessed answer, ${count.differ} differ, ${count.reviewed} reviewed, ${count.skipped} skipped`,
  );
  for (const kind of Object.keys(total) as (keyof typeof total)[]) total[kind] += count[kind];
}
if (skips.size > 0)
  console.log(`skipped: ${[...skips].map(([why, n]) => `${n} ${why}`).join(', ')}`);
console.log(
  `scenarios: ${total.agree} of ${total.agree + total.guessed + total.differ + total.reviewed} agree (${total.skipped} skipped: card or board not known; ${total.guessed} with a guessed answer, ${total.reviewed} reviewed)`,
);
process.exitCode = total.differ > 0 ? 1 : 0;
