import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressed } from './compress.js';
import { preloadTexts } from './preload-texts.js';

/** `npx vite build apps/web` writes apps/web/dist; `npx vite apps/web` serves the pages against an API at API_URL. */
export default defineConfig({
  plugins: [react(), preloadTexts(), compressed()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // A contract does nothing by being imported: a page gets those that it uses, and a player's first view the few without schemas.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/libs\/contracts\//, sideEffects: false }] },
      // A first view is few files, on a slow line each is a wait: what others have written, which stays in the phone's cache over our releases, and what we have.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 1 },
            { name: 'first', tags: ['$initial'], test: /\/src\/(?!main\.tsx)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
