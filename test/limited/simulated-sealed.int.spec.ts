import { expect, it } from 'vitest';
import { createLogger, GracefulShutdown } from '#platform';
import { drawKnownSeeds } from '../../apps/api/test/known-seeds.js';
import { startApi } from '../../apps/api/test/running-api.js';
import { simulate } from '../../apps/cli/src/simulate/simulation.js';
import { startWorker } from '../../apps/worker/src/worker.js';

const silent = createLogger('worker', { logLevel: 'silent' });

it('a whole Sealed event by its people: boosters opened again from the revealed seed, decks judged by them, standings recomputed', async () => {
  const api = await startApi();
  drawKnownSeeds(api, 'a simulated Sealed event');
  const shutdown = new GracefulShutdown(silent);
  try {
    await startWorker({ ...api.configuration, logLevel: 'silent' }, silent, shutdown);
    const lines: string[] = [];
    const { result, faults } = await simulate(
      {
        plan: 'event',
        format: 'sealed',
        players: 9,
        rounds: 3,
        cut: 2,
        seed: 'a',
        set: 'SHD',
        pod: 8,
        url: api.url,
        concurrency: 4,
        rate: 0,
      },
      { url: api.url, loadPass: null },
      (line) => lines.push(line),
    );
    expect(faults).toEqual([]);
    // Nine pools of six boosters, the latecomer's among them; every fourth player hands in a first try.
    expect(result).toMatchObject({
      players: 9,
      rounds: 3,
      audit: '0 faults',
      rematches: 0,
      pools: 9,
      boosters: 54,
      deckRevisions: 11,
    });
  } finally {
    await shutdown.stop();
    await api.stop();
  }
}, 180_000);
