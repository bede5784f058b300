// npm run setup: installs everything that a fresh clone lacks. Plain Node, because nothing is
// installed yet; a second run only compares hashes.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from './browser.mjs';
import { unlessDone } from './fingerprint.mjs';
import { requireNode } from './node-version.mjs';
import { explain, run, say, step } from './progress.mjs';
import { inRoot, program } from './project.mjs';

/** Not `npm ci`, which empties the folder first: after an update only changes are downloaded. */
const installPackages = () =>
  unlessDone(
    {
      name: '.conclave-installed',
      places: ['package-lock.json'],
      output: 'node_modules',
      stampFolder: inRoot('node_modules'),
    },
    () => run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );

const generateClient = () =>
  unlessDone(
    {
      name: 'prisma-client',
      places: ['prisma/schema.prisma', 'package-lock.json'],
      output: 'prisma/generated',
    },
    () =>
      run(program('prisma'), ['generate'], {
        env: { PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' },
      }),
  );

const mayInstallBrowser = () => process.getuid?.() === 0 && process.platform === 'linux';

async function installBrowser() {
  if (findBrowser({ whole: true }) !== undefined) return 'found';
  if (!mayInstallBrowser()) return 'NONE FOUND: tests in a browser will be skipped';
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['-q', 'update'], quiet);
  const install = (name) =>
    run('apt-get', ['-q', 'install', '-y', '--no-install-recommends', name], quiet);
  await install('chromium');
  // Not every distribution has it; the full browser does the same, more slowly.
  await install('chromium-headless-shell').catch(() => undefined);
  return 'installed';
}

/** Packages and generated code; with `browser` also the browser, which only tests need. */
export async function setUp({ browser = false } = {}) {
  requireNode();
  await step('packages', installPackages);
  await step('database client', generateClient);
  if (browser)
    await step('browser for the tests', () =>
      installBrowser().catch((error) => `NOT INSTALLED: ${error.message}`),
    );
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) {
  say('Setting up Conclave');
  await setUp().catch((error) => {
    explain(error);
    process.exitCode = 1;
  });
}
