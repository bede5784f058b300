// The test runner. Tests with servers and browsers depend on timing: a failed file of them is run
// once more. Pure tests fail at once.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run, say } from './progress.mjs';
import { CACHE, ROOT, program, readJson } from './project.mjs';

const WITH_SERVERS = /\.(int|e2e)\.spec\.ts$/;
/** With more failed files the run fails without a repetition. */
const MOST = 3;

/**
 * The failed files of a run that may be repeated, as paths relative to `root`; undefined if a pure
 * test failed, or too many files did. `report` is the output of Vitest's JSON reporter:
 * `{testResults: [{name, status}]}`, one entry per file.
 */
export function filesToRepeat(report, root) {
  const failed = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => path.relative(root, name));
  const repeatable =
    failed.length > 0 && failed.length <= MOST && failed.every((file) => WITH_SERVERS.test(file));
  return repeatable ? failed : undefined;
}

/**
 * The skipped tests of a run, one line per file; empty if there are none. The `status` of a skipped
 * test is 'pending' or 'skipped' in the report of `filesToRepeat`; `assertionResults` are the
 * tests.
 */
export function skippedTests(report, root) {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const count = assertionResults.filter(
      ({ status }) => status === 'pending' || status === 'skipped',
    ).length;
    return count === 0 ? [] : [`${path.relative(root, name)}: ${count}`];
  });
}

function sayWhatWasSkipped(report) {
  const skipped = skippedTests(report, ROOT);
  if (skipped.length === 0) return;
  say(
    '\n  Skipped, because what they need is not on this machine (a browser, texts to compare with):',
  );
  for (const line of skipped) say(`    ${line}`);
}

const vitest = (...args) => run(program('vitest'), ['run', ...args], { loud: true, cwd: ROOT });

/**
 * A file that passes only in its second run is named at the end, because its timing still has to be
 * fixed.
 */
export async function runTests(args) {
  const file = path.join(CACHE, 'test-report.json');
  mkdirSync(CACHE, { recursive: true });
  rmSync(file, { force: true });
  try {
    await vitest('--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args);
    if (!args.some((word) => word === '-t' || word.startsWith('--testNamePattern')))
      sayWhatWasSkipped(readJson(file));
  } catch (error) {
    const files = existsSync(file) ? filesToRepeat(readJson(file), ROOT) : undefined;
    if (files === undefined) throw error;
    say(`\n  Once more, alone: ${files.join(', ')}`);
    await vitest('--maxWorkers=1', ...files);
    say(`\n  Passed only at the second run: ${files.join(', ')}`);
  }
}
