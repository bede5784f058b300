/**
 * `npm run scenarios -- [NAME|FILE.jsonl|DIR]... [--diff ID] [--failures N] [--guessed]`: worked cases of another engine on ours, by the name of a
 * carried file (`core`, `SOR`) or from elsewhere; all that are carried when none is named. `--diff` shows the steps of one case and what ours asked,
 * `--guessed` lists the cases that come true only with an answer they do not tell. The last line says how many agree;
 * exit code 1 where one differs, comes true only so, or agrees though it is reviewed as different.
 */
import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { playableBook } from '#cards';
import { createEngine } from '#rules';
import type { Scenario } from '../../../tools/scenarios/scenario.js';
import {
  CARRIED,
  caseFilesIn,
  scenariosOf,
  type Verdict,
  verdictOf,
} from '../../../tools/scenarios/verdict.js';
import { readCommandLine, wholeNumber, wrongCall } from './command-line.js';

const USAGE =
  'npm run scenarios -- [NAME|FILE.jsonl|DIR]... [--diff ID] [--failures N] [--guessed]';
const { values, positionals } = readCommandLine(USAGE, {
  options: {
    diff: { type: 'string' },
    failures: { type: 'string', default: '0' },
    guessed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
function filesOf(name: string): string[] {
  const known = join(CARRIED, `${name}.jsonl.br`);
  if (existsSync(known)) return [known];
  if (!existsSync(name)) wrongCall(`${name}: neither a carried file of cases nor a path`);
  return statSync(name).isDirectory() ? caseFilesIn(name) : [name];
}
const files = positionals.length > 0 ? positionals.flatMap(filesOf) : caseFilesIn(CARRIED);

const engine = createEngine(playableBook());
type Count = Record<Verdict['is'], number>;
const none = (): Count => ({
  agrees: 0,
  guessed: 0,
  differs: 0,
  reviewed: 0,
  stale: 0,
  skipped: 0,
});
const total = none();
const failures = wholeNumber('--failures', values.failures);
let shown = 0;
const skips = new Map<string, number>();

const readCases = (file: string): readonly Scenario[] => {
  try {
    return scenariosOf(file);
  } catch (error) {
    return wrongCall(error instanceof Error ? error.message : String(error));
  }
};

/** What is done in a case, and beside it what ours asked and was answered. */
function showCase({ given, when }: Scenario, way: readonly string[]): void {
  for (const [i, seat] of given.seats.entries()) console.log(`p${i + 1}: ${JSON.stringify(seat)}`);
  for (const step of when) console.log(`step: ${JSON.stringify(step)}`);
  for (const line of way) console.log(`ours: ${line}`);
}

function show(scenario: Scenario, verdict: Verdict): void {
  if (verdict.is === 'skipped') {
    skips.set(verdict.why, (skips.get(verdict.why) ?? 0) + 1);
    return;
  }
  const { is, open, way } = verdict;
  const asked = values.diff !== undefined || (is === 'guessed' && values.guessed);
  if (is === 'stale') console.log(`${scenario.id}: is reviewed as different, and agrees`);
  if (asked || (is === 'differs' && shown++ < failures))
    console.log(`${scenario.id}: ${is} ${open.join('; ')}`);
  if (asked) showCase(scenario, way);
}

for (const file of files) {
  const count = none();
  for (const scenario of readCases(file)) {
    if (values.diff !== undefined && scenario.id !== values.diff) continue;
    const verdict = verdictOf(engine, scenario);
    count[verdict.is]++;
    show(scenario, verdict);
  }
  console.log(
    `${basename(file)
      .replace(/\.jsonl(\.br)?$/, '')
      .padEnd(
        12,
      )} ${count.agrees} agree, ${count.guessed} with a guessed answer, ${count.differs + count.stale} differ, ${count.reviewed} reviewed, ${count.skipped} skipped`,
  );
  for (const kind of Object.keys(total) as (keyof Count)[]) total[kind] += count[kind];
}
if (skips.size > 0)
  console.log(`skipped: ${[...skips].map(([why, n]) => `${n} ${why}`).join(', ')}`);
const { agrees, guessed, differs, reviewed, stale, skipped } = total;
console.log(
  `scenarios: ${agrees} of ${agrees + guessed + differs + reviewed + stale} agree (${skipped} skipped: card or board not known; ${guessed} with a guessed answer, ${reviewed} reviewed)`,
);
process.exitCode = differs + guessed + stale > 0 ? 1 : 0;
