// npm test: everything that CI runs, cheapest first. It stops at the first step that fails and ends
// with the test runner's counts. npm test -- --quick: only the checks and the pure tests that do not
// compute for seconds; no server, no browser. Other words go to the test runner: npm test -- libs/match
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { runTests } from './run-tests.mjs';
import { StepFailed, explain, run, say, step } from './progress.mjs';
import { CACHE, COMPILER, program } from './project.mjs';
import { setUp } from './setup.mjs';

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const inCi = Boolean(process.env.CI) && process.env.CI !== 'false';

const lint = () =>
  run(program('eslint'), [
    '.',
    '--max-warnings=0',
    '--cache',
    '--cache-location',
    path.join(CACHE, 'eslint'),
  ]);
const format = () => run(program('oxfmt'), ['--check']);
/** Checks the allowed directions of imports between folders, which package.json defines. */
const architecture = () => run('npm', ['run', '--silent', 'arrows']);
/** Every package is used, and every used package is declared. */
const packages = () => run(program('knip'), ['--no-progress']);
const types = async () => {
  // Functions that run in the browser use its window, so those tests have a project of their own.
  for (const project of ['tsconfig.json', 'test/e2e/tsconfig.json', 'apps/web/tsconfig.json'])
    await run(process.execPath, [COMPILER, '-p', project, '--noEmit']);
};

/** The migrations, replayed on an empty server, must result in the schema: 0 same, 2 different. */
async function migrationsMatchSchema() {
  const { discardPostgres, startPostgres } = await import('./postgres.mjs');
  const dataDir = path.join(CACHE, `drift-${process.pid}`);
  const postgres = await startPostgres({
    dataDir,
    password: 'only-for-tests',
    port: 0,
    durable: false,
  });
  try {
    const compare = [
      'migrate',
      'diff',
      '--from-migrations',
      'prisma/migrations',
      '--to-schema',
      'prisma/schema.prisma',
      '--exit-code',
    ];
    await run(program('prisma'), compare, {
      env: { DATABASE_URL: postgres.url, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' },
    });
  } finally {
    await discardPostgres(dataDir);
  }
}

function requireBrowserInCi() {
  if (findBrowser() !== undefined) return;
  if (inCi)
    throw new StepFailed(
      'CI has no browser: the end-to-end tests may not be skipped here. Install chromium or set CHROMIUM_PATH.',
    );
  say(
    '\n  !!  NO BROWSER FOUND: the tests in a real browser will be SKIPPED. Install chromium or set CHROMIUM_PATH.\n',
  );
}

/** Two chains in parallel, one for each core of a small machine. */
async function checkSources() {
  const style = async () => {
    await step('format', format);
    await step('lint', lint);
    await step('architecture', architecture);
    await step('packages that are used', packages);
  };
  const results = await Promise.allSettled([style(), step('types', types)]);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function prepareServers() {
  requireBrowserInCi();
  await build();
  await step('migrations match the schema', migrationsMatchSchema);
}

try {
  say(quick ? 'Testing Conclave, quickly' : 'Testing Conclave');
  await setUp({ browser: !quick });
  const forRunner = words.filter((word) => word !== '--quick');
  if (quick) {
    // In quick mode the tests come first, because they report on the developer's own change soonest.
    say('  tests');
    await runTests(['--project', 'pure', ...forRunner]);
    await checkSources();
  } else {
    await checkSources();
    await prepareServers();
    say('  tests');
    await runTests(forRunner);
  }
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
