import { expect, it } from 'vitest';
import {
  apiKilledWhileReporting,
  postgresCrashed,
  redisWiped,
  workersKilledWhilePairing,
  workerSuspended,
} from './assaults.js';
import { eventUnderFire } from './event-under-fire.js';

// `npx conclave kill-test` is the long version, with more moments and more players.
it('loses nothing and doubles nothing while workers, an api and PostgreSQL are killed and Redis is wiped', async () => {
  const assaults = [
    workersKilledWhilePairing(0),
    workersKilledWhilePairing(20),
    apiKilledWhileReporting(0),
    workerSuspended(0, 8_000),
    postgresCrashed,
    redisWiped,
  ];
  const verdict = await eventUnderFire({ players: 17, seed: 'short', assaults });
  expect(verdict.faults).toEqual([]);
  expect(verdict.matches).toBe(8 * assaults.length);
});
