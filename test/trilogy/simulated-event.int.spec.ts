import { expect, it } from 'vitest';
import { GracefulShutdown } from '#platform';
import { simulate } from '../../apps/cli/src/simulate/simulation.js';
import { startWorker } from '../../apps/worker/src/worker.js';
import { silent, startApi } from './trilogy-room.js';

it('a whole Trilogy event by its people: audited, recomputed, and counted as they counted it', async () => {
  const api = await startApi();
  const shutdown = new GracefulShutdown(silent);
  try {
    await startWorker({ ...api.configuration, logLevel: 'silent' }, silent, shutdown);
    const lines: string[] = [];
    const { result, faults } = await simulate(
      {
        plan: 'event',
        format: 'trilogy',
        players: 9,
        rounds: 3,
        cut: 2,
        seed: 'a',
        set: 'SOR',
        pod: 8,
        url: api.url,
        concurrency: 4,
        rate: 0,
      },
      { url: api.url, loadPass: null },
      (line) => lines.push(line),
    );
    expect(faults).toEqual([]);
    expect(result).toMatchObject({ players: 9, rounds: 3, audit: '0 faults', rematches: 0 });
    expect(result.bans).toBe(result.matches * 2);
    expect(result.matches).toBeGreaterThanOrEqual(12);
  } finally {
    await shutdown.stop();
    await api.stop();
  }
}, 180_000);
