/**
 * `npm run conformance -- [NAME or PATH]... [--diff ID] [--failures N] [--prompts]`: replays recorded games and compares every board, every legal set
 * and the cards of every question. `--diff` looks at one trace and shows where it parts, `--failures` shows the first N that do, and the
 * cards most often missing; exit code 1 when any differs unreviewed, or when there is no such trace.
 */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { playableBook } from '#cards';
import { createEngine } from '#rules';
import { recordedNames, recordedTraces, tracesAt } from '../../../tools/conformance/recordings.js';
import { replay, type Result } from '../../../tools/conformance/replay.js';
import { REVIEWED } from '../../../tools/conformance/reviewed.js';
import { readCommandLine, wholeNumber } from './command-line.js';
import { isSync, type Trace } from '../../../tools/conformance/trace.js';

const USAGE = 'npm run conformance -- [NAME or PATH]... [--diff ID] [--failures N] [--prompts]';
const { values: options, positionals } = readCommandLine(USAGE, {
  options: {
    diff: { type: 'string' },
    failures: { type: 'string', default: '0' },
    prompts: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { diff, prompts: listPrompts } = options;
const failures = wholeNumber('--failures', options.failures);
const folders = positionals.length > 0 ? positionals : recordedNames;

const traces = (name: string): readonly Trace[] =>
  recordedNames.includes(name) ? recordedTraces(name) : tracesAt(name);

const engine = createEngine(playableBook());

function attempt(trace: Trace): Result {
  try {
    return replay(engine, trace);
  } catch (error) {
    return { kind: 'different', at: -1, what: `threw ${(error as Error).message}` };
  }
}

interface Count {
  equal: number;
  different: number;
  reviewed: number;
  skipped: number;
}
const total: Count = { equal: 0, different: 0, reviewed: 0, skipped: 0 };
const lacking = new Map<string, number>();
const prompts = { same: 0, different: 0 };
let shown = 0;

/** The recorded steps up to the next board, what ours asked meanwhile, and every line that differs. */
function showDifference(
  { steps }: Trace,
  { at, details = [] }: Extract<Result, { kind: 'different' }>,
): void {
  for (const [i, step] of steps.entries()) {
    if (i < at || i > at + 12) continue;
    if (isSync(step)) {
      console.log(`step ${i}: the board is set anew`);
      continue;
    }
    const { by, prompt, choice } = step;
    const cards = [...(prompt.cards ?? []), ...(prompt.display ?? [])].map((c) => c.card).join(' ');
    console.log(
      `step ${i}: ${by} ${prompt.kind} ${prompt.menu} [${(prompt.buttons ?? []).join(' ')}] [${cards}] -> ${choice.type} ${choice.ref?.card ?? ''} ${choice.label ?? ''}`,
    );
    if (step.after) break;
  }
  for (const line of details) console.log(line);
}

for (const folder of folders) {
  if (!recordedNames.includes(folder) && !existsSync(folder)) {
    console.log(`${folder}: not here, skipped`);
    continue;
  }
  const count: Count = { equal: 0, different: 0, reviewed: 0, skipped: 0 };
  for (const trace of traces(folder)) {
    if (diff !== undefined && trace.id !== diff) continue;
    const result = attempt(trace);
    if (result.kind === 'skipped') {
      count.skipped += 1;
      for (const card of result.missing) lacking.set(card, (lacking.get(card) ?? 0) + 1);
    } else if (result.kind === 'equal') {
      count.equal += 1;
      prompts.same += result.prompts.same;
      prompts.different += result.prompts.different.length;
      if (listPrompts)
        for (const what of result.prompts.different) console.log(`${trace.id}: ${what}`);
    } else {
      count[REVIEWED.some((reviewed) => reviewed.trace === trace.id) ? 'reviewed' : 'different'] +=
        1;
      if (diff !== undefined || shown < failures)
        console.log(`${trace.id} step ${result.at}: ${result.what}`);
      if (diff !== undefined) showDifference(trace, result);
      shown += 1;
    }
    if (diff !== undefined && result.kind !== 'different')
      console.log(`${trace.id}: ${JSON.stringify(result)}`);
  }
  console.log(
    `${basename(folder).padEnd(12)} ${count.equal} equal, ${count.different} different, ${count.reviewed} differ on purpose, ${count.skipped} skipped`,
  );
  for (const kind of Object.keys(total) as (keyof Count)[]) total[kind] += count[kind];
}
const mostLacking = [...lacking].sort(([, one], [, other]) => other - one).slice(0, 40);
if (failures > 0) console.log(mostLacking.map(([card, traces]) => `${card}:${traces}`).join(' '));
console.log(
  `questions inside actions: ${prompts.same} of ${prompts.same + prompts.different} offer the same cards`,
);
console.log(
  `traces: ${total.equal} of ${total.equal + total.different + total.reviewed} equal (${total.skipped} skipped: card not defined)`,
);
const found = Object.values(total).some((number) => number > 0);
if (diff !== undefined && !found)
  console.error(`there is no trace ${diff} in ${folders.join(', ')}`);
process.exitCode = total.different > 0 || (diff !== undefined && !found) ? 1 : 0;
