/** `npm run conformance -- DIR... [--diff ID] [--failures N] [--prompts]`: replays recorded games and compares every board, every legal set and the cards of every question. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { playableBook } from '#cards';
import { createEngine } from '#rules';
import { replay, type Result } from '../../../test/conformance/replay.js';
import { REVIEWED } from '../../../test/conformance/reviewed.js';
import { type Trace } from '../../../test/conformance/trace.js';

const argv = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const i = argv.indexOf(`--${name}`);
  return i < 0 ? undefined : argv.splice(i, 2)[1];
};
const diff = option('diff');
const listPrompts = argv.includes('--prompts');
if (listPrompts) argv.splice(argv.indexOf('--prompts'), 1);
const failures = Number(option('failures') ?? 0);
const root = '../shared/conformance';
const folders = (argv.length > 0 ? argv : ['core', 'scenarios', 'SOR']).map((d) => (existsSync(d) ? d : join(root, d)));

function* traces(dir: string): Generator<Trace> {
  const files = statSync(dir).isDirectory() ? readdirSync(dir).filter((f) => f.endsWith('.jsonl')).sort().map((f) => join(dir, f)) : [dir];
  for (const file of files) for (const line of readFileSync(file, 'utf8').split('\n')) if (line.trim()) yield JSON.parse(line) as Trace;
}

const engine = createEngine(playableBook());

function attempt(t: Trace): Result {
  try {
    return replay(engine, t);
  } catch (error) {
    return { kind: 'different', at: -1, what: `threw ${(error as Error).message}` };
  }
}

interface Count { equal: number; different: number; reviewed: number; skipped: number }
const total: Count = { equal: 0, different: 0, reviewed: 0, skipped: 0 };
const lacking = new Map<string, number>();
const prompts = { same: 0, different: 0 };
let shown = 0;

for (const dir of folders) {
  if (!existsSync(dir)) {
    console.log(`${dir}: not here, skipped`);
    continue;
  }
  const n: Count = { equal: 0, different: 0, reviewed: 0, skipped: 0 };
  for (const t of traces(dir)) {
    if (diff !== undefined && t.id !== diff) continue;
    const r = attempt(t);
    if (r.kind === 'skipped') {
      n.skipped++;
      for (const c of r.missing) lacking.set(c, (lacking.get(c) ?? 0) + 1);
    } else if (r.kind === 'equal') {
      n.equal++;
      prompts.same += r.prompts.same;
      prompts.different += r.prompts.different.length;
      if (listPrompts) for (const what of r.prompts.different) console.log(`${t.id}: ${what}`);
    } else {
      n[REVIEWED.some((x) => x.trace === t.id) ? 'reviewed' : 'different']++;
      if (diff !== undefined || shown++ < failures) console.log(`${t.id} step ${r.at}: ${r.what}`);
    }
    if (diff !== undefined && r.kind !== 'different') console.log(`${t.id}: ${JSON.stringify(r)}`);
  }
  console.log(`${dir.split('/').at(-1)?.padEnd(12)} ${n.equal} equal, ${n.different} different, ${n.reviewed} differ on purpose, ${n.skipped} skipped`);
  for (const k of Object.keys(total) as (keyof Count)[]) total[k] += n[k];
}
if (failures > 0) console.log([...lacking].sort((a, b) => b[1] - a[1]).slice(0, 40).map(([c, k]) => `${c}:${k}`).join(' '));
console.log(`questions inside actions: ${prompts.same} of ${prompts.same + prompts.different} offer the same cards`);
console.log(`traces: ${total.equal} of ${total.equal + total.different + total.reviewed} equal (${total.skipped} skipped: card not defined)`);
process.exitCode = total.different > 0 ? 1 : 0;
