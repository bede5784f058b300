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
      // For a React that lacks the hook. As a CommonJS module it would have what it imports wrapped.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'preact/compat' },
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // What is bundled keeps its notices: /licence names the file.
    license: { fileName: 'third-party-licences.md' },
    // Every browser that knows es2022 preloads modules itself.
    modulePreload: { polyfill: false },
    // A contract does nothing by being imported: a page gets those
    // that it uses, and a player's first view the few without schemas.
    rolldownOptions: {
      // Packages mark what a server must not draw; here everything is drawn by the browser.
      onLog: (level, log, pass) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
      },
      preserveEntrySignatures: 'allow-extension',
      treeshake: {
        moduleSideEffects: [{ test: /\/libs\/(?:contracts|vocabulary)\//, sideEffects: false }],
      },
      // A first view is few files, on a slow line each is a wait: what others have written, which
      // stays in the phone's cache over our releases, what we have, all styles of both, and one
      // file for each page that people open by a link, with all that only it and later pages need.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: ofFirstViews, priority: 3 },
            { name: 'first', test: inFrame, priority: 2 },
            // One name in the list of files instead of one for each page's mix of them.
            { name: 'offers', test: /\/src\/shared\/event\/[\w-]+-offers\.ts$/, priority: 0 },
            // What every board has stands in one file.
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
