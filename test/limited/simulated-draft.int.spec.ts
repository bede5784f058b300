import { expect, it } from 'vitest';
import { createLogger, GracefulShutdown } from '#platform';
import { drawKnownSeeds } from '../../apps/api/test/known-seeds.js';
import { startApi } from '../../apps/api/test/running-api.js';
import { simulate } from '../../apps/cli/src/simulate/simulation.js';
import { startWorker } from '../../apps/worker/src/worker.js';

const silent = createLogger('worker', { logLevel: 'silent' });

it('a whole Draft event by its people: every pick judged again from the revealed seed, clocks honest, decks legal, standings recomputed', async () => {
  const api = await startApi();
  drawKnownSeeds(api, 'a simulated draft');
  const shutdown = new GracefulShutdown(silent);
  try {
    await startWorker({ ...api.configuration, logLevel: 'silent' }, silent, shutdown);
    const { result, faults } = await simulate(
      {
        plan: 'event',
        format: 'draft',
        players: 8,
        rounds: 2,
        cut: 0,
        seed: 'a',
        set: 'SOR',
        pod: 4,
        url: api.url,
        concurrency: 4,
        rate: 0,
      },
      { url: api.url, loadPass: null },
      () => undefined,
    );
    expect(faults).toEqual([]);
    expect(result).toMatchObject({
      players: 8,
      rounds: 2,
      audit: '0 faults',
      pods: 2,
      pools: 8,
      deckRevisions: 10,
    });
    // One player never looked at their phone, one seat was held by a bot for a while.
    expect(result.timeouts).toBeGreaterThanOrEqual(2);
    expect(result.botPicks).toBeGreaterThan(30);
  } finally {
    await shutdown.stop();
    await api.stop();
  }
}, 180_000);
