// The test runner. Tests with servers and browsers depend on the order in which a machine
// does things: a file of them that failed is run once more. Pure tests fail at once.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run, say } from './progress.mjs';
import { CACHE, ROOT, program, readJson } from './project.mjs';

const WITH_SERVERS = /\.(int|e2e)\.spec\.ts$/;
/** More failures than these are no chance. */
const MOST = 3;

/**
 * The failed files of a run that may be run once more, as paths
 * from `root`; undefined where a pure test failed, or too many did.
 * `report` is what Vitest's JSON reporter wrote: `{testResults: [{name, status}]}`, one entry a file.
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
 * What a run left out, a line a file; empty where nothing was. `status` of a test that was not
 * run is 'pending' or 'skipped' in the report of `filesToRepeat`, `assertionResults` are its tests.
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

/** A file that passes only at its second run is named at the end: what it waits for is still to be mended. */
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
