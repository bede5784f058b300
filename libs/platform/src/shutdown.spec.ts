import { describe, expect, it } from 'vitest';
import { createLogger } from './logging.js';
import { GracefulShutdown } from './shutdown.js';

const quiet = createLogger('test', { logLevel: 'silent' });

describe('graceful shutdown', () => {
  it('runs the steps in order, each finished before the next, and only once', async () => {
    const done: string[] = [];
    const shutdown = new GracefulShutdown(quiet)
      .add('server', async () => {
        await new Promise((resolve) => setImmediate(resolve));
        done.push('server');
      })
      .add('pool', () => done.push('pool'));
    await Promise.all([shutdown.stop(), shutdown.stop()]);
    expect(done).toEqual(['server', 'pool']);
  });

  it('goes on after a failing step and then says so', async () => {
    const done: string[] = [];
    const shutdown = new GracefulShutdown(quiet)
      .add('server', () => {
        throw new Error('stuck');
      })
      .add('pool', () => done.push('pool'));
    await expect(shutdown.stop()).rejects.toThrow('shutdown was not clean');
    expect(done).toEqual(['pool']);
  });
});
