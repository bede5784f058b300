import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { drawnLines, rulesAt, type Source, type SourceLine } from './sample.js';

const WORK = '.cache/mutants';
/** The mutation tester has its own package file: it is only installed when it is needed. */
const TOOL_FOLDER = join(import.meta.dirname, 'tool');
const TOOL = join(TOOL_FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');
/** The minimum share of detected mutants, in percent. */
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

function installTool(say: Say): void {
  if (existsSync(TOOL)) return;
  say('Installing the mutation tester for the first time');
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], TOOL_FOLDER);
  if (status !== 0) throw new Error('the mutation tester could not be installed: npm ci failed');
}

const sourcesIn = (folder: string): Source[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .sort()
    .map((file) => join(folder, file))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));

const rangeOf = ({ path, line }: SourceLine): string => `${path}:${line}-${line}`;

function runTool(mutate: readonly string[]): Report {
  const report = join(WORK, 'report.json');
  mkdirSync(join(projectRoot, WORK), { recursive: true });
  const config = {
    mutate,
    testRunner: 'vitest',
    plugins: [join(TOOL_FOLDER, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'tools/mutants/vitest.mutants.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Values read once at load time cannot be mutated during the run.
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
  writeFileSync(join(projectRoot, file), JSON.stringify(config));
  if (run('node', [TOOL, 'run', file], projectRoot) !== 0)
    throw new Error('the mutation tester failed');
  return JSON.parse(readFileSync(join(projectRoot, report), 'utf8')) as Report;
}

const KILLED = new Set(['Killed', 'Timeout']);
const TRIED = new Set([...KILLED, 'Survived', 'NoCoverage']);

const describe = ({ source, location, mutatorName, replacement = '' }: Found): string => {
  const { line, column } = location.start;
  const rules = rulesAt(source, line).join(', ') || 'no rule cited';
  return `survived: ${source.path}:${line}:${column} ${mutatorName} -> ${replacement.replaceAll(/\s+/g, ' ')} (${rules})`;
};

interface Wish {
  /** The number of mutants to try; undefined: all, which takes hours. */
  readonly sample: number | undefined;
  readonly seed: string;
  readonly files: string;
}

/** The mutants of some sources, in the order in which their lines are drawn. */
class Draw {
  private readonly sources: readonly Source[];
  private readonly lines: readonly SourceLine[];
  private readonly place: ReadonlyMap<string, number>;

  constructor({ files, seed }: Wish) {
    this.sources = sourcesIn(files);
    this.lines = drawnLines(this.sources, seed);
    this.place = new Map(this.lines.map((line, index) => [rangeOf(line), index]));
  }

  /**
   * Takes only as many drawn lines as the sample needs: a line has two or three mutants, and more
   * lines would be tried for nothing.
   */
  take(sample: number): readonly Found[] {
    if (!Number.isFinite(sample))
      return this.triedOf(runTool(this.sources.map(({ path }) => path)));
    const found: Found[] = [];
    for (let from = 0; found.length < sample && from < this.lines.length;) {
      const to = from + Math.ceil((sample - found.length) / 2);
      found.push(...this.triedOf(runTool(this.lines.slice(from, to).map(rangeOf))));
      from = to;
    }
    return found.sort((a, b) => this.placeOf(a) - this.placeOf(b)).slice(0, sample);
  }

  private placeOf({ source, location }: Found): number {
    return this.place.get(rangeOf({ path: source.path, line: location.start.line })) ?? 0;
  }

  private triedOf(report: Report): Found[] {
    return this.sources
      .flatMap((source) =>
        (report.files[source.path]?.mutants ?? []).map((mutant) => ({ ...mutant, source })),
      )
      .filter(({ status }) => TRIED.has(status));
  }
}

export const tryMutants = (wish: Wish, say: Say): Outcome => {
  installTool(say);
  const counted = new Draw(wish).take(wish.sample ?? Infinity);
  const killed = counted.filter(({ status }) => KILLED.has(status));
  for (const mutant of counted) if (!KILLED.has(mutant.status)) say(describe(mutant));
  say(`killed: ${killed.length} of ${counted.length}`);
  return {
    isFine: killed.length * 100 >= counted.length * WANTED,
    result: { killed: killed.length, counted: counted.length },
  };
};
