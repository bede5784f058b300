import { defineConfig } from 'vitest/config';

const conditions = ['source', 'node', 'module', 'default'];

/**
 * The specs that guard the rules: those of the engine, those of the cards, whose
 * rows cite rules too, the games and cases of other engines, each of whose
 * verdicts is ours or was reviewed by the book, and the recorded games of our own.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'libs/rules/**/*.spec.ts',
      'libs/cards/src/behaviour/**/*.spec.ts',
      'tools/scenarios/scenarios.long.spec.ts',
      'tools/conformance/conformance.long.spec.ts',
      'tools/recorded-games/recorded-games.long.spec.ts',
    ],
    // They read the sources themselves, which the mutation tester has rewritten.
    exclude: [
      'libs/rules/src/effects/all-read.spec.ts',
      'libs/rules/src/manifest/manifest.spec.ts',
    ],
    setupFiles: ['test/support/known-chance.setup.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
});
