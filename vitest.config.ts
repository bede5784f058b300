import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.js';
import { PATIENCE_MS } from './test/support/patience.js';

// Without 'import': Vitest hands these to Node, where it would make require() load ES modules (pg breaks).
const conditions = ['source', 'node', 'module', 'default'];

/**
 * Suffix chooses cost: `.spec` and `.prop.spec` are pure; `.long.spec`
 * too, but computes for seconds; `.int.spec` needs PostgreSQL or Redis;
 * `.e2e.spec` starts processes.
 */
const pure = [
  'libs/**/*.spec.ts',
  'apps/**/*.spec.{ts,tsx}',
  'infra/**/*.spec.ts',
  '{test,tools}/**/*.spec.ts',
];
const project = (name: string, include: string[], exclude: string[], rest: object = {}) => ({
  extends: true as const,
  test: { name, include, exclude: ['**/node_modules/**', 'dist/**', ...exclude], ...rest },
});

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Answers trail what was done by a moment, and nobody knows how busy the
    // machine is: limits against hanging, many times what is ever needed.
    expect: { poll: { timeout: PATIENCE_MS } },
    // Two at once even on two cores: most tests wait for servers and browsers more than they compute.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/support/known-chance.setup.ts'],
    testTimeout: 2 * PATIENCE_MS,
    hookTimeout: 2 * PATIENCE_MS,
    projects: [
      // Pure code keeps nothing between files, so that one process may run them all: a third of the time.
      project('pure', pure, ['**/*.{long,int,e2e}.spec.ts'], {
        isolate: false,
        sequence: { groupOrder: 0 },
      }),
      // Games replayed by the thousand, files forged by the hundred: two
      // thirds of the time that pure tests take. `--quick` leaves them out.
      project('long', ['{libs,apps,test,tools,infra}/**/*.long.spec.ts'], [], {
        isolate: false,
        sequence: { groupOrder: 0 },
      }),
      project('integration', ['{libs,apps,test,tools,infra}/**/*.int.spec.ts'], [], {
        // Each file starts its own servers; loading Nest and the card book once saves 4 CPU seconds a file.
        isolate: false,
        globalSetup: ['test/support/services.global.ts'],
        sequence: { groupOrder: 1 },
      }),
      project('end-to-end', ['{libs,apps,test,tools,infra}/**/*.e2e.spec.ts'], [], {
        globalSetup: ['test/support/built.global.ts', 'test/support/services.global.ts'],
        // Stories of one process share its servers and browser, see `Stage.open`.
        isolate: false,
        // They wait more than others do: for workers, clocks and pages.
        maxWorkers: 3,
        testTimeout: 5 * PATIENCE_MS,
        hookTimeout: 5 * PATIENCE_MS,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
