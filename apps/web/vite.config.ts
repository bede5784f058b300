import path from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { componentStyles } from './component-styles.js';
import { compressPlugin } from './compress.js';
import { firstViews, inFrame, ofFirstViews, preloadFirstViews } from './first-views.js';

/**
 * `npx vite build apps/web` writes apps/web/dist; `npx vite
 * apps/web` serves the pages against an API at API_URL.
 */
export default defineConfig({
  plugins: [componentStyles(), preloadFirstViews(), compressPlugin()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // Preact draws the pages (docs/adr/0044-preact-draws-the-pages.md).
    alias: [
      { find: /^react$/, replacement: path.resolve(import.meta.dirname, 'react.js') },
      { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      // A shim for versions of React without the hook. As a CommonJS module, it would need its
      // imports wrapped.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'preact/compat' },
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Collects the licence notices of all bundled packages; /licence names the file.
    license: { fileName: 'third-party-licences.md' },
    // Every browser that supports es2022 also supports modulepreload.
    modulePreload: { polyfill: false },
    // Importing a contract has no side effects: a page gets only the contracts that it uses, and a
    // player's first view the few without schemas.
    rolldownOptions: {
      // Ignores the directives by which packages mark client code, because everything here is
      // rendered by the browser.
      onLog: (level, log, pass) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
      },
      preserveEntrySignatures: 'allow-extension',
      treeshake: {
        moduleSideEffects: [{ test: /\/libs\/(?:contracts|vocabulary)\//, sideEffects: false }],
      },
      // A first view consists of few files, because each one costs a wait on a slow connection:
      // third-party code, which stays in a phone's cache across our releases; our code; the styles
      // of both; and one file per page that people open by a link, with everything that only this
      // page and later ones need.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: ofFirstViews, priority: 3 },
            { name: 'first', test: inFrame, priority: 2 },
            // One file for all of these, instead of one for each page's combination of them.
            { name: 'offers', test: /\/src\/shared\/event\/[\w-]+-offers\.ts$/, priority: 0 },
            // One file for everything that all boards have.
            {
              name: 'boards',
              test: /\/src\/shared\/table\/(?:answer-once|match-bar|presence-dot|use-playback)\.tsx?$/,
              priority: 0,
            },
            ...Object.entries(firstViews).map(([name, test]) => ({ name, test, priority: 1 })),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
