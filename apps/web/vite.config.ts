import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressed } from './compress.js';

/** `npx vite build apps/web` writes apps/web/dist; `npx vite apps/web` serves the pages against an API at API_URL. */
export default defineConfig({
  plugins: [react(), compressed()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // A contract does nothing by being imported: a page gets those that it uses, and a player's first view the few without schemas.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/libs\/contracts\//, sideEffects: false }] },
      // What all components share stays out of the parts that only some need: else a helper of ten lines draws in all of the menus.
      output: { codeSplitting: { groups: [{ name: 'frame', test: /@mantine\/(core\/esm\/core|hooks)\// }] } },
    },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
