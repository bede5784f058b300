/**
 * `npm run house`: how large files and functions are, how wide lines, how long commit titles. Generated files and card tables are left
 * out. The last line is JSON.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sourceFigures } from './house/source-figures.js';
import { nearestRank } from './nearest-rank.js';

const TITLE_LIMIT = 72;
const WIDE = 120;

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean);

const spread = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    median: nearestRank(sorted, 0.5),
    p95: nearestRank(sorted, 0.95),
    max: nearestRank(sorted, 1),
  };
};

const isCounted = (file: string): boolean => !/\.(gen|cards)\.tsx?$/.test(file);
const isTest = (file: string): boolean => /\.(spec|contract)\.tsx?$|^test\//.test(file);

const files = git('ls-files', '*.ts', '*.tsx')
  .filter(isCounted)
  .map((file) => ({ file, ...sourceFigures(file, readFileSync(file, 'utf8')) }));
const sources = files.filter(({ file }) => !isTest(file));
const widths = files.flatMap((figures) => figures.widths);
const titles = git('log', '--format=%s').map((title) => title.length);
const withBody = git('log', '--format=%H%x09%b%x00').join('\n').split('\0');

const figures = {
  files: spread(sources.map(({ codeLines }) => codeLines)),
  filesOver400: sources.filter(({ codeLines }) => codeLines > 400).length,
  functions: spread(sources.flatMap((source) => source.functions)),
  testFiles: spread(files.filter(({ file }) => isTest(file)).map(({ codeLines }) => codeLines)),
  linesOver120: widths.filter((width) => width > WIDE).length,
  lines: widths.length,
  titles: { ...spread(titles), over72: titles.filter((length) => length > TITLE_LIMIT).length },
  commitsWithBody: withBody.filter((entry) => /\t\S/.test(entry)).length,
};

const line = (name: string, { count, median, p95, max }: ReturnType<typeof spread>): void =>
  console.log(`${name.padEnd(24)} ${count} counted, median ${median}, p95 ${p95}, longest ${max}`);
line('lines of code a file', figures.files);
line('lines of code a function', figures.functions);
line('lines of code a test file', figures.testFiles);
line('characters of a title', figures.titles);
console.log('the longest files');
for (const { file, codeLines } of sources.toSorted((a, b) => b.codeLines - a.codeLines).slice(0, 5))
  console.log(`  ${String(codeLines).padStart(5)}  ${file}`);
console.log(JSON.stringify(figures));
