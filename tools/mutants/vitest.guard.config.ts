import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { triedGuards } from './tried-guards.js';

const conditions = ['source', 'node', 'module', 'default'];
const guard = triedGuards[Number(process.env['GUARD'])];
if (!guard) throw new Error(`GUARD=${process.env['GUARD']}: from 0 to ${triedGuards.length - 1}`);
const root = join(import.meta.dirname, '../..');

/**
 * Tests one changed module with the tests of one spec that cite its rules; the file itself is not
 * changed.
 */
export default defineConfig({
  root,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [
    {
      name: 'guard',
      enforce: 'pre',
      transform: (code, id) =>
        id === join(root, guard.file) ? code.replace(guard.from, () => guard.to) : null,
    },
  ],
  test: {
    include: [...guard.specs],
    testNamePattern: guard.titles,
    setupFiles: ['test/support/known-chance.setup.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
});
