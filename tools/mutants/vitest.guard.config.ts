import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { GUARDS } from '../../libs/rules/src/manifest/guards.js';

const conditions = ['source', 'node', 'module', 'default'];
const guard = GUARDS[Number(process.env['GUARD'])];
if (!guard) throw new Error(`GUARD=${process.env['GUARD']}: from 0 to ${GUARDS.length - 1}`);
const source = join(import.meta.dirname, '../../libs/rules/src');

/** `7.5.11A#2`, and not `17.5.11A#2` or `7.5.11A#21`. */
const cites = (rule: string): string => `(?<![\\d.])${rule.replaceAll('.', '\\.')}(?![\\w#])`;

/**
 * One changed module, seen by the tests of one spec that cite its rules; the file itself is never written.
 */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [
    {
      name: 'guard',
      enforce: 'pre',
      transform: (code, id) =>
        id === join(source, guard.file) ? code.replace(guard.from, () => guard.to) : null,
    },
  ],
  test: {
    include: [join('libs/rules/src', guard.spec)],
    testNamePattern: guard.rules.map(cites).join('|'),
    setupFiles: ['test/support/known-chance.setup.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
});
