import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { RepeatedTask, type RepeatedTaskOptions } from './repeated-task.js';

/** Longer than any test, so that nothing happens because of the interval. */
const EVER = 3_600_000;

const tasks: RepeatedTask[] = [];
afterEach(() => Promise.all(tasks.splice(0).map((one) => one.stop())));

/** A task whose runs end when the test says so. */
const watching = (changes: Partial<RepeatedTaskOptions> = {}) => {
  let runs = 0;
  const waiting: (() => void)[] = [];
  const errors: unknown[] = [];
  const one = new RepeatedTask({
    run: () => new Promise<void>((end) => ((runs += 1), waiting.push(end))),
    everyMs: EVER,
    onError: (error) => void errors.push(error),
    ...changes,
  });
  tasks.push(one);
  return {
    one,
    errors,
    runs: () => runs,
    end: async () => {
      waiting.shift()?.();
      await turn();
    },
  };
};

describe('a repeated-task', () => {
  it('runs at once, and again after a while', async () => {
    let runs = 0;
    const { one } = watching({ everyMs: 1, run: async () => void (runs += 1) });
    one.start();
    await expect.poll(() => runs).toBeGreaterThan(2);
  });

  it('reports an error, and goes on', async () => {
    let runs = 0;
    const { one, errors } = watching({
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('the database is away');
      },
    });
    one.start();
    await expect.poll(() => runs).toBe(2);
    expect(errors).toEqual([new Error('the database is away')]);
  });

  it('stops when the run at hand has ended, and may be started again', async () => {
    const { one, runs, end } = watching();
    one.start();
    let stopped = false;
    const stopping = one.stop().then(() => (stopped = true));
    await turn();
    expect(stopped).toBe(false);
    await end();
    await stopping;
    expect(runs()).toBe(1);
    one.start();
    await end();
    expect(runs()).toBe(2);
  });

  it('stops in the middle of a pause', async () => {
    const { one, runs, end } = watching();
    one.start();
    await end();
    await one.stop();
    expect(runs()).toBe(1);
  });
});
