import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * The laws are tried with the same cases in every run: a commit that
 * passes passes again, on every machine. Looking further is asked for:
 * `FC_SEED=random` draws other cases each time, and `FC_SEED=<number>` those of a failure that was printed.
 */
const asked = process.env['FC_SEED'] ?? '20261121';

// Loading fast-check takes longer than most specs do: only those that use it have it loaded.
const { testPath } = expect.getState();
if (
  asked !== 'random' &&
  testPath !== undefined &&
  readFileSync(testPath, 'utf8').includes("from 'fast-check'")
) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ seed: Number(asked) });
}
