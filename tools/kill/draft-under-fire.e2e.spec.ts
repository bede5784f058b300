import { expect, it } from 'vitest';
import { draftStrikes } from './assaults.js';
import { draftUnderFire } from './draft-under-fire.js';

// `npx conclave kill-test` is the long version, with more pods and more moments.
it('a draft of eight survives the death of worker, api and PostgreSQL and an empty Redis at any pick', async () => {
  const verdict = await draftUnderFire({ pods: 1, seed: 'short', strikes: draftStrikes });
  expect(verdict.faults).toEqual([]);
  expect(verdict.by['clock']).toBeGreaterThan(0);
  expect(verdict.by['bot']).toBeGreaterThan(0);
});
