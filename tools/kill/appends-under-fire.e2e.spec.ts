import { expect, it } from 'vitest';
import { appendsUnderFire } from './appends-under-fire.js';

// `npx conclave kill-test --only appends` is the long version: 64 writers, 10,000 appends each.
it('misses nothing and takes nothing twice while writers append, a worker stands still and a stranger keeps a transaction open', async () => {
  const verdict = await appendsUnderFire({
    writers: 8,
    appends: 1_200,
    seed: 'short',
    suspendedMs: 6_000,
  });
  expect(verdict.faults).toEqual([]);
  expect(verdict.events).toBeGreaterThan(8 * 1_200);
});
