/**
 * npm run mutants [-- --sample 60] [--seed 7] [--files libs/rules/src/cr/08-additional]: changes the code of the rules in one place at a time and
 * asks whether a test fails (mutation testing by Stryker). Without `--sample` every place is tried, which takes hours. Prints the mutants that
 * no test noticed with the rules concerned; exits 1 when fewer than nine of ten were noticed. `--guards`: the changes that the manifest names
 * (`libs/rules/src/manifest/guards.ts`), each of which a test must notice.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine, wholeNumber } from '../../apps/cli/src/command-line.js';
import { runGuards } from './guards.js';
import { drawnLines, rulesAt, type Source, type SourceLine } from './sample.js';

const ROOT = join(import.meta.dirname, '../..');
const WORK = '.cache/mutants';
/** The mutation tester has a package file of its own: a clone installs it only when it is asked for. */
const TOOL_FOLDER = join(import.meta.dirname, 'tool');
const TOOL = join(TOOL_FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');
/** As many of all mutants must be noticed, in percent. */
const WANTED = 90;

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}
interface Found extends Mutant {
  readonly source: Source;
}

const run = (program: string, args: readonly string[], cwd: string): number =>
  spawnSync(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;

function installTool(): void {
  if (existsSync(TOOL)) return;
  console.log('Installing the mutation tester for the first time');
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], TOOL_FOLDER);
  if (status !== 0) throw new Error('the mutation tester could not be installed: npm ci failed');
}

const sourcesIn = (folder: string): Source[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .sort()
    .map((file) => join(folder, file))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const rangeOf = ({ path, line }: SourceLine): string => `${path}:${line}-${line}`;

function runTool(mutate: readonly string[]): Report {
  const report = join(WORK, 'report.json');
  mkdirSync(join(ROOT, WORK), { recursive: true });
  const config = {
    mutate,
    testRunner: 'vitest',
    plugins: [join(TOOL_FOLDER, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'tools/mutants/vitest.mutants.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // What is read once when the modules load cannot be switched in between.
    ignoreStatic: true,
    concurrency: 2,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: join(WORK, 'sandbox'),
    ignorePatterns: ['dist', 'docs', '.data', 'apps/web/dist', 'test/output'],
    checkers: [],
    allowEmpty: true,
  };
  const file = join(WORK, 'stryker.config.json');
  writeFileSync(join(ROOT, file), JSON.stringify(config));
  if (run('node', [TOOL, 'run', file], ROOT) !== 0) throw new Error('the mutation tester failed');
  return JSON.parse(readFileSync(join(ROOT, report), 'utf8')) as Report;
}

const KILLED = new Set(['Killed', 'Timeout']);
const TRIED = new Set([...KILLED, 'Survived', 'NoCoverage']);

const describe = ({ source, location, mutatorName, replacement = '' }: Found): string => {
  const { line, column } = location.start;
  const rules = rulesAt(source, line).join(', ') || 'no rule cited';
  return `survived: ${source.path}:${line}:${column} ${mutatorName} -> ${replacement.replaceAll(/\s+/g, ' ')} (${rules})`;
};

const USAGE = 'npm run mutants -- [--sample N] [--seed S] [--files FOLDER] [--guards]';
const { values } = readCommandLine(USAGE, {
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: 'libs/rules/src/cr' },
    guards: { type: 'boolean', default: false },
  },
});
if (values.guards) process.exit(runGuards());
const sample = values.sample === undefined ? Infinity : wholeNumber('--sample', values.sample, 1);

installTool();
const sources = sourcesIn(values.files);
const lines = drawnLines(sources, values.seed);
const place = new Map(lines.map((line, index) => [rangeOf(line), index]));
const drawnAt = ({ source, location }: Found): number =>
  place.get(rangeOf({ path: source.path, line: location.start.line })) ?? 0;
const triedOf = (report: Report): Found[] =>
  sources
    .flatMap((source) =>
      (report.files[source.path]?.mutants ?? []).map((mutant) => ({ ...mutant, source })),
    )
    .filter(({ status }) => TRIED.has(status));

/** As many drawn lines as the sample needs: a line holds two or three mutants, and the rest of them would be tried for nothing. */
function sampled(): Found[] {
  if (!Number.isFinite(sample)) return triedOf(runTool(sources.map(({ path }) => path)));
  const found: Found[] = [];
  for (let from = 0; found.length < sample && from < lines.length;) {
    const to = from + Math.ceil((sample - found.length) / 2);
    found.push(...triedOf(runTool(lines.slice(from, to).map(rangeOf))));
    from = to;
  }
  return found;
}
const counted = sampled()
  .sort((a, b) => drawnAt(a) - drawnAt(b))
  .slice(0, sample);
const killed = counted.filter(({ status }) => KILLED.has(status));
for (const mutant of counted) if (!KILLED.has(mutant.status)) console.log(describe(mutant));
console.log(`killed: ${killed.length} of ${counted.length}`);
process.exitCode = killed.length * 100 >= counted.length * WANTED ? 0 : 1;
