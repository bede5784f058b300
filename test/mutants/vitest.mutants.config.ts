import { defineConfig } from 'vitest/config';

const conditions = ['source', 'node', 'module', 'default'];

/** The specs that guard the rules: those of the engine and those of the cards, whose rows cite rules too. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['libs/rules/**/*.spec.ts', 'libs/cards/src/behaviour/**/*.spec.ts'],
    // It asks the compiler about the sources, which the mutation tester has rewritten.
    exclude: ['libs/rules/src/effects/all-read.spec.ts'],
    setupFiles: ['test/support/known-chance.setup.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
});
