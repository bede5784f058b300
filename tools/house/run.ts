import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearestRank } from '../../apps/cli/src/nearest-rank.js';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { folderArrows, measureStoreys, type Storeys } from './folders.js';
import { type Imports, reachedFrom, resolveImports } from './imports.js';
import { isLoneParticiple } from './participles.js';
import { parseSource, topFunctionNames, valueImports } from './source-file.js';
import { isWideComment, sourceFigures } from './source-figures.js';
import { findTwins, type Twins } from './twins.js';

const TITLE_LIMIT = 72;
const WIDE = 120;
const SHARED_LINES = 12;
const DECIDER = 'libs/tournament/src/decider.ts';

const spread = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    median: nearestRank(sorted, 0.5),
    p95: nearestRank(sorted, 0.95),
    max: nearestRank(sorted, 1),
  };
};

/** Excludes generated files, card tables and the texts of a language, which are data. */
const isCounted = (file: string): boolean => !/\.(gen|cards)\.tsx?$|(^|\/)languages\//.test(file);
const isTest = (file: string): boolean =>
  /\.(spec|contract|fixture|rows)\.tsx?$|(^|\/)(test|testing)\//.test(file);

/** Programs that measure, attack or replay: neither the product nor its tests. */
const isTool = (file: string): boolean => file.startsWith('tools/');

interface Source {
  readonly file: string;
  readonly text: string;
}

const gitIn =
  (folder: string) =>
  (...words: readonly string[]): string[] =>
    execFileSync('git', ['-C', folder, ...words], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
      .split('\n')
      .filter(Boolean);

const readSources = (folder: string): readonly Source[] =>
  gitIn(folder)('ls-files', '*.ts', '*.tsx')
    .filter((file) => isCounted(file) && existsSync(path.join(folder, file)))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

/** The folders of each `src` that has any. */
const storeysOf = (imports: Imports): ReadonlyMap<string, Storeys> => {
  const rooms = new Set(
    [...imports.keys()].flatMap((file) => /^(?:apps|libs)\/[^/]+\/src/.exec(file)?.[0] ?? []),
  );
  return new Map(
    [...rooms].sort().map((src) => [src, measureStoreys(folderArrows(imports, src))] as const),
  );
};

const sizesOf = (files: readonly Source[]) => {
  const measured = files.map(({ file, text }) => ({ file, ...sourceFigures(file, text) }));
  const sources = measured.filter(({ file }) => !isTest(file) && !isTool(file));
  const tools = measured.filter(({ file }) => !isTest(file) && isTool(file));
  const tests = measured.filter(({ file }) => isTest(file));
  const widths = measured.flatMap((figures) => figures.widths);
  return {
    longest: sources.toSorted((a, b) => b.codeLines - a.codeLines).slice(0, 5),
    figures: {
      lines: sources.reduce((sum, { widths: all }) => sum + all.length, 0),
      codeLines: sources.reduce((sum, { codeLines }) => sum + codeLines, 0),
      files: spread(sources.map(({ codeLines }) => codeLines)),
      filesOver400: sources.filter(({ codeLines }) => codeLines > 400).length,
      functions: spread(sources.flatMap((source) => source.functions)),
      testFiles: spread(tests.map(({ codeLines }) => codeLines)),
      testLines: tests.reduce((sum, { widths: all }) => sum + all.length, 0),
      toolLines: tools.reduce((sum, { widths: all }) => sum + all.length, 0),
      linesOver120: widths.filter((width) => width > WIDE).length,
    },
  };
};

const shapeOf = (sources: readonly Source[]) => {
  const parsed = sources.map(({ file, text }) => [file, parseSource(file, text)] as const);
  const imports = resolveImports(new Map(parsed.map(([file, tree]) => [file, valueImports(tree)])));
  const storeys = storeysOf(imports);
  const participles = parsed.flatMap(([file, tree]) =>
    topFunctionNames(tree)
      .filter(isLoneParticiple)
      .map((name) => `${file}: ${name}`),
  );
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const twins = findTwins(texts, { more: SHARED_LINES, byShape: false });
  const alike = findTwins(texts, { more: SHARED_LINES, byShape: true });
  return { imports, storeys, participles, twins, alike };
};

const titlesOf = (folder: string) => {
  const git = gitIn(folder);
  const titles = git('log', '--format=%s').map((title) => title.length);
  const withBody = git('log', '--format=%H%x09%b%x00').join('\n').split('\0');
  return {
    titles: { ...spread(titles), over72: titles.filter((length) => length > TITLE_LIMIT).length },
    commitsWithBody: withBody.filter((entry) => /\t\S/.test(entry)).length,
  };
};

const printSpread = (
  name: string,
  { count, median, p95, max }: ReturnType<typeof spread>,
  say: Say,
): void => say(`${name.padEnd(24)} ${count} counted, median ${median}, p95 ${p95}, longest ${max}`);

const printTwins = (what: string, twins: readonly Twins[], say: Say): void => {
  say(`pairs of places with more than ${SHARED_LINES} ${what}`);
  for (const { places, lines } of twins.toSorted((a, b) => b.lines - a.lines))
    say(
      `  ${String(lines).padStart(5)}  ${places.map(({ file, line }) => `${file}:${line}`).join('  ')}`,
    );
};

const printStoreys = (storeys: ReadonlyMap<string, Storeys>, say: Say): void => {
  say('rooms below src: how many, floors, arrows, arrows up');
  for (const [src, { folders, floors, arrows, up }] of storeys)
    if (folders > 1) say(`  ${src.padEnd(28)} ${[folders, floors, arrows, up].join(' / ')}`);
};

interface Wish {
  /** The checkout to examine. */
  readonly folder: string;
  /** Whether to also list pairs of places, folders and names. */
  readonly lists: boolean;
}

export const measureHouse = ({ folder, lists }: Wish, say: Say): Outcome => {
  const all = readSources(folder);
  const sources = all.filter(({ file }) => !isTest(file));
  const { figures, longest } = sizesOf(all);
  const { imports, storeys, participles, twins, alike } = shapeOf(sources);
  printSpread('lines of code a file', figures.files, say);
  printSpread('lines of code a function', figures.functions, say);
  printSpread('lines of code a test file', figures.testFiles, say);
  const { titles, commitsWithBody } = titlesOf(folder);
  printSpread('characters of a title', titles, say);
  say('the longest files');
  for (const { file, codeLines } of longest) say(`  ${String(codeLines).padStart(5)}  ${file}`);
  if (lists) {
    printTwins('equal lines', twins, say);
    printTwins('lines of one shape', alike, say);
    printStoreys(storeys, say);
    say('lone participles');
    for (const name of participles) say(`  ${name}`);
  }
  const every = [...storeys.values()];
  const result = {
    ...figures,
    wideComments: all.flatMap(({ text }) => text.split('\n')).filter(isWideComment).length,
    longestFolderPath: Math.max(...every.map(({ floors }) => floors)),
    folderArrows: every.reduce((sum, { arrows }) => sum + arrows, 0),
    folderArrowsUp: every.reduce((sum, { up }) => sum + up, 0),
    pairsOver12EqualLines: twins.length,
    pairsOver12LinesOfOneShape: alike.length,
    deciderReach: reachedFrom(imports, DECIDER).size,
    loneParticiples: participles.length,
    titles,
    commitsWithBody,
  };
  say(JSON.stringify(result));
  return { isFine: true, result };
};
