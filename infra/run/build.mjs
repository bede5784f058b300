// Compiles the servers to dist/, bundles them to dist/servers, and builds the web application to
// apps/web/dist, each only if some of its input has changed.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unlessDone } from './fingerprint.mjs';
import { isList, writeLists } from './languages.mjs';
import { explain, run, say, step } from './progress.mjs';
import { COMPILED, COMPILER, inRoot, program, SERVER_APPS } from './project.mjs';

const SHARED = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
/** The libraries that the pages use: contracts, and the games, for replays. */
export const LIBRARIES_OF_PAGES = [
  'cards',
  'chance',
  'contracts',
  'game',
  'games',
  'rules',
  'vocabulary',
];
const isTest = (file) => /\.(spec|prop\.spec|int\.spec|e2e\.spec)\.tsx?$/.test(file);

const buildServers = () =>
  unlessDone(
    {
      name: 'servers',
      places: [
        ...SHARED,
        'tsconfig.build.json',
        'prisma/schema.prisma',
        // A build without the database client must not count as up to date once the client exists.
        'prisma/generated',
        'infra/run/bundle.mjs',
        ...SERVER_APPS,
        'libs',
      ],
      accept: (file) => !isTest(file) && !isList(file),
      output: 'dist/servers/api.js',
    },
    async () => {
      writeLists();
      // Types are checked by the tests; here that would more than double the time of a first start.
      await run(process.execPath, [COMPILER, '-p', 'tsconfig.build.json', '--noCheck']);
      // Imported late, because its dependencies may have to be installed first.
      const { bundleServers } = await import('./bundle.mjs');
      await bundleServers();
      rmSync(COMPILED, { recursive: true, force: true });
    },
  );

const buildWeb = () =>
  unlessDone(
    {
      name: 'web',
      places: [...SHARED, 'apps/web', ...LIBRARIES_OF_PAGES.map((name) => `libs/${name}`)],
      accept: (file) => !isTest(file),
      output: 'apps/web/dist/index.html',
    },
    () =>
      // Independent of the caller's environment: pages built under a test's environment would be
      // development pages, without offline support.
      run(program('vite'), ['build', '--logLevel', 'warn'], {
        cwd: inRoot('apps/web'),
        env: { NODE_ENV: 'production' },
      }),
  );

export async function build() {
  await step('servers compiled', buildServers);
  await step('web application built', buildWeb);
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) {
  say('Building Conclave');
  await build().catch((error) => {
    explain(error);
    process.exitCode = 1;
  });
}
