import { defineConfig } from 'vitest/config';

const conditions = ['source', 'node', 'module', 'default'];

/**
 * The specs that test the rules: those of the engine, those of the cards, whose rows cite rules
 * too, the games and cases of other engines, whose results all agree with ours or were reviewed
 * against the rules, and our own recorded games.
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
